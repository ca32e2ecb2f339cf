// SPDX-License-Identifier: GPL-3.0-or-later
#include "definitions.h"
#include "graph/limits.h"
#include "graph/placement.h"
#include "graph/row.h"
#include "shape/select.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

using namespace lectograph;
using namespace lectograph::graph;
using namespace Qt::StringLiterals;

namespace {

/// Shows a text as a square as wide as the text is long.
NodeType wordType()
{
    return {.id = u"test.word"_s,
            .properties = {row::text("text", ""), row::numbers("weights"), row::shape("shown"),
                           row::color("tint", "#FFFFFF")},
            .outputs = {{.key = "shape", .type = ValueType::Shape},
                        {.key = "length", .type = ValueType::Number},
                        {.key = "colour", .type = ValueType::Color}},
            .placed = true,
            .evaluate = [](const Inputs &in, const Context &) -> base::Result<Outputs> {
                const auto length = static_cast<double>(in.text("text").size());
                shape::Style style;
                style.fill = in.color("tint");
                const shape::Shape word = shape::leaf(shape::rectangle(length, 1), style);
                return Outputs{in.shape("shown") ? shape::group({*in.shape("shown")}) : word,
                               length + static_cast<double>(in.numbers("weights").size()), in.color("tint")};
            }};
}

NodeRegistry typesWithWords(const std::shared_ptr<Count> &count = std::make_shared<Count>())
{
    NodeRegistry types = withDefinitions({}, count);
    NodeType word = wordType();
    word.evaluate = [count, inner = word.evaluate](const Inputs &in, const Context &context) {
        ++(*count)[u"test.word"_s];
        return inner(in, context);
    };
    types.put(std::make_shared<const NodeType>(word));
    return types;
}

QStringList namesOf(const shape::Shape &group)
{
    QStringList names;
    for (const shape::Shape &child : group->children)
        names.append(child->name);
    return names;
}

std::vector<double> widthsOf(const shape::Shape &group)
{
    std::vector<double> widths;
    for (const shape::Shape &child : group->children)
        widths.push_back(child.bounds().width());
    return widths;
}

} // namespace

