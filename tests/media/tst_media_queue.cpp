// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/queue.h"
#include "testmain.h"

#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using namespace lectograph::media;

class TestQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void manyWorkersDeliverInOrderWithinTheWindow()
    {
        constexpr qint64 count = 2000;
        constexpr qint64 window = 5;
        constexpr size_t capacity = 3;
        BoundedQueue<qint64> queue(capacity);
        Sorter<qint64> sorter(window);
        std::atomic<qint64> taken = 0;
        std::atomic<qint64> furthest = 0; // the producer's largest lead
        {
            std::vector<std::jthread> threads;
            threads.emplace_back([&] {
                for (qint64 i = 0; i < count && queue.push(i * 3); ++i)
                    furthest = std::max<qint64>(furthest, i - taken);
                queue.end();
            });
            for (int worker = 0; worker < 4; ++worker) {
                threads.emplace_back([&] {
                    while (auto next = queue.pop()) {
                        QVERIFY(next->value == next->number * 3);
                        if (!sorter.put(next->number, next->value))
                            return;
                    }
                });
            }
            for (qint64 i = 0; i < count; ++i) {
                const auto value = sorter.take();
                QVERIFY(value);
                QCOMPARE(*value, i * 3);
                ++taken;
            }
        }
        // In the queue, in the workers, in the sorter, and one just taken.
        QVERIFY(furthest <= qint64(capacity) + 4 + window + 1);
    }

    void closingWakesEverybody()
    {
        BoundedQueue<int> full(1);
        Sorter<int> sorter(1);
        QVERIFY(full.push(1));
        bool pushed = true;
        bool put = true;
        bool took = true;
        {
            std::jthread a([&] { pushed = full.push(2); });
            std::jthread b([&] { put = sorter.put(5, 1); });
            std::jthread c([&] { took = sorter.take().has_value(); });
            full.close();
            sorter.close();
        }
        QVERIFY(!pushed && !put && !took);
        QVERIFY(!full.pop());
    }

    void theEndComesAfterWhatWaits()
    {
        BoundedQueue<int> queue(2);
        QVERIFY(queue.push(7));
        queue.end();
        QCOMPARE(queue.pop()->value, 7);
        QVERIFY(!queue.pop());
        QVERIFY(!queue.push(8));
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestQueue)
#include "tst_media_queue.moc"
