// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensorbench.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;
using tensor::Tensor;

class TensorsLayersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void paddingGetsNoScore()
    {
        QCOMPARE(
            tensorMade("'type': 'tensors.padding-mask', 'scores': [[1, 2], [3, 4]], 'length': 1, 'queries': 'in rows'"),
            Tensor(2, 2, {1, -infinity, 3, -infinity}));
        QCOMPARE(tensorMade("'type': 'tensors.padding-mask', 'scores': [[1, 2], [3, 4]], 'length': 1"),
                 Tensor(2, 2, {1, 2, -infinity, -infinity}));
    }

    void sharesRunAlongRowsOrColumns()
    {
        const QByteArray values = "'type': 'tensors.shares', 'values': [[0, 0.6931471805599453], [0, 0]]";
        QVERIFY(isNear(tensorMade(values), Tensor(2, 2, {1.0 / 3, 2.0 / 3, 0.5, 0.5})));
        QVERIFY(isNear(tensorMade(values + ", 'along': 'columns'"), Tensor(2, 2, {0.5, 2.0 / 3, 0.5, 1.0 / 3})));
        QCOMPARE(tensorMade(values + ", 'temperature': 0"), Tensor(2, 2, {0, 1, 1, 0}));
        QCOMPARE(tensorMade(values + ", 'infinite': true"), Tensor(2, 2, {0.5, 0.5, 0.5, 0.5}));
    }

    void headsAreSplitAndJoined()
    {
        const Tensor heads = tensorMade("'type': 'tensors.split-heads', 'a': [[1, 2, 3, 4]], 'heads': 2");
        QCOMPARE(heads.heads(), 2);
        QCOMPARE(heads.head(1), Tensor(1, 2, {3, 4}));
        QVERIFY(errorMade("'type': 'tensors.split-heads', 'a': [[1, 2, 3]], 'heads': 2")
                    .contains(u"3 columns cannot be divided into 2 heads"_s));
        BlockBench bench(R"({"heads": {"type": "tensors.split-heads", "a": [[1, 2], [3, 4]], "heads": 2},
                             "it": {"type": "tensors.join-heads", "heads": {"link": "heads"}, "map": [[1], [10]]}})");
        const auto outputs = bench.outputs(u"it"_s);
        QVERIFY(outputs);
        QCOMPARE(std::get<Tensor>(outputs->at(0)), Tensor(2, 1, {21, 43}));
        QCOMPARE(std::get<Tensor>(outputs->at(1)), Tensor(2, 2, {1, 2, 3, 4}));
    }

    void attentionTakesAllHeadsAtOnce()
    {
        BlockBench bench(R"({"x": {"type": "tensors.random", "rows": 5, "columns": 8},
                             "heads": {"type": "tensors.split-heads", "a": {"link": "x"}, "heads": 2},
                             "half": {"type": "tensors.slice", "a": {"link": "x"}, "column": 4},
                             "it": {"type": "tensors.attention", "query": {"link": "heads"}, "key": {"link": "heads"},
                                    "value": {"link": "heads"}},
                             "alone": {"type": "tensors.attention", "query": {"link": "half"}, "key": {"link": "half"},
                                       "value": {"link": "half"}}})");
        const auto all = bench.outputs(u"it"_s);
        const auto alone = bench.outputs(u"alone"_s);
        QVERIFY(all && alone);
        for (std::size_t port = 0; port < 4; ++port)
            QVERIFY(isNear(std::get<Tensor>(all->at(port)).head(1), std::get<Tensor>(alone->at(port))));
    }

    void normalizationsHaveGainAndBias()
    {
        const double deviation = std::sqrt(2.0 / 3 + 1e-5);
        QVERIFY(
            isNear(tensorMade("'type': 'tensors.normalize', 'a': [[1, 2, 3]], 'gain': [[1, 1, 2]], 'bias': [5, 6, 7]"),
                   Tensor(1, 3, {5 - 1 / deviation, 6, 7 + 2 / deviation})));
        QVERIFY(isNear(tensorMade("'type': 'tensors.normalize', 'kind': 'rms', 'epsilon': 0, 'a': [[3, 4]]"),
                       Tensor(1, 2, {3 / std::sqrt(12.5), 4 / std::sqrt(12.5)})));
    }

    void feedForwardNamesWhatDoesNotFit()
    {
        QCOMPARE(tensorMade("'type': 'tensors.feed-forward', 'a': [[1, -2]], 'second': [[2, 0], [0, 3]]"),
                 Tensor(1, 2, {2, 0}));
        const QString error = errorMade("'type': 'tensors.feed-forward', 'a': [[1, 2, 3]]");
        QVERIFY2(error.contains(u"3 columns meet 2 rows"_s), qPrintable(error));
    }

    void logitsAndTheNextToken()
    {
        QCOMPARE(tensorMade("'type': 'tensors.logits', 'tokens': [[1, 2]], 'embedding': [[1, 0], [0, 1], [1, 1]]"),
                 Tensor(1, 3, {1, 2, 3}));
        const QByteArray logits =
            "'type': 'tensors.next-token', 'logits': [[0.6931471805599453, 0, 1.0986122886681098]]";
        QVERIFY(isNear(tensorMade(logits), Tensor(1, 3, {2.0 / 6, 1.0 / 6, 3.0 / 6})));
        QVERIFY(isNear(tensorMade(logits + ", 'topK': 2"), Tensor(1, 3, {0.4, 0, 0.6})));
        QVERIFY(isNear(tensorMade(logits + ", 'topP': 0.4"), Tensor(1, 3, {0, 0, 1})));
        QCOMPARE(tensorMade(logits, 1), Tensor(1, 1, {2}));
    }

    /// Radford et al. 2019 publish GPT-2 small as having 124,439,808 parameters (the checkpoint "gpt2").
    void parametersAreThoseOfPublishedModels()
    {
        QCOMPARE(std::get<double>(valueMade("'type': 'tensors.parameters'")), 124439808.0);
        QCOMPARE(std::get<double>(valueMade("'type': 'tensors.parameters'", 4)), 7087872.0);
        // The checkpoint "gpt2-medium".
        QCOMPARE(
            std::get<double>(valueMade("'type': 'tensors.parameters', 'width': 1024, 'layers': 24, 'hidden': 4096")),
            354823168.0);
    }

    void matricesAreSummedUp()
    {
        QCOMPARE(tensorMade("'type': 'tensors.reduction', 'a': [[1, 2], [3, 5]]"), Tensor(2, 1, {3, 8}));
        QCOMPARE(tensorMade("'type': 'tensors.reduction', 'a': [[1, 2], [3, 5]], 'by': 'most', 'along': 'columns'"),
                 Tensor(1, 2, {3, 5}));
        QCOMPARE(tensorMade("'type': 'tensors.running-sum', 'a': [[1, 2], [3, 5]]"), Tensor(2, 2, {1, 3, 3, 8}));
    }

    void aWindowGoesOverAMatrix()
    {
        const QByteArray window =
            "'type': 'tensors.convolution', 'a': [[1, 2, 3], [4, 5, 6], [7, 8, 9]], 'kernel': [[1, 0], "
            "[0, -1]]";
        QCOMPARE(tensorMade(window), Tensor(2, 2, {-4, -4, -4, -4}));
        QCOMPARE(tensorMade(window + ", 'stride': 2"), Tensor(1, 1, {-4}));
        QCOMPARE(tensorMade(window + ", 'edge': 1, 'stride': 3"), Tensor(2, 2, {-1, 0, 0, 9}));
        QCOMPARE(std::get<double>(valueMade(window, 2)), 4.0);
        const auto at = [&](const QByteArray &stop) {
            return std::get<base::Vec3>(valueMade(window + ", 'stop': " + stop, 1));
        };
        QCOMPARE(at("1"), (base::Vec3{-0.5, 0.5, 0}));
        QCOMPARE(at("1.5"), (base::Vec3{0, 0.5, 0}));
        QCOMPARE(at("4"), (base::Vec3{0.5, -0.5, 0}));
        QCOMPARE(at("99"), (base::Vec3{0.5, -0.5, 0}));
    }

    void noiseFollowsItsSeed()
    {
        const QByteArray noise = "'type': 'tensors.noise', 'a': [[5, 5]]";
        QCOMPARE(tensorMade(noise), tensorMade(noise));
        QVERIFY(tensorMade(noise) != tensorMade(noise + ", 'seed': 1"));
        QCOMPARE(tensorMade(noise + ", 'deviation': 0"), Tensor(1, 2, {5, 5}));
    }

    void matricesAreTakenApart()
    {
        QVERIFY(
            isNear(tensorMade("'type': 'tensors.principal-components', 'a': [[0, 0], [3, 4], [6, 8]], 'dimensions': 1"),
                   Tensor(3, 1, {-5, 0, 5})));
        QVERIFY(isNear(tensorMade("'type': 'tensors.low-rank', 'a': [[3, 0], [0, 1]]"), Tensor(2, 2, {3, 0, 0, 0})));
        QVERIFY(!errorMade("'type': 'tensors.low-rank', 'a': [[3, 0], [0, 1]], 'rank': 3").isEmpty());
    }
};

LECTOGRAPH_TEST_MAIN(TensorsLayersTest)
#include "tst_tensors_layers.moc"
