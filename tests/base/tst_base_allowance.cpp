// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/allowance.h"
#include "base/memory.h"
#include "base/share.h"
#include "testmain.h"

#include <QTest>
#include <QThreadPool>

#include <atomic>
#include <optional>

using namespace Qt::StringLiterals;
using namespace lectograph::base;

namespace {

QString errorOf(const std::function<void()> &work)
{
    const auto done = withinMemory([&]() -> Result<void> {
        work();
        return {};
    });
    return done ? QString() : done.error().what;
}

} // namespace

class AllowanceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAnAllowanceEverythingIsGranted()
    {
        QCOMPARE(errorOf([] {
                     spend(std::numeric_limits<quint64>::max());
                     const Lease lease = reserveMemory(std::numeric_limits<quint64>::max());
                 }),
                 QString());
    }

    void workIsSpentOfAllAround()
    {
        Allowance outer({100, 100});
        Allowance inner({1000, 1000}, &outer);
        const AllowanceScope scope(&inner);
        QCOMPARE(errorOf([] { spend(60); }), QString());
        QCOMPARE(outer.spent(), quint64(60));
        QVERIFY(errorOf([] { spend(60); }).contains(u"too much to compute"_s));
        QVERIFY(outer.isUsedUp() && inner.isUsedUp());
        QCOMPARE(outer.spent(), quint64(60)); // what was refused was not spent
        QCOMPARE(errorOf([] { spend(40); }), QString());
        outer.add(10);
        QCOMPARE(inner.left().work, quint64(10));
    }

    void memoryThatIsGivenBackCanBeTakenAgain()
    {
        auto allowance = std::make_unique<Allowance>(Allowance::Limits{100, 100});
        std::optional<Lease> lease;
        {
            const AllowanceScope scope(allowance.get());
            lease = reserveMemory(80);
            QVERIFY(errorOf([] { const Lease more = reserveMemory(30); }).contains(u"too much memory"_s));
            lease.reset();
            QCOMPARE(allowance->held(), quint64(0));
            lease = reserveMemory(100);
        }
        allowance.reset();
        lease.reset(); // after its allowance
    }

    void nothingIsCurrentAfterItsScope()
    {
        {
            Allowance none({0, 0});
            const AllowanceScope scope(&none);
            QCOMPARE(currentAllowance(), &none);
        }
        QCOMPARE(currentAllowance(), nullptr);
    }

    void whatIsToStopIsRefused()
    {
        std::stop_source source;
        {
            const StopScope stop(source.get_token());
            QVERIFY(!isStopping());
            source.request_stop();
            QVERIFY(isStopping());
            QVERIFY(!stop.hasStopped()); // what was done until then is whole
            QVERIFY(!errorOf([] { spend(0); }).isEmpty());
            QVERIFY(stop.hasStopped());
        }
        QVERIFY(!isStopping());
        const StopScope late(std::stop_token(), QDeadlineTimer(0));
        QVERIFY(isStopping());
    }

    void threadsOfAPoolSurviveWhatTheirWorkThrows()
    {
        QThreadPool pool;
        pool.setMaxThreadCount(4);
        std::atomic<int> calls = 0;
        QVERIFY(!errorOf([&] {
                     share(pool, 3, [&] {
                         ++calls;
                         throw std::bad_alloc();
                     });
                 }).isEmpty());
        QVERIFY(calls >= 1);
        QVERIFY(!isDoneWithinMemory([] { throw std::bad_alloc(); }));
        QVERIFY(isDoneWithinMemory([] {}));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(AllowanceTest)
#include "tst_base_allowance.moc"
