// SPDX-License-Identifier: GPL-3.0-or-later
#include "anytensor.h"

#include "tensor/products.h"
#include "tensor/random.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace lectograph::tensor;

class RandomTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSeedGivesTheNumbersOfEveryOtherMachine()
    {
        // The first is the published test vector of SplitMix64; the others are recorded values.
        QCOMPARE(Random(0).next(), 0xe220a8397b1dcdafull);
        QVERIFY(randomNormal(1, 2, 0, 1, 42)->at(0, 0) == -0.6262870676167088);
        QVERIFY(randomNormal(1, 2, 0, 1, 42)->at(0, 1) == -0.6431621608319754);
        QVERIFY(randomUniform(1, 1, -10, 10, 7)->at(0, 0) == -3.825300031137086);
        QCOMPARE(randomPermutation(8, 3), (std::vector<int>{7, 0, 1, 4, 2, 6, 3, 5}));
    }

    void aMatrixThatGrowsKeepsItsNumbers()
    {
        QVERIFY(rc::check([](quint64 seed) {
            const int rows = anySize();
            const int columns = anySize();
            const auto small = randomNormal(rows, columns, 1, 2, seed);
            const auto large = randomNormal(rows + 2, columns + 3, 1, 2, seed);
            RC_ASSERT(*block(*large, 0, 0, rows, columns) == *small);
        }));
        QVERIFY(*randomNormal(2, 2, 0, 1, 1) != *randomNormal(2, 2, 0, 1, 2));
    }

    void normalNumbersAreDistributedNormally()
    {
        const auto drawn = randomNormal(300, 300, 5, 2, 11);
        std::vector<double> z;
        for (const double value : drawn->values())
            z.push_back((value - 5) / 2);
        double mean = 0;
        double square = 0;
        double fourth = 0;
        for (const double value : z) {
            mean += value / static_cast<double>(z.size());
            square += value * value / static_cast<double>(z.size());
            fourth += value * value * value * value / static_cast<double>(z.size());
        }
        // Five standard errors of 90 000 draws each.
        QVERIFY(std::abs(mean) < 0.017);
        QVERIFY(std::abs(square - 1) < 0.024);
        QVERIFY(std::abs(fourth - 3) < 0.17);
    }

    void uniformNumbersStayInTheirRangeAndFillIt()
    {
        const auto drawn = randomUniform(100, 100, -3, 5, 11);
        const auto [low, high] = std::ranges::minmax(drawn->values());
        QVERIFY(low >= -3 && low < -2.9);
        QVERIFY(high < 5 && high > 4.9);
    }

    void aPermutationHoldsEveryNumberOnce()
    {
        QVERIFY(rc::check([](quint64 seed) {
            const int count = *rc::gen::inRange(0, 60);
            std::vector<int> order = randomPermutation(count, seed);
            RC_ASSERT(order == randomPermutation(count, seed));
            std::ranges::sort(order);
            RC_ASSERT(static_cast<int>(order.size()) == count);
            for (int i = 0; i < count; ++i)
                RC_ASSERT(order[static_cast<std::size_t>(i)] == i);
        }));
        QVERIFY(randomPermutation(20, 1) != randomPermutation(20, 2));
        QVERIFY(randomPermutation(-1, 1).empty());
    }

    void smallNumbersAreEquallyLikely()
    {
        Random random(5);
        std::array<int, 6> counts{};
        for (int i = 0; i < 60'000; ++i)
            ++counts[static_cast<std::size_t>(random.below(6))];
        for (const int count : counts)
            QVERIFY(std::abs(count - 10'000) < 460); // five standard deviations
    }

    void impossibleSizesAreRefused()
    {
        QVERIFY(!randomNormal(-1, 2, 0, 1, 0).has_value());
        QVERIFY(!randomUniform(100'000, 100'000, 0, 1, 0).has_value());
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(RandomTest)
#include "tst_tensor_random.moc"
