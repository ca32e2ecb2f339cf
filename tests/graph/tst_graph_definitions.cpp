// SPDX-License-Identifier: GPL-3.0-or-later
#include "definitions.h"
#include "graph/row.h"
#include "shape/select.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

#include <cmath>
#include <thread>

using namespace lectograph;
using namespace lectograph::graph;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

/// A square of the published size with a second one beside it, and their common width.
const QByteArray pairJson =
    "{'properties': [{'key': 'size', 'type': 'number', 'default': 2, 'min': 0, 'max': 50},"
    "                {'key': 'tint', 'type': 'colour', 'default': '#FF0000'}],"
    " 'nodes': {'left': {'type': 'test.square', 'size': {'link': 'in.size'}, 'colour': {'link': 'in.tint'}},"
    "           'right': {'type': 'test.square', 'beside': {'link': 'left'}, 'side': 'right', 'gap': 1},"
    "           'width': {'type': 'test.sum', 'values': [{'link': 'left.size'}, {'link': 'right.size'}, 1]}},"
    " 'draws': ['left', 'right'],"
    " 'outputs': [{'key': 'width', 'type': 'number', 'from': {'link': 'width'}}]}";

Definition pair()
{
    return definitionFrom(u"block:pair"_s, pairJson);
}

/// Random squares that depend on the published properties and on each other, and a random selection of them to draw.
struct RandomInside
{
    QJsonObject nodes; ///< with links to "in"
    QJsonArray draws;
};

RandomInside randomInside()
{
    RandomInside inside;
    const int count = *rc::gen::inRange(1, 6);
    for (int i = 0; i < count; ++i) {
        const QString id = u"n%1"_s.arg(i);
        QJsonObject node{{u"type"_s, u"test.square"_s},
                         {u"position"_s, QJsonArray{*rc::gen::inRange(-5, 6), *rc::gen::inRange(-5, 6)}},
                         {u"turn"_s, *rc::gen::inRange(0, 90)}};
        switch (*rc::gen::inRange(0, 4)) {
        case 0: node.insert(u"size"_s, linkTo(u"in.size"_s)); break;
        case 1: node.insert(u"size"_s, QJsonObject{{u"expression"_s, u"in.size / 2 + 1"_s}}); break;
        case 2: node.insert(u"size"_s, i > 0 ? QJsonValue(linkTo(u"n%1.size"_s.arg(i - 1))) : QJsonValue(3)); break;
        default: node.insert(u"size"_s, *rc::gen::inRange(1, 9));
        }
        if (*rc::gen::arbitrary<bool>())
            node.insert(u"colour"_s, linkTo(u"in.tint"_s));
        if (*rc::gen::arbitrary<bool>())
            node.insert(u"z"_s, *rc::gen::inRange(0, 3));
        if (i > 0 && *rc::gen::arbitrary<bool>())
            node.insert(u"beside"_s, linkTo(u"n%1"_s.arg(i - 1)));
        inside.nodes.insert(id, node);
        if (i == 0 || *rc::gen::arbitrary<bool>())
            inside.draws.append(id);
    }
    return inside;
}

/// The nodes as they are pasted into a scene: with the values instead of the links to "in".
QByteArray pasted(const RandomInside &inside, double size, const QString &tint)
{
    QByteArray json = QJsonDocument(inside.nodes).toJson(QJsonDocument::Compact);
    const QByteArray number = QByteArray::number(size);
    json.replace("{\"link\":\"in.size\"}", number);
    json.replace("in.size", number);
    json.replace("{\"link\":\"in.tint\"}", '"' + tint.toUtf8() + '"');
    return json;
}

} // namespace

