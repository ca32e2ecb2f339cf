// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/time.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

#include <array>

using namespace lectograph::base;

namespace {

constexpr std::array rates = {FrameRate{24, 1},       FrameRate{25, 1},       FrameRate{30, 1},
                              FrameRate{50, 1},       FrameRate{60, 1},       FrameRate{120, 1},
                              FrameRate{24000, 1001}, FrameRate{30000, 1001}, FrameRate{60000, 1001}};

} // namespace

class TimeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFrameBeginsAtAWholeFlick()
    {
        for (const FrameRate rate : rates)
            QCOMPARE(Time::perSecond * rate.denominator % rate.numerator, 0);
        QCOMPARE((FrameRate{30000, 1001}.at(30000)), (Time{1001 * Time::perSecond}));
    }

    void aLectureOfWholeFramesHasExactlyThoseFrames()
    {
        QVERIFY(rc::check([] {
            const FrameRate rate = *rc::gen::elementOf(rates);
            const qint64 frames = *rc::gen::inRange<qint64>(0, 1'000'000);
            RC_ASSERT(rate.framesIn(rate.at(frames)) == frames);
            RC_ASSERT(rate.framesIn(rate.at(frames) + Time{1000}) == frames); // rounding error of seconds
            RC_ASSERT(rate.framesIn(rate.at(frames) + Time{Time::perSecond / 1000}) == frames + 1); // a remainder
        }));
    }

    void secondsSurviveToTheMicrosecond()
    {
        QVERIFY(rc::check([] {
            const double seconds = *rc::gen::inRange(0, 36'000'000) / 1000.0;
            RC_ASSERT(std::abs(Time::fromSeconds(seconds).seconds() - seconds) < 1e-6);
        }));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TimeTest)
#include "tst_base_time.moc"
