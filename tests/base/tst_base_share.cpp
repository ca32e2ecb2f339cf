// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/background.h"
#include "base/memory.h"
#include "base/share.h"
#include "testmain.h"

#include <QTest>
#include <QThreadPool>

#include <atomic>
#include <barrier>
#include <stdexcept>
#include <thread>

using namespace lectograph;

class ShareTest : public QObject
{
    Q_OBJECT

private:
    static constexpr int threads = 4;
    QThreadPool m_pool;

private Q_SLOTS:
    void initTestCase() { m_pool.setMaxThreadCount(threads); }
    void init() { m_pool.waitForDone(); } // all threads are idle again

    void allThreadsWorkOnce()
    {
        std::atomic<int> calls = 0;
        std::barrier together(threads);
        base::share(m_pool, threads, [&] {
            together.arrive_and_wait();
            ++calls;
        });
        QCOMPARE(calls.load(), threads);
    }

    /// Where a thread of a pool runs out of memory, the program goes on.
    void aLackOfMemoryInAnyThreadIsAnErrorOfTheCaller_data()
    {
        QTest::addColumn<bool>("isCaller");
        QTest::newRow("in the calling thread") << true;
        QTest::newRow("in the others") << false;
    }
    void aLackOfMemoryInAnyThreadIsAnErrorOfTheCaller()
    {
        QFETCH(bool, isCaller);
        std::atomic<int> ended = 0;
        std::barrier together(threads);
        const auto caller = std::this_thread::get_id();
        const base::Result<void> done = base::withinMemory([&]() -> base::Result<void> {
            base::share(m_pool, threads, [&] {
                together.arrive_and_wait();
                if ((std::this_thread::get_id() == caller) == isCaller)
                    throw std::bad_alloc();
                ++ended;
            });
            return {};
        });
        QVERIFY(!done);
        QCOMPARE(ended.load(), isCaller ? threads - 1 : 1);
        QVERIFY(m_pool.waitForDone(60'000));
    }

    void aLackOfMemoryInTheBackgroundEndsOnlyThatWork()
    {
        std::atomic<int> ended = 0;
        base::runInBackground(m_pool, [] { throw std::bad_alloc(); });
        base::runInBackground(m_pool, [] { throw std::length_error("more than any memory could hold"); });
        base::runInBackground(m_pool, [&] { ++ended; });
        QVERIFY(m_pool.waitForDone(60'000));
        QCOMPARE(ended.load(), 1);
        base::startThread([](const std::stop_token &) { throw std::bad_alloc(); }).join();
    }

    void aThreadIsAskedToStopByWhoHoldsIt()
    {
        std::atomic<bool> wasAsked = false;
        {
            const std::jthread held = base::startThread([&](const std::stop_token &stop) {
                while (!stop.stop_requested())
                    std::this_thread::yield();
                wasAsked = true;
            });
        }
        QVERIFY(wasAsked);
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(ShareTest)
#include "tst_base_share.moc"
