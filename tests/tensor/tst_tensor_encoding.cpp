// SPDX-License-Identifier: GPL-3.0-or-later
#include "anytensor.h"

#include "tensor/encoding.h"
#include "tensor/products.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph::tensor;

class EncodingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTableIsThatOfThePaper()
    {
        const auto table = positionalEncoding(3, 4);
        QVERIFY(isNear(*row(*table, 0), Tensor(1, 4, {0, 1, 0, 1})));
        QVERIFY(isNear(*row(*table, 2), Tensor(1, 4, {std::sin(2.0), std::cos(2.0), std::sin(0.02), std::cos(0.02)})));
        QCOMPARE(positionalEncoding(2, 3)->columns(), 3);
        QVERIFY(positionalEncoding(0, 4)->isEmpty());
    }

    void aScoreOfTurnedTokensDependsOnTheirDistanceOnly()
    {
        QVERIFY(rc::check([] {
            const Tensor query = anyTensor(1, 6);
            const Tensor key = anyTensor(1, 6);
            const int at = *rc::gen::inRange(0, 50);
            const int apart = *rc::gen::inRange(-20, 20);
            const auto score = [&](int position) {
                return *matmul(*rotated(query, position + apart), transpose(*rotated(key, position)));
            };
            RC_ASSERT(isNear(score(at), score(0), 1e-8));
        }));
    }

    void aTurnKeepsLengthsAndPositionZeroTurnsNothing()
    {
        QVERIFY(rc::check([] {
            const Tensor tokens = anyTensor(anySize(), 4);
            const auto turned = rotated(tokens);
            RC_ASSERT(isNear(*row(*turned, 0), *row(tokens, 0)));
            for (int i = 0; i < tokens.rows(); ++i) {
                const auto lengthSquared = [i](const Tensor &x) { return *matmul(*row(x, i), transpose(*row(x, i))); };
                RC_ASSERT(isNear(lengthSquared(*turned), lengthSquared(tokens), 1e-8));
            }
        }));
        QVERIFY(isNear(*rotated(Tensor(1, 2, {1, 0}), 1), Tensor(1, 2, {std::cos(1.0), std::sin(1.0)})));
    }

    void halvesAreTurnedAsModelsWithOpenWeightsDoIt()
    {
        // Computed with NumPy: x·cos + concatenate(-x[2:], x[:2])·sin.
        const Tensor tokens(3, 4, {1, 2, 3, 4, 5, 6, 7, 8, -1, 0.5, 2, 0});
        const Tensor expected(
            3, 4,
            {1, 2, 3, 4, -3.18878536, 5.91970134, 7.98947107, 8.059599, -1.40244802, 0.4999, -1.7415911, 0.00999933});
        QVERIFY(isNear(*rotated(tokens, 0, 10000, RotatedPairs::Halves), expected, 1e-8));
    }

    void everyHeadBeginsAtTheFirstPosition()
    {
        const Tensor one(2, 2, {1, 2, 3, 4});
        const auto both = rotated(Tensor(4, 2, {1, 2, 3, 4, 1, 2, 3, 4}).withHeads(2), 1);
        QCOMPARE(both->heads(), 2);
        QCOMPARE(both->head(0), *rotated(one, 1));
        QCOMPARE(both->head(1), both->head(0));
    }

    void whatCannotBeEncodedIsRefused()
    {
        const auto odd = rotated(Tensor::zero(2, 3));
        QVERIFY(!odd.has_value());
        QVERIFY(odd.error().what.contains(u"2×3"_s));
        QVERIFY(!rotated(Tensor::zero(2, 2), 0, -1).has_value());
        QVERIFY(!positionalEncoding(-1, 4).has_value());
        QVERIFY(!positionalEncoding(2, 4, 0).has_value());
        QVERIFY(!positionalEncoding(1'000'000, 1'000'000).has_value());
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(EncodingTest)
#include "tst_tensor_encoding.moc"
