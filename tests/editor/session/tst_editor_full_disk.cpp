// SPDX-License-Identifier: GPL-3.0-or-later
#include "../../fulldisk.h"
#include "../customblocks/customblocks_example.h"
#include "editor/session/actions.h"
#include "editor/settings/settingsfile.h"
#include "editor/widgets/thumbnailcache.h"
#include "testmain.h"

#include <QAction>
#include <QApplication>
#include <QImage>
#include <QJsonDocument>
#include <QKeySequence>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QWidget>

#include <cstdio>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

QStringList namesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden);
}

/// A second process of this test, which writes without end.
int writeOnAndOn(const QString &settings)
{
    prepare();
    QSettings::setPath(settingsFormat(), QSettings::UserScope, settings);
    useSettingsFile();
    std::puts("started");
    std::fflush(stdout);
    for (int number = 1;; ++number) {
        QSettings all;
        all.setValue(u"number"_s, number);
        all.setValue(u"long"_s, QString(5000 + number % 5000, u'l'));
        static_cast<void>(kept(all));
        CustomBlock block = taken();
        block.description = QString::number(number);
        static_cast<void>(saveCustomBlock(block));
    }
}

} // namespace

class TestFullDisk : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

private Q_SLOTS:
    void initTestCase()
    {
        prepare();
        qputenv("XDG_CONFIG_HOME", m_dir.path().toUtf8());
        QSettings::setPath(settingsFormat(), QSettings::UserScope, m_dir.filePath(u"settings"_s));
    }
    void init() { QDir(CustomBlocks::folder()).removeRecursively(); }

    void aCustomBlockStaysAsItWas()
    {
        const auto first = saveCustomBlock(taken());
        QVERIFY2(first, first ? "" : qPrintable(first.error().text()));
        const QByteArray before = contentOf(*first);
        const QString elsewhere = m_dir.filePath(u"elsewhere.json"_s);
        base::Result<QString> saved;
        base::Result<QString> renamed;
        base::Result<QString> doubled;
        base::Result<void> copied;
        {
            const FullDisk full(0);
            CustomBlock next = taken();
            next.description = u"Another"_s;
            saved = saveCustomBlock(next);
            renamed = renameCustomBlock(*first, u"Circle"_s, {});
            doubled = duplicateCustomBlock(*first);
            copied = copyCustomBlock(*first, elsewhere);
        }
        QVERIFY(!saved && !renamed && !doubled && !copied);
        QVERIFY2(saved.error().text().contains(u"Make room"), qPrintable(saved.error().text()));
        QCOMPARE(namesIn(CustomBlocks::folder()), QStringList{QFileInfo(*first).fileName()});
        QCOMPARE(contentOf(*first), before);
        QVERIFY(!QFile::exists(elsewhere));
    }

    void aPictureOfATemplateIsWholeOrNotThere()
    {
        QDir(ThumbnailCache::folder()).removeRecursively();
        ThumbnailCache stills;
        QSignalSpy made(&stills, &ThumbnailCache::made);
        {
            const FullDisk full(10);
            stills.request(u"a"_s, [] { return QImage(8, 8, QImage::Format_RGB32); });
            QTRY_COMPARE(made.size(), 1);
        }
        QCOMPARE(namesIn(ThumbnailCache::folder()), QStringList());
    }

    void settingsStayAsTheyWere()
    {
        useSettingsFile();
        {
            QSettings settings;
            settings.setValue(u"size"_s, QSize(3, 4));
            settings.setValue(u"list"_s, QStringList{u"a"_s, u"b, c"_s});
            settings.setValue(u"layout"_s, QByteArray("\0\1\xff", 3));
            settings.setValue(u"share"_s, 0.25);
            settings.setValue(u"long"_s, QString(3000, u'l'));
            settings.setValue(u"group/open"_s, true);
            QVERIFY(kept(settings));
        }
        const QString file = QSettings().fileName();
        const QByteArray before = contentOf(file);
        QVERIFY(before.contains("b, c"));
        for (const int room : {0, 1000}) { // enough for the lock file only, or not even for that
            QSettings settings;
            base::Result<void> done;
            {
                const FullDisk full(static_cast<rlim_t>(room));
                settings.setValue(u"share"_s, 0.5);
                done = kept(settings);
            }
            QVERIFY(!done);
            QVERIFY(!done.error().remedy.isEmpty());
            QCOMPARE(contentOf(file), before);
            settings.setValue(u"share"_s, 0.25);
            settings.sync();
        }
        const QSettings settings;
        QCOMPARE(settings.value(u"size"_s).toSize(), QSize(3, 4));
        QCOMPARE(settings.value(u"list"_s).toStringList(), (QStringList{u"a"_s, u"b, c"_s}));
        QCOMPARE(settings.value(u"layout"_s).toByteArray(), QByteArray("\0\1\xff", 3));
        QCOMPARE(settings.value(u"group/open"_s).toBool(), true);
    }

    void whoeverIsKilledLeavesSettingsAndBlocksWhole()
    {
        const QString settings = m_dir.filePath(u"killed"_s);
        QRandomGenerator random(20261122);
        int last = 0;
        for (int round = 0; round < 15; ++round) {
            QProcess process;
            process.start(QCoreApplication::applicationFilePath(), {u"tst_editor_full_disk"_s, u"--write"_s, settings});
            QVERIFY(process.waitForReadyRead(60'000));
            // At any time; in some rounds after something was written, however slow the machine is.
            const auto hasBlocks = [] {
                return !QDir(CustomBlocks::folder()).entryList({u"*.json"_s}, QDir::Files).isEmpty();
            };
            if (round % 3 == 0)
                QTRY_VERIFY_WITH_TIMEOUT(hasBlocks(), 60'000);
            QTest::qSleep(random.bounded(1, 120));
            process.kill();
            QVERIFY(process.waitForFinished(60'000));
            const QStringList files = QDir(settings + u"/lectograph-tests"_s).entryList({u"*.json"_s}, QDir::Files);
            if (files.isEmpty())
                continue; // killed before the first write
            const QByteArray text = contentOf(settings + u"/lectograph-tests/"_s + files.front());
            const QJsonObject kept = QJsonDocument::fromJson(text).object();
            QVERIFY2(kept[u"number"_s].toInt() > 0, text.left(100).constData());
            for (const QString &file : QDir(CustomBlocks::folder()).entryList({u"*.json"_s}, QDir::Files)) {
                const auto block = readCustomBlock(QDir(CustomBlocks::folder()).filePath(file));
                QVERIFY2(block, block ? "" : qPrintable(block.error().text()));
                last = std::max(last, block->description.toInt());
            }
        }
        QVERIFY(last > 0);
    }

    void keysThatAreNotKeptAreReported()
    {
        useSettingsFile();
        QWidget window;
        Actions actions;
        actions.add(&window, {u"file.fold"_s, u"File"_s, u"Fold"_s, {QKeySequence(Qt::Key_F)}}, [] {});
        QSignalSpy told(&actions, &Actions::notKept);
        {
            const FullDisk full(0);
            actions.setKeys(u"file.fold"_s, {QKeySequence(Qt::Key_G)});
        }
        QCOMPARE(told.size(), 1);
        QCOMPARE(actions.find(u"file.fold"_s)->shortcut(), QKeySequence(Qt::Key_G));
        actions.setKeys(u"file.fold"_s, {QKeySequence(Qt::Key_H)});
        QCOMPARE(told.size(), 1);
    }

    void settingsOfAnEarlierVersionAreTakenOver()
    {
        QSettings::setDefaultFormat(QSettings::NativeFormat);
        QSettings().setValue(u"theme"_s, u"dark"_s);
        QSettings().setValue(u"window/layout"_s, QByteArray("\0\7", 2));
        QFile::remove(QSettings(settingsFormat(), QSettings::UserScope, QCoreApplication::organizationName(),
                                QCoreApplication::applicationName())
                          .fileName());
        useSettingsFile();
        QCOMPARE(QSettings().format(), settingsFormat());
        QCOMPARE(QSettings().value(u"theme"_s).toString(), u"dark"_s);
        QCOMPARE(QSettings().value(u"window/layout"_s).toByteArray(), QByteArray("\0\7", 2));
    }
};

static int run(int argc, char **argv)
{
    QApplication application(argc, argv);
    if (argc == 3 && QString::fromLocal8Bit(argv[1]) == u"--write")
        return writeOnAndOn(QString::fromLocal8Bit(argv[2]));
    TestFullDisk test;
    return QTest::qExec(&test, argc, argv);
}

LECTOGRAPH_TEST_FUNCTION(run)
#include "tst_editor_full_disk.moc"
