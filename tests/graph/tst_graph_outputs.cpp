// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks.h"
#include "testmain.h"

#include <QTest>

#include <new>
#include <stdexcept>

using namespace Qt::StringLiterals;
using namespace lectograph;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;

namespace {

/// A block with invalid outputs.
NodeType failing(const QString &id, const graph::PortSpec &output, const std::function<Outputs()> &compute)
{
    return {.id = id,
            .outputs = {output},
            .placed = output.type == ValueType::Shape,
            .evaluate = [compute](const Inputs &, const Context &) -> base::Result<Outputs> { return compute(); }};
}

struct Bench
{
    explicit Bench(const QByteArray &nodes, const std::vector<NodeType> &types = {})
        : registry(testBlocks()),
          evaluator(nodesOf(nodes), withTypes(types), {}, std::make_shared<graph::Memo>(), u"s"_s)
    {}

    const graph::NodeRegistry &withTypes(const std::vector<NodeType> &types)
    {
        for (const NodeType &type : types) {
            if (const auto added = registry.add(type); !added)
                qFatal("%s", qPrintable(added.error().text()));
        }
        return registry;
    }
    QString errorOf(const QString &id)
    {
        const auto outputs = evaluator.outputs(evaluator.indexOf(id), {});
        return outputs ? QString() : outputs.error().text();
    }

    graph::NodeRegistry registry;
    graph::Evaluator evaluator;
};

} // namespace

class OutputsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatABlockLacksIsAFailureBesideItsOutputs()
    {
        Bench bench(
            "{'photo': {'type': 'test.photo', 'missing': true}, 'twin': {'type': 'test.photo', 'missing': true},"
            " 'caption': {'type': 'test.square'},"
            " 'wheel': {'type': 'test.frame', 'around': {'link': 'photo/wheel'}},"
            " 'figure': {'type': 'test.group', 'shapes': [{'link': 'photo'}, {'link': 'caption'}]}}");
        const auto failuresOf = [&](const QString &id) {
            if (!bench.errorOf(id).isEmpty())
                qFatal("%s gives nothing", qPrintable(id));
            QStringList texts;
            for (const base::Error &error : bench.evaluator.failuresOf(bench.evaluator.indexOf(id)))
                texts.append(error.text());
            return texts;
        };
        const QString missing = u"s/nodes/photo/missing: The photo is missing. Find it."_s;
        QCOMPARE(failuresOf(u"photo"_s), QStringList{missing});
        QCOMPARE(failuresOf(u"figure"_s), QStringList{missing}); // also of what depends on it
        QCOMPARE(failuresOf(u"figure"_s), QStringList{missing}); // however often it is asked for
        QCOMPARE(failuresOf(u"caption"_s), QStringList());
        QCOMPARE(bench.errorOf(u"wheel"_s), missing); // a part of what is missing
        // The same content is missing at its own place.
        QCOMPARE(failuresOf(u"twin"_s), QStringList{u"s/nodes/twin/missing: The photo is missing. Find it."_s});
        QCOMPARE(bench.evaluator.problems().size(), std::size_t{2});
        QCOMPARE(bench.evaluator.problems().front().severity, graph::Severity::Failure);
    }

    void aNumberThatIsNotFiniteIsAProblemOfItsMaker()
    {
        Bench bench("{'ratio': {'type': 'test.ratio'}, 'square': {'type': 'test.square', 'size': {'link': 'ratio'}}}",
                    {failing(u"test.ratio"_s, {.key = "number", .type = ValueType::Number},
                             [] { return Outputs{std::numeric_limits<double>::infinity()}; })});
        const QString error = bench.errorOf(u"square"_s);
        QVERIFY2(error.startsWith(u"s/nodes/ratio: "_s) && error.contains(u"1/0"_s), qPrintable(error));
        QCOMPARE(bench.evaluator.problems().size(), std::size_t(1));
        QCOMPARE(bench.evaluator.problems().front().error.place, u"s/nodes/ratio"_s);
    }

    void aTensorMayHoldInfinities()
    {
        Bench bench("{'mask': {'type': 'test.mask'}}",
                    {failing(u"test.mask"_s, {.key = "tensor", .type = ValueType::Tensor}, [] {
                        return Outputs{tensor::Tensor(1, 1, {-std::numeric_limits<double>::infinity()})};
                    })});
        QCOMPARE(bench.errorOf(u"mask"_s), QString());
    }

    void aShapeFarOutsideIsAProblemOfItsMaker()
    {
        Bench bench("{'square': {'type': 'test.square', 'position': [1e308, 0]},"
                    " 'pair': {'type': 'test.group', 'shapes': [{'link': 'square'}, {'link': 'square'}]}}");
        const QString error = bench.errorOf(u"pair"_s);
        QVERIFY2(error.startsWith(u"s/nodes/square: "_s) && error.contains(u"units"_s), qPrintable(error));
    }

    void growthByNestingEndsInAProblem()
    {
        QByteArray nodes = "{'n00': {'type': 'test.square', 'turn': 30}";
        for (int i = 1; i <= 40; ++i) {
            const QByteArray before = "{'link': 'n" + QByteArray::number(i - 1).rightJustified(2, '0') + "'}";
            nodes += ", 'n" + QByteArray::number(i).rightJustified(2, '0')
                + "': {'type': 'test.group', 'turn': 10, 'shapes': [" + before + ", " + before + "]}";
        }
        Bench bench(nodes + "}");
        QCOMPARE(bench.errorOf(u"n10"_s), QString());
        const QString error = bench.errorOf(u"n40"_s);
        QVERIFY2(error.contains(u"parts"_s), qPrintable(error));
        QVERIFY2(error.startsWith(u"s/nodes/n"_s), qPrintable(error));
    }

    void allBlocksOfASceneTogetherHaveABudget()
    {
        constexpr int copies = 100'000;
        QByteArray nodes = "{";
        for (int i = 0; i < 20; ++i)
            nodes += (i > 0 ? ", 'n" : "'n") + QByteArray::number(i)
                + "': {'type': 'test.many', 'turn': " + QByteArray::number(i) + "}";
        Bench bench(nodes + "}", {failing(u"test.many"_s, {.key = "shape", .type = ValueType::Shape}, [] {
                        const shape::Shape one = shape::leaf(shape::rectangle(1, 1), {});
                        shape::Part many;
                        many.children.assign(copies, one);
                        return Outputs{shape::Shape(many)};
                    })});
        int drawn = 0;
        QString error;
        for (int i = 0; i < 20; ++i) {
            const QString found = bench.errorOf(u"n%1"_s.arg(i));
            drawn += found.isEmpty() ? 1 : 0;
            error = found;
        }
        QVERIFY2(drawn > 0 && drawn < 20, qPrintable(QString::number(drawn)));
        QVERIFY2(error.contains(u"together"_s, Qt::CaseInsensitive), qPrintable(error));
    }

    void memoryThatIsNotThereEndsInAProblem()
    {
        const auto bench = [](const std::function<Outputs()> &compute) {
            return Bench("{'it': {'type': 'test.greedy'}}",
                         {failing(u"test.greedy"_s, {.key = "number", .type = ValueType::Number}, compute)})
                .errorOf(u"it"_s);
        };
        const QString none = bench([]() -> Outputs { throw std::bad_alloc(); });
        QVERIFY2(none.contains(u"memory"_s), qPrintable(none));
        const QString longer = bench([]() -> Outputs { throw std::length_error("longer than any list can be"); });
        QVERIFY2(longer.contains(u"memory"_s), qPrintable(longer));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(OutputsTest)
#include "tst_graph_outputs.moc"
