// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/gallery/thumbnailprocess.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int betweenLooks = 50; // milliseconds

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

} // namespace

QString ThumbnailProgram::usual()
{
#ifdef Q_OS_WIN
    return QCoreApplication::applicationDirPath() + u"/lectograph.exe"_s;
#else
    return QCoreApplication::applicationDirPath() + u"/lectograph"_s;
#endif
}

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

} // namespace lectograph::editor
