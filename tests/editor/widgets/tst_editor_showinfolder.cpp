// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a message bus of its own, with or without a file manager that answers.
#include "editor/widgets/showinfolder.h"
#include "testmain.h"

#include <QDBusConnection>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;
using lectograph::editor::showInFolder;

namespace {

constexpr int longest = 60000;

/// The D-Bus interface of Linux file managers.
class FileManager : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.FileManager1")

public:
    QStringList shown;

public Q_SLOTS:
    void ShowItems(const QStringList &files, const QString &) { shown += files; }
};

} // namespace

class TestShowInFolder : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    void open(const QUrl &url) { m_opened.append(url); }

private:
    QTemporaryDir m_dir;
    QProcess m_bus;
    QList<QUrl> m_opened;

    QString file(const QString &name) const
    {
        QFile made(m_dir.filePath(name));
        if (!made.open(QIODevice::WriteOnly))
            qFatal("cannot write a test file");
        return made.fileName();
    }

private Q_SLOTS:
    void initTestCase()
    {
        // The bus starts no services, so the desktop's own file manager is not used.
        QFile rules(file(u"bus.conf"_s));
        QVERIFY(rules.open(QIODevice::WriteOnly));
        rules.write("<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><policy context=\"default\">"
                    "<allow send_destination=\"*\"/><allow receive_sender=\"*\"/><allow own=\"*\"/>"
                    "</policy></busconfig>");
        rules.close();
        m_bus.start(u"dbus-daemon"_s, {u"--config-file="_s + rules.fileName(), u"--nofork"_s, u"--print-address"_s});
        if (!m_bus.waitForStarted(longest))
            QSKIP("there is no dbus-daemon");
        QTRY_VERIFY_WITH_TIMEOUT(m_bus.canReadLine(), longest);
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus.readLine().trimmed());
        QDesktopServices::setUrlHandler(u"file"_s, this, "open");
    }
    void init() { m_opened.clear(); }
    void cleanupTestCase()
    {
        QDesktopServices::unsetUrlHandler(u"file"_s);
        m_bus.kill();
        m_bus.waitForFinished();
    }

    void withoutAFileManagerItsFolderIsOpened()
    {
        showInFolder(file(u"a.mp4"_s));
        QTRY_COMPARE_WITH_TIMEOUT(m_opened, QList<QUrl>{QUrl::fromLocalFile(m_dir.path())}, longest);
    }

    void aFileThatIsGoneHasAFolderAtLeast()
    {
        showInFolder(m_dir.filePath(u"gone.mp4"_s));
        QCOMPARE(m_opened, QList<QUrl>{QUrl::fromLocalFile(m_dir.path())});
    }

    void theFileManagerSelectsTheFile()
    {
        QDBusConnection desktop = QDBusConnection::connectToBus(qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS"),
                                                                u"desktop"_s);
        FileManager manager;
        QVERIFY(desktop.registerObject(u"/org/freedesktop/FileManager1"_s, &manager, QDBusConnection::ExportAllSlots));
        QVERIFY(desktop.registerService(u"org.freedesktop.FileManager1"_s));
        const QString path = file(u"강의 1.mp4"_s);
        showInFolder(path);
        QTRY_VERIFY_WITH_TIMEOUT(!manager.shown.isEmpty(), longest);
        QCOMPARE(manager.shown, QStringList{QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded)});
        QVERIFY(m_opened.isEmpty());
        QDBusConnection::disconnectFromBus(u"desktop"_s);
    }
};

LECTOGRAPH_TEST_MAIN(TestShowInFolder)
#include "tst_editor_showinfolder.moc"
