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

    void whatIsNotThereIsSaid()
    {
        QVERIFY(errorMade(block("'words': 'a b', 'relations': 'a → c'")).contains(u"“c”"_s));
        QVERIFY(errorMade(block("'words': 'a b', 'relations': 'a#2 → b'")).contains(u"“a#2”"_s));
        QVERIFY(errorMade(block("'words': 'a b', 'relations': '7 → b'")).contains(u"“7”"_s));
        QVERIFY(errorMade(block("'words': 'a b', 'relations': 'a b 1'")).contains(u"a b 1"_s));
        QVERIFY(!errorMade(block("'words': '" + QByteArray("a ").repeated(2000) + "'")).isEmpty());
    }

    void noWordsAreAnEmptyMatrix() { QVERIFY(tensorMade(block("'words': ' ', 'relations': ''")).isEmpty()); }
};

LECTOGRAPH_TEST_MAIN(TensorsRelationsTest)
#include "tst_tensors_relations.moc"
