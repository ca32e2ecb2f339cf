// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensorbench.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;
using tensor::Tensor;

class TensorsBlocksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void productsAreRowsTimesColumns()
    {
        QCOMPARE(tensorMade("'type': 'tensors.product', 'a': [[1, 2], [3, 4]], 'b': [[5, 6], [7, 8]]"),
                 Tensor(2, 2, {19, 22, 43, 50}));
        QCOMPARE(
            tensorMade("'type': 'tensors.product', 'a': [[1, 2], [3, 4]], 'b': [[5, 6], [7, 8]], 'transposeB': true"),
            Tensor(2, 2, {17, 23, 39, 53}));
        const QString error = errorMade("'type': 'tensors.product', 'a': [[1, 2]], 'b': [[1, 2]]");
        QVERIFY2(error.contains(u"1×2"_s), qPrintable(error));
    }

    void sumsAreEntryByEntry()
    {
        QCOMPARE(tensorMade("'type': 'tensors.sum', 'a': [[1, 2]], 'b': [[10, 20]], 'factorA': 2, 'factorB': -1"),
                 Tensor(1, 2, {-8, -16}));
    }

    void positionsTurnPairsOfColumns()
    {
        const QByteArray one = "'type': 'tensors.rotary-encoding', 'tensor': [[1, 0, 0, 1]], 'first': 2, 'base': 1";
        const double c = std::cos(2.0);
        const double s = std::sin(2.0);
        QVERIFY(isNear(tensorMade(one), Tensor(1, 4, {c, s, -s, c})));
        QVERIFY(isNear(tensorMade(one + ", 'pairs': 'halves'"), Tensor(1, 4, {c, -s, s, c})));
    }

    void aFileSuggestsTheNamesOfItsTensors()
    {
        const QByteArray header = "{\"b\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1]},"
                                  "\"a\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[1,2]}}";
        const QByteArray bytes = QByteArray(1, static_cast<char>(header.size())) + QByteArray(7, '\0') + header
            + "\3\4";
        graph::Setting setting;
        setting.file = [&](const QString &) { return base::Result<base::FileContent>(base::FileContent(bytes)); };
        TensorBench bench("{'it': {'type': 'tensors.file', 'file': 'x.safetensors', 'name': 'b'}}", setting);
        QCOMPARE(bench.tensor(), Tensor(1, 1, {3}));
        QCOMPARE(std::get<QStringList>(bench.value(1)), QStringList({u"a"_s, u"b"_s}));
        TensorBench wrong("{'it': {'type': 'tensors.file', 'file': 'x.safetensors', 'name': 'bb'}}", setting);
        QVERIFY(wrong.errorOf(u"it"_s).contains(u"Did you mean"_s));
        const graph::NodeType *type = builtPlugins().nodes.find(u"tensors.file"_s);
        std::vector<graph::Value> values;
        for (const graph::PropertySpec &spec : type->properties)
            values.push_back(spec.key == "file" ? graph::Value(QString(u"x"_s))
                                                : *graph::parseProperty(spec, graph::presetOf(spec), {u"en"_s}));
        const graph::Inputs in(type->properties, values);
        QCOMPARE(type->suggestions("name", in, graph::Context{setting, {}}), QStringList({u"a"_s, u"b"_s}));
        QCOMPARE(type->suggestions("file", in, graph::Context{setting, {}}), QStringList());
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
        const Tensor result =
            tensorMade("'type': 'tensors.map', 'a': [[2, 2], [2, 2]], 'function': '" + function + "'");
        QVERIFY(isNear(result, Tensor(2, 2, {ofTwo, ofTwo, ofTwo, ofTwo})));
    }

    void functionsHaveTheirLimits()
    {
        QCOMPARE(tensorMade("'type': 'tensors.map', 'a': [[-3, 3]], 'function': 'relu'"), Tensor(1, 2, {0, 3}));
        QCOMPARE(tensorMade("'type': 'tensors.map', 'a': [[0]], 'function': 'log'").at(0, 0), -infinity);
        QVERIFY(errorMade("'type': 'tensors.map', 'a': [[4, -4]], 'function': 'sqrt'")
                    .contains(u"sqrt(-4) has no value"_s));
    }

    void slicesTakeRowsAndColumns()
    {
        const QByteArray matrix = "'type': 'tensors.slice', 'a': [[1, 2, 3], [4, 5, 6], [7, 8, 9]],";
        QCOMPARE(tensorMade(matrix + "'row': 1, 'column': 1"), Tensor(2, 2, {5, 6, 8, 9}));
        QCOMPARE(tensorMade(matrix + "'row': 0, 'rows': 2, 'columns': 1"), Tensor(2, 1, {1, 4}));
        QVERIFY(!errorMade(matrix + "'row': 3").isEmpty());
        QVERIFY(!errorMade(matrix + "'row': 2, 'rows': 2").isEmpty());
    }

    void entriesAreNumbers()
    {
        TensorBench bench("{'it': {'type': 'tensors.entry', 'a': [[1, 2], [3, 4]], 'row': 1, 'column': 0}}");
        QCOMPARE(bench.number(u"it"_s), 3.0);
        const QString error = errorMade("'type': 'tensors.entry', 'a': [[1, 2]], 'row': 1");
        QVERIFY(error.contains(u"1×2 (rows × columns)"_s));
    }

    void masksHideLaterKeys()
    {
        // Queries in columns: a key below the diagonal comes after its query.
        QCOMPARE(tensorMade("'type': 'tensors.mask', 'scores': [[1, 2], [3, 4]]"), Tensor(2, 2, {1, 2, -infinity, 4}));
        QCOMPARE(tensorMade("'type': 'tensors.mask', 'scores': [[1, 2], [3, 4]], 'queries': 'in rows'"),
                 Tensor(2, 2, {1, -infinity, 3, 4}));
    }

    void softmaxSumsToOneForEachQuery()
    {
        TensorBench bench("{'scores': {'type': 'tensors.random', 'rows': 7, 'columns': 5, 'deviation': 3}, "
                          "'columns': {'type': 'tensors.softmax', 'scores': {'link': 'scores'}}, "
                          "'rows': {'type': 'tensors.softmax', 'scores': {'link': 'scores'}, 'queries': 'in rows'}}");
        const Tensor columns = bench.tensor(0, u"columns"_s);
        const Tensor rows = bench.tensor(0, u"rows"_s);
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
        TensorBench bench("{'masked': {'type': 'tensors.mask', 'scores': [[1, 1], [1, 1]]}, "
                          "'it': {'type': 'tensors.softmax', 'scores': {'link': 'masked'}}}");
        QVERIFY(isNear(bench.tensor(), Tensor(2, 2, {1, 0.5, 0, 0.5})));
    }

    void aSingleRowOrColumnIsOneQuery()
    {
        const double sum = std::exp(1) + std::exp(2) + std::exp(3);
        for (const QByteArray &way : {QByteArray("in rows"), QByteArray("in columns")}) {
            const QByteArray queries = "'type': 'tensors.softmax', 'queries': '" + way + "', 'scores': ";
            QVERIFY(isNear(tensorMade(queries + "[[1, 2, 3]]"),
                           Tensor(1, 3, {std::exp(1) / sum, std::exp(2) / sum, std::exp(3) / sum})));
            QVERIFY(isNear(tensorMade(queries + "[[1], [2], [3]]"),
                           Tensor(3, 1, {std::exp(1) / sum, std::exp(2) / sum, std::exp(3) / sum})));
        }
    }

    void temperatureEvensOutOrDecides()
    {
        const auto shares = [](const QByteArray &temperature) {
            return tensorMade("'type': 'tensors.softmax', 'scores': [[0], [1]], 'temperature':" + temperature);
        };
        QVERIFY(isNear(shares("1"), Tensor(2, 1, {1 / (1 + std::exp(1)), 1 / (1 + std::exp(-1))})));
        QVERIFY(isNear(shares("2"), Tensor(2, 1, {1 / (1 + std::exp(0.5)), 1 / (1 + std::exp(-0.5))})));
        QCOMPARE(shares("0"), Tensor(2, 1, {0, 1}));
        QVERIFY(std::abs(shares("1e6").at(0, 0) - 0.5) < 1e-6);
    }

    void attentionIsItsStepsInARow()
    {
        TensorBench bench(
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
        QVERIFY(isNear(bench.tensor(0), bench.tensor(0, u"output"_s)));
        QVERIFY(isNear(bench.tensor(1), bench.tensor(0, u"scores"_s)));
        QCOMPARE(bench.tensor(2).at(0, 3), -infinity);
        QVERIFY(isNear(bench.tensor(3), bench.tensor(0, u"weights"_s)));
    }

    void attentionInColumnsIsTheSameTurned()
    {
        const QByteArray tokens =
            "'query': [[1, 0], [0, 1], [1, 1]], 'key': [[1, 2], [3, 4], [0, 1]], 'value': [[1], [2], [3]]";
        TensorBench bench("{'rows': {'type': 'tensors.attention', 'queries': 'in rows', " + tokens
                          + "}, 'columns': {'type': 'tensors.attention', " + tokens + "}}");
        QVERIFY(isNear(bench.tensor(0, u"rows"_s), bench.tensor(0, u"columns"_s)));
        const Tensor rows = bench.tensor(3, u"rows"_s);
        const Tensor columns = bench.tensor(3, u"columns"_s);
        for (int q = 0; q < 3; ++q) {
            for (int k = 0; k < 3; ++k)
                QCOMPARE(rows.at(q, k), columns.at(k, q));
        }
    }

    void positionsHaveSinesAndCosines()
    {
        const Tensor table = tensorMade("'type': 'tensors.positional-encoding', 'positions': 5, 'dimensions': 6");
        for (int position = 0; position < 5; ++position) {
            for (int i = 0; i < 3; ++i) {
                const double angle = position / std::pow(10000, 2 * i / 6.0);
                QVERIFY(std::abs(table.at(position, 2 * i) - std::sin(angle)) < 1e-12);
                QVERIFY(std::abs(table.at(position, 2 * i + 1) - std::cos(angle)) < 1e-12);
            }
        }
        const Tensor other =
            tensorMade("'type': 'tensors.positional-encoding', 'positions': 2, 'dimensions': 4, 'base': 100");
        QVERIFY(std::abs(other.at(1, 2) - std::sin(0.1)) < 1e-12);
    }

    void randomNumbersFollowTheirSeeds()
    {
        const Tensor one = tensorMade("'type': 'tensors.random', 'seed': 1");
        QCOMPARE(tensorMade("'type': 'tensors.random', 'seed': 1"), one);
        QVERIFY(!(tensorMade("'type': 'tensors.random', 'seed': 2") == one));
        graph::Setting setting;
        setting.seed = 9;
        TensorBench scene("{'it': {'type': 'tensors.random', 'seed': 1}}", setting);
        QVERIFY(!(scene.tensor() == one)); // depends on the scene's seed too

        const Tensor normal =
            tensorMade("'type': 'tensors.random', 'rows': 100, 'columns': 100, 'mean': 3, 'deviation': 2");
        double sum = 0;
        double squares = 0;
        for (const double value : normal.values()) {
            sum += value;
            squares += value * value;
        }
        const double mean = sum / normal.size();
        QVERIFY(std::abs(mean - 3) < 0.1);
        QVERIFY(std::abs(std::sqrt(squares / normal.size() - mean * mean) - 2) < 0.1);
        const Tensor uniform = tensorMade("'type': 'tensors.random', 'distribution': 'uniform', 'least': 5, 'most': 6");
        for (const double value : uniform.values())
            QVERIFY(value >= 5 && value < 6);
    }
};

LECTOGRAPH_TEST_MAIN(TensorsBlocksTest)
#include "tst_tensors_blocks.moc"
