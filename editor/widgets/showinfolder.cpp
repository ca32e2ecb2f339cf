// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/showinfolder.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QUrl>

#ifdef LECTOGRAPH_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#endif

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

void openFolderOf(const QString &file, const std::function<void()> &failed)
{
    if (!openOutside(QFileInfo(file).absolutePath()) && failed)
        failed();
}

} // namespace

bool openOutside(const QString &file)
{
    return QDesktopServices::openUrl(QUrl::fromLocalFile(file));
}

void showInFolder(const QString &file, const std::function<void()> &failed)
{
    const QFileInfo info(file);
    if (!info.exists()) {
        openFolderOf(file, failed);
        return;
    }
#if defined(Q_OS_WIN)
    // Explorer needs the comma and the path unquoted, so the argument must not be quoted as a whole.
    QProcess explorer;
    explorer.setProgram(u"explorer.exe"_s);
    explorer.setNativeArguments(u"/select,\"%1\""_s.arg(QDir::toNativeSeparators(info.absoluteFilePath())));
    if (!explorer.startDetached())
        openFolderOf(file, failed);
#elif defined(Q_OS_MACOS)
    if (!QProcess::startDetached(u"/usr/bin/open"_s, {u"-R"_s, info.absoluteFilePath()}))
        openFolderOf(file, failed);
#elif defined(LECTOGRAPH_HAS_DBUS)
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        openFolderOf(file, failed);
        return;
    }
    QDBusMessage call = QDBusMessage::createMethodCall(u"org.freedesktop.FileManager1"_s,
                                                       u"/org/freedesktop/FileManager1"_s,
                                                       u"org.freedesktop.FileManager1"_s, u"ShowItems"_s);
    call << QStringList{QUrl::fromLocalFile(info.absoluteFilePath()).toString(QUrl::FullyEncoded)} << QString();
    auto *answer = new QDBusPendingCallWatcher(bus.asyncCall(call));
    QObject::connect(answer, &QDBusPendingCallWatcher::finished, answer, [answer, file, failed] {
        if (answer->isError()) // not every desktop provides this service
            openFolderOf(file, failed);
        answer->deleteLater();
    });
#else
    openFolderOf(file, failed);
#endif
}

} // namespace lectograph::editor
