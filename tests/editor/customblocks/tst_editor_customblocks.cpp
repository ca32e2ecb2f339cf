// SPDX-License-Identifier: GPL-3.0-or-later
#include "customblocks_example.h"

#include "editor/edits/extent.h"
#include "editor/operations/adding.h"
#include "picture/show.h"
#include "testmain.h"

#include <QRandomGenerator>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Time;
using lecture::Lecture;

class TestCustomBlocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { forgetCustomBlocks(); }
    void cleanupTestCase() { forgetCustomBlocks(); }

    void whatIsKeptStandsByItself()
    {
        const CustomBlock block = taken();
        QCOMPARE(block.nodes(), (QStringList{u"cat"_s, u"circle"_s, u"size"_s}));
        const OutsideLinks links = outsideLinks(*sceneOf(example(), sceneId), block.nodes(), registry());
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

    void addingIsOneStepThatCanBeUndoneToTheByte()
    {
        const QString path = *saveCustomBlock(taken(true));
        Session session(registry());
        session.document.open(example(), {});
        session.selection.setScene(sceneId);
        const auto before = *lecture::toFiles(session.document.lecture());
        QVERIFY(addCustomBlock(session, path, {.start = Time::fromSeconds(4)}));
        const auto once = *lecture::toFiles(session.document.lecture());
        QCOMPARE(session.document.history().undoText(), u"Add “Neuron”"_s);
        QCOMPARE(session.selection.nodes().size(), 3);
        const QStringList first = session.selection.nodes();
        QVERIFY(addCustomBlock(session, path, {.start = Time::fromSeconds(4)}));
        for (const QString &id : session.selection.nodes())
            QVERIFY2(!first.contains(id), qPrintable(id));
        const lecture::Scene &now = *session.document.scene(sceneId);
        QCOMPARE(now.nodes.size(), 10U);
        const QJsonArray groups = now.extra.value(u"groups"_s).toArray();
        QCOMPARE(groups.size(), 2);
        for (const QJsonValue &group : groups) {
            QCOMPARE(group[u"title"_s].toString(), u"Neuron"_s);
            QVERIFY(group[u"collapsed"_s].toBool());
        }
        // The same file is added only once; links lead to the copies.
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
        const CustomBlock block = taken();
        const auto added = withCustomBlock(emptyLecture(u"ko"_s), sceneId, block, {}, registry());
        QVERIFY(added);
        QCOMPARE(*added->lecture.assets.at(u"assets/cat.png"_s).content, QByteArray("not really a picture"));
        // A different file of that name is unchanged.
        const Lecture other = *lecture::withAsset(emptyLecture(u"en"_s), u"assets/cat.png"_s, "another one");
        const auto beside = withCustomBlock(other, sceneId, block, {}, registry());
        QCOMPARE(*beside->lecture.assets.at(u"assets/cat.png"_s).content, QByteArray("another one"));
        QCOMPARE(*beside->lecture.assets.at(u"assets/cat-2.png"_s).content, QByteArray("not really a picture"));
        QCOMPARE(nodeOf(sceneOf(beside->lecture, sceneId), u"cat"_s)->properties.value(u"file"_s).toString(),
                 u"assets/cat-2.png"_s);
    }

    void itComesWhereItIsDropped()
    {
        Lecture lecture = with(emptyLecture(u"en"_s),
                               {u"shapes.circle"_s, u"circle"_s, {{u"position"_s, QJsonArray{1, 2, 0}}}, {}});
        lecture = with(lecture, {u"shapes.square"_s, u"square"_s, {{u"position"_s, QJsonArray{3, 2, 0}}}, {}});
        const auto block = customBlockOf(lecture, sceneId, {u"circle"_s, u"square"_s}, {u"Two"_s}, registry());
        const auto added = withCustomBlock(emptyLecture(u"en"_s), sceneId, *block,
                                           {.canvas = QPointF(80, 160), .stage = base::Vec3{-4, 1, 0}}, registry());
        const base::Box box = stageExtent(added->lecture, registry());
        QVERIFY(std::abs(box.centre().x + 4) < 0.01);
        QVERIFY(std::abs(box.centre().y - 1) < 0.01);
        QCOMPARE(canvasOf(*nodeOf(sceneOf(added->lecture, sceneId), u"circle"_s)), QPointF(80, 160));
    }

    void keyframesBeginAtThePlayheadOrStayAsTheyAre()
    {
        const QJsonObject keys{{u"keys"_s,
                                QJsonArray{QJsonObject{{u"at"_s, 2}, {u"value"_s, 0}, {u"ease"_s, u"linear"_s}},
                                           QJsonObject{{u"at"_s, 4}, {u"value"_s, 1}}}}};
        const Lecture lecture = with(emptyLecture(u"en"_s), {u"values.number"_s, u"size"_s, {{u"value"_s, keys}}, {}});
        const auto moving = customBlockOf(lecture, sceneId, {u"size"_s}, {u"Grows"_s, {}, true, {}}, registry());
        const auto added = withCustomBlock(emptyLecture(u"en"_s), sceneId, *moving, {.start = Time::fromSeconds(1.5)},
                                           registry());
        const QJsonValue written = nodeOf(sceneOf(added->lecture, sceneId), u"size"_s)->properties.value(u"value"_s);
        QCOMPARE(written[u"keys"_s][0][u"at"_s].toDouble(), 1.5);
        QCOMPARE(written[u"keys"_s][1][u"at"_s].toDouble(), 3.5);
        const auto still = customBlockOf(lecture, sceneId, {u"size"_s}, {u"Is"_s, {}, false, Time::fromSeconds(3)},
                                         registry());
        QCOMPARE(nodeOf(still->scene(), u"size"_s)->properties.value(u"value"_s).toDouble(), 0.5);
        // A single node needs no group; it gets the name of the block.
        QVERIFY(!sceneOf(added->lecture, sceneId)->extra.contains(u"groups"_s));
        QCOMPARE(nodeOf(sceneOf(added->lecture, sceneId), u"size"_s)->extra.value(u"label"_s).toString(), u"Grows"_s);
    }

    void wordsFromOutsideStayInAllLanguages()
    {
        Lecture lecture = emptyLecture(u"en"_s);
        lecture.languages = {u"en"_s, u"ko"_s, u"zh"_s};
        const QJsonObject words{{u"en"_s, u"Input"_s}, {u"ko"_s, u"입력"_s}, {u"zh"_s, u"输入"_s}};
        lecture = with(lecture, {u"values.text"_s, u"words"_s, {{u"value"_s, words}}, {}});
        lecture = with(lecture, {u"text.text"_s, u"label"_s, {{u"text"_s, link(u"words"_s)}}, {}});
        lecture = with(lecture, {u"text.text"_s, u"title"_s, {{u"text"_s, words}}, {}});
        const auto block = customBlockOf(lecture, sceneId, {u"label"_s, u"title"_s}, {u"Words"_s}, registry());
        QVERIFY(block);
        QCOMPARE(nodeOf(block->scene(), u"label"_s)->properties.value(u"text"_s).toObject(), words);
        QCOMPARE(nodeOf(block->scene(), u"title"_s)->properties.value(u"text"_s).toObject(), words);
        QCOMPARE(block->lecture.languages, lecture.languages);
    }

    void whatItemsOfARepetitionTakeFromOutsideStays()
    {
        Lecture lecture = with(emptyLecture(u"en"_s), {u"values.number"_s, u"step"_s, {{u"value"_s, 1.5}}, {}});
        lecture = with(lecture, {u"values.text"_s, u"words"_s, {{u"value"_s, u"the “key”"_s}}, {}});
        lecture = with(lecture, {u"shapes.circle"_s, u"sun"_s, {{u"radius"_s, 2}}, {}});
        lecture = with(lecture,
                       {u"layout.each"_s,
                        u"dots"_s,
                        {{u"block"_s, u"text.text"_s},
                         {u"count"_s, 3},
                         {u"item.text"_s, expression(u"{words} {index + 1} of {step:.2}"_s)},
                         {u"item.size"_s, expression(u"20 + index * step * sun.width"_s)},
                         {u"item.position"_s, expression(u"staged(sun).centre + (index * step, 0)"_s)},
                         {u"item.colour"_s, expression(u"index > step ? RED : BLUE"_s)}},
                        {}});
        const auto block = customBlockOf(lecture, sceneId, {u"dots"_s}, {u"Dots"_s}, registry());
        QVERIFY(block);
        const QJsonObject kept = nodeOf(block->scene(), u"dots"_s)->properties;
        QCOMPARE(kept.value(u"item.text"_s), expression(u"{\"the “key”\"} {index + 1} of {(1.5):.2}"_s));
        QCOMPARE(kept.value(u"item.size"_s), expression(u"20 + index * (1.5) * (4)"_s));
        QCOMPARE(kept.value(u"item.position"_s), expression(u"(0, 0, 0) + (index * (1.5), 0)"_s));
        QCOMPARE(kept.value(u"item.colour"_s), expression(u"index > (1.5) ? RED : BLUE"_s));
        QCOMPARE(outsideLinks(block->scene(), {u"dots"_s}, registry()).values, 0);
    }

    /// A list has no value that could stand in an expression: the items keep their values.
    void whatItemsTakeFromAListOutsideStays()
    {
        Lecture lecture = emptyLecture(u"en"_s);
        lecture.languages = {u"en"_s, u"ko"_s};
        lecture = with(lecture, {u"values.numbers"_s, u"widths"_s, {{u"value"_s, QJsonArray{1, 2.5, 4}}}, {}});
        lecture = with(
            lecture,
            {u"layout.each"_s,
             u"boxes"_s,
             {{u"block"_s, u"shapes.box"_s},
              {u"count"_s, 3},
              {u"item.label"_s,
               QJsonObject{{u"expression"_s,
                            QJsonObject{{u"en"_s, u"Width {widths[index]}"_s}, {u"ko"_s, u"너비 {widths[index]}"_s}}}}},
              {u"item.width"_s, expression(u"widths[index]"_s)}},
             {}});
        const auto block = customBlockOf(lecture, sceneId, {u"boxes"_s}, {u"Boxes"_s}, registry());
        QVERIFY(block);
        const QJsonObject kept = nodeOf(block->scene(), u"boxes"_s)->properties;
        QCOMPARE(kept.value(u"item.width"_s), QJsonValue(QJsonArray{1, 2.5, 4}));
        QCOMPARE(kept.value(u"item.label"_s)[1],
                 QJsonValue(QJsonObject{{u"en"_s, u"Width 2.5"_s}, {u"ko"_s, u"너비 2.5"_s}}));
    }

    void whatIsAddedLooksAsWhatWasSelected_data()
    {
        QTest::addColumn<QString>("folder");
        const QDir all(QStringLiteral(LECTOGRAPH_TEMPLATES));
        for (const QString &id : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(id)) << all.filePath(id);
    }

    void whatIsAddedLooksAsWhatWasSelected()
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
                const OutsideLinks links = outsideLinks(*from, nodes, registry());
                if (nodes.isEmpty() || links.lost > 0)
                    continue;
                const auto block = customBlockOf(*lecture, from->id, nodes, {u"Part"_s}, registry());
                QVERIFY2(block, block ? "" : qPrintable(block.error().text()));
                Lecture empty = *lecture;
                lecture::Scene into = *emptyLecture(lecture->language).scenes.front();
                into.name = from->name; // blocks may show it
                empty.scenes = {std::make_shared<const lecture::Scene>(std::move(into))};
                const auto added = withCustomBlock(empty, sceneId, *customBlockFrom(*toFile(*block)), {}, registry());
                QVERIFY2(added, added ? "" : qPrintable(added.error().text()));
                const picture::Picture was = pictureOf(*lecture, from->id, nodes);
                const picture::Picture is = pictureOf(added->lecture, sceneId, added->nodes);
                QCOMPARE(is.items.size(), was.items.size());
                if (links.values == 0) {
                    QVERIFY2(is.items == was.items, qPrintable(from->id));
                    continue;
                }
                // Relative positions are kept to a thousandth.
                const base::Box before = extentOf(was);
                const base::Box after = extentOf(is);
                QVERIFY2(before.isEmpty() == after.isEmpty(), qPrintable(nodes.join(u' ')));
                if (before.isEmpty())
                    continue;
                const base::Vec3 low = after.min - before.min;
                const base::Vec3 high = after.max - before.max;
                for (const double off : {low.x, low.y, high.x, high.y})
                    QVERIFY2(std::abs(off) < 0.002,
                             qPrintable(u"%1 off in %2: %3"_s.arg(off).arg(from->id, nodes.join(u' '))));
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
        const auto added = withCustomBlock(example(), sceneId, *customBlockFrom(bytesOf(json)), {}, registry());
        QVERIFY(added);
        const OutsideLinks links = outsideLinks(*sceneOf(added->lecture, sceneId), added->nodes, registry());
        QCOMPARE(links.values + links.lost, 0);
        QCOMPARE(sceneOf(added->lecture, sceneId)->actors.size(), 3U);
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
        const auto block = customBlockFrom(bytesOf(json));
        QVERIFY(block);
        QCOMPARE(block->scene().tracks.size(), 1U);
        QCOMPARE(block->scene().tracks.front()->clips.size(), static_cast<std::size_t>(clips.size() - 1));
    }

private:
    /// The picture of a scene without animation, with only these nodes on stage.
    picture::Picture pictureOf(Lecture lecture, const QString &id, const QStringList &nodes) const
    {
        lecture::Scene one = *sceneOf(lecture, id);
        one.tracks.clear();
        one.properties = {};
        std::erase_if(one.actors, [&](const QString &actor) { return !nodes.contains(actor); });
        lecture.scenes = {std::make_shared<const lecture::Scene>(std::move(one))};
        return picture::Show(std::move(lecture), registry()).at({});
    }
};

LECTOGRAPH_TEST_MAIN(TestCustomBlocks)
#include "tst_editor_customblocks.moc"