class TestGraphRepetition : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachOverItemsEqualsAsManyInstances()
    {
        QVERIFY(rc::check([] {
            const int count = *rc::gen::inRange(0, 8);
            const auto sizes = *rc::gen::container<std::vector<int>>(std::size_t(count), rc::gen::inRange(1, 9));
            const auto colors = *rc::gen::container<std::vector<QString>>(
                2, rc::gen::elementOf(std::vector<QString>{u"#58C4DD"_s, u"#FC6255"_s, u"#83C167"_s}));
            const int step = *rc::gen::inRange(1, 5);
            QJsonArray numbers;
            for (const int size : sizes)
                numbers.append(size);
            const QJsonObject step2{{u"expression"_s, u"(index * step, count, item)"_s}};
            QJsonObject nodes{{u"step"_s, QJsonObject{{u"type"_s, u"test.number"_s}, {u"value"_s, step}}},
                              {u"each"_s,
                               QJsonObject{{u"type"_s, u"layout.each"_s},
                                           {u"block"_s, u"test.square"_s},
                                           {u"numbers"_s, numbers},
                                           {u"arrange"_s, u"none"_s},
                                           {u"item.turn"_s, 30},
                                           {u"item.colour"_s, QJsonArray{colors[0], colors[1]}},
                                           {u"item.position"_s, step2}}}};
            for (int i = 0; i < count; ++i) {
                const int size = sizes[static_cast<std::size_t>(i)];
                nodes.insert(u"n%1"_s.arg(i),
                             QJsonObject{{u"type"_s, u"test.square"_s},
                                         {u"size"_s, size},
                                         {u"turn"_s, 30},
                                         {u"colour"_s, colors[static_cast<std::size_t>(i % 2)]},
                                         {u"position"_s, QJsonArray{i * step, count, size}}});
            }
            InstanceGraph graph(withDefinitions({}), QJsonDocument(nodes).toJson());
            const shape::Shape each = graph.shape(u"each"_s);
            RC_ASSERT(each->children.size() == std::size_t(count));
            for (int i = 0; i < count; ++i) {
                const QString name = QString::number(i);
                const shape::Shape one = graph.shape(u'n' + name).edited([&](shape::Part &part) { part.name = name; });
                RC_ASSERT(each->children[static_cast<std::size_t>(i)] == one);
            }
            const auto listed = std::get<std::vector<double>>(graph.outputs(u"each"_s).value()[1]);
            RC_ASSERT(listed == std::vector<double>(sizes.begin(), sizes.end()));
        }));
    }

    void theItemGoesToTheFirstPropertyThatFits()
    {
        InstanceGraph graph(typesWithWords(),
                            "{'words': {'type': 'layout.each', 'block': 'test.word', 'texts': ['a', 'bcd']},"
                            " 'rows': {'type': 'layout.each', 'block': 'test.word', 'rows': [[1, 2], [3, 4], [5, 6]]},"
                            " 'count': {'type': 'layout.each', 'block': 'test.square', 'count': 4},"
                            " 'named': {'type': 'layout.each', 'block': 'test.square', 'numbers': [2, 3], 'as': 'gap'},"
                            " 'none': {'type': 'layout.each', 'block': 'test.square', 'numbers': [2, 3], 'as': 'none'},"
                            " 'own': {'type': 'layout.each', 'block': 'test.square', 'numbers': [2, 3],"
                            "         'item.size': {'expression': 'item * 2'}},"
                            " 'shapes': {'type': 'layout.each', 'block': 'test.word', 'shapes': [{'link': 'count'}]}}");
        QCOMPARE(widthsOf(graph.shape(u"words"_s)), (std::vector<double>{1, 3}));
        QCOMPARE(std::get<std::vector<double>>(graph.outputs(u"rows"_s).value()[1]), (std::vector<double>{2, 2, 2}));
        QCOMPARE(widthsOf(graph.shape(u"count"_s)), (std::vector<double>{1, 1, 1, 1}));
        QCOMPARE(widthsOf(graph.shape(u"named"_s)), (std::vector<double>{1, 1}));
        QCOMPARE(widthsOf(graph.shape(u"none"_s)), (std::vector<double>{1, 1}));
        QCOMPARE(widthsOf(graph.shape(u"own"_s)), (std::vector<double>{4, 6}));
        QCOMPARE(widthsOf(graph.shape(u"shapes"_s)), (std::vector<double>{4 + 3 * 0.25}));
    }

    void anItemIsTheShapeThatItsBlockNeeds()
    {
        NodeType needs = wordType();
        needs.id = u"test.needs"_s;
        needs.properties[2].required = true;
        NodeRegistry types = typesWithWords();
        types.put(std::make_shared<const NodeType>(needs));
        InstanceGraph graph(types,
                            "{'square': {'type': 'test.square', 'size': 2},"
                            " 'given': {'type': 'layout.each', 'block': 'test.needs', 'shapes': [{'link': 'square'}]},"
                            " 'lacking': {'type': 'layout.each', 'block': 'test.needs', 'count': 2, 'as': 'none'}}");
        QCOMPARE(widthsOf(graph.shape(u"given"_s)), (std::vector<double>{2}));
        QVERIFY2(graph.errorOf(u"lacking"_s).contains(u"item.shown: Nothing is linked here"_s),
                 qPrintable(graph.errorOf(u"lacking"_s)));
    }

    void aListGivesEachItemItsOwnValue()
    {
        InstanceGraph graph(typesWithWords(),
                            "{'sizes': {'type': 'test.tensor', 'values': [[1, 2]]},"
                            " 'tensor': {'type': 'layout.each', 'block': 'test.square', 'count': 3, 'arrange': 'none',"
                            "            'item.size': [2, {'link': 'n'}, 4]},"
                            " 'n': {'type': 'test.number', 'value': 3},"
                            " 'words': {'type': 'test.words', 'words': ['a', 'bb']},"
                            " 'linked': {'type': 'layout.each', 'block': 'test.word', 'count': 3,"
                            "            'item.text': {'link': 'words'}},"
                            " 'one': {'type': 'layout.each', 'block': 'test.word', 'count': 2, 'item.text': 'abc',"
                            "         'item.weights': [[1], [1, 2]], 'item.position': [[1, 2], [3, 4]]},"
                            " 'whole': {'type': 'layout.each', 'block': 'test.word', 'count': 2,"
                            "           'item.weights': [1, 2, 3]},"
                            " 'empty': {'type': 'layout.each', 'block': 'test.word', 'count': 2, 'item.text': []}}");
        QCOMPARE(widthsOf(graph.shape(u"tensor"_s)), (std::vector<double>{2, 3, 4}));
        QCOMPARE(widthsOf(graph.shape(u"linked"_s)), (std::vector<double>{1, 2, 1})); // from the first one again
        QCOMPARE(std::get<std::vector<double>>(graph.outputs(u"one"_s).value()[1]), (std::vector<double>{4, 5}));
        QCOMPARE(std::get<std::vector<double>>(graph.outputs(u"whole"_s).value()[1]), (std::vector<double>{3, 3}));
        QVERIFY(graph.errorOf(u"empty"_s).contains(u"no value for any item"_s));
    }

    void partsAreFoundByNumberAndByText()
    {
        InstanceGraph graph(typesWithWords(),
                            "{'e': {'type': 'layout.each', 'block': 'test.word',"
                            " 'texts': ['the', 'cat', 'the', '1', 'a b']}}");
        const shape::Shape each = graph.shape(u"e"_s);
        QCOMPARE(namesOf(each), (QStringList{u"0"_s, u"1"_s, u"2"_s, u"3"_s, u"4"_s}));
        using Paths = std::vector<shape::IndexPath>;
        QCOMPARE(shape::select(each, u"1"_s).value(), (Paths{{1}})); // a number is a place before it is a text
        QCOMPARE(shape::select(each, u"cat"_s).value(), (Paths{{1}}));
        QCOMPARE(shape::select(each, u"the"_s).value(), (Paths{{0}, {2}}));
        QCOMPARE(shape::select(each, u"a b"_s).value(), (Paths{{4}}));
        QVERIFY(!shape::select(each, u"dog"_s));
    }

    void aChangedItemIsTheOnlyOneComputed()
    {
        const auto count = std::make_shared<Count>();
        const NodeRegistry types = typesWithWords(count);
        const auto memo = std::make_shared<Memo>();
        const auto draw = [&](const QByteArray &texts) {
            const QByteArray nodes = "{'e': {'type': 'layout.each', 'block': 'test.word', 'texts': " + texts + "}}";
            InstanceGraph(types, nodes, memo).shape(u"e"_s);
        };
        draw("['a', 'b', 'c']");
        QCOMPARE(count->at(u"test.word"_s), 3);
        draw("['a', 'b', 'x']");
        QCOMPARE(count->at(u"test.word"_s), 4);
        draw("['x', 'a', 'a', 'b', 'y']");
        QCOMPARE(count->at(u"test.word"_s), 5);
    }

    void itemsStandAsTheArrangementSays()
    {
        const auto centres = [](const QByteArray &how) {
            InstanceGraph graph(withDefinitions({}),
                                "{'e': {'type': 'layout.each', 'block': 'test.square', 'count': 4, " + how + "}}");
            std::vector<base::Vec3> points;
            for (const shape::Shape &child : graph.shape(u"e"_s)->children)
                points.push_back(child.bounds().centre());
            return points;
        };
        using Points = std::vector<base::Vec3>;
        QCOMPARE(centres("'spacing': 1"), (Points{{-3, 0}, {-1, 0}, {1, 0}, {3, 0}}));
        QCOMPARE(centres("'spacing': 1, 'arrange': 'column'"), (Points{{0, 3}, {0, 1}, {0, -1}, {0, -3}}));
        QCOMPARE(centres("'spacing': 1, 'arrange': 'grid', 'columns': 2"),
                 (Points{{-1, 1}, {1, 1}, {-1, -1}, {1, -1}}));
        QCOMPARE(centres("'arrange': 'points', 'points': [0, 1, 2, 3, 4, 5, 6, 7, 8]"),
                 (Points{{0, 1}, {2, 3}, {4, 5}, {6, 7}}));
        const Points circle = centres("'arrange': 'circle', 'radius': 2");
        const Points expected{{0, 2}, {2, 0}, {0, -2}, {-2, 0}};
        for (std::size_t i = 0; i < 4; ++i)
            QVERIFY(length(circle[i] - expected[i]) < 1e-9);
        InstanceGraph few(withDefinitions({}),
                          "{'e': {'type': 'layout.each', 'block': 'test.square', 'count': 4,"
                          " 'arrange': 'points', 'points': [0, 1]}}");
        QVERIFY(few.errorOf(u"e"_s).contains(u"4 items, but only 1 points"_s));
    }

    void aDefinitionIsRepeatedLikeAnyBlock()
    {
        const Definition token = definitionFrom(
            u"block:token"_s,
            "{'properties': [{'key': 'size', 'type': 'number', 'default': 1},"
            "                {'key': 'sum', 'type': 'number'}],"
            " 'nodes': {'box': {'type': 'test.square', 'size': {'link': 'in.size'}},"
            "           'all': {'type': 'test.sum', 'values': [{'link': 'in.size'}, {'link': 'in.sum'}]}},"
            " 'draws': ['box'],"
            " 'outputs': [{'key': 'all', 'type': 'number', 'from': {'link': 'all'}}]}");
        const Definition strip = definitionFrom(
            u"block:strip"_s,
            "{'properties': [{'key': 'sizes', 'type': 'numbers'}],"
            " 'nodes': {'e': {'type': 'layout.each', 'block': 'block:token',"
            "                 'numbers': {'link': 'in.sizes'}, 'item.sum': {'expression': 'index * 10'}}},"
            " 'draws': ['e'],"
            " 'outputs': [{'key': 'all', 'type': 'numbers', 'from': {'link': 'e.all'}}]}");
        InstanceGraph graph(withDefinitions({token, strip}), "{'s': {'type': 'block:strip', 'sizes': [1, 2, 3]}}");
        QVERIFY(shape::select(graph.shape(u"s"_s), u"e/1/box"_s));
        QCOMPARE(std::get<std::vector<double>>(graph.outputs(u"s"_s).value()[1]), (std::vector<double>{1, 12, 23}));
    }

    void theNamesOfAnItemEndWhereABlockBegins()
    {
        // A linked block does not see the item of the repetition that asks for it.
        InstanceGraph graph(withDefinitions({}),
                            "{'lost': {'type': 'test.number', 'value': {'expression': 'index'}},"
                            " 'e': {'type': 'layout.each', 'block': 'test.square', 'item.size': {'link': 'lost'}},"
                            " 'inner': {'type': 'layout.each', 'block': 'test.square', 'numbers': [1, 2]},"
                            " 'outer': {'type': 'layout.each', 'block': 'test.square', 'numbers': [3, 4, 5],"
                            "           'item.size': {'expression': 'item + inner.size[1] + count'}}}");
        QVERIFY(graph.errorOf(u"e"_s).contains(u"only where something is repeated"_s));
        QCOMPARE(widthsOf(graph.shape(u"outer"_s)), (std::vector<double>{8, 9, 10}));
    }

    void anErrorOfAnItemNamesIt()
    {
        NodeRegistry types = typesWithWords();
        types.put(compiled(definitionFrom(u"block:picky"_s,
                                          "{'properties': [{'key': 'a', 'type': 'number'}],"
                                          " 'nodes': {'n': {'type': 'test.picky', 'value': {'link': 'in.a'}},"
                                          "           's': {'type': 'test.square', 'size': {'link': 'n'}}},"
                                          " 'draws': ['s']}"),
                           types)
                      .type);
        InstanceGraph graph(types,
                            "{'e': {'type': 'layout.each', 'block': 'block:picky', 'numbers': [1, -1, 3]},"
                            " 'none': {'type': 'layout.each', 'block': 'block:picky', 'numbers': [-1, -2]},"
                            " 'more': {'type': 'layout.each', 'block': 'test.picky', 'numbers': [1, -1]},"
                            " 'f': {'type': 'layout.each', 'block': 'test.square', 'texts': ['x'], 'as': 'size'},"
                            " 'g': {'type': 'layout.each', 'block': 'nothing'},"
                            " 'h': {'type': 'layout.each', 'block': 'layout.each'},"
                            " 'i': {'type': 'layout.each', 'block': 'test.square', 'item.none': 1}}");
        QCOMPARE(widthsOf(graph.shape(u"e"_s)), (std::vector<double>{1, 0, 3})); // the others stay
        const auto failures = graph.evaluator.failuresOf(graph.evaluator.indexOf(u"e"_s));
        QCOMPARE(failures.size(), 1u);
        const QString failed = failures.front().text();
        QVERIFY2(failed.startsWith(u"s/nodes/e: In the part “1”: Inside, at “n”: There is nothing"_s),
                 qPrintable(failed));
        QVERIFY(failures.front().cause.startsWith(u"There is nothing"_s)); // whatever it is inside of
        QVERIFY(graph.errorOf(u"none"_s).startsWith(u"s/nodes/none: In the part “0”: "_s));
        QVERIFY(graph.errorOf(u"more"_s).startsWith(u"s/nodes/more: In the part “1”: "_s)); // a list has no gaps
        QVERIFY(graph.errorOf(u"f"_s).contains(u"The item 0 does not fit “size”"_s));
        QVERIFY(graph.errorOf(u"g"_s).contains(u"“nothing” cannot be repeated"_s));
        QVERIFY(graph.errorOf(u"h"_s).contains(u"cannot be repeated"_s));
        QVERIFY(graph.errorOf(u"i"_s).isEmpty());
    }

    void thereIsAnEndToRepeating()
    {
        QJsonArray numbers;
        for (std::size_t i = 0; i <= limit::items; ++i)
            numbers.append(1);
        QJsonObject each{{u"type"_s, u"layout.each"_s}, {u"block"_s, u"test.square"_s}, {u"numbers"_s, numbers}};
        InstanceGraph many(withDefinitions({}), QJsonDocument(QJsonObject{{u"e"_s, each}}).toJson());
        QVERIFY(many.errorOf(u"e"_s).contains(u"more than 10,000 items"_s));
        numbers.removeLast();
        each.insert(u"numbers"_s, numbers);
        InstanceGraph most(withDefinitions({}), QJsonDocument(QJsonObject{{u"e"_s, each}}).toJson());
        QCOMPARE(most.shape(u"e"_s)->children.size(), limit::items);
        // A repetition of repetitions of repetitions.
        std::vector<Definition> levels;
        for (int level = 0; level < 3; ++level) {
            const QString below = level == 0 ? u"test.number"_s : u"block:level%1"_s.arg(level - 1);
            const QString port = level == 0 ? u"number"_s : u"n"_s;
            const QJsonObject inner{{u"type"_s, u"layout.each"_s}, {u"block"_s, below}, {u"count"_s, 5000}};
            const QJsonObject sum{{u"type"_s, u"test.sum"_s}, {u"values"_s, QJsonObject{{u"link"_s, u"e."_s + port}}}};
            levels.push_back(definitionFrom(
                u"block:level%1"_s.arg(level),
                QJsonObject{{u"nodes"_s, QJsonObject{{u"e"_s, inner}, {u"sum"_s, sum}}},
                            {u"outputs"_s,
                             QJsonArray{QJsonObject{{u"key"_s, u"n"_s},
                                                    {u"type"_s, u"number"_s},
                                                    {u"from"_s, QJsonObject{{u"link"_s, u"sum"_s}}}}}}}));
        }
        InstanceGraph nested(withDefinitions(levels),
                             "{'ok': {'type': 'block:level0'}, 'bad': {'type': 'block:level2'}}");
        QCOMPARE(nested.number(u"ok"_s), 0.0);
        QVERIFY2(nested.errorOf(u"bad"_s).contains(u"too much to compute"_s), qPrintable(nested.errorOf(u"bad"_s)));
    }

    void theTypeOfANodeFollowsFromItsBlock()
    {
        const NodeRegistry types = typesWithWords();
        const auto typeOf = [&](const QByteArray &json) { return types.find(*nodesOf(json).front()); };
        const NodeType *words = typeOf("{'e': {'type': 'layout.each', 'block': 'test.word', 'texts': ['a']}}");
        QVERIFY(words->repetition);
        QVERIFY(checkType(*words));
        QVERIFY(words->portIndex(u"length"_s) > 0);
        QCOMPARE(words->outputs[static_cast<std::size_t>(words->portIndex(u"length"_s))].type, ValueType::Numbers);
        QCOMPARE(words->outputs[static_cast<std::size_t>(words->portIndex(u"colour"_s))].type, ValueType::Colors);
        const auto hasRow = [](const NodeType &type, std::string_view key) {
            return std::ranges::any_of(tableOf(type), [&](const PropertySpec &spec) { return spec.key == key; });
        };
        QVERIFY(hasRow(*words, "item.text"));
        QVERIFY(hasRow(*words, "item.position"));
        QVERIFY(hasRow(*words, "position"));
        QCOMPARE(typeOf("{'e': {'type': 'layout.each', 'block': 'test.word', 'texts': ['b']}}"), words);
        QVERIFY(typeOf("{'e': {'type': 'layout.each', 'block': 'test.square'}}") != words);
        const NodeType *unknown = typeOf("{'e': {'type': 'layout.each', 'block': 'nothing'}}");
        QVERIFY(unknown && !unknown->repetition);
        // What only computes gives lists.
        const NodeType *numbers = typeOf("{'e': {'type': 'layout.each', 'block': 'test.number'}}");
        QVERIFY(!numbers->placed);
        QCOMPARE(numbers->outputs.front().type, ValueType::Numbers);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestGraphRepetition)
#include "tst_graph_repetition.moc"
