// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;
using tensor::Tensor;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// With single quotes, because moc does not parse all raw strings.
class Bench : public BlockBench
{
public:
    explicit Bench(QByteArray nodes, graph::Setting setting = {})
        : BlockBench(nodes.replace('\'', '"'), std::move(setting))
    {}
};

Tensor tensorOf(Bench &bench, std::size_t port = 0, const QString &id = u"it"_s)
{
    const auto outputs = bench.outputs(id);
    if (!outputs)
        qFatal("%s", qPrintable(outputs.error().text()));
    return std::get<Tensor>(outputs->at(port));
}

/// Evaluates "it" alone, with these properties.
Tensor made(const QByteArray &properties)
{
    Bench bench("{'it': {" + properties + "}}");
    return tensorOf(bench);
}

QString errorOf(const QByteArray &properties)
{
    return Bench("{'it': {" + properties + "}}").errorOf(u"it"_s);
}

bool isNear(const Tensor &a, const Tensor &b)
{
    if (a.rows() != b.rows() || a.columns() != b.columns())
        return false;
    for (std::size_t i = 0; i < a.values().size(); ++i) {
        if (!(std::abs(a.values()[i] - b.values()[i]) < 1e-12))
            return false;
    }
    return true;
}

} // namespace

class TensorsBlocksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void productsAreRowsTimesColumns()
    {
        QCOMPARE(made("'type': 'tensors.product', 'a': [[1, 2], [3, 4]], 'b': [[5, 6], [7, 8]]"),
                 Tensor(2, 2, {19, 22, 43, 50}));
        QCOMPARE(made("'type': 'tensors.product', 'a': [[1, 2], [3, 4]], 'b': [[5, 6], [7, 8]], 'transposeB': true"),
                 Tensor(2, 2, {17, 23, 39, 53}));
        const QString error = errorOf("'type': 'tensors.product', 'a': [[1, 2]], 'b': [[1, 2]]");
        QVERIFY2(error.contains(u"1×2"_s), qPrintable(error));
    }

    void sumsAreEntryByEntry()
    {
        QCOMPARE(made("'type': 'tensors.sum', 'a': [[1, 2]], 'b': [[10, 20]], 'factorA': 2, 'factorB': -1"),
                 Tensor(1, 2, {-8, -16}));
    }

    void functionsReachEveryEntry_data()
    {
        QTest::addColumn<QByteArray>("function");
        QTest::addColumn<double>("ofTwo");
        QTest::newRow("exp") << QByteArray("exp") << std::exp(2);
        QTest::newRow("log") << QByteArray("log") << std::log(2);
        QTest::newRow("sqrt") << QByteArray("sqrt") << std::sqrt(2);
        QTest::newRow("square") << QByteArray("square") << 4.0;
        QTest::newRow("abs") << QByteArray("abs") << 2.0;
        QTest::newRow("relu") << QByteArray("relu") << 2.0;
        QTest::newRow("gelu") << QByteArray("gelu") << 1 + std::erf(std::sqrt(2));
        QTest::newRow("tanh") << QByteArray("tanh") << std::tanh(2);
        QTest::newRow("negate") << QByteArray("negate") << -2.0;
    }
    void functionsReachEveryEntry()
    {
        QFETCH(QByteArray, function);
        QFETCH(double, ofTwo);
        const Tensor result = made("'type': 'tensors.map', 'a': [[2, 2], [2, 2]], 'function': '" + function + "'");
        QVERIFY(isNear(result, Tensor(2, 2, {ofTwo, ofTwo, ofTwo, ofTwo})));
    }

    void functionsHaveTheirLimits()
    {
        QCOMPARE(made("'type': 'tensors.map', 'a': [[-3, 3]], 'function': 'relu'"), Tensor(1, 2, {0, 3}));
        QCOMPARE(made("'type': 'tensors.map', 'a': [[0]], 'function': 'log'").at(0, 0), -infinity);
        QVERIFY(
            errorOf("'type': 'tensors.map', 'a': [[4, -4]], 'function': 'sqrt'").contains(u"sqrt(-4) has no value"_s));
    }

    void slicesTakeRowsAndColumns()
    {
        const QByteArray matrix = "'type': 'tensors.slice', 'a': [[1, 2, 3], [4, 5, 6], [7, 8, 9]],";
        QCOMPARE(made(matrix + "'row': 1, 'column': 1"), Tensor(2, 2, {5, 6, 8, 9}));
        QCOMPARE(made(matrix + "'row': 0, 'rows': 2, 'columns': 1"), Tensor(2, 1, {1, 4}));
        QVERIFY(!errorOf(matrix + "'row': 3").isEmpty());
        QVERIFY(!errorOf(matrix + "'row': 2, 'rows': 2").isEmpty());
    }

    void entriesAreNumbers()
    {
        Bench bench("{'it': {'type': 'tensors.entry', 'a': [[1, 2], [3, 4]], 'row': 1, 'column': 0}}");
        QCOMPARE(bench.number(u"it"_s), 3.0);
        const QString error = errorOf("'type': 'tensors.entry', 'a': [[1, 2]], 'row': 1");
        QVERIFY(error.contains(u"1×2 (rows × columns)"_s));
    }

    void masksHideLaterKeys()
    {
        // Queries in columns: a key below the diagonal comes after its query.
        QCOMPARE(made("'type': 'tensors.mask', 'scores': [[1, 2], [3, 4]]"), Tensor(2, 2, {1, 2, -infinity, 4}));
        QCOMPARE(made("'type': 'tensors.mask', 'scores': [[1, 2], [3, 4]], 'queries': 'in rows'"),
                 Tensor(2, 2, {1, -infinity, 3, 4}));
    }

    void softmaxSumsToOneForEachQuery()
    {
        Bench bench("{'scores': {'type': 'tensors.random', 'rows': 7, 'columns': 5, 'deviation': 3}, "
                    "'columns': {'type': 'tensors.softmax', 'scores': {'link': 'scores'}}, "
                    "'rows': {'type': 'tensors.softmax', 'scores': {'link': 'scores'}, 'queries': 'in rows'}}");
        const Tensor columns = tensorOf(bench, 0, u"columns"_s);
        const Tensor rows = tensorOf(bench, 0, u"rows"_s);
        for (int c = 0; c < 5; ++c) {
            double sum = 0;
            for (int r = 0; r < 7; ++r) {
                QVERIFY(columns.at(r, c) > 0);
                sum += columns.at(r, c);
            }
            QVERIFY(std::abs(sum - 1) < 1e-12);
        }
        for (int r = 0; r < 7; ++r) {
            double sum = 0;
            for (int c = 0; c < 5; ++c)
                sum += rows.at(r, c);
            QVERIFY(std::abs(sum - 1) < 1e-12);
        }
    }

    void maskedScoresHaveNoShare()
    {
        Bench bench("{'masked': {'type': 'tensors.mask', 'scores': [[1, 1], [1, 1]]}, "
                    "'it': {'type': 'tensors.softmax', 'scores': {'link': 'masked'}}}");
        QVERIFY(isNear(tensorOf(bench), Tensor(2, 2, {1, 0.5, 0, 0.5})));
    }

    void aSingleRowOrColumnIsOneQuery()
    {
        const double sum = std::exp(1) + std::exp(2) + std::exp(3);
        for (const QByteArray &way : {QByteArray("in rows"), QByteArray("in columns")}) {
            const QByteArray queries = "'type': 'tensors.softmax', 'queries': '" + way + "', 'scores': ";
            QVERIFY(isNear(made(queries + "[[1, 2, 3]]"),
                           Tensor(1, 3, {std::exp(1) / sum, std::exp(2) / sum, std::exp(3) / sum})));
            QVERIFY(isNear(made(queries + "[[1], [2], [3]]"),
                           Tensor(3, 1, {std::exp(1) / sum, std::exp(2) / sum, std::exp(3) / sum})));
        }
    }

    void temperatureEvensOutOrDecides()
    {
        const auto shares = [](const QByteArray &temperature) {
            return made("'type': 'tensors.softmax', 'scores': [[0], [1]], 'temperature':" + temperature);
        };
        QVERIFY(isNear(shares("1"), Tensor(2, 1, {1 / (1 + std::exp(1)), 1 / (1 + std::exp(-1))})));
        QVERIFY(isNear(shares("2"), Tensor(2, 1, {1 / (1 + std::exp(0.5)), 1 / (1 + std::exp(-0.5))})));
        QCOMPARE(shares("0"), Tensor(2, 1, {0, 1}));
        QVERIFY(std::abs(shares("1e6").at(0, 0) - 0.5) < 1e-6);
    }

    void attentionIsItsStepsInARow()
    {
        Bench bench(
            "{ "
            "'q': {'type': 'tensors.random', 'rows': 4, 'columns': 3, 'seed': 1}, "
            "'k': {'type': 'tensors.random', 'rows': 4, 'columns': 3, 'seed': 2}, "
            "'v': {'type': 'tensors.random', 'rows': 4, 'columns': 2, 'seed': 3}, "
            "'it': {'type': 'tensors.attention', 'query': {'link': 'q'}, 'key': {'link': 'k'}, 'value': {'link': 'v'}, "
            "'causal': true, 'queries': 'in rows'}, "
            "'dots': {'type': 'tensors.product', 'a': {'link': 'q'}, 'b': {'link': 'k'}, 'transposeB': true}, "
            "'scores': {'type': 'tensors.sum', 'a': {'link': 'dots'}, 'factorA': 0.5773502691896258, 'b': {'link': "
            "'dots'}, "
            "'factorB': 0}, "
            "'masked': {'type': 'tensors.mask', 'scores': {'link': 'scores'}, 'queries': 'in rows'}, "
            "'weights': {'type': 'tensors.softmax', 'scores': {'link': 'masked'}, 'queries': 'in rows'}, "
            "'output': {'type': 'tensors.product', 'a': {'link': 'weights'}, 'b': {'link': 'v'}}}");
        QVERIFY(isNear(tensorOf(bench, 0), tensorOf(bench, 0, u"output"_s)));
        QVERIFY(isNear(tensorOf(bench, 1), tensorOf(bench, 0, u"scores"_s)));
        QCOMPARE(tensorOf(bench, 2).at(0, 3), -infinity);
        QVERIFY(isNear(tensorOf(bench, 3), tensorOf(bench, 0, u"weights"_s)));
    }

    void attentionInColumnsIsTheSameTurned()
    {
        const QByteArray tokens =
            "'query': [[1, 0], [0, 1], [1, 1]], 'key': [[1, 2], [3, 4], [0, 1]], 'value': [[1], [2], [3]]";
        Bench bench("{'rows': {'type': 'tensors.attention', 'queries': 'in rows', " + tokens
                    + "}, 'columns': {'type': 'tensors.attention', " + tokens + "}}");
        QVERIFY(isNear(tensorOf(bench, 0, u"rows"_s), tensorOf(bench, 0, u"columns"_s)));
        const Tensor rows = tensorOf(bench, 3, u"rows"_s);
        const Tensor columns = tensorOf(bench, 3, u"columns"_s);
        for (int q = 0; q < 3; ++q) {
            for (int k = 0; k < 3; ++k)
                QCOMPARE(rows.at(q, k), columns.at(k, q));
        }
    }

    void positionsHaveSinesAndCosines()
    {
        const Tensor table = made("'type': 'tensors.positional-encoding', 'positions': 5, 'dimensions': 6");
        for (int position = 0; position < 5; ++position) {
            for (int i = 0; i < 3; ++i) {
                const double angle = position / std::pow(10000, 2 * i / 6.0);
                QVERIFY(std::abs(table.at(position, 2 * i) - std::sin(angle)) < 1e-12);
                QVERIFY(std::abs(table.at(position, 2 * i + 1) - std::cos(angle)) < 1e-12);
            }
        }
        const Tensor other =
            made("'type': 'tensors.positional-encoding', 'positions': 2, 'dimensions': 4, 'base': 100");
        QVERIFY(std::abs(other.at(1, 2) - std::sin(0.1)) < 1e-12);
    }

    void randomNumbersFollowTheirSeeds()
    {
        const Tensor one = made("'type': 'tensors.random', 'seed': 1");
        QCOMPARE(made("'type': 'tensors.random', 'seed': 1"), one);
        QVERIFY(!(made("'type': 'tensors.random', 'seed': 2") == one));
        graph::Setting setting;
        setting.seed = 9;
        Bench scene("{'it': {'type': 'tensors.random', 'seed': 1}}", setting);
        QVERIFY(!(tensorOf(scene) == one)); // depends on the scene's seed too

        const Tensor normal = made("'type': 'tensors.random', 'rows': 100, 'columns': 100, 'mean': 3, 'deviation': 2");
        double sum = 0;
        double squares = 0;
        for (const double value : normal.values()) {
            sum += value;
            squares += value * value;
        }
        const double mean = sum / normal.size();
        QVERIFY(std::abs(mean - 3) < 0.1);
        QVERIFY(std::abs(std::sqrt(squares / normal.size() - mean * mean) - 2) < 0.1);
        const Tensor uniform = made("'type': 'tensors.random', 'distribution': 'uniform', 'least': 5, 'most': 6");
        for (const double value : uniform.values())
            QVERIFY(value >= 5 && value < 6);
    }
};

LECTOGRAPH_TEST_MAIN(TensorsBlocksTest)
#include "tst_tensors_blocks.moc"
