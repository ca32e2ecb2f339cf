// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/check.h"
#include "lecture/edit.h"
#include "lecture/types.h"
#include "testmain.h"
#include "timeline/scene.h"

#include <QTest>

using namespace lectograph;
using namespace lectograph::lecture;
using namespace Qt::StringLiterals;

namespace {

/// A definition that draws these nodes, each in a number of its own.
BlockPtr blockOf(const QString &id, const QByteArray &nodes, const std::vector<QString> &draws)
{
    Scene inside;
    inside.id = blockType(id);
    inside.nodes = nodesOf(nodes);
    inside.actors = draws;
    Block block;
    block.id = id;
    block.title = QJsonObject{{u"en"_s, u"A block"_s}, {u"ko"_s, u"블록"_s}};
    PublishedProperty size;
    size.key = u"size"_s;
    size.preset = 2;
    block.properties.push_back(size);
    block.inside = std::make_shared<const Scene>(std::move(inside));
    return std::make_shared<const Block>(std::move(block));
}

BlockPtr square(const QByteArray &size = "{'link': 'in.size'}")
{
    return blockOf(u"square"_s, "{'s': {'type': 'test.square', 'size': " + size + "}}", {u"s"_s});
}

Lecture lectureWith(const std::vector<BlockPtr> &blocks, const QByteArray &nodes = "{}")
{
    Lecture lecture;
    for (const BlockPtr &block : blocks)
        lecture.blocks.emplace(block->id, block);
    auto scene = std::make_shared<Scene>();
    scene->id = u"main"_s;
    scene->duration = base::Time::fromSeconds(1);
    scene->nodes = nodesOf(nodes);
    lecture.scenes.push_back(scene);
    return lecture;
}

bool says(const graph::Problems &problems, const QString &place, const QString &what)
{
    return std::ranges::any_of(problems, [&](const graph::Problem &problem) {
        return problem.error.place.startsWith(place) && problem.error.what.contains(what);
    });
}

const timeline::Registry &plugins()
{
    static const timeline::Registry registry = testVocabulary();
    return registry;
}

} // namespace

