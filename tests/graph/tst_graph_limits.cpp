// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/allowance.h"
#include "definitions.h"
#include "graph/limits.h"
#include "graph/row.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace lectograph;
using namespace lectograph::graph;
using namespace Qt::StringLiterals;
using tensor::Tensor;

namespace {

constexpr int large = 4096; // 64 MiB of floats

/// The test blocks with some that make or read large tensors.
NodeRegistry withTensors(const std::shared_ptr<Count> &count = std::make_shared<Count>(),
                         const std::vector<Definition> &definitions = {})
{
    NodeRegistry types = withDefinitions(definitions, count);
    const std::vector<PortSpec> tensorPort = {{.key = "tensor", .type = ValueType::Tensor}};
    const auto add = [&](NodeType type) {
        if (const auto added = types.add(std::move(type)); !added)
            qFatal("%s", qPrintable(added.error().text()));
    };
    add({.id = u"test.large"_s,
         .properties = {row::tensor("after", {0}, ""), row::number("number", 0)},
         .outputs = tensorPort,
         .evaluate = [](const Inputs &in, const Context &) -> base::Result<Outputs> {
             return Outputs{Tensor::written(large, large, [number = in.number("number")](auto to) {
                 std::ranges::fill(to, static_cast<std::ranges::range_value_t<decltype(to)>>(number));
             })};
         }});
    add({.id = u"test.later"_s,
         .properties = {row::integer("number", 0)},
         .outputs = tensorPort,
         .evaluate = [](const Inputs &in, const Context &) -> base::Result<Outputs> {
             return Outputs{Tensor::deferred(large, large, 1, static_cast<quint64>(in.integer("number")),
                                             [] { return Tensor::zero(large, large); })};
         }});
    add({.id = u"test.work"_s,
         .outputs = {{.key = "number", .type = ValueType::Number}},
         .evaluate = [count](const Inputs &, const Context &) -> base::Result<Outputs> {
             base::spend(limit::workOfBlock - limit::workOfEvaluation - 1000);
             return Outputs{static_cast<double>(++(*count)[u"test.work"_s])};
         }});
    add({.id = u"test.entry"_s,
         .properties = {row::tensor("of", {0}, "")},
         .outputs = {{.key = "number", .type = ValueType::Number}},
         .evaluate = [](const Inputs &in, const Context &) -> base::Result<Outputs> {
             return Outputs{in.tensor("of").at(0, 0)};
         }});
    return types;
}

QJsonObject link(const QString &to)
{
    return {{u"link"_s, to}};
}

/// Definitions of which each shows the one before twice, with other values.
std::vector<Definition> doubling(int levels)
{
    std::vector<Definition> definitions;
    for (int level = 0; level < levels; ++level) {
        const QString below = level == 0 ? u"test.number"_s : u"block:level%1"_s.arg(level - 1);
        const QString key = level == 0 ? u"value"_s : u"a"_s;
        const auto node = [&](const QString &expression) {
            return QJsonObject{{u"type"_s, below}, {key, QJsonObject{{u"expression"_s, expression}}}};
        };
        const QJsonObject nodes{
            {u"x"_s, node(u"in.a * 2"_s)},
            {u"y"_s, node(u"in.a * 2 + 1"_s)},
            {u"sum"_s, QJsonObject{{u"type"_s, u"test.sum"_s}, {u"values"_s, QJsonArray{link(u"x"_s), link(u"y"_s)}}}}};
        definitions.push_back(definitionFrom(
            u"block:level%1"_s.arg(level),
            QJsonObject{
                {u"properties"_s,
                 QJsonArray{QJsonObject{{u"key"_s, u"a"_s}, {u"type"_s, u"number"_s}, {u"default"_s, 1}}}},
                {u"nodes"_s, nodes},
                {u"outputs"_s,
                 QJsonArray{QJsonObject{{u"key"_s, u"n"_s}, {u"type"_s, u"number"_s}, {u"from"_s, link(u"sum"_s)}}}}}));
    }
    return definitions;
}

struct LimitedGraph
{
    LimitedGraph(NodeRegistry types, const QJsonObject &nodes, std::shared_ptr<Memo> memo = std::make_shared<Memo>())
        : registry(std::move(types)), evaluator(nodesFrom(nodes), registry, {}, std::move(memo), u"s"_s)
    {}

