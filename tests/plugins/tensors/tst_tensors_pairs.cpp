// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensorbench.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

enum Port : std::size_t { Keys, Queries, Seen, Looking, Main, MainKeys, Other, Weights };

/// “old king in dark forest”: king looks at old, forest at dark; “in” looks a little at king, and mainly at itself.
const QByteArray sentence = "[[1, 0.9, 0, 0, 0], [0, 0.1, 0.4, 0, 0], [0, 0, 0.6, 0.1, 0],"
                            " [0, 0, 0, 0.9, 0.9], [0, 0, 0, 0, 0.1]]";

TensorBench benchOf(const QByteArray &weights, const QByteArray &more = {})
{
    return TensorBench("{'it': {'type': 'tensors.pairs', 'weights': " + weights + more + "}}");
}

std::vector<double> numbers(TensorBench &bench, Port port)
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
        TensorBench bench = benchOf(sentence);
        QCOMPARE(numbers(bench, Keys), (std::vector<double>{0, 3}));
        QCOMPARE(numbers(bench, Queries), (std::vector<double>{1, 4}));
        QCOMPARE(numbers(bench, Seen), (std::vector<double>{1, 0, 0, 1, 0}));
        QCOMPARE(numbers(bench, Looking), (std::vector<double>{0, 1, 0, 0, 1}));
        QCOMPARE(bench.tensor(Weights).at(0, 1), 0.9);
        QCOMPARE(bench.tensor(Weights).at(1, 2), 0.0);
    }

    void theMainTokenLooksAtTheMost()
    {
        TensorBench bench = benchOf(sentence, ", 'mostSelf': 1, 'weakest': 0.05");
        QCOMPARE(std::get<qint64>(bench.value(Main)), 1);
        QCOMPARE(std::get<qint64>(bench.value(Other)), 4);
        TensorBench two = benchOf("[[1, 0, 0.4], [0, 1, 0.5], [0, 0, 0.1]]");
        QCOMPARE(std::get<qint64>(two.value(Main)), 2);
        QCOMPARE(numbers(two, MainKeys), (std::vector<double>{0, 1}));
        QCOMPARE(std::get<qint64>(two.value(Other)), 2);
    }

    void rowsOfQueriesGiveTheSamePairs()
    {
        TensorBench bench = benchOf("[[1, 0], [0.9, 0.1]]", ", 'queries': 'in rows'");
        QCOMPARE(numbers(bench, Keys), std::vector<double>{0});
        QCOMPARE(bench.tensor(Weights).at(1, 0), 0.9);
    }

    void whereNobodyLooksTheLastTokenIsTheMainOne()
    {
        TensorBench bench = benchOf("[[1, 0], [0, 1]]");
        QVERIFY(numbers(bench, Keys).empty());
        QCOMPARE(std::get<qint64>(bench.value(Main)), 1);
        QVERIFY(numbers(bench, MainKeys).empty());
    }

    void aMatrixThatIsNotSquareIsRefused() { QVERIFY(benchOf("[[1, 0]]").errorOf(u"it"_s).contains(u"one head"_s)); }
};

LECTOGRAPH_TEST_MAIN(PairsTest)
#include "tst_tensors_pairs.moc"