class TestLectureTypes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLectureWithoutDefinitionsHasTheTypesOfThePlugins()
    {
        const Lecture lecture = lectureWith({});
        QCOMPARE(&typesOf(lecture, plugins()), &plugins());
        // Also if what is given are the types of another lecture.
        const Lecture other = lectureWith({square()});
        QVERIFY(!typesOf(lecture, typesOf(other, plugins())).nodes.find(u"block:square"_s));
    }

    void definitionsAreTypesBesideThoseOfThePlugins()
    {
        const Lecture lecture = lectureWith({square()});
        const timeline::Registry &types = typesOf(lecture, plugins());
        const graph::NodeType *type = types.nodes.find(u"block:square"_s);
        QVERIFY(type && !type->broken);
        QCOMPARE(type->words.title.toObject().value(u"ko"_s).toString(), u"블록"_s);
        QVERIFY(types.nodes.find(u"test.square"_s));
        QVERIFY(types.nodes.find(graph::inType(u"block:square"_s)));
        QVERIFY(!types.nodes.types().contains(graph::inType(u"block:square"_s)));
    }

    void editsThatTouchNoDefinitionShareTheTypes()
    {
        const Lecture lecture = lectureWith({square(), blockOf(u"other"_s, "{'s': {'type': 'block:square'}}", {u"s"_s}),
                                             blockOf(u"third"_s, "{'s': {'type': 'test.square'}}", {u"s"_s})});
        const timeline::Registry &types = typesOf(lecture, plugins());
        Lecture edited = *withSceneProperty(lecture, u"main"_s, u"fov"_s, 50);
        QCOMPARE(&typesOf(edited, plugins()), &types);
        QCOMPARE(&typesOf(edited, types), &types);
        edited.blocks[u"square"_s] = square("3");
        const timeline::Registry &after = typesOf(edited, plugins());
        QVERIFY(&after != &types);
        QCOMPARE(&typesOf(lecture, plugins()), &types);
        // Only what was edited, and what uses it, is compiled again.
        const auto isSame = [&](const QString &type) { return after.nodes.find(type) == types.nodes.find(type); };
        QVERIFY(!isSame(u"block:square"_s));
        QVERIFY(!isSame(u"block:other"_s));
        QVERIFY(isSame(u"block:third"_s));
        QVERIFY(isSame(u"test.square"_s));
    }

    void definitionsThatContainEachOtherAreRefused()
    {
        const Lecture lecture = lectureWith({blockOf(u"a"_s, "{'x': {'type': 'block:b'}}", {u"x"_s}),
                                             blockOf(u"b"_s, "{'x': {'type': 'block:c'}}", {u"x"_s}),
                                             blockOf(u"c"_s, "{'x': {'type': 'block:a'}}", {u"x"_s}),
                                             blockOf(u"self"_s, "{'x': {'type': 'block:self'}}", {u"x"_s}), square()},
                                            "{'i': {'type': 'block:a'}, 's': {'type': 'block:square'}}");
        const graph::NodeRegistry &types = typesOf(lecture, plugins()).nodes;
        int broken = 0;
        for (const QString &id : {u"block:a"_s, u"block:b"_s, u"block:c"_s})
            broken += types.find(id)->broken ? 1 : 0;
        QCOMPARE(broken, 1);
        QVERIFY(types.find(u"block:self"_s)->broken);
        QVERIFY(!types.find(u"block:square"_s)->broken);
        const graph::Problems problems = check(lecture, plugins());
        QVERIFY(says(problems, u"blocks/self.json: nodes"_s, u"contain each other"_s));
        QVERIFY(says(problems, u"scenes/main.json: nodes/i"_s, u"contain each other"_s));
        QVERIFY(!says(problems, u"scenes/main.json: nodes/s"_s, {}));
    }

    void whatIsWrongInsideIsToldAtTheDefinition()
    {
        const Lecture lecture = lectureWith(
            {blockOf(u"picky"_s,
                     "{'n': {'type': 'test.picky', 'value': -1}, 's': {'type': 'test.square', 'size': {'link': 'n'}}}",
                     {u"s"_s}),
             blockOf(u"lost"_s, "{'s': {'type': 'test.square', 'size': {'link': 'in.width'}}}", {u"s"_s}), square()});
        const graph::Problems problems = check(lecture, plugins());
        QVERIFY(says(problems, u"blocks/picky.json: nodes/n"_s, u"nothing below zero"_s));
        QVERIFY(says(problems, u"blocks/lost.json: nodes/s/properties/size"_s, u"has no output “width”"_s));
        QVERIFY(!says(problems, u"blocks/square"_s, {}));
    }

    void manyDefinitionsAreCompiledInLinearTime()
    {
        // Each uses the two before it: without remembering that is exponential.
        std::vector<BlockPtr> blocks{square()};
        for (int i = 0; i < 40; ++i) {
            const QByteArray one = i == 0 ? QByteArray("square") : 'b' + QByteArray::number(i - 1);
            const QByteArray two = i < 2 ? QByteArray("square") : 'b' + QByteArray::number(i - 2);
            blocks.push_back(blockOf(u"b%1"_s.arg(i),
                                     "{'x': {'type': 'block:" + one + "'}, 'y': {'type': 'block:" + two + "'}}",
                                     {u"x"_s, u"y"_s}));
        }
        const Lecture lecture = lectureWith(blocks, "{'few': {'type': 'block:b5'}, 'many': {'type': 'block:b39'}}");
        const graph::Problems problems = check(lecture, plugins());
        QVERIFY(!says(problems, u"scenes/main.json: nodes/few"_s, {}));
        QVERIFY(says(problems, u"scenes/main.json: nodes/many"_s, {}));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestLectureTypes)
#include "tst_lecture_types.moc"
