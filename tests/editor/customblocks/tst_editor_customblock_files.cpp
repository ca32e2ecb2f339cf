// SPDX-License-Identifier: GPL-3.0-or-later
#include "customblocks_example.h"
#include "editor/operations/adding.h"
#include "testmain.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using lecture::Lecture;

namespace {

void write(const QString &path, const QByteArray &content)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

} // namespace

class TestCustomBlockFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { forgetCustomBlocks(); }
    void cleanupTestCase() { forgetCustomBlocks(); }

    void aFileGivesBackWhatWasKept()
    {
        for (const bool isAnimated : {false, true}) {
            const CustomBlock block = taken(isAnimated);
            const QByteArray file = *toFile(block);
            const auto read = customBlockFrom(file);
            QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
            QCOMPARE(read->name, u"Neuron"_s);
            QCOMPARE(read->description, u"Fires"_s);
            QCOMPARE(read->isAnimated(), isAnimated);
            QCOMPARE(*toFile(*read), file);
            QVERIFY(*lecture::toFiles(read->lecture) == *lecture::toFiles(block.lecture));
        }
    }

    void whatThisProgramLacksIsRefused_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<int>("version");
        QTest::newRow("no plugin") << u"others.thing"_s << 1;
        QTest::newRow("newer") << u"values.number"_s << 1000;
    }

    void whatThisProgramLacksIsRefused()
    {
        QFETCH(const QString, type);
        QFETCH(const int, version);
        QJsonObject json = jsonOf(taken());
        QJsonObject inner = json.value(u"scene"_s).toObject();
        QJsonObject nodes = inner.value(u"nodes"_s).toObject();
        nodes.insert(u"strange"_s, QJsonObject{{u"type"_s, type}, {u"version"_s, version}});
        inner.insert(u"nodes"_s, nodes);
        json.insert(u"scene"_s, inner);
        const auto block = customBlockFrom(bytesOf(json));
        QVERIFY(block);
        const auto added = withCustomBlock(emptyLecture(u"en"_s), sceneId, *block, {}, registry());
        QVERIFY(!added);
        QVERIFY(added.error().what.contains(type));
        QVERIFY(!added.error().remedy.isEmpty());
        QTemporaryDir elsewhere;
        const QString path = elsewhere.filePath(u"from-mail.json"_s);
        write(path, bytesOf(json));
        QVERIFY(!installCustomBlock(path, registry()));
        // An installed block whose plugin is missing stays listed, with a problem.
        write(QDir(CustomBlocks::folder()).filePath(u"Neuron.json"_s), bytesOf(json));
        CustomBlocks own(registry());
        QCOMPARE(own.entries().size(), 1U);
        QVERIFY(own.entries().front().problem.contains(type));
        QCOMPARE(own.entries().front().name, u"Neuron"_s);
    }

    void brokenFilesSayWhy_data()
    {
        QTest::addColumn<QByteArray>("content");
        const QJsonObject good = jsonOf(taken());
        const auto changed = [&](const QString &key, const QJsonValue &value) {
            QJsonObject json = good;
            json.insert(key, value);
            return bytesOf(json);
        };
        const auto changedScene = [&](const QString &key, const QJsonValue &value) {
            QJsonObject inner = good.value(u"scene"_s).toObject();
            inner.insert(key, value);
            return changed(u"scene"_s, inner);
        };
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("{\"format\": \"lectograph-block\", ");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("bytes") << QByteArray("\x00\xff\xfe\x01", 4);
        QTest::newRow("something else") << changed(u"format"_s, u"other"_s);
        QTest::newRow("newer") << changed(u"version"_s, 99);
        QTest::newRow("no name") << changed(u"name"_s, u""_s);
        QTest::newRow("no scene") << changed(u"scene"_s, u"x"_s);
        QTest::newRow("no nodes") << changedScene(u"nodes"_s, QJsonObject());
        QTest::newRow("nodes of another kind") << changedScene(u"nodes"_s, QJsonArray{1, 2});
        QTest::newRow("a node without type") << changedScene(u"nodes"_s, QJsonObject{{u"a"_s, QJsonObject()}});
        QTest::newRow("a name that links cannot have")
            << changedScene(u"nodes"_s, QJsonObject{{u"../a"_s, QJsonObject{{u"type"_s, u"values.number"_s}}}});
        QTest::newRow("a clip at no time") << changedScene(
            u"tracks"_s,
            QJsonArray{
                QJsonObject{{u"clips"_s, QJsonArray{QJsonObject{{u"type"_s, u"motion.draw"_s}, {u"start"_s, -1}}}}}});
        QTest::newRow("a file elsewhere") << changed(u"assets"_s, QJsonObject{{u"assets/../../.profile"_s, u"AAAA"_s}});
        QTest::newRow("another file") << changed(u"assets"_s, QJsonObject{{u"lecture.json"_s, u"AAAA"_s}});
        QTest::newRow("a damaged file") << changed(u"assets"_s, QJsonObject{{u"assets/a.png"_s, u"A*A"_s}});
        QTest::newRow("a large file") << changed(
            u"assets"_s,
            QJsonObject{
                {u"assets/a.png"_s, QString::fromLatin1(QByteArray(mostCustomBlockBytes + 1, 'x').toBase64())}});
        QTest::newRow("deep") << QByteArray(5000, '[');
        QJsonObject many;
        for (int i = 0; i < 2001; ++i)
            many.insert(u"n%1"_s.arg(i), QJsonObject{{u"type"_s, u"values.number"_s}});
        QTest::newRow("too many") << changedScene(u"nodes"_s, many);
    }

    void brokenFilesSayWhy()
    {
        QFETCH(const QByteArray, content);
        const auto block = customBlockFrom(content);
        QVERIFY(!block);
        QVERIFY(!block.error().what.isEmpty());
        write(QDir(CustomBlocks::folder()).filePath(u"broken.json"_s), content);
        CustomBlocks own(registry());
        QCOMPARE(own.entries().size(), 1U);
        QVERIFY(!own.entries().front().problem.isEmpty());
        QCOMPARE(own.entries().front().name, u"broken"_s);
        Session session(registry());
        session.document.open(emptyLecture(u"en"_s), {});
        session.selection.setScene(sceneId);
        const QSignalSpy refused(&session.document, &Document::refused);
        QVERIFY(!addCustomBlock(session, own.entries().front().path, {}));
        QCOMPARE(refused.count(), 1);
    }

    void whatIsTooLargeIsRefused()
    {
        const Lecture large = *lecture::withAsset(example(), u"assets/cat.png"_s,
                                                  QByteArray(mostCustomBlockBytes + 1, 'x'));
        const auto block = customBlockOf(large, sceneId, {u"cat"_s}, {u"Cat"_s}, registry());
        QVERIFY(!block);
        QVERIFY2(block.error().what.contains(u"16 MB"_s), qPrintable(block.error().what));
    }

    void twoWindowsAgree()
    {
        CustomBlocks here(registry());
        CustomBlocks there(registry());
        QVERIFY(here.entries().empty());
        QVERIFY(there.entries().empty());
        const QSignalSpy changed(&there, &CustomBlocks::changed);
        const QString path = *saveCustomBlock(taken());
        QTRY_COMPARE(there.entries().size(), 1U);
        QTRY_COMPARE(here.entries().size(), 1U);
        QCOMPARE(there.entries().front().name, u"Neuron"_s);
        QCOMPARE(there.entries().front().nodes, 3);
        QVERIFY(there.entries().front().isOnStage);
        const auto renamed = renameCustomBlock(path, u"Perceptron"_s, u"Old"_s);
        QVERIFY(renamed);
        QTRY_COMPARE(there.entries().front().name, u"Perceptron"_s);
        QTRY_COMPARE(there.entries().size(), 1U);
        QVERIFY(!QFile::exists(path));
        QVERIFY(QFile::remove(*renamed));
        QTRY_VERIFY(there.entries().empty());
    }

    void namesAreTakenOnce()
    {
        const QString path = *saveCustomBlock(taken());
        QCOMPARE(customBlockNamed(u"neuron"_s), path);
        QVERIFY(duplicateCustomBlock(path));
        QVERIFY(customBlockNamed(u"Neuron 2"_s));
        QVERIFY(!renameCustomBlock(path, u"Neuron 2"_s, {}));
        QVERIFY(!renameCustomBlock(path, u"  "_s, {}));
        QVERIFY(renameCustomBlock(path, u"Neuron"_s, u"Another description"_s));
        CustomBlock odd = taken();
        odd.name = u"../../a:b"_s;
        const QString file = *saveCustomBlock(odd);
        QCOMPARE(QFileInfo(file).absolutePath(), QDir(CustomBlocks::folder()).absolutePath());
        QCOMPARE(readCustomBlock(file)->name, u"../../a:b"_s);
    }

    void namesMayHoldAnything_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("second");
        QTest::newRow("place marks") << u"50%2 %1"_s << u"50%2 %1 2"_s;
        QTest::newRow("longer than a file's name") << QString(150, u'a') << QString(72, u'a') + u" 2"_s;
    }

    void namesMayHoldAnything()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, second);
        CustomBlock block = taken();
        block.name = name;
        const QString path = *saveCustomBlock(block);
        const auto copy = duplicateCustomBlock(path);
        QVERIFY(copy);
        QCOMPARE(readCustomBlock(*copy)->name, second);
        QCOMPARE(readCustomBlock(path)->name, name);
    }

    void aFileFromAColleagueIsTakenOverOnce()
    {
        QTemporaryDir elsewhere;
        const QString path = elsewhere.filePath(u"from-mail.json"_s);
        write(path, *toFile(taken()));
        QVERIFY(isCustomBlockFile(path));
        const auto first = installCustomBlock(path, registry());
        QVERIFY(first);
        QCOMPARE(*installCustomBlock(path, registry()), *first);
        CustomBlock other = taken();
        other.description = u"Another one"_s;
        write(path, *toFile(other));
        const auto second = installCustomBlock(path, registry());
        QVERIFY(*second != *first);
        QCOMPARE(readCustomBlock(*second)->name, u"Neuron 2"_s);
        write(path, "{\"a\": 1}");
        QVERIFY(!isCustomBlockFile(path));
        QVERIFY(!installCustomBlock(path, registry()));
    }

    void importingTellsWhatCameOfIt()
    {
        QTemporaryDir elsewhere;
        const QString good = elsewhere.filePath(u"good.json"_s);
        const QString bad = elsewhere.filePath(u"bad.json"_s);
        write(good, *toFile(taken()));
        write(bad, "{\"format\": \"lectograph-block\"");
        Session session(registry());
        const QSignalSpy told(&session.document, &Document::statusMessage);
        const QSignalSpy refused(&session.document, &Document::refused);
        importCustomBlocks(session, {bad, good});
        QCOMPARE(told.count(), 1);
        QVERIFY(told.front().front().toString().contains(u"Neuron"_s));
        QCOMPARE(refused.count(), 1);
        QVERIFY(customBlockNamed(u"Neuron"_s));
    }
};

LECTOGRAPH_TEST_MAIN(TestCustomBlockFiles)
#include "tst_editor_customblock_files.moc"
