// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/gallery/lecturepictures.h"

#include "lecture/files.h"
#include "lecture/templates.h"
#include "picture/show.h"
#include "raster/draw.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <array>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

// Shares of a lecture's length to try: at the first one much is visible and nothing has left yet. The others are for
// lectures that are almost empty at that time.
constexpr std::array tellingShares{0.6, 0.5, 0.7, 0.4, 0.8, 0.25, 0.9};
constexpr double enough = 0.02;  // share of pixels that are not background
constexpr int betweenLooks = 50; // milliseconds

/// Changes when the lecture does, whether it is a file or a folder.
QString stampOf(const QString &path)
{
    qint64 time = 0;
    qint64 bytes = 0;
    const auto add = [&](const QFileInfo &file) {
        time = std::max(time, file.lastModified().toMSecsSinceEpoch());
        bytes += file.size();
    };
    add(QFileInfo(path));
    if (QFileInfo(path).isDir()) {
        for (const QFileInfo &file : QDir(path + u"/scenes"_s).entryInfoList(QDir::Files))
            add(file);
        add(QFileInfo(path + u"/lecture.json"_s));
    }
    return u"%1 %2"_s.arg(time).arg(bytes);
}

/// Included templates are trusted: tests draw all of them.
bool isOurs(const QString &path)
{
    return std::ranges::any_of(lecture::templateFolders(), [&](const QString &folder) {
        return QDir::cleanPath(path).startsWith(QDir::cleanPath(folder) + u'/');
    });
}

/// Records that a file could not be drawn.
void keepFailure(const QString &mark)
{
    QDir().mkpath(QFileInfo(mark).path());
    QFile(mark).open(QIODevice::WriteOnly);
}

std::shared_ptr<picture::Show> showOf(const QString &path, const timeline::Registry &registry, const QString &language)
{
    auto lecture = lecture::load(path);
    return lecture ? std::make_shared<picture::Show>(std::move(*lecture), registry, language) : nullptr;
}

/// The largest size that fits, without borders.
QSize fitting(const picture::Picture &picture, const QSize &size)
{
    return QSizeF(picture.frameWidth, picture.frameHeight)
        .scaled(size, Qt::KeepAspectRatio)
        .toSize()
        .expandedTo(QSize(1, 1));
}

QImage drawnAt(picture::Show &show, base::Time time, const QSize &size)
{
    const picture::Picture picture = show.at(time);
    return raster::drawn(picture, fitting(picture, size));
}

/// The share of pixels that differ from the corner pixel.
double filledShare(const QImage &image)
{
    int filled = 0;
    const QRgb ground = image.pixel(0, 0);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            filled += image.pixel(x, y) != ground;
    }
    return static_cast<double>(filled) / (image.width() * image.height());
}

/// The time closest to this share of the lecture at which nothing moves, or the time at this share if everything around
/// it moves.
base::Time restAround(picture::Show &show, double share)
{
    constexpr double step = 0.01;
    constexpr double reach = 0.08;
    const auto at = [&](double part) {
        return base::Time::fromSeconds(show.duration().seconds() * std::clamp(part, 0.0, 1.0));
    };
    for (double away = 0; away <= reach; away += step) {
        for (const base::Time time : {at(share + away), at(share - away)}) {
            if (time < show.duration() && show.stillUntil(time) > time)
                return time;
        }
    }
    return at(share);
}

QImage tellingPictureOf(picture::Show &show, const QSize &size)
{
    QImage best;
    double most = -1;
    for (const double share : tellingShares) {
        const QImage image = drawnAt(show, restAround(show, share), size);
        const double filled = filledShare(image);
        if (filled > most) {
            best = image;
            most = filled;
        }
        if (filled >= enough)
            break;
    }
    return best;
}

/// Returns false if it had to be killed.
bool hasEnded(QProcess &process, const QDeadlineTimer &deadline, const std::stop_token &stop)
{
    while (!process.waitForFinished(betweenLooks)) {
        if (process.state() == QProcess::NotRunning)
            break;
        if (stop.stop_requested() || deadline.hasExpired()) {
            process.kill();
            process.waitForFinished();
            return false;
        }
    }
    return true;
}

/// Renders in a separate process, so that a malicious file cannot harm this one. Returns a null image on a crash,
/// timeout or error; nothing if it was stopped or the program is missing. Blocks; call it in a worker thread. An empty
/// `language` is the lecture's own.
std::optional<QImage> drawnApart(const ThumbnailProgram &program, const QString &file, const QString &language,
                                 const QSize &size, const std::stop_token &stop)
{
    const QTemporaryDir folder;
    const QString out = folder.filePath(u"thumbnail.png"_s);
    QProcess process;
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(program.path,
                  {u"thumbnail"_s, u"--size"_s, u"%1x%2"_s.arg(size.width()).arg(size.height()), u"--language"_s,
                   language, u"--"_s, QDir(file).absolutePath(), out});
    if (!process.waitForStarted())
        return std::nullopt;
    const bool ended = hasEnded(process, QDeadlineTimer(program.longest), stop);
    if (stop.stop_requested())
        return std::nullopt;
    if (!ended || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return QImage();
    return QImage(out, "png");
}

} // namespace

QString ThumbnailProgram::usual()
{
#ifdef Q_OS_WIN
    return QCoreApplication::applicationDirPath() + u"/lectograph.exe"_s;
#else
    return QCoreApplication::applicationDirPath() + u"/lectograph"_s;
#endif
}

QImage tellingPicture(const QString &path, const timeline::Registry &registry, const QString &language,
                      const QSize &size)
{
    const auto show = showOf(path, registry, language);
    if (!show || show->scenes().empty())
        return {};
    QImage image = tellingPictureOf(*show, size);
    image.setText(u"seconds"_s, QString::number(show->duration().seconds()));
    return image;
}

QString LecturePictures::key(const QString &path, const QString &language, const QSize &size) const
{
    return u"telling 2 %1 %2 %3 %4x%5"_s.arg(path, language).arg(stampOf(path)).arg(size.width()).arg(size.height());
}

void LecturePictures::request(const QString &path, const QString &language, const QSize &size, int urgency)
{
    const QString name = key(path, language, size);
    const auto ours = [&registry = m_registry, path, language, size] {
        return tellingPicture(path, registry, language, size);
    };
    const auto apart = [program = m_program, path, language, size, mark = ThumbnailCache::fileOf(name) + u".failed"_s,
                        stop = m_stop.get_token()]() -> QImage {
        if (QFile::exists(mark) || stop.stop_requested())
            return {};
        const auto image = drawnApart(program, path, language, size, stop);
        if (image && image->isNull())
            keepFailure(mark);
        return image.value_or(QImage());
    };
    m_thumbnails.request(name, isOurs(path) ? ThumbnailCache::Draw(ours) : apart, urgency);
}

std::optional<double> LecturePictures::secondsOf(const QImage &still)
{
    bool isNumber = false;
    const double seconds = still.text(u"seconds"_s).toDouble(&isNumber);
    return isNumber ? std::optional(seconds) : std::nullopt;
}

AnimatedThumbnail::Open LecturePictures::film(const QString &path, const QString &language, const QSize &size) const
{
    return [&registry = m_registry, path, language, size]() -> AnimatedThumbnail::Film {
        const auto show = isOurs(path) ? showOf(path, registry, language) : nullptr;
        return [show, size](double seconds) {
            return show ? drawnAt(*show, base::Time::fromSeconds(seconds), size) : QImage();
        };
    };
}

} // namespace lectograph::editor
