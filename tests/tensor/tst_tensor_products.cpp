// SPDX-License-Identifier: GPL-3.0-or-later
#include "anytensor.h"

#include "tensor/products.h"
#include "testmain.h"

#include <QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace lectograph::tensor;

class ProductsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTensorIsWhatItsNumbersAre()
    {
        const Tensor a(2, 2, {1, 2, 3, 4});
        QCOMPARE(a.at(1, 0), 3.0);
        QCOMPARE(Tensor(2, 2, {1, 2, 3, 4}), a);
        QCOMPARE(Tensor(2, 2, {1, 2, 3, 4}).hash(), a.hash());
        QVERIFY(a != Tensor(4, 1, {1, 2, 3, 4}));
        QVERIFY(a.hash() != Tensor(4, 1, {1, 2, 3, 4}).hash());
        QVERIFY(a.hash() != Tensor(2, 2, {1, 2, 3, 5}).hash());
        QCOMPARE(Tensor::vector({7, 8}).rows(), 2);
        QCOMPARE(Tensor::zero(2, 3), Tensor(2, 3, {0, 0, 0, 0, 0, 0}));
        QVERIFY(Tensor().isEmpty());
        QCOMPARE(Tensor(), Tensor(0, 0, {}));
    }

    void numbersAlwaysFillTheShape()
    {
        QCOMPARE(Tensor(2, 2, {1}), Tensor(2, 2, {1, 0, 0, 0}));
        QCOMPARE(Tensor(1, 1, {1, 2, 3}), Tensor(1, 1, {1}));
        QCOMPARE(Tensor(-1, 3, {}).size(), 0);
    }

    void aProductHasTheKnownValue()
    {
        const Tensor a(2, 3, {1, 2, 3, 4, 5, 6});
        const Tensor b(3, 2, {7, 8, 9, 10, 11, 12});
        QCOMPARE(*matmul(a, b), Tensor(2, 2, {58, 64, 139, 154}));
    }

    void productsObeyTheLawsOfAlgebra()
    {
        QVERIFY(rc::check([] {
            const int m = anySize();
            const int k = anySize();
            const int n = anySize();
            const Tensor a = anyTensor(m, k);
            const Tensor b = anyTensor(k, n);
            const Tensor c = anyTensor(k, n);
            RC_ASSERT(transpose(transpose(a)) == a);
            RC_ASSERT(isNear(transpose(*matmul(a, b)), *matmul(transpose(b), transpose(a))));
            RC_ASSERT(isNear(*matmul(a, *add(b, c)), *add(*matmul(a, b), *matmul(a, c))));
            RC_ASSERT(*add(b, c) == *add(c, b));
            RC_ASSERT(*hadamard(b, c) == *hadamard(c, b));
            RC_ASSERT(scale(a, 2) == *add(a, a));
        }));
    }

    void aBiasIsAddedToEveryRowOrColumn()
    {
        const Tensor a(2, 3, {1, 2, 3, 4, 5, 6});
        QCOMPARE(*add(a, Tensor(1, 3, {10, 20, 30})), Tensor(2, 3, {11, 22, 33, 14, 25, 36}));
        QCOMPARE(*add(a, Tensor::vector({10, 20})), Tensor(2, 3, {11, 12, 13, 24, 25, 26}));
        QCOMPARE(*add(a, Tensor::vector({10})), Tensor(2, 3, {11, 12, 13, 14, 15, 16}));
        QCOMPARE(*hadamard(a, Tensor(1, 3, {0, 1, 2})), Tensor(2, 3, {0, 2, 6, 0, 5, 12}));
    }

    void cuttingAndJoiningUndoEachOther()
    {
        QVERIFY(rc::check([] {
            const int rows = anySize();
            const int columns = anySize();
            const Tensor a = anyTensor(rows, columns);
            std::vector<Tensor> allRows;
            for (int i = 0; i < rows; ++i)
                allRows.push_back(*row(a, i));
            std::vector<Tensor> allColumns;
            for (int j = 0; j < columns; ++j)
                allColumns.push_back(*column(a, j));
            RC_ASSERT(*concatRows(allRows) == a);
            RC_ASSERT(*concatColumns(allColumns) == a);
            RC_ASSERT(*block(a, 0, 0, rows, columns) == a);
        }));
        QVERIFY(concatRows({})->isEmpty());
        QCOMPARE(*block(Tensor(2, 3, {1, 2, 3, 4, 5, 6}), 1, 1, 1, 2), Tensor(1, 2, {5, 6}));
    }

    void whatDoesNotFitNamesBothShapes()
    {
        const Tensor a = Tensor::zero(2, 3);
        const Tensor b = Tensor::zero(4, 5);
        const std::array parts = {a, b};
        const std::array results = {matmul(a, b), add(a, b), hadamard(a, b), concatRows(parts), concatColumns(parts)};
        for (const auto &result : results) {
            QVERIFY(!result.has_value());
            QVERIFY2(result.error().what.contains(u"2×3"_s), qPrintable(result.error().what));
            QVERIFY2(result.error().what.contains(u"4×5"_s), qPrintable(result.error().what));
            QVERIFY(!result.error().remedy.isEmpty());
        }
        for (const auto &result : {row(a, 2), row(a, -1), column(a, 3), block(a, 1, 1, 2, 1), block(a, 0, 0, -1, 2),
                                   block(a, 1, 0, 2147483647, 1)}) {
            QVERIFY(!result.has_value());
            QVERIFY(result.error().what.contains(u"2×3"_s));
        }
    }

    void aProductTooLargeForMemoryIsRefused()
    {
        const auto product = matmul(Tensor::zero(100'000, 1), Tensor::zero(1, 100'000));
        QVERIFY(!product.has_value());
        QVERIFY(product.error().what.contains(u"100000×100000"_s));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(ProductsTest)
#include "tst_tensor_products.moc"