class TestGraphDefinitions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPublishedPropertyDeclaresTheEaseOfItsKeyframes()
    {
        Definition definition = pair();
        definition.properties[0].ease = u"linear"_s;
        const CompiledDefinition even = graph::compiled(definition, testBlocks());
        QVERIFY(!even.type->broken);
        QCOMPARE(graph::easeOf(even.type->properties[0]), u"linear"_s);
        QCOMPARE(graph::easeOf(even.type->properties[1]), u"smooth"_s);
        QVERIFY(even.type->contentHash != graph::compiled(pair(), testBlocks()).type->contentHash);
        definition.properties[0].ease = u"liner"_s;
        const CompiledDefinition broken = graph::compiled(definition, testBlocks());
        QVERIFY(broken.type->broken);
        QCOMPARE(broken.type->broken->place, u"properties/0/ease"_s);
    }

    void anInstanceDrawsTheSameAsItsNodesPasted()
    {
        QVERIFY(rc::check([] {
            const RandomInside inside = randomInside();
            const double size = *rc::gen::inRange(1, 20);
            const QString tint = *rc::gen::elementOf(std::vector<QString>{u"#58C4DD"_s, u"#FC6255"_s});
            const QJsonObject json{{u"properties"_s,
                                    QJsonArray{QJsonObject{{u"key"_s, u"size"_s}, {u"type"_s, u"number"_s}},
                                               QJsonObject{{u"key"_s, u"tint"_s}, {u"type"_s, u"colour"_s}}}},
                                   {u"nodes"_s, inside.nodes},
                                   {u"draws"_s, inside.draws}};
            const NodeRegistry types = withDefinitions({definitionFrom(u"block:it"_s, json)});
            const QJsonObject instance{
                {u"it"_s, QJsonObject{{u"type"_s, u"block:it"_s}, {u"size"_s, size}, {u"tint"_s, tint}}}};
            InstanceGraph one(types, QJsonDocument(instance).toJson());
            InstanceGraph other(types, pasted(inside, size, tint));
            std::vector<shape::Shape> expected;
            for (const QJsonValue &id : inside.draws)
                expected.push_back(
                    other.shape(id.toString()).edited([&](shape::Part &part) { part.name = id.toString(); }));
            std::ranges::stable_sort(expected, {}, [](const shape::Shape &shape) { return shape->z; });
            const shape::Shape drawn = one.shape(u"it"_s);
            RC_ASSERT(drawn->placement.isIdentity());
            RC_ASSERT(drawn->children.size() == expected.size());
            for (std::size_t i = 0; i < expected.size(); ++i)
                RC_ASSERT(drawn->children[i] == expected[i]);
        }));
    }

    void whatIsPublishedIsARowOfTheTypeAndItsOutputsFollow()
    {
        const CompiledDefinition compiled = graph::compiled(pair(), testBlocks());
        const NodeType &type = *compiled.type;
        QVERIFY(!type.broken);
        QVERIFY(checkType(type));
        QCOMPARE(type.properties.size(), 2u);
        QCOMPARE(type.properties[0].key, std::string_view("size"));
        QCOMPARE(type.properties[0].max, 50.0);
        QCOMPARE(type.portIndex(u"shape"), 0);
        QCOMPARE(type.portIndex(u"width"), 1);
        QVERIFY(type.placed);
        QVERIFY(!type.readsTime);
        const NodeRegistry types = withDefinitions({pair()});
        InstanceGraph graph(types, "{'a': {'type': 'block:pair', 'size': 4}, 'b': {'type': 'block:pair'}}");
        QCOMPARE(graph.number(u"a"_s, 1), 4 + 1 + 1.0);
        QCOMPARE(graph.number(u"b"_s, 1), 2 + 1 + 1.0);
        QCOMPARE(graph.shape(u"a"_s).bounds().width(), 4 + 1 + 1.0);
        QVERIFY(shape::select(graph.shape(u"a"_s), u"right"_s));
        InstanceGraph wrong(types, "{'a': {'type': 'block:pair', 'size': 51}}");
        QVERIFY(wrong.errorOf(u"a"_s).contains(u"The most is 50"_s));
    }

    void aPublishedFontIsAFont()
    {
        NodeRegistry types = testBlocks();
        QVERIFY(types.add({.id = u"test.label"_s,
                           .properties = {row::text("words", ""), row::text("family", "").as(TextKind::Font)},
                           .outputs = {{.key = "all", .type = ValueType::Text}},
                           .evaluate = [](const Inputs &in, const Context &) -> base::Result<Outputs> {
                               return Outputs{in.text("words")};
                           }}));
        const auto kindOf = [&](const QByteArray &words) {
            const Definition definition = definitionFrom(u"block:it"_s,
                                                         "{'properties': [{'key': 'type', 'type': 'text'}],"
                                                         " 'nodes': {'n': {'type': 'test.label', 'words': "
                                                             + words
                                                             + ", 'family': {'link': 'in.type'}}},"
                                                               " 'outputs': [{'key': 'all', 'type': 'text',"
                                                               "              'from': {'link': 'n'}}]}");
            return graph::compiled(definition, types).type->properties.front().text;
        };
        QCOMPARE(kindOf("'a word'"), TextKind::Font);
        QCOMPARE(kindOf("{'link': 'in.type'}"), TextKind::Words); // it is shown too
    }

    void aDefinitionWithoutAPictureOnlyComputes()
    {
        const Definition sum =
            definitionFrom(u"block:sum"_s,
                           "{'properties': [{'key': 'a', 'type': 'number'}],"
                           " 'nodes': {'n': {'type': 'test.sum', 'values': [{'link': 'in.a'}, 1]}},"
                           " 'outputs': [{'key': 'b', 'type': 'number', 'from': {'link': 'n'}},"
                           "             {'key': 'c', 'type': 'number', 'from': {'expression': 'n * 2'}}]}");
        const NodeRegistry types = withDefinitions({sum});
        QVERIFY(!types.find(u"block:sum"_s)->placed);
        InstanceGraph graph(types, "{'s': {'type': 'block:sum', 'a': 4}}");
        QCOMPARE(graph.number(u"s"_s), 5.0);
        QCOMPARE(graph.number(u"s"_s, 1), 10.0);
    }

    void keyframesInsideRunWithTheTime()
    {
        const QByteArray keyed = "{'nodes': {'n': {'type': 'test.number', 'value': {'keys': ["
                                 "   {'at': 1, 'value': 0, 'ease': 'linear'}, {'at': 3, 'value': 10}]}}},"
                                 " 'outputs': [{'key': 'n', 'type': 'number', 'from': {'link': 'n'}}]}";
        const NodeRegistry types = withDefinitions({definitionFrom(u"block:moving"_s, keyed)});
        const NodeType &type = *types.find(u"block:moving"_s);
        QVERIFY(type.readsTime);
        QCOMPARE(type.motion, (std::vector<Span>{{Time::fromSeconds(1), Time::fromSeconds(3)}}));
        InstanceGraph graph(types, "{'m': {'type': 'block:moving'}}");
        QVERIFY(!graph.evaluator.isTimeless(0));
        QCOMPARE(graph.evaluator.motion(0), type.motion);
        QCOMPARE(graph.number(u"m"_s, 0, 2), 5.0);
        QCOMPARE(graph.number(u"m"_s, 0, 9), 10.0);
        QCOMPARE(graph.number(u"m"_s, 0, 0), 0.0);
    }

    void aPublishedTimeIsTheTimeInside()
    {
        const QByteArray keyed = "{'properties': [{'key': 'time', 'type': 'number'}],"
                                 " 'nodes': {'n': {'type': 'test.number', 'value': {'keys': ["
                                 "   {'at': 0, 'value': 0, 'ease': 'linear'}, {'at': 2, 'value': 10}]}}},"
                                 " 'outputs': [{'key': 'n', 'type': 'number', 'from': {'link': 'n'}}]}";
        const NodeRegistry types = withDefinitions({definitionFrom(u"block:timed"_s, keyed)});
        QVERIFY(!types.find(u"block:timed"_s)->readsTime);
        InstanceGraph graph(types,
                            "{'a': {'type': 'block:timed', 'time': 1}, 'b': {'type': 'block:timed', 'time': 1e300}}");
        QCOMPARE(graph.number(u"a"_s, 0, 7), 5.0);
        QCOMPARE(graph.number(u"b"_s, 0, 7), 10.0);
    }

    void definitionsMayBeInsideOfDefinitions()
    {
        const Definition row =
            definitionFrom(u"block:row"_s,
                           "{'properties': [{'key': 'size', 'type': 'number', 'default': 1}],"
                           " 'nodes': {'a': {'type': 'block:pair', 'size': {'link': 'in.size'}},"
                           "           'b': {'type': 'block:pair', 'size': {'link': 'a.width'}}},"
                           " 'draws': ['a', 'b'],"
                           " 'outputs': [{'key': 'width', 'type': 'number', 'from': {'link': 'b.width'}}]}");
        const NodeRegistry types = withDefinitions({pair(), row});
        InstanceGraph graph(types, "{'r': {'type': 'block:row', 'size': 3}}");
        QCOMPARE(graph.number(u"r"_s, 1), (3 + 2) + 2.0);
        QVERIFY(shape::select(graph.shape(u"r"_s), u"b/left"_s));
        QCOMPARE(types.find(u"block:row"_s)->depth > types.find(u"block:pair"_s)->depth, true);
    }

    void anErrorInsideNamesTheBlockAtTheInstance()
    {
        const Definition picky =
            definitionFrom(u"block:picky"_s,
                           "{'properties': [{'key': 'a', 'type': 'number'}],"
                           " 'nodes': {'strict': {'type': 'test.picky', 'value': {'link': 'in.a'}}},"
                           " 'outputs': [{'key': 'n', 'type': 'number', 'from': {'link': 'strict'}}]}");
        const NodeRegistry types = withDefinitions({picky});
        InstanceGraph graph(types, "{'p': {'type': 'block:picky', 'a': -3}, 'q': {'type': 'block:picky', 'a': 3}}");
        const QString error = graph.errorOf(u"p"_s);
        QVERIFY2(error.startsWith(u"s/nodes/p: Inside, at “strict”: There is nothing below zero"_s), qPrintable(error));
        QVERIFY2(error.endsWith(u"Use a larger number."_s), qPrintable(error));
        QCOMPARE(graph.number(u"q"_s), 3.0);
    }

    void everyInstanceWarnsForItself()
    {
        const Definition picky =
            definitionFrom(u"block:picky"_s,
                           "{'nodes': {'strict': {'type': 'test.picky', 'value': 101}},"
                           " 'outputs': [{'key': 'n', 'type': 'number', 'from': {'link': 'strict'}}]}");
        const NodeRegistry types = withDefinitions({picky});
        InstanceGraph graph(types, "{'p': {'type': 'block:picky'}}");
        QCOMPARE(graph.number(u"p"_s), 101.0);
        QCOMPARE(graph.evaluator.problems().size(), 1u);
        QCOMPARE(graph.evaluator.problems().front().error.place, u"s/nodes/p"_s);
        QCOMPARE(graph.evaluator.problems().front().severity, Severity::Warning);
    }

    void everyInstanceReportsWhatItLacks()
    {
        const Definition figure =
            definitionFrom(u"block:figure"_s,
                           "{'properties': [{'key': 'size', 'type': 'number', 'default': 1}],"
                           " 'nodes': {'photo': {'type': 'test.photo', 'missing': true},"
                           "           'again': {'type': 'test.photo', 'missing': true},"
                           "           'caption': {'type': 'test.square', 'size': {'link': 'in.size'}}},"
                           " 'draws': ['photo', 'again', 'caption']}");
        const NodeRegistry types = withDefinitions({figure});
        InstanceGraph graph(types,
                            "{'p': {'type': 'block:figure', 'size': 3}, 'q': {'type': 'block:figure', 'size': 5}}");
        QCOMPARE(graph.shape(u"p"_s).bounds().width(), 3.0);
        QCOMPARE(graph.shape(u"q"_s).bounds().width(), 5.0);
        QStringList problems;
        for (const graph::Problem &problem : graph.evaluator.problems()) {
            QCOMPARE(problem.severity, Severity::Failure);
            problems.append(problem.error.text());
        }
        QCOMPARE(problems,
                 QStringList({u"s/nodes/p: Inside, at “photo”: The photo is missing. Find it."_s,
                              u"s/nodes/q: Inside, at “photo”: The photo is missing. Find it."_s}));
        QCOMPARE(graph.evaluator.failuresOf(graph.evaluator.indexOf(u"q"_s)).size(), 1u);
    }

    void whatFailsLeavesTheOthersThatADefinitionDraws()
    {
        const Definition figure =
            definitionFrom(u"block:figure"_s,
                           "{'properties': [{'key': 'a', 'type': 'number'}],"
                           " 'nodes': {'strict': {'type': 'test.picky', 'value': {'link': 'in.a'}},"
                           "           'square': {'type': 'test.square', 'size': {'link': 'strict'}},"
                           "           'caption': {'type': 'test.square', 'size': 5}},"
                           " 'draws': ['square', 'caption']}");
        const NodeRegistry types = withDefinitions({figure});
        InstanceGraph graph(types, "{'p': {'type': 'block:figure', 'a': -3}, 'q': {'type': 'block:figure', 'a': 7}}");
        QCOMPARE(graph.shape(u"p"_s).bounds().width(), 5.0);
        QCOMPARE(graph.shape(u"q"_s).bounds().width(), 7.0);
        QCOMPARE(graph.evaluator.problems().size(), std::size_t(1));
        const base::Error error = graph.evaluator.problems().front().error;
        QVERIFY2(error.text().startsWith(u"s/nodes/p: Inside, at “strict”: There is nothing below zero"_s),
                 qPrintable(error.text()));
    }

    void publishedShapesAreAsIndependentAsThoseInside()
    {
        const Definition list =
            definitionFrom(u"block:list"_s,
                           "{'properties': [{'key': 'items', 'type': 'shapes'}],"
                           " 'nodes': {'all': {'type': 'test.group', 'shapes': {'link': 'in.items'}}},"
                           " 'draws': ['all']}");
        const NodeRegistry types = withDefinitions({list});
        InstanceGraph graph(types,
                            "{'bad': {'type': 'test.picky', 'value': -1},"
                            " 'lost': {'type': 'test.square', 'size': {'link': 'bad'}},"
                            " 'good': {'type': 'test.square', 'size': 4},"
                            " 'l': {'type': 'block:list', 'items': [{'link': 'lost'}, {'link': 'good'}]},"
                            " 'm': {'type': 'block:list', 'items': [{'link': 'lost'}]}}");
        QCOMPARE(graph.shape(u"l"_s).bounds().width(), 4.0);
        QVERIFY(!graph.outputs(u"m"_s));
        QCOMPARE(graph.evaluator.problems().size(), std::size_t(1));
    }

    void aShapeThatIsNotLinkedIsMissedInside()
    {
        const Definition framed =
            definitionFrom(u"block:framed"_s,
                           "{'properties': [{'key': 'inner', 'type': 'shape'}],"
                           " 'nodes': {'frame': {'type': 'test.frame', 'around': {'link': 'in.inner'}}},"
                           " 'draws': ['frame']}");
        const NodeRegistry types = withDefinitions({framed});
        InstanceGraph graph(types,
                            "{'dot': {'type': 'test.square', 'size': 3},"
                            " 'f': {'type': 'block:framed', 'inner': {'link': 'dot'}},"
                            " 'g': {'type': 'block:framed'}}");
        QCOMPARE(graph.shape(u"f"_s).bounds().width(), 3.0);
        QVERIFY(graph.errorOf(u"g"_s).contains(u"Inside, at “frame”: Nothing is linked here."_s));
    }

    void onlyWhatDependsOnTheInstanceIsComputedForIt()
    {
        const auto count = std::make_shared<Count>();
        const NodeRegistry types = withDefinitions({pair()}, count);
        const auto memo = std::make_shared<Memo>();
        const auto draw = [&](int size) {
            InstanceGraph graph(types,
                                "{'a': {'type': 'block:pair', 'size': " + QByteArray::number(size)
                                    + "}, 'b': {'type': 'block:pair', 'size': 5}}",
                                memo);
            graph.shape(u"a"_s);
            graph.shape(u"b"_s);
        };
        draw(3);
        const int before = count->at(u"test.square"_s);
        draw(3);
        QCOMPARE(count->at(u"test.square"_s), before);
        draw(4);
        QCOMPARE(count->at(u"test.square"_s), before + 2); // the sized one, and the one that stands beside it
    }

    void anEditedDefinitionIsComputedAgain()
    {
        const auto memo = std::make_shared<Memo>();
        const QByteArray instance = "{'a': {'type': 'block:pair'}}";
        InstanceGraph before(withDefinitions({pair()}), instance, memo);
        QCOMPARE(before.shape(u"a"_s).bounds().width(), 2 + 1 + 1.0);
        const Definition edited = definitionFrom(u"block:pair"_s, QByteArray(pairJson).replace("'gap': 1", "'gap': 3"));
        InstanceGraph after(withDefinitions({edited}), instance, memo);
        QCOMPARE(after.shape(u"a"_s).bounds().width(), 2 + 3 + 1.0);
        QCOMPARE(compiled(pair(), testBlocks()).type->contentHash, compiled(pair(), testBlocks()).type->contentHash);
    }

    void severalThreadsMayEvaluateOneDefinition()
    {
        const NodeRegistry types = withDefinitions({pair()});
        std::vector<std::thread> threads;
        std::atomic<int> wrong = 0;
        for (int thread = 0; thread < 4; ++thread) {
            threads.emplace_back([&types, &wrong, thread] {
                for (int i = 1; i <= 50; ++i) {
                    const double size = 1 + (thread * 50 + i) % 40;
                    InstanceGraph graph(types,
                                        "{'a': {'type': 'block:pair', 'size': " + QByteArray::number(size) + "}}");
                    if (std::abs(graph.shape(u"a"_s).bounds().width() - size - 2) > 1e-9)
                        ++wrong;
                }
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(wrong.load(), 0);
    }

    void aDefinitionThatPublishesNothingHasNoPropertiesToName()
    {
        const NodeRegistry types = withDefinitions({definitionFrom(
            u"block:plain"_s,
            "{'nodes': {'n': {'type': 'test.square', 'size': {'expression': 'in'}}}, 'draws': ['n']}")});
        InstanceGraph graph(types, "{'p': {'type': 'block:plain'}}");
        QVERIFY2(graph.errorOf(u"p"_s).contains(u"Inside, at “n”: “in” is not a value itself"_s),
                 qPrintable(graph.errorOf(u"p"_s)));
    }

    void thePseudoNodeGivesTheDefaults()
    {
        const CompiledDefinition compiled = graph::compiled(pair(), testBlocks());
        NodeRegistry types = testBlocks();
        types.putUnlisted(compiled.in);
        QVERIFY(!types.types().contains(compiled.in->id));
        InstanceGraph graph(types,
                            "{'in': {'type': 'in block:pair'},"
                            " 'n': {'type': 'test.number', 'value': {'link': 'in.size'}}}");
        QCOMPARE(graph.number(u"n"_s), 2.0);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestGraphDefinitions)

#include "tst_graph_definitions.moc"
