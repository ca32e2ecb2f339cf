// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks.h"
#include "graph/choices.h"
#include "graph/placement.h"
#include "graph/row.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using graph::NodeType;
using graph::PropertySpec;
using graph::Value;
using graph::ValueType;

namespace {

const PropertySpec share = row::number("share", 0.5).between(0, 1).in("units");
const PropertySpec side = row::choice("side", "left", "left|right");

QString reason(const base::Result<Value> &result)
{
    return result ? QString() : result.error().text();
}

QString refusal(NodeType type)
{
    graph::NodeRegistry registry;
    const auto added = registry.add(std::move(type));
    return added ? QString() : added.error().text();
}

NodeType good()
{
    return {.id = u"test.good"_s,
            .properties = {share, side},
            .outputs = {{.key = "a", .type = ValueType::Number}, {.key = "b", .type = ValueType::Number}},
            .evaluate = [](const graph::Inputs &, const graph::Context &) {
                return graph::Outputs{0.0, 0.0};
            }};
}

} // namespace

class PropertiesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreComposed()
    {
        const QString apart = u"\u1112\u1161\u11AB e\u0301"_s; // as macOS writes names of files
        const QString composed = u"한 é"_s;
        PropertySpec words = row::text("words", "");
        QCOMPARE(std::get<QString>(graph::parseProperty(words, apart, {}).value()), composed);
        words.text = graph::TextKind::Name; // may be that of a file
        QCOMPARE(std::get<QString>(graph::parseProperty(words, apart, {}).value()), apart);
        const PropertySpec list = row::texts("list");
        QCOMPARE(std::get<QStringList>(graph::parseProperty(list, QJsonArray{apart, u"a"_s}, {}).value()),
                 QStringList({composed, u"a"_s}));
        const PropertySpec file = row::asset("file");
        QCOMPARE(std::get<QString>(graph::parseProperty(file, apart, {}).value()), apart);
    }

    void constantsKeepToTheRange()
    {
        QCOMPARE(std::get<double>(graph::parseProperty(share, 0.25, {}).value()), 0.25);
        QVERIFY(reason(graph::parseProperty(share, -0.5, {})).contains(u"too small. The least is 0 units"_s));
        QVERIFY(reason(graph::parseProperty(share, 2, {})).contains(u"too large. The most is 1 units"_s));
        PropertySpec many = share;
        many.type = ValueType::Numbers;
        QVERIFY(graph::parseProperty(many, QJsonArray{0, 1}, {}));
        QVERIFY(reason(graph::parseProperty(many, QJsonArray{0, 3}, {})).contains(u"3"_s));
        const PropertySpec whole = row::integer("n", 1).between(1, 4);
        QVERIFY(graph::parseProperty(whole, 4, {}));
        QVERIFY(!graph::parseProperty(whole, 0, {}));
    }

    void roundingAtTheBorderIsForgiven()
    {
        QCOMPARE(std::get<double>(graph::checked(share, -1e-17).value()), 0.0);
        QCOMPARE(std::get<double>(graph::checked(share, 1 + 1e-12).value()), 1.0);
        QVERIFY(!graph::checked(share, -1e-6));
    }

    void whatHasNoValueIsSaid()
    {
        QVERIFY(reason(graph::checked(share, std::nan(""))).contains(u"has no value"_s));
        const PropertySpec free = row::number("x", 0);
        QVERIFY(!graph::checked(free, std::nan("")));
        QVERIFY(graph::checked(free, -std::numeric_limits<double>::infinity()));
    }

    void limitsMoveNumbersToTheBorder()
    {
        QCOMPARE(std::get<double>(graph::limited(share, 1.2)), 1.0);
        QCOMPARE(std::get<double>(graph::limited(share, 0.2)), 0.2);
        const PropertySpec whole = row::integer("n", 1).between(1, 4);
        QCOMPARE(std::get<qint64>(graph::limited(whole, qint64(9))), qint64(4));
        QCOMPARE(std::get<qint64>(graph::limited(whole, qint64(-9))), qint64(1));
        QCOMPARE(std::get<std::vector<double>>(graph::limited(share, std::vector{-1.0, 0.5, 7.0})),
                 (std::vector{0.0, 0.5, 1.0}));
    }

    void choicesAreNamed()
    {
        QVERIFY(graph::parseProperty(side, u"right"_s, {}));
        QVERIFY(reason(graph::parseProperty(side, u"above"_s, {})).contains(u"Choose one of: left, right."_s));
        QVERIFY(!graph::checked(side, u"above"_s));
        const PropertySpec titled = row::choice("end", "loop", "stop|loop=Loop around");
        for (const QString &choice : graph::choiceValues(titled))
            QVERIFY2(graph::isChoice(titled, choice), qPrintable(choice));
        for (const QString &other :
             {u""_s, u"sto"_s, u"stops"_s, u"Loop around"_s, u"loop=Loop around"_s, u"stop|loop"_s})
            QVERIFY2(!graph::isChoice(titled, other), qPrintable(other));
    }

    void presetsOfEveryKindParse()
    {
        QCOMPARE(graph::presetOf(share).toDouble(), 0.5);
        QCOMPARE(graph::presetOf(side).toString(), u"left"_s);
        QVERIFY(graph::presetOf(row::shape("s")).isNull());
        QVERIFY(graph::presetOf(row::shapes("s")).isArray());
        for (const PropertySpec &spec : graph::placementProperties()) {
            if (spec.type != ValueType::Shape)
                QVERIFY2(graph::parseProperty(spec, graph::presetOf(spec), {u"en"_s}), spec.key.data());
        }
    }

    void theRegistryRefusesWhatCannotWork()
    {
        QCOMPARE(refusal(good()), QString());

        NodeType silent = good();
        silent.outputs.clear();
        QVERIFY(refusal(silent).contains(u"gives nothing"_s));
        NodeType idle = good();
        idle.evaluate = {};
        QVERIFY(!refusal(idle).isEmpty());
        NodeType shapeless = good();
        shapeless.placed = true;
        QVERIFY(refusal(shapeless).contains(u"no shape"_s));
        NodeType twice = good();
        twice.properties = {share, share};
        QVERIFY(refusal(twice).contains(u"share"_s));
        NodeType nameless = good();
        nameless.properties = {row::number("", 0)};
        QVERIFY(!refusal(nameless).isEmpty());
        NodeType badPreset = good();
        badPreset.properties[0].preset = 2;
        QVERIFY(refusal(badPreset).startsWith(u"test.good/share: "_s));
        NodeType clash = good();
        clash.outputs[0].type = ValueType::Shape;
        clash.placed = true;
        clash.properties = {row::number("position", 0)};
        QVERIFY(refusal(clash).contains(u"position"_s));

        graph::NodeRegistry registry;
        QVERIFY(registry.add(good()));
        QVERIFY(!registry.add(good()));
        QVERIFY(registry.find(u"test.good"_s));
        QVERIFY(!registry.find(u"test.other"_s));
    }

    void portsAreFoundByName()
    {
        const NodeType type = good();
        QCOMPARE(type.portIndex(u""), 0);
        QCOMPARE(type.portIndex(u"b"), 1);
        QCOMPARE(type.portIndex(u"c"), -1);
    }

    void blocksGetWhatTheyAskFor()
    {
        const graph::PropertyTable table = {share, side};
        const std::vector<Value> values = {0.75, u"right"_s};
        const graph::Inputs inputs(table, values);
        QCOMPARE(inputs.number("share"), 0.75);
        QCOMPARE(inputs.text("side"), u"right"_s);
        const graph::PropertyTable whole = {row::integer("n", 0)};
        const std::vector<Value> huge = {qint64(1) << 40};
        QCOMPARE(graph::Inputs(whole, huge).integer("n"), std::numeric_limits<int>::max());
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(PropertiesTest)
#include "tst_graph_properties.moc"
