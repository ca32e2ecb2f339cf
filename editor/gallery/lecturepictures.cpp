// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/gallery/lecturepictures.h"

#include "lecture/files.h"
#include "lecture/templates.h"
#include "lecture/visible.h"
#include "picture/show.h"
#include "raster/poster.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

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
        for (const QString &below : {u"/scenes"_s, u"/blocks"_s, u"/animations"_s, u"/assets"_s}) {
            for (const QFileInfo &file : QDir(path + below).entryInfoList(QDir::Files))
                add(file);
        }
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

std::shared_ptr<picture::Show> showOf(const PicturedLecture &what, const timeline::Registry &registry)
{
    auto lecture = lecture::load(what.path);
    const bool isThere = lecture && (what.scene.isEmpty() || lecture::writtenScene(*lecture, what.scene));
    return isThere ? std::make_shared<picture::Show>(std::move(*lecture), registry, what.language, what.scene)
                   : nullptr;
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

QImage tellingPicture(const PicturedLecture &what, const timeline::Registry &registry, const QSize &size)
{
    const auto show = showOf(what, registry);
    if (!show || show->scenes().empty())
        return {};
    QImage image = raster::drawnWithin(*show, raster::posterTime(*show), size);
    image.setText(u"seconds"_s, QString::number(show->duration().seconds()));
    return image;
}

QString LecturePictures::key(const PicturedLecture &what, const QSize &size) const
{
    const QString content = what.scene.isEmpty() ? what.path : what.path + u'#' + what.scene;
    return u"telling 2 %1 %2 %3 %4x%5"_s.arg(content, what.language, stampOf(what.path))
        .arg(size.width())
        .arg(size.height());
}

LecturePictures::Wanted LecturePictures::want(const PicturedLecture &what, const QSize &size, int urgency)
{
    Wanted wanted;
    wanted.key = key(what, size);
    wanted.still = m_thumbnails.find(wanted.key);
    if (wanted.still.isNull())
        request(wanted.key, what, size, urgency);
    return wanted;
}

void LecturePictures::request(const QString &name, const PicturedLecture &what, const QSize &size, int urgency)
{
    if (m_thumbnails.knows(name))
        return;
    const auto ours = [&registry = m_registry, what, size] { return tellingPicture(what, registry, size); };
    const auto apart = [program = m_program, path = what.path, language = what.language, size,
                        mark = ThumbnailCache::fileOf(name) + u".failed"_s, stop = m_stop.get_token()]() -> QImage {
        if (QFile::exists(mark) || stop.stop_requested())
            return {};
        const auto image = drawnApart(program, path, language, size, stop);
        if (image && image->isNull())
            keepFailure(mark);
        return image.value_or(QImage());
    };
    m_thumbnails.request(name, isOurs(what.path) ? ThumbnailCache::Draw(ours) : apart, urgency);
}

std::optional<double> LecturePictures::secondsOf(const QImage &still)
{
    bool isNumber = false;
    const double seconds = still.text(u"seconds"_s).toDouble(&isNumber);
    return isNumber ? std::optional(seconds) : std::nullopt;
}

AnimatedThumbnail::Open LecturePictures::film(const PicturedLecture &what, const QSize &size) const
{
    return [&registry = m_registry, what, size]() -> AnimatedThumbnail::Film {
        const auto show = isOurs(what.path) ? showOf(what, registry) : nullptr;
        return [show, size](double seconds) {
            return show ? raster::drawnWithin(*show, base::Time::fromSeconds(seconds), size) : QImage();
        };
    };
}

} // namespace lectograph::editor
