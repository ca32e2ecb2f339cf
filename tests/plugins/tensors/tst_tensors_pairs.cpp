// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensorbench.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

namespace pairs {
enum Port : std::size_t { Keys, Queries, Seen, Looking, Main, MainKeys, Other, Weights };
}

/// “old king in dark forest”: king looks at old, forest at dark; “in” looks a little at king, and mainly at itself.
const QByteArray sentence = "[[1, 0.9, 0, 0, 0], [0, 0.1, 0.4, 0, 0], [0, 0, 0.6, 0.1, 0],"
                            " [0, 0, 0, 0.9, 0.9], [0, 0, 0, 0, 0.1]]";

TensorBench pairsOf(const QByteArray &weights, const QByteArray &more = {})
{
    return TensorBench("{'it': {'type': 'tensors.pairs', 'weights': " + weights + more + "}}");
}

std::vector<double> numbers(TensorBench &bench, pairs::Port port)
{
    return std::get<std::vector<double>>(bench.value(port));
}

} // namespace

class PairsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTokensThatLookElsewhereHavePairs()
    {
        TensorBench bench = pairsOf(sentence);
        QCOMPARE(numbers(bench, pairs::Keys), (std::vector<double>{0, 3}));
        QCOMPARE(numbers(bench, pairs::Queries), (std::vector<double>{1, 4}));
        QCOMPARE(numbers(bench, pairs::Seen), (std::vector<double>{1, 0, 0, 1, 0}));
        QCOMPARE(numbers(bench, pairs::Looking), (std::vector<double>{0, 1, 0, 0, 1}));
        QCOMPARE(bench.tensor(pairs::Weights).at(0, 1), 0.9);
        QCOMPARE(bench.tensor(pairs::Weights).at(1, 2), 0.0);
    }

    void theMainTokenLooksAtTheMost()
    {
        TensorBench bench = pairsOf(sentence, ", 'mostSelf': 1, 'weakest': 0.05");
        QCOMPARE(std::get<qint64>(bench.value(pairs::Main)), 1);
        QCOMPARE(std::get<qint64>(bench.value(pairs::Other)), 4);
        TensorBench two = pairsOf("[[1, 0, 0.4], [0, 1, 0.5], [0, 0, 0.1]]");
        QCOMPARE(std::get<qint64>(two.value(pairs::Main)), 2);
        QCOMPARE(numbers(two, pairs::MainKeys), (std::vector<double>{0, 1}));
        QCOMPARE(std::get<qint64>(two.value(pairs::Other)), 2);
    }

    void rowsOfQueriesGiveTheSamePairs()
    {
        TensorBench bench = pairsOf("[[1, 0], [0.9, 0.1]]", ", 'queries': 'in rows'");
        QCOMPARE(numbers(bench, pairs::Keys), std::vector<double>{0});
        QCOMPARE(bench.tensor(pairs::Weights).at(1, 0), 0.9);
    }

    void whereNobodyLooksTheLastTokenIsTheMainOne()
    {
        TensorBench bench = pairsOf("[[1, 0], [0, 1]]");
        QVERIFY(numbers(bench, pairs::Keys).empty());
        QCOMPARE(std::get<qint64>(bench.value(pairs::Main)), 1);
        QVERIFY(numbers(bench, pairs::MainKeys).empty());
    }

    void whatIsMaskedIsNoPairWithoutAThreshold()
    {
        TensorBench bench = pairsOf("[[0.2, 0.5], [0, 0.5]]", ", 'mostSelf': 1, 'weakest': 0");
        QCOMPARE(numbers(bench, pairs::Keys), std::vector<double>{0});
        QCOMPARE(numbers(bench, pairs::Queries), std::vector<double>{1});
    }

    void aMatrixThatIsNotSquareIsRefused() { QVERIFY(pairsOf("[[1, 0]]").errorOf(u"it"_s).contains(u"one head"_s)); }
};

LECTOGRAPH_TEST_MAIN(PairsTest)
#include "tst_tensors_pairs.moc"
