// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/easing.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph::base;

namespace {

double share()
{
    return *rc::gen::inRange(0, 100'001) / 100'000.0;
}

Easing easing(const QString &text)
{
    const auto parsed = Easing::parse(text);
    if (!parsed)
        qFatal("%s", qPrintable(parsed.error().text()));
    return *parsed;
}

} // namespace

class EasingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNameIsReadAndKept()
    {
        const QStringList names = easingNames();
        QCOMPARE(names.first(), u"smooth"_s);
        QVERIFY(names.contains(u"ease-in-out-bounce"_s));
        QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
        for (const QString &name : names)
            QCOMPARE(easing(name).text(), name);
        QCOMPARE(Easing(), easing(u"smooth"_s));
    }

    void everyCurveBeginsAtZeroAndEndsWhereItPromises()
    {
        const QStringList composed = {u"cubic-bezier(0.1, -2, 0.3, 4)"_s, u"steps(7)"_s, u"spring(4)"_s,
                                      u"squish(there-and-back, 0.2, 0.4)"_s, u"squish(smooth, 0, 0.5)"_s};
        for (const QString &name : easingNames() + composed) {
            const Easing curve = easing(name);
            const double end = curve.returnsToStart() ? 0 : name == u"not-quite-there"_s ? 0.7 : 1;
            for (const Dialect dialect : {Dialect::Gl, Dialect::Ce}) {
                QCOMPARE(curve.at(0, dialect), 0.0);
                QCOMPARE(curve.at(-3, dialect), 0.0);
                QCOMPARE(curve.at(1, dialect), end);
                QCOMPARE(curve.at(7, dialect), end);
                QCOMPARE(curve.at(std::nan(""), dialect), 0.0);
            }
        }
    }

    void onlyHoldAndStepsJumpAtTheirEnds()
    {
        for (const QString &name : easingNames()) {
            const Easing curve = easing(name);
            const auto jump = std::abs(curve.at(1) - curve.at(1 - 1e-12)) + std::abs(curve.at(1e-12));
            if (name != u"hold"_s)
                QVERIFY2(jump < 1e-3, qPrintable(name));
        }
    }

    void onlyTheCurvesThatComeBackSaySo()
    {
        QStringList returning;
        for (const QString &name : easingNames()) {
            if (easing(name).returnsToStart())
                returning.append(name);
        }
        QCOMPARE(returning, (QStringList{u"there-and-back"_s, u"there-and-back-with-pause"_s, u"wiggle"_s}));
        QVERIFY(easing(u"squish(wiggle, 0, 0.5)"_s).returnsToStart());
        QVERIFY(!easing(u"squish(linear, 0, 0.5)"_s).returnsToStart());
    }

