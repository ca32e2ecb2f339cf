// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/core/edits.h"
#include "editor/core/extent.h"
#include "editor/core/lookup.h"
#include "editor/core/ownblocks.h"
#include "editor/core/session.h"
#include "lecture/files.h"
#include "picture/show.h"
#include "timeline/plugin.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace Qt::StringLiterals;
using base::Time;
using lecture::Lecture;

namespace {

const QString scene = u"scene1"_s;

QJsonObject link(const QString &to)
{
    return {{u"link"_s, to}};
}

void write(const QString &path, const QByteArray &content)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

QJsonObject jsonOf(const OwnBlock &block)
{
    return QJsonDocument::fromJson(*toFile(block)).object();
}

QByteArray bytesOf(const QJsonObject &json)
{
    return QJsonDocument(json).toJson();
}

} // namespace

class TestEditorOwnBlocks : public QObject
{
    Q_OBJECT

private:
    timeline::Registry m_registry;

    Lecture with(const Lecture &lecture, const NewBlock &block) const
    {
        return *withBlock(lecture, scene, block, m_registry);
    }

    /// A number that drives a circle, a label beside it, a picture, and a number outside of the group that drives all.
    Lecture example() const
    {
        Lecture lecture = *lecture::withAsset(emptyLecture(u"en"_s), u"assets/cat.png"_s, "not really a picture");
        lecture = with(lecture, {u"values.number"_s, u"size"_s, {{u"value"_s, 2}}, QPointF(400, 300)});
        lecture = with(lecture, {u"values.number"_s, u"elsewhere"_s, {{u"value"_s, 3}}, QPointF(0, 0)});
        lecture = with(lecture,
                       {u"shapes.circle"_s,
                        u"circle"_s,
                        {{u"radius"_s, link(u"size"_s)}, {u"position"_s, QJsonArray{1, 2, 0}}},
                        QPointF(640, 340)});
        lecture = with(
            lecture,
            {u"shapes.image"_s,
             u"cat"_s,
             {{u"file"_s, u"assets/cat.png"_s}, {u"height"_s, link(u"elsewhere"_s)}, {u"beside"_s, link(u"circle"_s)}},
             QPointF(640, 500)});
        const auto clip = withNewClip(lecture, scene, {u"motion.draw"_s, u"circle"_s, Time::fromSeconds(3), {}},
                                      m_registry);
        lecture = clip->lecture;
        return *withRoomForClips(lecture, scene, m_registry);
    }

