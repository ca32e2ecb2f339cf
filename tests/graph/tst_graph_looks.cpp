// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks.h"
#include "graph/look.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using graph::Look;

namespace {

Look lookOf(const QByteArray &colors, const QByteArray &styles = "{}")
{
    return {.id = {}, .title = {}, .font = {}, .colors = parsed(colors), .styles = parsed(styles), .extra = {}};
}

graph::Setting settingWith(const Look &look)
{
    graph::Setting setting;
    setting.colors = graph::colorsOf(look);
    setting.styles = look.styles;
    return setting;
}

/// The same nodes, each in this style.
struct StyledGraph
{
    StyledGraph(const QByteArray &nodes, const QString &style, const Look &look) : registry(testBlocks())
    {
        std::vector<graph::NodePtr> styled;
        for (const graph::NodePtr &node : nodesOf(nodes)) {
            graph::Node copy = *node;
            copy.style = style;
            styled.push_back(std::make_shared<const graph::Node>(std::move(copy)));
        }
        evaluator.emplace(styled, registry, settingWith(look), std::make_shared<graph::Memo>(), u"s"_s);
    }

    QString fillOf(const QString &id)
    {
        return base::toText(evaluator->shapeOf(evaluator->indexOf(id), {}).value()->style.fill);
    }
    QStringList problems() const
    {
        QStringList texts;
        for (const graph::Problem &problem : evaluator->problems())
            texts.append(problem.error.text());
        return texts;
    }

    graph::NodeRegistry registry;
    std::optional<graph::Evaluator> evaluator;
};

QString fillOf(TestGraph &graph, const QString &id, double seconds = 0)
{
    return base::toText(graph.shape(id, seconds)->style.fill);
}

} // namespace

class LooksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLookSaysWhatAColorIsCalled()
    {
        const Look look = lookOf("{'accent': 'BLUE', 'BLUE': '#102030', 'WHITE': '#0A0B0C'}");
        TestGraph graph("{'own': {'type': 'test.square', 'colour': 'accent'},"
                        "'palette': {'type': 'test.square', 'colour': 'white'},"
                        "'same': {'type': 'test.square', 'colour': 'BLUE_C'},"
                        "'other': {'type': 'test.square', 'colour': 'RED'},"
                        "'number': {'type': 'test.square', 'colour': '#FFFFFF'},"
                        "'keyed': {'type': 'test.square', 'colour':"
                        "{'keys': [{'at': 0, 'value': 'RED'}, {'at': 1, 'value': 'accent'}]}}}",
                        settingWith(look));
        QCOMPARE(graph.problems(), QStringList());
        QCOMPARE(fillOf(graph, u"own"_s), u"#102030"_s);
        QCOMPARE(fillOf(graph, u"palette"_s), u"#0A0B0C"_s);
        QCOMPARE(fillOf(graph, u"same"_s), u"#102030"_s);
        QCOMPARE(fillOf(graph, u"other"_s), u"#FC6255"_s);
        QCOMPARE(fillOf(graph, u"number"_s), u"#FFFFFF"_s);
        QCOMPARE(fillOf(graph, u"keyed"_s, 1), u"#102030"_s);
    }

    void anUnknownColorSuggestsThoseOfTheLook()
    {
        TestGraph graph("{'a': {'type': 'test.square', 'colour': 'acent'}}",
                        settingWith(lookOf("{'accent': '#123456'}")));
        QVERIFY(graph.errorOf(u"a"_s).contains(u"Did you mean ACCENT?"_s));
    }

    void colorsOfALookMayNameEachOther()
    {
        const Look look = lookOf(R"({"a": "b", "b": "RED", "RED": "RED", "x": "y", "y": "x", "BLUE": "nowhere"})");
        const base::ColorNames colors = graph::colorsOf(look);
        QCOMPARE(base::toText(*colors.find(u"A")), u"#FC6255"_s);
        QCOMPARE(base::toText(*colors.find(u"red")), u"#FC6255"_s);
        QVERIFY(!colors.find(u"x") && !colors.find(u"BLUE"));
        QCOMPARE(base::toText(*base::parseColor(u"BLUE", colors)), u"#58C4DD"_s);
        QStringList places;
        for (const graph::Problem &problem : graph::problemsOf(look))
            places.append(problem.error.place);
        QCOMPARE(places, (QStringList{u"colors/BLUE"_s, u"colors/x"_s, u"colors/y"_s}));
    }

    /// A title slide of the library asks for "title", and would go where this lecture has its own titles.
    void aStyleThatCoversOneOfTheLooksWithAPlaceIsReported()
    {
        const Look look = lookOf("{}", R"({"title": {"size": 60, "position": [0, 3]}, "heading": {"position": [0, 3]},
                                           "caption": {"size": 28}, "box": {"pinned": true}})");
        QStringList places;
        for (const graph::Problem &problem : graph::problemsOf(look)) {
            QCOMPARE(problem.severity, graph::Severity::Warning);
            places.append(problem.error.place);
        }
        QCOMPARE(places, (QStringList{u"styles/box/pinned"_s, u"styles/title/position"_s}));
    }

    void aStyleIsBetweenTheBlockAndItsType()
    {
        const Look look = lookOf(R"({"accent": "#102030"})",
                                 R"({"layer": {"size": 3, "colour": "accent", "corner": 2}, "empty": {}})");
        StyledGraph graph(R"({"plain": {"type": "test.square"}, "own": {"type": "test.square", "colour": "RED"}})",
                          u"layer"_s, look);
        QCOMPARE(graph.problems(), QStringList()); // squares have no corner, which does not matter
        QCOMPARE(graph.fillOf(u"plain"_s), u"#102030"_s);
        QCOMPARE(graph.fillOf(u"own"_s), u"#FC6255"_s);
        const auto shape = graph.evaluator->shapeOf(graph.evaluator->indexOf(u"own"_s), {}).value();
        QCOMPARE(shape.bounds().width(), 3.0);
        StyledGraph empty(R"({"plain": {"type": "test.square"}})", u"empty"_s, look);
        QCOMPARE(empty.fillOf(u"plain"_s), u"#FFFFFF"_s);
    }

    void blocksWithoutAStyleAreDrawnBesideStylesOfAnyName()
    {
        const Look look = lookOf("{}", R"({"é": {"size": 3}, "제목": {"size": 4}})");
        QVERIFY(!look.hasStyle({}) && look.style({}).isEmpty());
        QVERIFY(!look.hasStyle(u"other"_s) && look.style(u"other"_s).isEmpty());
        QVERIFY(look.hasStyle(u"제목"_s) && look.style(u"제목"_s).value("size"_L1) == 4);
        StyledGraph none(R"({"plain": {"type": "test.square"}})", {}, look);
        QCOMPARE(none.problems(), QStringList());
        QCOMPARE(none.evaluator->shapeOf(0, {}).value().bounds().width(), 1.0);
        StyledGraph title(R"({"plain": {"type": "test.square"}})", u"제목"_s, look);
        QCOMPARE(title.evaluator->shapeOf(0, {}).value().bounds().width(), 4.0);
    }

    void aTextOfAStyleIsInTheLanguage()
    {
        const Look look = lookOf("{}", R"({"loud": {"words": {"en": ["one"], "ko": ["하나"]}}})");
        StyledGraph graph(R"({"a": {"type": "test.words"}})", u"loud"_s, look);
        QCOMPARE(std::get<QString>(graph.evaluator->outputs(0, {}).value()[1]), u"one"_s);
    }

    void aStyleThatIsMissingIsReported()
    {
        const Look look = lookOf("{}", R"({"layer": {"colour": "RED"}})");
        StyledGraph graph(R"({"a": {"type": "test.square"}})", u"layr"_s, look);
        QCOMPARE(graph.fillOf(u"a"_s), u"#FFFFFF"_s);
        QCOMPARE(graph.problems().size(), 1);
        QVERIFY(graph.problems().front().contains(u"no style “layr”"_s));
        QVERIFY(graph.problems().front().contains(u"Did you mean layer?"_s));
    }

    void whatLooksUsuallyHaveIsKnownWithoutOne()
    {
        for (const QString &style : {u"title"_s, u"body"_s, u"caption"_s, u"label"_s, u"code"_s, u"scene"_s}) {
            StyledGraph graph("{'a': {'type': 'test.square', 'colour': 'accent'}}", style, lookOf("{}"));
            QCOMPARE(graph.fillOf(u"a"_s), u"#58C4DD"_s);
            QCOMPARE(graph.problems(), QStringList());
        }
        const auto color = [](const QString &name, const QByteArray &colors) {
            return base::toText(base::parseColor(name, graph::colorsOf(lookOf(colors))).value());
        };
        QCOMPARE(color(u"Text"_s, "{'WHITE': '#101010'}"), u"#101010"_s); // of a look that names only the palette
        QCOMPARE(color(u"query"_s, "{'query': '#123456'}"), u"#123456"_s);
        for (const QString &name : {u"background"_s, u"key"_s, u"muted"_s, u"surface"_s, u"value"_s})
            QVERIFY(base::parseColor(name, {}));
        QVERIFY(!base::parseColor(u"acent", {}));
    }

    void aStyleHoldsNeitherLinksNorKeyframes()
    {
        const Look look = lookOf("{}", R"({"linked": {"size": {"link": "n"}, "colour": "RED"},
                                           "keyed": {"size": {"keys": [{"at": 0, "value": 1}]}}, "none": 3})");
        for (const QString &style : {u"linked"_s, u"keyed"_s}) {
            StyledGraph graph(R"({"a": {"type": "test.square"}, "n": {"type": "test.number", "value": 1}})", style,
                              look);
            QCOMPARE(graph.problems().size(), 1);
            QVERIFY(graph.problems().front().contains(u"A style cannot hold"_s));
            QVERIFY(graph.evaluator->outputs(graph.evaluator->indexOf(u"a"_s), {})); // with the default of the type
        }
        QCOMPARE(graph::problemsOf(look).size(), std::size_t(3));
    }

    void whatWasComputedInAnotherLookIsNotUsed()
    {
        const auto memo = std::make_shared<graph::Memo>();
        const auto fill = [&](const QByteArray &colors) {
            TestGraph graph(R"({"a": {"type": "test.square"}})", settingWith(lookOf(colors)), memo);
            graph.shape(u"a"_s);
            return graph::hashOf(graph.evaluator.setting());
        };
        QVERIFY(fill(R"({"accent": "RED"})") != fill(R"({"accent": "BLUE"})"));
        QCOMPARE(graph::hashOf(settingWith({})), graph::hashOf(graph::Setting()));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(LooksTest)
#include "tst_graph_looks.moc"
