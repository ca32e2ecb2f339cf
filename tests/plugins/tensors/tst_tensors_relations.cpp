// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensorbench.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using tensor::Tensor;

namespace {

QByteArray block(const QByteArray &properties)
{
    return "'type': 'tensors.relations', " + properties;
}

} // namespace

class TensorsRelationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLineRelatesTwoWords()
    {
        const Tensor matrix = tensorMade(block("'words': 'He hit it, he ran.', "
                                               "'relations': 'hit → he\\nit -> ran 0.5; he#2 → ran .25'"));
        QCOMPARE(matrix.rows(), 5);
        QCOMPARE(matrix.columns(), 5);
        QCOMPARE(matrix.at(0, 1), 1.0);
        QCOMPARE(matrix.at(4, 2), 0.5);
        QCOMPARE(matrix.at(4, 3), 0.25);
        QCOMPARE(matrix.at(4, 0), 0.0);
    }

    void wordsEndAtMarksWhereThereAreAny()
    {
        const Tensor matrix = tensorMade(block("'words': '约翰|猛踩|刹车，', 'relations': '刹车 → 约翰 0.5; 0 → 1'"));
        QCOMPARE(matrix, Tensor(3, 3, {0, 0, 0.5, 1, 0, 0, 0, 0, 0}));
    }

    void whatIsNotThereIsLeftOutAndSaid_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("named");
        QTest::newRow("no word") << QByteArray("a → c") << u"“c”"_s;
        QTest::newRow("no second one") << QByteArray("a#2 → b") << u"“a#2”"_s;
        QTest::newRow("no place") << QByteArray("7 → b") << u"“7”"_s;
        QTest::newRow("no arrow") << QByteArray("a b 1") << u"a b 1"_s;
    }
    void whatIsNotThereIsLeftOutAndSaid()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, named);
        TensorBench bench("{'it': {" + block("'words': 'a b', 'relations': '" + line + "; b → a 0.5'") + "}}");
        QCOMPARE(bench.tensor(), Tensor(2, 2, {0, 0.5, 0, 0}));
        QVERIFY(!bench.problems().empty());
        QCOMPARE(bench.problems().front().severity, graph::Severity::Warning);
        QVERIFY(bench.problems().front().error.text().contains(named));
    }

    void tooManyWordsAreRefused()
    {
        QVERIFY(!errorMade(block("'words': '" + QByteArray("a ").repeated(2000) + "'")).isEmpty());
    }

    void noWordsAreAnEmptyMatrix() { QVERIFY(tensorMade(block("'words': ' ', 'relations': ''")).isEmpty()); }
};

LECTOGRAPH_TEST_MAIN(TensorsRelationsTest)
#include "tst_tensors_relations.moc"