    OwnBlock taken(bool withAnimations = false) const
    {
        const auto block = ownBlockOf(example(), scene, {u"size"_s, u"circle"_s, u"cat"_s},
                                      {u"Neuron"_s, u"Fires"_s, withAnimations, {}}, m_registry);
        if (!block)
            qFatal("%s", qPrintable(block.error().text()));
        return *block;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"lectograph-test"_s);
        QCoreApplication::setApplicationName(u"tst_editor_ownblocks"_s);
        QVERIFY(timeline::loadPlugins(m_registry, {QStringLiteral(LECTOGRAPH_PLUGINS)}).empty());
    }

    void init() { QDir(OwnBlocks::folder()).removeRecursively(); }
    void cleanupTestCase() { QDir(OwnBlocks::folder()).removeRecursively(); }

    void whatIsKeptStandsByItself()
    {
        const OwnBlock block = taken();
        QCOMPARE(block.nodes(), (QStringList{u"cat"_s, u"circle"_s, u"size"_s}));
        const OutsideLinks links = outsideLinks(*sceneOf(example(), scene), block.nodes(), m_registry);
        QCOMPARE(links.values, 1);
        QCOMPARE(links.lost, 0);
        const graph::Node *cat = nodeOf(block.scene(), u"cat"_s);
        QCOMPARE(cat->properties.value(u"height"_s), QJsonValue(3));
        QCOMPARE(cat->properties.value(u"beside"_s).toObject(), link(u"circle"_s));
        QCOMPARE(canvasOf(*nodeOf(block.scene(), u"size"_s)), QPointF(0, 0));
        QCOMPARE(block.lecture.assets.size(), 1U);
        QVERIFY(!block.isAnimated());
        QCOMPARE(block.scene().actors, (std::vector<QString>{u"circle"_s, u"cat"_s}));
    }

    void aFileGivesBackWhatWasKept()
    {
        for (const bool isAnimated : {false, true}) {
            const OwnBlock block = taken(isAnimated);
            const QByteArray file = *toFile(block);
            const auto read = ownBlockFrom(file);
            QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
            QCOMPARE(read->name, u"Neuron"_s);
            QCOMPARE(read->description, u"Fires"_s);
            QCOMPARE(read->isAnimated(), isAnimated);
            QCOMPARE(*toFile(*read), file);
            QVERIFY(*lecture::toFiles(read->lecture) == *lecture::toFiles(block.lecture));
        }
    }

    void addingIsOneStepThatCanBeUndoneToTheByte()
    {
        const QString path = *saveOwnBlock(taken(true));
        Session session(m_registry);
        session.document.open(example(), {});
        session.selection.setScene(scene);
        const auto before = *lecture::toFiles(session.document.lecture());
        QVERIFY(addOwnBlock(session, path, {.start = Time::fromSeconds(4)}));
        const auto once = *lecture::toFiles(session.document.lecture());
        QCOMPARE(session.document.history().undoText(), u"Add “Neuron”"_s);
        QCOMPARE(session.selection.nodes().size(), 3);
        const QStringList first = session.selection.nodes();
        QVERIFY(addOwnBlock(session, path, {.start = Time::fromSeconds(4)}));
        for (const QString &id : session.selection.nodes())
            QVERIFY2(!first.contains(id), qPrintable(id));
        const lecture::Scene &now = *session.document.scene(scene);
        QCOMPARE(now.nodes.size(), 10U);
        const QJsonArray groups = now.extra.value(u"groups"_s).toArray();
        QCOMPARE(groups.size(), 2);
        for (const QJsonValue &group : groups) {
            QCOMPARE(group[u"title"_s].toString(), u"Neuron"_s);
            QVERIFY(group[u"collapsed"_s].toBool());
        }
        // The same file is not carried twice; links lead to the copies.
        QCOMPARE(session.document.lecture().assets.size(), 1U);
        for (const QJsonValue &id : groups.at(1)[u"nodes"_s].toArray()) {
            const graph::Node *node = nodeOf(now, id.toString());
            if (node->type == "shapes.circle"_L1)
                QVERIFY(session.selection.has(node->properties.value(u"radius"_s)[u"link"_s].toString()));
        }
        QCOMPARE(now.tracks.back()->clips.front()->start, Time::fromSeconds(4));
        QVERIFY(session.selection.has(now.tracks.back()->clips.front()->target));
        session.document.history().undo();
        QVERIFY(*lecture::toFiles(session.document.lecture()) == once);
        session.document.history().undo();
        QVERIFY(*lecture::toFiles(session.document.lecture()) == before);
    }

    void itsFilesComeAlongToAnotherLecture()
    {
        const OwnBlock block = taken();
        const auto added = withOwnBlock(emptyLecture(u"ko"_s), scene, block, {}, m_registry);
        QVERIFY(added);
        QCOMPARE(*added->lecture.assets.at(u"assets/cat.png"_s).content, QByteArray("not really a picture"));
        // Another file of that name stays what it is.
        const Lecture other = *lecture::withAsset(emptyLecture(u"en"_s), u"assets/cat.png"_s, "another one");
        const auto beside = withOwnBlock(other, scene, block, {}, m_registry);
        QCOMPARE(*beside->lecture.assets.at(u"assets/cat.png"_s).content, QByteArray("another one"));
        QCOMPARE(*beside->lecture.assets.at(u"assets/cat-2.png"_s).content, QByteArray("not really a picture"));
        QCOMPARE(nodeOf(sceneOf(beside->lecture, scene), u"cat"_s)->properties.value(u"file"_s).toString(),
                 u"assets/cat-2.png"_s);
    }

    void itComesWhereItIsDropped()
    {
        Lecture lecture = with(emptyLecture(u"en"_s),
                               {u"shapes.circle"_s, u"circle"_s, {{u"position"_s, QJsonArray{1, 2, 0}}}, {}});
        lecture = with(lecture, {u"shapes.square"_s, u"square"_s, {{u"position"_s, QJsonArray{3, 2, 0}}}, {}});
        const auto block = ownBlockOf(lecture, scene, {u"circle"_s, u"square"_s}, {u"Two"_s}, m_registry);
        const auto added = withOwnBlock(emptyLecture(u"en"_s), scene, *block,
                                        {.canvas = QPointF(80, 160), .stage = QPointF(-4, 1)}, m_registry);
        const base::Box box = stageExtent(added->lecture, m_registry);
        QVERIFY(std::abs(box.centre().x + 4) < 0.01);
        QVERIFY(std::abs(box.centre().y - 1) < 0.01);
        QCOMPARE(canvasOf(*nodeOf(sceneOf(added->lecture, scene), u"circle"_s)), QPointF(80, 160));
    }

    void keyframesBeginAtThePlayheadOrStayAsTheyAre()
    {
        const QJsonObject keys{{u"keys"_s,
                                QJsonArray{QJsonObject{{u"at"_s, 2}, {u"value"_s, 0}, {u"ease"_s, u"linear"_s}},
                                           QJsonObject{{u"at"_s, 4}, {u"value"_s, 1}}}}};
        const Lecture lecture = with(emptyLecture(u"en"_s), {u"values.number"_s, u"size"_s, {{u"value"_s, keys}}, {}});
        const auto moving = ownBlockOf(lecture, scene, {u"size"_s}, {u"Grows"_s, {}, true, {}}, m_registry);
        const auto added = withOwnBlock(emptyLecture(u"en"_s), scene, *moving, {.start = Time::fromSeconds(1.5)},
                                        m_registry);
        const QJsonValue written = nodeOf(sceneOf(added->lecture, scene), u"size"_s)->properties.value(u"value"_s);
        QCOMPARE(written[u"keys"_s][0][u"at"_s].toDouble(), 1.5);
        QCOMPARE(written[u"keys"_s][1][u"at"_s].toDouble(), 3.5);
        const auto still = ownBlockOf(lecture, scene, {u"size"_s}, {u"Is"_s, {}, false, Time::fromSeconds(3)},
                                      m_registry);
        QCOMPARE(nodeOf(still->scene(), u"size"_s)->properties.value(u"value"_s).toDouble(), 0.5);
        // One node needs no group; it is called like the block.
        QVERIFY(!sceneOf(added->lecture, scene)->extra.contains(u"groups"_s));
        QCOMPARE(nodeOf(sceneOf(added->lecture, scene), u"size"_s)->extra.value(u"label"_s).toString(), u"Grows"_s);
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
        const auto block = ownBlockFrom(bytesOf(json));
        QVERIFY(block);
        const auto added = withOwnBlock(emptyLecture(u"en"_s), scene, *block, {}, m_registry);
        QVERIFY(!added);
        QVERIFY(added.error().what.contains(type));
        QVERIFY(!added.error().remedy.isEmpty());
        QTemporaryDir elsewhere;
        const QString path = elsewhere.filePath(u"from-mail.json"_s);
        write(path, bytesOf(json));
        QVERIFY(!installOwnBlock(path, m_registry));
        // One that was there before its plugin went away says so, and comes back with it.
        write(QDir(OwnBlocks::folder()).filePath(u"Neuron.json"_s), bytesOf(json));
        OwnBlocks own(m_registry);
        QCOMPARE(own.entries().size(), 1U);
        QVERIFY(own.entries().front().problem.contains(type));
        QCOMPARE(own.entries().front().name, u"Neuron"_s);
    }

    void wordsFromOutsideStayInAllLanguages()
    {
        Lecture lecture = emptyLecture(u"en"_s);
        lecture.languages = {u"en"_s, u"ko"_s, u"zh"_s};
        const QJsonObject words{{u"en"_s, u"Input"_s}, {u"ko"_s, u"입력"_s}, {u"zh"_s, u"输入"_s}};
        lecture = with(lecture, {u"values.text"_s, u"words"_s, {{u"value"_s, words}}, {}});
        lecture = with(lecture, {u"text.text"_s, u"label"_s, {{u"text"_s, link(u"words"_s)}}, {}});
        lecture = with(lecture, {u"text.text"_s, u"title"_s, {{u"text"_s, words}}, {}});
        const auto block = ownBlockOf(lecture, scene, {u"label"_s, u"title"_s}, {u"Words"_s}, m_registry);
        QVERIFY(block);
        QCOMPARE(nodeOf(block->scene(), u"label"_s)->properties.value(u"text"_s).toObject(), words);
        QCOMPARE(nodeOf(block->scene(), u"title"_s)->properties.value(u"text"_s).toObject(), words);
        QCOMPARE(block->lecture.languages, lecture.languages);
    }

    /// The picture of a scene in which nothing happens and just these are on stage.
    picture::Picture pictureOf(Lecture lecture, const QString &id, const QStringList &nodes) const
    {
        lecture::Scene one = *sceneOf(lecture, id);
        one.tracks.clear();
        one.properties = {};
        std::erase_if(one.actors, [&](const QString &actor) { return !nodes.contains(actor); });
        lecture.scenes = {std::make_shared<const lecture::Scene>(std::move(one))};
        return picture::Show(std::move(lecture), m_registry).at({});
    }

    void whatIsAddedLooksAsWhatWasPicked_data()
    {
        QTest::addColumn<QString>("folder");
        const QDir all(QStringLiteral(LECTOGRAPH_TEMPLATES));
        for (const QString &id : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(id)) << all.filePath(id);
    }

    void whatIsAddedLooksAsWhatWasPicked()
    {
        QFETCH(const QString, folder);
        const auto lecture = lecture::load(folder);
        QVERIFY(lecture);
        QRandomGenerator dice(7);
        for (const lecture::ScenePtr &from : lecture->scenes) {
            for (int round = 0; round < 4; ++round) {
                QStringList nodes;
                for (const graph::NodePtr &node : from->nodes) {
                    if (round == 0 || dice.bounded(2) == 0)
                        nodes.append(node->id);
                }
                const OutsideLinks links = outsideLinks(*from, nodes, m_registry);
                if (nodes.isEmpty() || links.lost > 0)
                    continue;
                const auto block = ownBlockOf(*lecture, from->id, nodes, {u"Part"_s}, m_registry);
                QVERIFY2(block, block ? "" : qPrintable(block.error().text()));
                Lecture empty = *lecture;
                empty.scenes = emptyLecture(lecture->language).scenes;
                const auto added = withOwnBlock(empty, scene, *ownBlockFrom(*toFile(*block)), {}, m_registry);
                QVERIFY2(added, added ? "" : qPrintable(added.error().text()));
                const picture::Picture was = pictureOf(*lecture, from->id, nodes);
                const picture::Picture is = pictureOf(added->lecture, scene, added->nodes);
                QCOMPARE(is.items.size(), was.items.size());
                if (links.values == 0) {
                    QVERIFY2(is.items == was.items, qPrintable(from->id));
                    continue;
                }
                // What stood beside something else stands there to a thousandth.
                const base::Box before = extentOf(was);
                const base::Box after = extentOf(is);
                QVERIFY2(before.isEmpty() == after.isEmpty(), qPrintable(nodes.join(u' ')));
                if (before.isEmpty())
                    continue;
                const base::Vec3 low = after.min - before.min;
                const base::Vec3 high = after.max - before.max;
                for (const double off : {low.x, low.y, high.x, high.y})
                    QVERIFY2(std::abs(off) < 0.002, qPrintable(from->id + u": "_s + nodes.join(u' ')));
            }
        }
    }

    void whatComesFromOutsideCannotReachOthers()
    {
        QJsonObject json = jsonOf(taken());
        QJsonObject inner = json.value(u"scene"_s).toObject();
        QJsonObject nodes = inner.value(u"nodes"_s).toObject();
        QJsonObject circle = nodes.value(u"circle"_s).toObject();
        circle.insert(u"properties"_s, QJsonObject{{u"radius"_s, link(u"elsewhere"_s)}});
        nodes.insert(u"circle"_s, circle);
        inner.insert(u"nodes"_s, nodes);
        inner.insert(u"actors"_s, QJsonArray{u"elsewhere"_s, u"circle"_s, u"circle"_s});
        json.insert(u"scene"_s, inner);
        const auto added = withOwnBlock(example(), scene, *ownBlockFrom(bytesOf(json)), {}, m_registry);
        QVERIFY(added);
        const OutsideLinks links = outsideLinks(*sceneOf(added->lecture, scene), added->nodes, m_registry);
        QCOMPARE(links.values + links.lost, 0);
        QCOMPARE(sceneOf(added->lecture, scene)->actors.size(), 3U);
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
            QJsonObject{{u"assets/a.png"_s, QString::fromLatin1(QByteArray(mostOwnBlockBytes + 1, 'x').toBase64())}});
        QTest::newRow("deep") << QByteArray(5000, '[');
        QJsonObject many;
        for (int i = 0; i < 2001; ++i)
            many.insert(u"n%1"_s.arg(i), QJsonObject{{u"type"_s, u"values.number"_s}});
        QTest::newRow("too many") << changedScene(u"nodes"_s, many);
    }

    void brokenFilesSayWhy()
    {
        QFETCH(const QByteArray, content);
        const auto block = ownBlockFrom(content);
        QVERIFY(!block);
        QVERIFY(!block.error().what.isEmpty());
        write(QDir(OwnBlocks::folder()).filePath(u"broken.json"_s), content);
        OwnBlocks own(m_registry);
        QCOMPARE(own.entries().size(), 1U);
        QVERIFY(!own.entries().front().problem.isEmpty());
        QCOMPARE(own.entries().front().name, u"broken"_s);
        Session session(m_registry);
        session.document.open(emptyLecture(u"en"_s), {});
        session.selection.setScene(scene);
        const QSignalSpy refused(&session.document, &Document::refused);
        QVERIFY(!addOwnBlock(session, own.entries().front().path, {}));
        QCOMPARE(refused.count(), 1);
    }

    void whatIsTooLargeIsRefused()
    {
        const Lecture large = *lecture::withAsset(example(), u"assets/cat.png"_s,
                                                  QByteArray(mostOwnBlockBytes + 1, 'x'));
        const auto block = ownBlockOf(large, scene, {u"cat"_s}, {u"Cat"_s}, m_registry);
        QVERIFY(!block);
        QVERIFY2(block.error().what.contains(u"16 MB"_s), qPrintable(block.error().what));
    }

    void twoWindowsAgree()
    {
        OwnBlocks here(m_registry);
        OwnBlocks there(m_registry);
        QVERIFY(here.entries().empty());
        QVERIFY(there.entries().empty());
        const QSignalSpy changed(&there, &OwnBlocks::changed);
        const QString path = *saveOwnBlock(taken());
        QTRY_COMPARE(there.entries().size(), 1U);
        QTRY_COMPARE(here.entries().size(), 1U);
        QCOMPARE(there.entries().front().name, u"Neuron"_s);
        QCOMPARE(there.entries().front().nodes, 3);
        QVERIFY(there.entries().front().isOnStage);
        const auto renamed = renameOwnBlock(path, u"Perceptron"_s, u"Old"_s);
        QVERIFY(renamed);
        QTRY_COMPARE(there.entries().front().name, u"Perceptron"_s);
        QTRY_COMPARE(there.entries().size(), 1U);
        QVERIFY(!QFile::exists(path));
        QVERIFY(QFile::remove(*renamed));
        QTRY_VERIFY(there.entries().empty());
    }

    void namesAreTakenOnce()
    {
        const QString path = *saveOwnBlock(taken());
        QCOMPARE(ownBlockNamed(u"neuron"_s), path);
        QVERIFY(duplicateOwnBlock(path));
        QVERIFY(ownBlockNamed(u"Neuron 2"_s));
        QVERIFY(!renameOwnBlock(path, u"Neuron 2"_s, {}));
        QVERIFY(!renameOwnBlock(path, u"  "_s, {}));
        QVERIFY(renameOwnBlock(path, u"Neuron"_s, u"Another description"_s));
        OwnBlock odd = taken();
        odd.name = u"../../a:b"_s;
        const QString file = *saveOwnBlock(odd);
        QCOMPARE(QFileInfo(file).absolutePath(), QDir(OwnBlocks::folder()).absolutePath());
        QCOMPARE(readOwnBlock(file)->name, u"../../a:b"_s);
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
        OwnBlock block = taken();
        block.name = name;
        const QString path = *saveOwnBlock(block);
        const auto copy = duplicateOwnBlock(path);
        QVERIFY(copy);
        QCOMPARE(readOwnBlock(*copy)->name, second);
        QCOMPARE(readOwnBlock(path)->name, name);
    }

    void clipsForOthersAreLeftOut()
    {
        QJsonObject json = jsonOf(taken(true));
        QJsonObject inner = json.value(u"scene"_s).toObject();
        QJsonArray tracks = inner.value(u"tracks"_s).toArray();
        QJsonObject track = tracks.first().toObject();
        QJsonArray clips = track.value(u"clips"_s).toArray();
        QJsonObject strange = clips.first().toObject();
        strange.insert(u"target"_s, u"title"_s);
        clips.append(strange);
        track.insert(u"clips"_s, clips);
        inner.insert(u"tracks"_s, QJsonArray{track});
        json.insert(u"scene"_s, inner);
        const auto block = ownBlockFrom(bytesOf(json));
        QVERIFY(block);
        QCOMPARE(block->scene().tracks.size(), 1U);
        QCOMPARE(block->scene().tracks.front()->clips.size(), static_cast<std::size_t>(clips.size() - 1));
    }

    void aFileFromAColleagueIsTakenOverOnce()
    {
        QTemporaryDir elsewhere;
        const QString path = elsewhere.filePath(u"from-mail.json"_s);
        write(path, *toFile(taken()));
        QVERIFY(isOwnBlockFile(path));
        const auto first = installOwnBlock(path, m_registry);
        QVERIFY(first);
        QCOMPARE(*installOwnBlock(path, m_registry), *first);
        OwnBlock other = taken();
        other.description = u"Another one"_s;
        write(path, *toFile(other));
        const auto second = installOwnBlock(path, m_registry);
        QVERIFY(*second != *first);
        QCOMPARE(readOwnBlock(*second)->name, u"Neuron 2"_s);
        write(path, "{\"a\": 1}");
        QVERIFY(!isOwnBlockFile(path));
        QVERIFY(!installOwnBlock(path, m_registry));
    }

    void importingTellsWhatCameOfIt()
    {
        QTemporaryDir elsewhere;
        const QString good = elsewhere.filePath(u"good.json"_s);
        const QString bad = elsewhere.filePath(u"bad.json"_s);
        write(good, *toFile(taken()));
        write(bad, "{\"format\": \"lectograph-block\"");
        Session session(m_registry);
        const QSignalSpy told(&session.document, &Document::told);
        const QSignalSpy refused(&session.document, &Document::refused);
        importOwnBlocks(session, {bad, good});
        QCOMPARE(told.count(), 1);
        QVERIFY(told.front().front().toString().contains(u"Neuron"_s));
        QCOMPARE(refused.count(), 1);
        QVERIFY(ownBlockNamed(u"Neuron"_s));
    }
};

QTEST_MAIN(TestEditorOwnBlocks)
#include "tst_editor_ownblocks.moc"
