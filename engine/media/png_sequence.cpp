// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/png_sequence.h"

#include "base/background.h"
#include "base/memory.h"
#include "base/sentence.h"
#include "media/libav.h"
#include "media/part_file.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageWriter>
#include <QSemaphore>
#include <QThreadPool>

#include <cerrno>
#include <filesystem>
#include <mutex>
#include <optional>

namespace lectograph::media {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;

namespace {

/// Fast compression that suits flat colours (level 2 of zlib).
constexpr int pngQuality = 70;

class PngSequence : public Encoder
{
public:
    PngSequence(const QString &pattern, std::unique_ptr<PartFile> folder, int threads)
        : m_target(QFileInfo(pattern).absolutePath()),
          m_name(QFileInfo(pattern).fileName()),
          m_folder(std::move(folder)),
          m_part(m_folder->path()),
          m_free(2 * threads)
    {
        m_pool.setMaxThreadCount(threads);
    }

    ~PngSequence() override { m_pool.waitForDone(); }

    PixelLayout layout() const override { return PixelLayout::Rgba; }

    Result<void> write(std::shared_ptr<const Surface> surface) override
    {
        start();
        m_run = Run{std::move(surface), m_next++, 1};
        return failed();
    }

    Result<void> repeat(qint64 frames) override
    {
        m_next += frames;
        m_run->count += frames;
        return failed();
    }

    Result<void> finish() override
    {
        start();
        m_pool.waitForDone();
        if (auto written = failed(); !written)
            return written;
        for (qint64 i = 0; i < m_next; ++i) {
            if (auto placed = toDisk(m_part.filePath(fileNameFor(m_name, i))); !placed)
                return placed;
        }
        for (qint64 i = 0; i < m_next; ++i) {
            const QString name = fileNameFor(m_name, i);
            std::error_code code;
            std::filesystem::rename(QFileInfo(m_part.filePath(name)).filesystemAbsoluteFilePath(),
                                    QFileInfo(m_target.filePath(name)).filesystemAbsoluteFilePath(), code);
            if (code)
                return tl::unexpected(av::writeError(AVERROR(code.value()), m_target.filePath(name)));
        }
        return toDisk(m_target.path());
    }

private:
    /// A frame and how many times it is shown.
    struct Run
    {
        std::shared_ptr<const Surface> surface;
        qint64 first = 0;
        qint64 count = 0;
    };

    /// Passes the last run to a thread, now that its length is known.
    void start()
    {
        if (!m_run)
            return;
        m_free.acquire();
        base::runInBackground(m_pool, [this, run = *std::exchange(m_run, std::nullopt)] {
            if (!base::isDoneWithinMemory([&] { save(run); }))
                fail({base::Sentence::tr("There is not enough memory for this export."),
                      base::Sentence::tr("Use a smaller picture."), m_target.path()});
            m_free.release();
        });
    }

    void save(const Run &run)
    {
        const Surface &surface = *run.surface;
        const QImage image(surface.plane(0), surface.size().width(), surface.size().height(), surface.stride(0),
                           QImage::Format_RGBA8888);
        QBuffer png;
        QImageWriter writer(&png, "png");
        writer.setQuality(pngQuality);
        if (!writer.write(image)) {
            fail({base::Sentence::tr("The picture could not be compressed: %1.").arg(writer.errorString()),
                  {},
                  m_target.path()});
            return;
        }
        for (qint64 i = run.first; i < run.first + run.count; ++i) {
            QFile file(m_part.filePath(fileNameFor(m_name, i)));
            errno = 0;
            if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || file.write(png.data()) != png.size()
                || file.size() != png.size()) {
                fail(av::writeError(AVERROR(errno != 0 ? errno : EIO), m_target.filePath(fileNameFor(m_name, i))));
                return;
            }
        }
    }

    void fail(base::Error error)
    {
        const std::lock_guard lock(m_mutex);
        if (!m_error)
            m_error = std::move(error);
    }

    Result<void> failed()
    {
        const std::lock_guard lock(m_mutex);
        return m_error ? Result<void>(tl::unexpected(*m_error)) : Result<void>();
    }

    QDir m_target;
    QString m_name;
    std::unique_ptr<PartFile> m_folder;
    QDir m_part;
    QThreadPool m_pool;
    QSemaphore m_free; ///< limits the number of waiting frames
    std::mutex m_mutex;
    std::optional<base::Error> m_error;
    std::optional<Run> m_run; ///< still growing
    qint64 m_next = 0;
};

} // namespace

Result<std::unique_ptr<Encoder>> openPngSequence(const QString &pattern, const EncoderSettings &settings)
{
    const QFileInfo target(pattern);
    const QString following = fileNameFor(target.fileName(), settings.frameCount);
    if (settings.frameCount > 0 && QFileInfo::exists(target.absoluteDir().filePath(following))) {
        return failure(
            base::Sentence::tr("The folder holds pictures of a longer export: “%1” would follow the last one.")
                .arg(following),
            base::Sentence::tr("Remove them or choose another folder or name."), QDir::toNativeSeparators(pattern));
    }
    for (qint64 i = 0; i < settings.frameCount; ++i) {
        if (const auto free = checkName(target.absoluteDir().filePath(fileNameFor(target.fileName(), i))); !free)
            return tl::unexpected(free.error());
    }
    return PartFile::make(pattern, PartFile::Kind::Folder)
        .map([&](std::unique_ptr<PartFile> folder) -> std::unique_ptr<Encoder> {
            return std::make_unique<PngSequence>(pattern, std::move(folder), std::max(settings.threads, 1));
        });
}

} // namespace lectograph::media