    QString errorOf(const QString &id)
    {
        const auto result = evaluator.outputs(evaluator.indexOf(id), {});
        return result ? QString() : result.error().text();
    }

    NodeRegistry registry;
    Evaluator evaluator;
};

} // namespace

class LimitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChainOfTensorsEndsWhereItsMemoryWould()
    {
        QJsonObject nodes{{u"n0"_s, QJsonObject{{u"type"_s, u"test.large"_s}}}};
        for (int i = 1; i < 40; ++i)
            nodes.insert(
                u"n%1"_s.arg(i),
                QJsonObject{{u"type"_s, u"test.large"_s}, {u"number"_s, i}, {u"after"_s, link(u"n%1"_s.arg(i - 1))}});
        LimitedGraph graph(withTensors(), nodes);
        const QString error = graph.errorOf(u"n39"_s);
        QVERIFY2(error.contains(u"too much memory"_s), qPrintable(error));
        QCOMPARE(graph.errorOf(u"n2"_s), QString());
        QVERIFY(graph.evaluator.bytes() <= limit::bytes);
        // Said once, at the block that would need it.
        QCOMPARE(graph.evaluator.problems().size(), std::size_t(1));
    }

    void whatIsComputedLaterCountsFromThenOn()
    {
        QJsonObject nodes;
        for (int i = 0; i < 12; ++i) {
            nodes.insert(u"t%1"_s.arg(i), QJsonObject{{u"type"_s, u"test.later"_s}, {u"number"_s, i}});
            nodes.insert(u"e%1"_s.arg(i), QJsonObject{{u"type"_s, u"test.entry"_s}, {u"of"_s, link(u"t%1"_s.arg(i))}});
        }
        LimitedGraph graph(withTensors(), nodes);
        int refused = 0;
        for (int i = 0; i < 12; ++i)
            QCOMPARE(graph.errorOf(u"t%1"_s.arg(i)), QString());
        for (int i = 0; i < 12; ++i)
            refused += graph.errorOf(u"e%1"_s.arg(i)).contains(u"too much memory"_s);
        QVERIFY2(refused >= 6 && refused < 12, qPrintable(QString::number(refused)));
    }

    void definitionsThatDoubleShareOneAllowance()
    {
        const auto count = std::make_shared<Count>();
        const auto memo = std::make_shared<Memo>();
        const QJsonObject nodes{
            {u"a"_s, QJsonObject{{u"type"_s, u"block:level19"_s}}},
            {u"b"_s, QJsonObject{{u"type"_s, u"block:level19"_s}, {u"a"_s, 0.5}}},
            {u"few"_s, QJsonObject{{u"type"_s, u"block:level3"_s}}},
            {u"one"_s, QJsonObject{{u"type"_s, u"test.number"_s}}},
        };
        LimitedGraph graph(withTensors(count, doubling(20)), nodes, memo);
        for (const QString &id : {u"a"_s, u"b"_s}) {
            const QString error = graph.errorOf(id);
            QVERIFY2(error.contains(u"too much to compute"_s), qPrintable(error));
        }
        // Two of them do not take twice the time, and what is cheap is shown beside them.
        QVERIFY(static_cast<quint64>((*count)[u"test.number"_s]) * limit::workOfEvaluation < 2 * limit::work);
        QCOMPARE(graph.errorOf(u"few"_s), QString());
        QCOMPARE(graph.errorOf(u"one"_s), QString());
        // The next version of the lecture knows it at once.
        const int before = (*count)[u"test.number"_s];
        LimitedGraph again(graph.registry, nodes, memo);
        QVERIFY(again.errorOf(u"a"_s).contains(u"too much to compute"_s));
        QVERIFY((*count)[u"test.number"_s] - before < 1000);
    }

    void aRepetitionStopsWhenItHasTooManyParts()
    {
        const auto count = std::make_shared<Count>();
        NodeRegistry types = withTensors(count);
        NodeType crowd{.id = u"test.crowd"_s,
                       .properties = {row::number("seed", 0)},
                       .outputs = {{.key = "shape", .type = ValueType::Shape}},
                       .placed = true,
                       .evaluate = [count](const Inputs &, const Context &) -> base::Result<Outputs> {
                           ++(*count)[u"test.crowd"_s];
                           const shape::Shape square = shape::leaf(shape::rectangle(1, 1), {});
                           return Outputs{shape::group(std::vector<shape::Shape>(2000, square))};
                       }};
        QVERIFY(types.add(crowd));
        LimitedGraph graph(types,
                           {{u"e"_s,
                             QJsonObject{{u"type"_s, u"layout.each"_s},
                                         {u"block"_s, u"test.crowd"_s},
                                         {u"count"_s, 10'000},
                                         {u"item.seed"_s, QJsonObject{{u"expression"_s, u"index"_s}}}}}});
        QVERIFY(!graph.errorOf(u"e"_s).isEmpty());
        QVERIFY2((*count)[u"test.crowd"_s] < 400, qPrintable(QString::number((*count)[u"test.crowd"_s])));
    }

    void thousandsOfBlocksDoNotTakeManyTimesTheWhole()
    {
        const auto count = std::make_shared<Count>();
        constexpr int blocks = 9000;
        QJsonObject nodes{{u"small"_s, QJsonObject{{u"type"_s, u"test.number"_s}}}};
        for (int i = 0; i < blocks; ++i)
            nodes.insert(u"n%1"_s.arg(i), QJsonObject{{u"type"_s, u"test.work"_s}});
        LimitedGraph graph(withTensors(count), nodes, std::make_shared<Memo>(0)); // each is computed
        int refused = 0;
        for (int i = 0; i < blocks; ++i)
            refused += graph.errorOf(u"n%1"_s.arg(i)).contains(u"too much to compute"_s);
        QCOMPARE((*count)[u"test.work"_s] + refused, blocks);
        QVERIFY(static_cast<quint64>((*count)[u"test.work"_s]) * limit::workOfBlock >= limit::work);
        QVERIFY(static_cast<quint64>((*count)[u"test.work"_s]) * limit::workOfBlock
                < limit::work + 2 * limit::workBeyond);
        QCOMPARE(graph.errorOf(u"small"_s), QString());
    }

    void whatIsToStopIsNotEvaluatedAndCanBeLater()
    {
        const auto count = std::make_shared<Count>();
        const auto memo = std::make_shared<Memo>();
        const QJsonObject nodes{{u"a"_s, QJsonObject{{u"type"_s, u"block:level3"_s}}}};
        const NodeRegistry types = withTensors(count, doubling(4));
        {
            std::stop_source source;
            source.request_stop();
            const base::StopScope stop(source.get_token());
            LimitedGraph graph(types, nodes, memo);
            QVERIFY(!graph.errorOf(u"a"_s).isEmpty());
            QCOMPARE((*count)[u"test.number"_s], 0);
        }
        LimitedGraph graph(types, nodes, memo);
        QCOMPARE(graph.errorOf(u"a"_s), QString());
    }

    void thousandsOfScenesShareWhatIsKnownOfThem()
    {
        Setting setting;
        setting.scenes = {{base::Time::fromSeconds(0), base::Time::fromSeconds(0), 1, u"one"_s},
                          {base::Time::fromSeconds(5), base::Time::fromSeconds(5), 2, u"two"_s}};
        const std::vector<NodePtr> nodes = nodesOf("{'n': {'type': 'test.number'}}");
        const std::array groups{NodeGroup{nodes, u"a"_s, base::Time::fromSeconds(0), 0},
                                NodeGroup{{}, u"b"_s, base::Time::fromSeconds(5), 0}};
        const NodeRegistry types = testBlocks();
        const Evaluator evaluator(groups, types, setting, std::make_shared<Memo>());
        QCOMPARE(evaluator.setting(0).scenes.constData(), evaluator.setting(1).scenes.constData());
        QCOMPARE(evaluator.setting(1).sceneAt(base::Time::fromSeconds(1)).name, u"two"_s);
        QCOMPARE(evaluator.setting(1).sceneAt(base::Time::fromSeconds(1)).at, base::Time());
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(LimitsTest)
#include "tst_graph_limits.moc"
