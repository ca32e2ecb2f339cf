// SPDX-License-Identifier: GPL-3.0-or-later
#include "anytensor.h"

#include "tensor/factors.h"
#include "tensor/layers.h"
#include "tensor/products.h"
#include "tensor/random.h"
#include "tensor/reductions.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph::tensor;

class LayersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rmsNormDividesByTheRootOfTheMeanSquare()
    {
        const Tensor normal = rmsNorm(Tensor(1, 2, {3, 4}), Along::Rows, 0);
        QVERIFY(isNear(normal, Tensor(1, 2, {3 / std::sqrt(12.5), 4 / std::sqrt(12.5)}), 1e-12));
        QVERIFY(isNear(rmsNorm(Tensor(2, 1, {3, 4}), Along::Columns, 0), transpose(normal), 1e-12));
    }

    void feedForwardIsItsStepsInARow()
    {
        const Tensor x(1, 2, {1, -2});
        const Tensor w1(2, 2, {1, 0, 0, 1});
        const Tensor w2(2, 1, {2, 3});
        const Tensor none;
        const auto relu = feedForward(x, w1, Tensor(1, 2, {0.5, 0.5}), w2, Tensor(1, 1, {10}), none, Activation::Relu);
        QCOMPARE(relu->hidden, Tensor(1, 2, {1.5, 0}));
        QCOMPARE(relu->output, Tensor(1, 1, {13}));
        // σ(1) = 0.7310585786300049, σ(−2) = 0.11920292202211755
        const auto gated = feedForward(x, w1, none, w2, none, Tensor(2, 2, {2, 0, 0, 5}), Activation::SwiGlu);
        QVERIFY(isNear(gated->hidden, Tensor(1, 2, {0.7310585786300049 * 2, -2 * 0.11920292202211755 * -10}), 1e-12));
        // Φ(1) = 0.8413447460685429, Φ(−2) = 0.022750131948179195
        const auto gelu = feedForward(x, w1, none, w2, none, none, Activation::Gelu);
        QVERIFY(isNear(gelu->hidden, Tensor(1, 2, {0.8413447460685429, -2 * 0.022750131948179195}), 1e-12));
        QVERIFY(!feedForward(x, Tensor::zero(3, 2), none, w2, none, none, Activation::Relu));
    }

    void rowsAndColumnsAreReducedToOneNumber()
    {
        const Tensor x(2, 3, {1, 5, 3, 4, 4, 1});
        QCOMPARE(reduced(x, Along::Rows, Reduction::Sum), Tensor(2, 1, {9, 9}));
        QCOMPARE(reduced(x, Along::Columns, Reduction::Sum), Tensor(1, 3, {5, 9, 4}));
        QCOMPARE(reduced(x, Along::Rows, Reduction::Mean), Tensor(2, 1, {3, 3}));
        QCOMPARE(reduced(x, Along::Rows, Reduction::Least), Tensor(2, 1, {1, 1}));
        QCOMPARE(reduced(x, Along::Rows, Reduction::Most), Tensor(2, 1, {5, 4}));
        QCOMPARE(reduced(x, Along::Rows, Reduction::PlaceOfMost), Tensor(2, 1, {1, 0}));
        QVERIFY(
            isNear(reduced(x, Along::Rows, Reduction::Deviation), Tensor(2, 1, {std::sqrt(8.0 / 3), std::sqrt(2)})));
        QCOMPARE(cumulated(x, Along::Rows), Tensor(2, 3, {1, 6, 9, 4, 8, 9}));
        QCOMPARE(cumulated(x, Along::Columns), Tensor(2, 3, {1, 5, 3, 5, 9, 4}));
    }

    void theNextTokenIsAmongTheMostLikely()
    {
        const Tensor logits(1, 4, {std::log(4.0), std::log(3.0), std::log(2.0), std::log(1.0)});
        QVERIFY(isNear(nextTokens(logits, {}), Tensor(1, 4, {0.4, 0.3, 0.2, 0.1}), 1e-12));
        QVERIFY(isNear(nextTokens(logits, {1, 2, 1}), Tensor(1, 4, {4.0 / 7, 3.0 / 7, 0, 0}), 1e-12));
        QVERIFY(isNear(nextTokens(logits, {1, 0, 0.7}), Tensor(1, 4, {4.0 / 7, 3.0 / 7, 0, 0}), 1e-12));
        QVERIFY(isNear(nextTokens(logits, {1, 0, 0.71}), Tensor(1, 4, {4.0 / 9, 3.0 / 9, 2.0 / 9, 0}), 1e-12));
        QVERIFY(isNear(nextTokens(logits, {1, 3, 0.5}), Tensor(1, 4, {4.0 / 7, 3.0 / 7, 0, 0}), 1e-12));
        QCOMPARE(nextTokens(logits, {1, 0, 0}), Tensor(1, 4, {1, 0, 0, 0}));
        QCOMPARE(nextTokens(logits, {0, 0, 1}), Tensor(1, 4, {1, 0, 0, 0}));
    }

    void principalComponentsOfPointsOnALine()
    {
        // Along (3, 4)/5 at −2, −1, 0, 1, 2, with ±1 across at both ends: (−4, 3)/5.
        const Tensor x(5, 2, {-6 - 4 + 7, -8 + 3 + 1, -3 + 7, -4 + 1, 7, 1, 3 + 7, 4 + 1, 6 - 4 + 7, 8 + 3 + 1});
        const auto found = principalComponents(x, 2);
        QVERIFY(found);
        double all = 0;
        for (const double share : found->shares.values())
            all += share;
        QVERIFY(std::abs(all - 1) < 1e-12);
        QVERIFY(isNear(*matmul(found->directions, transpose(found->directions)), Tensor(2, 2, {1, 0, 0, 1}), 1e-12));
        // The points are those of x from their mean: lengths stay.
        for (int i = 0; i < 5; ++i) {
            const double before = std::hypot(x.at(i, 0) - 5.4, x.at(i, 1) - 2.2);
            QVERIFY(std::abs(std::hypot(found->points.at(i, 0), found->points.at(i, 1)) - before) < 1e-9);
        }
        const auto line = principalComponents(Tensor(3, 2, {0, 0, 3, 4, 6, 8}), 1);
        QVERIFY(isNear(line->directions, Tensor(1, 2, {0.6, 0.8}), 1e-12));
        QVERIFY(isNear(line->points, Tensor(3, 1, {-5, 0, 5}), 1e-12));
        QVERIFY(isNear(line->shares, Tensor(1, 1, {1}), 1e-12));
        QVERIFY(!principalComponents(x, 3));
        QVERIFY(!principalComponents(Tensor::zero(1000, 1000), 2));
    }

    void lowRankFactorsComeClosest()
    {
        const auto diagonal = lowRank(Tensor(2, 2, {3, 0, 0, 1}), 1);
        QVERIFY(isNear(diagonal->product, Tensor(2, 2, {3, 0, 0, 0}), 1e-12));
        QVERIFY(isNear(diagonal->singular, Tensor(1, 2, {3, 1}), 1e-12));
        QVERIFY(rc::check([] {
            const Tensor left = anyTensor(5, 2);
            const Tensor right = anyTensor(2, 6);
            const Tensor product = *matmul(left, right);
            const auto found = lowRank(product, 2);
            RC_ASSERT(isNear(found->product, product, 1e-8));
            RC_ASSERT(isNear(*matmul(found->left, found->right), product, 1e-8));
        }));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(LayersTest)
#include "tst_tensor_layers.moc"
