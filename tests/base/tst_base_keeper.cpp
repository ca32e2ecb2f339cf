// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/keeper.h"
#include "testmain.h"

#include <QTest>

#include <thread>
#include <vector>

using namespace lectograph;

class KeeperTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aResultIsMadeOnce()
    {
        base::Keeper<int, int> squares(10);
        int made = 0;
        for (int time = 0; time < 3; ++time)
            QCOMPARE(*squares.of(3, 1, [&] { return ++made, 9; }), 9);
        QCOMPARE(made, 1);
    }

    void whatWasNotAskedForLongestGoesFirst()
    {
        base::Keeper<int, int> kept(2);
        int made = 0;
        for (const int key : {1, 2, 1, 3, 1, 2})
            kept.of(key, 1, [&] { return ++made; });
        QCOMPARE(made, 4); // 2 had to go for 3
    }

    void whatIsTooLargeOrDoesNotLastIsMadeEachTime()
    {
        base::Keeper<int, int> kept(2);
        int made = 0;
        for (int time = 0; time < 2; ++time) {
            kept.of(1, 3, [&] { return ++made; });
            kept.of(
                2, 1, [&] { return ++made; }, [](int) { return false; });
        }
        QCOMPARE(made, 4);
    }

    void threadsGetTheSame()
    {
        base::Keeper<int, int> kept(50);
        std::vector<std::thread> threads;
        std::vector<int> sums(4, 0);
        for (int &sum : sums) {
            threads.emplace_back([&] {
                for (int i = 0; i < 10'000; ++i)
                    sum += *kept.of(i % 100, 1, [&] { return i % 100; });
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        for (const int sum : sums)
            QCOMPARE(sum, 495'000);
    }
};

LECTOGRAPH_TEST_MAIN(KeeperTest)
#include "tst_base_keeper.moc"
