// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "nearness.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

constexpr std::size_t outputPort = 1;
constexpr std::size_t activationsPort = 2;
constexpr std::size_t lossPort = 4;
constexpr std::size_t weightsPort = 5;
constexpr std::size_t gradientsPort = 6;

QByteArray passing(const QByteArray &properties)
{
    return it(R"("type": "networks.network", )" + properties);
}

graph::Outputs passOf(const QByteArray &properties)
{
    BlockBench bench(passing(properties));
    const auto outputs = bench.outputs(u"it"_s);
    if (!outputs || !bench.errorOf(u"it"_s).isEmpty())
        qFatal("%s", qPrintable(bench.errorOf(u"it"_s)));
    return *outputs;
}

std::vector<double> outputOf(const QByteArray &properties)
{
    return std::get<std::vector<double>>(passOf(properties)[outputPort]);
}

tensor::Tensor tensorOf(const QByteArray &properties, std::size_t port)
{
    return std::get<tensor::Tensor>(passOf(properties)[port]);
}

} // namespace

class NetworksPassTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneColumnIsGivenByItsNameOrNumber()
    {
        constexpr std::size_t columnPort = 10;
        const QByteArray network =
            R"("columns": "3-2-3", "names": ["in", "code", "out"], "input": [1, 0, 1], "column": )";
        for (const QByteArray &column : {QByteArray("\"code\""), QByteArray("\"2\"")}) {
            const graph::Outputs outputs = passOf(network + column);
            const auto values = std::get<std::vector<double>>(outputs[columnPort]);
            const auto all = std::get<tensor::Tensor>(outputs[activationsPort]);
            QCOMPARE(values, (std::vector<double>{all.at(1, 0), all.at(1, 1)}));
        }
        QVERIFY(std::get<std::vector<double>>(passOf(network + "\"no\"")[columnPort]).empty());
    }

    void exclusiveOrIsExact()
    {
        const QByteArray network = R"("columns": "2-3-1", "weights1": [[1, 1, 0], [1, 1, 0]], "biases1": [0, -1, 0],
                                      "weights2": [[1], [-2], [0]], "activations": ["ReLU"], "input": )";
        QCOMPARE(outputOf(network + "[0, 0]"), std::vector<double>{0});
        QCOMPARE(outputOf(network + "[0, 1]"), std::vector<double>{1});
        QCOMPARE(outputOf(network + "[1, 0]"), std::vector<double>{1});
        QCOMPARE(outputOf(network + "[1, 1]"), std::vector<double>{0});
        for (int example = 0; example < 4; ++example)
            QCOMPARE(
                outputOf(network + "[[0, 0], [0, 1], [1, 0], [1, 1]], \"example\": " + QByteArray::number(example)),
                std::vector<double>{example == 1 || example == 2 ? 1.0 : 0.0});
    }

    void softmaxHasATemperature()
    {
        const QByteArray identity = R"("columns": "3-3", "weights1": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
                                       "activations": ["softmax"], "input": [2, 1, 0], "temperature": )";
        const auto agree = [](const std::vector<double> &shares, double a, double b, double c) {
            return isNear(shares[0], a, 5e-4) && isNear(shares[1], b, 5e-4) && isNear(shares[2], c, 5e-4);
        };
        QVERIFY(agree(outputOf(identity + "1"), 0.665, 0.245, 0.090));
        QVERIFY(agree(outputOf(identity + "0.5"), 0.867, 0.117, 0.016));
        QVERIFY(agree(outputOf(identity + "2"), 0.506, 0.307, 0.186));
        QCOMPARE(outputOf(identity + "0"), (std::vector<double>{1, 0, 0}));
    }

    void functionsAreKnownByTheirNames()
    {
        const auto at = [](const QByteArray &name, double x) {
            const QByteArray input = "\"input\": [" + QByteArray::number(x) + "], \"activations\": [\"" + name
                + "\"], ";
            return outputOf(input + R"("columns": "1-1", "weights1": [[1]])").front();
        };
        QCOMPARE(at("relu", -2), 0.0);
        QCOMPARE(at("", -2), -2.0);
        QVERIFY(isNear(at("\u03c3", 1), 1 / (1 + std::exp(-1.0))));
        QVERIFY(isNear(at("Sigmoid", 1), at("\u03c3", 1)));
        QVERIFY(isNear(at("tanh", 0.5), std::tanh(0.5)));
        QVERIFY(isNear(at("GELU", 1), 0.8413447460685429));
        QVERIFY(isNear(at("SiLU", 1), at("\u03c3", 1)));
    }

    void weightsMayHaveARowForEachNodeAfter()
    {
        const QByteArray input = R"(, "columns": "2-3", "input": [1, 2])";
        QCOMPARE(outputOf(R"("weights1": [[1, 2, 3], [4, 5, 6]])" + input),
                 outputOf(R"("weights1": [[1, 4], [2, 5], [3, 6]], "weightLayout": "after")" + input));
        QCOMPARE(outputOf(R"("columns": "", "weights1": [[1, 2, 3], [4, 5, 6]], "input": [1, 2])"),
                 (std::vector<double>{9, 12, 15}));
    }

    void residualsAreAdded()
    {
        const QByteArray network = R"("columns": "2-2-2", "weights1": [[1, 0], [0, 1]], "weights2": [[2, 0], [0, 2]],
                                      "activations": ["ReLU"], "input": [1, -1], "names": ["in", "middle", "out"])";
        QCOMPARE(outputOf(network), (std::vector<double>{2, 0}));
        QCOMPARE(outputOf(network + R"(, "residuals": ["in → out"])"), (std::vector<double>{3, -1}));
        QCOMPARE(outputOf(network + R"(, "residuals": ["1 -> 3"])"), (std::vector<double>{3, -1}));
    }

    void gradientsAgreeWithDifferences_data()
    {
        QTest::addColumn<QByteArray>("activations");
        QTest::addColumn<QByteArray>("further");
        for (const QByteArray last : {"softmax", "tanh", "sigmoid", "GELU", "SiLU", ""})
            QTest::newRow(last.constData()) << "[\"tanh\", \"" + last + "\"]" << QByteArray();
        QTest::newRow("softmax within") << QByteArray(R"(["softmax", "sigmoid"])") << QByteArray();
        QTest::newRow("residual") << QByteArray(R"(["GELU", "softmax"])") << QByteArray(R"(, "residuals": ["1 → 3"])");
        QTest::newRow("residual within") << QByteArray(R"(["GELU", ""])") << QByteArray(R"(, "residuals": ["1 → 2"])");
        QTest::newRow("dropout") << QByteArray(R"(["tanh", ""])") << QByteArray(R"(, "dropout": 0.4, "seed": 3)");
        QTest::newRow("temperature") << QByteArray(R"(["tanh", "softmax"])") << QByteArray(R"(, "temperature": 0.7)");
    }
    void gradientsAgreeWithDifferences()
    {
        QFETCH(QByteArray, activations);
        QFETCH(QByteArray, further);
        const QByteArray rest = R"(, "columns": "3-3-3", "input": [0.5, -0.3, 0.8], "target": [0, 1, 0],
                                   "weights2": [[0.3, -0.6, 0.2], [1, 0.4, -0.7], [-0.2, 0.1, 0.9]],
                                   "biases1": [0.1, -0.2, 0.3], "activations": )"
            + activations + further;
        const auto withWeight = [&](double weight) {
            return R"("weights1": [[0.4, )" + QByteArray::number(weight, 'g', 17)
                + R"(, -0.5], [0.7, 0.2, -0.3], [-0.8, 0.6, 0.1]])" + rest;
        };
        const auto loss = [&](double weight) { return std::get<double>(passOf(withWeight(weight))[lossPort]); };
        constexpr double h = 1e-5;
        const double difference = (loss(-0.9 + h) - loss(-0.9 - h)) / (2 * h);
        QVERIFY(std::abs(tensorOf(withWeight(-0.9), gradientsPort).at(0, 1) - difference) < 1e-6);
    }

    void droppedNodesGiveNothingAndTheOthersMore()
    {
        const QByteArray network = R"("columns": "1-40-1", "input": [1], "seed": 3)";
        const tensor::Tensor all = tensorOf(network, activationsPort);
        const tensor::Tensor some = tensorOf(network + R"(, "dropout": 0.5)", activationsPort);
        int out = 0;
        for (int node = 0; node < 40; ++node) {
            const bool isOut = some.at(1, node) == 0;
            QVERIFY(isOut || isNear(some.at(1, node), 2 * all.at(1, node)));
            out += isOut ? 1 : 0;
        }
        QVERIFY(out > 10 && out < 30);
        QCOMPARE(some.at(0, 0), 1.0);      // neither an input nor an output is ever left out
        QVERIFY(std::isnan(all.at(0, 1))); // there is no second node
    }

    void oneLayerIsGivenAsAMatrix()
    {
        const QByteArray network = R"("columns": "2-3-2", "input": [1, 2], "target": [0, 0], "layer": )";
        QCOMPARE(tensorOf(network + "1", weightsPort).rows(), 2);
        QCOMPARE(tensorOf(network + "2", weightsPort).rows(), 3);
        QCOMPARE(tensorOf(network + "2", gradientsPort).columns(), 2);
        QVERIFY(tensorOf(network + "9", weightsPort).isEmpty());
    }
};

LECTOGRAPH_TEST_MAIN(NetworksPassTest)
#include "tst_networks_pass.moc"