    void theFormulasGiveTheirKnownValues_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("t");
        QTest::addColumn<double>("expected");
        const auto row = [](const char *name, double t, double expected) {
            QTest::addRow("%s at %g", name, t) << QString::fromLatin1(name) << t << expected;
        };
        row("linear", 0.3, 0.3);
        row("smooth-gl", 0.25, 0.103515625);
        row("smooth-ce", 0.25, 0.070103371);
        row("smoothstep", 0.25, 0.15625);
        row("smootherstep", 0.25, 0.103515625);
        row("smoothererstep", 0.25, 0.0705566406);
        row("rush-into", 0.5, 0.20703125);
        row("rush-from", 0.5, 0.79296875);
        row("slow-into", 0.5, 0.8660254038);
        row("double-smooth", 0.5, 0.5);
        row("double-smooth", 0.25, 0.25);
        row("there-and-back", 0.5, 1);
        row("there-and-back", 0.75, 0.5);
        row("there-and-back-with-pause", 0.5, 1);
        row("there-and-back-with-pause", 1.0 / 6, 0.5);
        row("running-start", 0.3, -0.1842075);
        row("overshoot", 0.75, 1.16015625);
        row("not-quite-there", 0.5, 0.35);
        row("wiggle", 0.25, 0.5);
        row("lingering", 0.4, 0.5);
        row("exponential-decay", 0.1, 0.6321205588);
        row("hold", 0.999, 0);
        row("ease", 0.5, 0.8024033877);
        row("ease-in", 0.5, 0.3153568);
        row("ease-out", 0.5, 0.6846432);
        row("ease-in-out", 0.5, 0.5);
        row("easy-ease", 0.5, 0.5);
        row("ease-in-sine", 0.5, 0.2928932188);
        row("ease-out-quad", 0.5, 0.75);
        row("ease-in-cubic", 0.5, 0.125);
        row("ease-in-out-quart", 0.25, 0.03125);
        row("ease-in-quint", 0.5, 0.03125);
        row("ease-in-expo", 0.5, 0.03125);
        row("ease-in-circ", 0.5, 0.1339745962);
        row("ease-in-back", 0.5, -0.0876975);
        row("ease-in-out-back", 0.25, -0.09968184);
        row("ease-in-elastic", 0.5, -0.015625);
        row("ease-in-out-elastic", 0.25, 0.01196966);
        row("ease-out-bounce", 0.5, 0.765625);
        row("ease-in-bounce", 0.5, 0.234375);
        row("steps(4)", 0.7, 0.5);
        row("squish(linear, 0.4, 0.6)", 0.45, 0.25);
        row("squish(linear, 0.4, 0.6)", 0.3, 0);
        row("squish(linear, 0.4, 0.6)", 0.9, 1);
        row("squish(cubic-bezier(0.42, 0, 1, 1), 0, 0.5)", 0.25, 0.3153568);
    }

    void theFormulasGiveTheirKnownValues()
    {
        QFETCH(const QString, name);
        QFETCH(const double, t);
        QFETCH(const double, expected);
        const double value = easing(name).at(t);
        QVERIFY2(std::abs(value - expected) < 1e-6, qPrintable(QString::number(value, 'g', 10)));
    }

    void smoothIsTheOneOfTheDialect()
    {
        QVERIFY(rc::check([] {
            const double t = share();
            for (const Dialect dialect : {Dialect::Gl, Dialect::Ce}) {
                const Easing named = easing(dialect == Dialect::Gl ? u"smooth-gl"_s : u"smooth-ce"_s);
                RC_ASSERT(Easing().at(t, dialect) == named.at(t, dialect));
                RC_ASSERT(easing(u"squish(smooth, 0, 1)"_s).at(t, dialect) == named.at(t, dialect));
            }
        }));
        QVERIFY(easing(u"rush-into"_s).at(0.5, Dialect::Gl) != easing(u"rush-into"_s).at(0.5, Dialect::Ce));
    }

    void outIsInSeenBackwards()
    {
        QVERIFY(rc::check([] {
            const double t = share();
            for (const QString &family : {u"sine"_s, u"quad"_s, u"cubic"_s, u"quart"_s, u"quint"_s, u"expo"_s,
                                          u"circ"_s, u"back"_s, u"elastic"_s, u"bounce"_s}) {
                const double in = easing(u"ease-in-"_s + family).at(t);
                const double out = easing(u"ease-out-"_s + family).at(1 - t);
                RC_ASSERT(std::abs(in + out - 1) < 1e-9);
                const Easing both = easing(u"ease-in-out-"_s + family);
                RC_ASSERT(std::abs(both.at(t) + both.at(1 - t) - 1) < 1e-9);
            }
        }));
    }

    void aCubicBezierSolvesForTime()
    {
        QVERIFY(rc::check([] {
            // With handles on the diagonal the curve is a straight line at any speed.
            const double a = share();
            const double b = share();
            const double t = share();
            const Easing curve = easing(u"cubic-bezier(%1, %1, %2, %2)"_s.arg(a, 0, 'g', 17).arg(b, 0, 'g', 17));
            RC_ASSERT(std::abs(curve.at(t) - t) < 1e-9);
        }));
    }

    void aSpringSwingsBeyondItsGoalAsOftenAsItSays()
    {
        for (int bounces = 1; bounces <= 6; ++bounces) {
            const Easing spring = easing(u"spring(%1)"_s.arg(bounces));
            int crossings = 0;
            for (int i = 1; i < 10'000; ++i)
                crossings += (spring.at((i - 1) / 10'000.0) < 1) != (spring.at(i / 10'000.0) < 1);
            QCOMPARE(crossings, bounces);
            QVERIFY(std::abs(spring.at(1 - 1e-9) - 1) < 1e-6);
            QVERIFY(spring.at(1e-3) < 1e-2); // released at rest
        }
    }

    void whatCannotBeReadIsRefusedWithAdvice_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("advice");
        QTest::newRow("mistyped") << u"smoth"_s << u"smooth"_s;
        QTest::newRow("other spelling") << u"there_and_back"_s << u"there-and-back"_s;
        QTest::newRow("unknown") << u"bananas"_s << u"linear"_s;
        QTest::newRow("empty") << u""_s << u"linear"_s;
        QTest::newRow("not closed") << u"steps(3"_s << u"steps(n)"_s;
        QTest::newRow("nothing inside") << u"steps()"_s << u"steps(n)"_s;
        QTest::newRow("half a step") << u"steps(1.5)"_s << u"steps(n)"_s;
        QTest::newRow("no step") << u"steps(0)"_s << u"steps(n)"_s;
        QTest::newRow("no number") << u"spring(nan)"_s << u"spring(n)"_s;
        QTest::newRow("time runs back") << u"cubic-bezier(1.2, 0, 0, 1)"_s << u"between 0 and 1"_s;
        QTest::newRow("three handles") << u"cubic-bezier(0, 0, 1)"_s << u"cubic-bezier(x1"_s;
        QTest::newRow("infinite") << u"cubic-bezier(0, inf, 1, 1)"_s << u"cubic-bezier(x1"_s;
        QTest::newRow("span reversed") << u"squish(linear, 0.6, 0.4)"_s << u"a before b"_s;
        QTest::newRow("span without name") << u"squish(0.4, 0.6)"_s << u"squish(NAME"_s;
        QTest::newRow("unknown inside") << u"squish(liner, 0.4, 0.6)"_s << u"linear"_s;
        QTest::newRow("nested without end")
            << u"squish("_s.repeated(50'000) + u"linear, 0, 1)"_s << u"not squished already"_s;
    }

    void whatCannotBeReadIsRefusedWithAdvice()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, advice);
        const auto parsed = Easing::parse(text);
        QVERIFY(!parsed.has_value());
        QVERIFY2(parsed.error().remedy.contains(advice), qPrintable(parsed.error().text()));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(EasingTest)
#include "tst_base_easing.moc"
