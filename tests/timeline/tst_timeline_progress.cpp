// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/row.h"
#include "testmain.h"
#include "timeline/scene.h"

#include <QTest>

#include <rapidcheck.h>

using namespace Qt::StringLiterals;
using namespace lectograph;
using timeline::AnimationType;
using timeline::Progress;

namespace {

Progress linear(double time, double lag)
{
    return {time, base::Easing::parse(u"linear"_s).value(), base::Dialect::Gl, lag};
}

QString refusal(const AnimationType &type)
{
    timeline::AnimationRegistry registry;
    const auto added = registry.add(type);
    return added ? QString() : added.error().text();
}

AnimationType good()
{
    return {.id = u"test.good"_s, .apply = [](const shape::Shape &shape, const Progress &, const timeline::Cue &) {
                return base::Result<shape::Shape>(shape);
            }};
}

} // namespace

class ProgressTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutLagAllPartsGoTogether()
    {
        for (int part = 0; part < 5; ++part)
            QCOMPARE(linear(0.3, 0).part(part, 5), 0.3);
    }

    void aLagOfOneIsOneAfterTheOther()
    {
        QCOMPARE(linear(0.25, 1).part(0, 2), 0.5);
        QCOMPARE(linear(0.25, 1).part(1, 2), 0.0);
        QCOMPARE(linear(0.75, 1).part(0, 2), 1.0);
        QCOMPARE(linear(0.75, 1).part(1, 2), 0.5);
    }

    /// manim: part i runs while time·((n−1)·lag+1) goes from i·lag to i·lag+1.
    void partsFollowTheFormula()
    {
        QVERIFY(rc::check("every part runs in its own window", [] {
            const int count = *rc::gen::inRange(1, 40);
            const int part = *rc::gen::inRange(0, count);
            const double lag = *rc::gen::inRange(0, 1000) / 500.0;
            const double whole = (count - 1) * lag + 1;
            const auto at = [&](double along) { return linear(along / whole, lag).part(part, count); };
            RC_ASSERT(at(part * lag) < 1e-9);
            RC_ASSERT(std::abs(at(part * lag + 0.5) - 0.5) < 1e-9);
            RC_ASSERT(at(part * lag + 1) > 1 - 1e-9);
            RC_ASSERT(linear(1, lag).part(part, count) == 1); // exactly, whatever the rounding
            RC_ASSERT(linear(0, lag).part(part, count) == 0);
        }));
    }

    void eachPartIsEasedByItself()
    {
        const Progress smooth(0.25, base::Easing(), base::Dialect::Ce, 1);
        QCOMPARE(smooth.part(0, 2), base::Easing().at(0.5, base::Dialect::Ce));
        QCOMPARE(smooth.partTime(0, 2), 0.5);
        QCOMPARE(smooth.whole(), base::Easing().at(0.25, base::Dialect::Ce));
        QCOMPARE(smooth.of(0, 2).whole(), smooth.part(0, 2));
    }

    void theRegistryRefusesWhatCannotWork()
    {
        QCOMPARE(refusal(good()), QString());
        AnimationType idle = good();
        idle.apply = {};
        QVERIFY(!refusal(idle).isEmpty());
        AnimationType nowhere = good();
        nowhere.channels = 0;
        QVERIFY(!refusal(nowhere).isEmpty());
        AnimationType group = good();
        group.id = u"group"_s;
        QVERIFY(!refusal(group).isEmpty());
        AnimationType badEase = good();
        badEase.ease = u"smoth"_s;
        QVERIFY(refusal(badEase).contains(u"smooth"_s));
        AnimationType badTable = good();
        badTable.properties = {row::Row("x", graph::ValueType::Number, u"one"_s)};
        QVERIFY(refusal(badTable).startsWith(u"test.good/x: "_s));
        timeline::AnimationRegistry registry;
        QVERIFY(registry.add(good()));
        QVERIFY(!registry.add(good()));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(ProgressTest)
#include "tst_timeline_progress.moc"
