// SPDX-License-Identifier: GPL-3.0-or-later
#include "anyshape.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph;
using namespace lectograph::shape;

class StyleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEndsOfAMixAreTheStyles()
    {
        QVERIFY(rc::check([] {
            const Style a = anyStyle();
            const Style b = anyStyle();
            RC_ASSERT(mix(a, b, 0, base::ColorMix::Linear) == a);
            RC_ASSERT(mix(a, b, 1, base::ColorMix::Linear) == b);
            RC_ASSERT(hashOf(a) == hashOf(Style(a)));
            RC_ASSERT((a == b) == (hashOf(a) == hashOf(b)));
        }));
    }

    void equalContentIsEqualWhoeverOwnsIt()
    {
        Style a;
        Style b;
        a.fillGradient = std::make_shared<Gradient>(Gradient{{{1, 0, 0, 1}, {0, 0, 1, 1}}, 90});
        b.fillGradient = std::make_shared<Gradient>(*a.fillGradient);
        a.widthProfile = std::make_shared<std::vector<double>>(std::vector<double>{0, 1, 0});
        b.widthProfile = std::make_shared<std::vector<double>>(*a.widthProfile);
        QCOMPARE(a, b);
        QCOMPARE(hashOf(a), hashOf(b));
        b.widthProfile = std::make_shared<std::vector<double>>(std::vector<double>{0, 2, 0});
        QVERIFY(!(a == b));
        QVERIFY(hashOf(a) != hashOf(b));
    }

    void aColourNobodySeesLendsNoTint()
    {
        Style empty;
        empty.fill = {0, 0, 0, 0};
        Style blue;
        blue.fill = {0, 0, 1, 1};
        blue.stroke = {1, 0, 0, 1};
        blue.strokeWidth = 1;
        const Style half = mix(empty, blue, 0.5, base::ColorMix::Linear);
        QCOMPARE(half.fill, (base::Color{0, 0, 1, 0.5f}));
        QCOMPARE(half.stroke, (base::Color{1, 0, 0, 0.5f}));
        QCOMPARE(half.strokeWidth, 1.0);
    }

    void aBackStrokeIsSeenWithAColourAndAWidth()
    {
        Style style;
        QVERIFY(!style.hasBackStroke() && !style.isSeen());
        style.backStroke = {0, 0, 0, 1}; // as texts without a halo have it
        QVERIFY(!style.hasBackStroke() && !style.isSeen());
        style.backStrokeWidth = 2;
        QVERIFY(style.hasBackStroke() && style.isSeen());
        style.backStroke.a = 0;
        QVERIFY(!style.hasBackStroke() && !style.isSeen());
        style.fill.a = 1;
        QVERIFY(style.isSeen());
        style.fill.a = 0;
        style.stroke.a = 1;
        QVERIFY(style.isSeen());
    }

    void widthsGoStraight()
    {
        Style a;
        a.stroke.a = 1;
        a.strokeWidth = 2;
        Style b = a;
        b.strokeWidth = 6;
        QCOMPARE(mix(a, b, 0.25, base::ColorMix::Linear).strokeWidth, 3.0);
        QCOMPARE(mix(a, b, -2, base::ColorMix::Linear).strokeWidth, 0.0); // an easing that overshoots
    }

    void theLongerListDecides()
    {
        Style a;
        a.stroke = {1, 1, 1, 1};
        a.widthProfile = std::make_shared<std::vector<double>>(std::vector<double>{0, 4});
        Style b = a;
        b.widthProfile = std::make_shared<std::vector<double>>(std::vector<double>{2, 2, 2});
        QCOMPARE(*mix(a, b, 0.5, base::ColorMix::Linear).widthProfile, (std::vector<double>{1, 2, 3}));
        b.widthProfile.reset(); // constant 1
        QCOMPARE(*mix(a, b, 0.5, base::ColorMix::Linear).widthProfile, (std::vector<double>{0.5, 2.5}));
        b.strokeGradient = std::make_shared<Gradient>(Gradient{{{1, 0, 0, 1}, {0, 0, 1, 1}}, 0});
        const Style half = mix(a, b, 0.5, base::ColorMix::Linear);
        QCOMPARE(half.strokeGradient->stops.size(), std::size_t(2));
        QCOMPARE(half.strokeGradient->stops[0], (base::Color{1, 0.5f, 0.5f, 1}));
        QCOMPARE(half.strokeGradient->stops[1], (base::Color{0.5f, 0.5f, 1, 1}));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(StyleTest)
#include "tst_shape_style.moc"
