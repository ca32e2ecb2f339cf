// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/color.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

#include <array>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;
using namespace lectograph::base;

namespace {

Color anyColor()
{
    const auto component = [] { return static_cast<float>(*rc::gen::inRange(0, 256)) / 255.0f; };
    const float r = component();
    const float g = component();
    const float b = component();
    return {r, g, b, component()};
}

bool isNear(const Color &a, const Color &b, float tolerance = 1e-5f)
{
    return std::abs(a.r - b.r) <= tolerance && std::abs(a.g - b.g) <= tolerance && std::abs(a.b - b.b) <= tolerance
        && std::abs(a.a - b.a) <= tolerance;
}

const std::array rules = {ColorMix::Linear, ColorMix::RootMeanSquare, ColorMix::Hsl};

} // namespace

class ColorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyColourSurvivesItsText()
    {
        QVERIFY(rc::check([] {
            const Color color = anyColor();
            const auto read = parseColor(toText(color));
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == color);
        }));
    }

    void everyNameOfThePaletteIsRead()
    {
        std::set<std::string_view> names;
        for (const NamedColor &named : palette()) {
            const auto read = parseColor(QString::fromLatin1(named.name.data(), qsizetype(named.name.size())));
            QVERIFY(read.has_value());
            QCOMPARE(*read, named.color);
            QVERIFY2(names.insert(named.name).second, named.name.data());
        }
        QCOMPARE(toText(*parseColor(u"BLUE_E")), u"#1C758A"_s);
        QCOMPARE(toText(*parseColor(u"BLUE_E_CE")), u"#236B8E"_s);
        QCOMPARE(toText(*parseColor(u"YELLOW")), u"#FFFF00"_s);
        QCOMPARE(*parseColor(u"GRAY_B"), *parseColor(u"GREY_B"));
        QCOMPARE(*parseColor(u" teal "), *parseColor(u"TEAL_C"));
    }

    void shortAndTranslucentFormsAreRead()
    {
        QCOMPARE(*parseColor(u"#fa0"), Color::fromRgb(0xFFAA00));
        QCOMPARE(toText(*parseColor(u"#12345678")), u"#12345678"_s);
        QCOMPARE(toText(*parseColor(u"#123456ff")), u"#123456"_s);
    }

    void whatIsNoColourIsRefusedWithAdvice_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("advice");
        QTest::newRow("mistyped name") << u"BULE_E"_s << u"BLUE_E"_s;
        QTest::newRow("unknown name") << u"fuchsia"_s << u"#RRGGBB"_s;
        QTest::newRow("empty") << u""_s << u"#RRGGBB"_s;
        QTest::newRow("lone sign") << u"#"_s << u"#RRGGBB"_s;
        QTest::newRow("five digits") << u"#12345"_s << u"#RRGGBB"_s;
        QTest::newRow("no digit") << u"#12345G"_s << u"#RRGGBB"_s;
        QTest::newRow("prefix that a number may have") << u"#0x1234"_s << u"#RRGGBB"_s;
        QTest::newRow("a great many digits") << u"#"_s + QString(4000, u'1') << u"#RRGGBB"_s;
    }

    void whatIsNoColourIsRefusedWithAdvice()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, advice);
        const auto read = parseColor(text);
        QVERIFY(!read.has_value());
        QVERIFY(read.error().what.contains(text));
        QVERIFY2(read.error().remedy.contains(advice), qPrintable(read.error().remedy));
    }

    void mixesEndWhereTheyShould()
    {
        QVERIFY(rc::check([] {
            const Color from = anyColor();
            const Color to = anyColor();
            for (const ColorMix rule : rules) {
                RC_ASSERT(mix(from, to, 0, rule) == from);
                RC_ASSERT(mix(from, to, 1, rule) == to);
                RC_ASSERT(isNear(mix(from, to, 1e-9, rule), from, 1e-3f));
                RC_ASSERT(isNear(mix(from, to, 1 - 1e-9, rule), to, 1e-3f));
                RC_ASSERT(isNear(mix(from, from, 0.3, rule), from));
            }
        }));
    }

    void aMixNeverLeavesTheRange()
    {
        QVERIFY(rc::check([] {
            const Color from = anyColor();
            const Color to = anyColor();
            const double t = *rc::gen::inRange(-1000, 2000) / 1000.0;
            for (const ColorMix rule : rules) {
                const Color mixed = mix(from, to, t, rule);
                for (const float component : {mixed.r, mixed.g, mixed.b, mixed.a})
                    RC_ASSERT(component >= -1e-6f && component <= 1 + 1e-6f);
            }
        }));
    }

    void theThreeRulesDifferAsTheirDialectsDo()
    {
        const Color black = Color::fromRgb(0x000000);
        const Color white = Color::fromRgb(0xFFFFFF);
        const Color red = Color::fromRgb(0xFF0000);
        const Color blue = Color::fromRgb(0x0000FF);
        QCOMPARE(mix(black, white, 0.25, ColorMix::Linear).r, 0.25f);
        QCOMPARE(mix(black, white, 0.25, ColorMix::RootMeanSquare).r, 0.5f);
        QVERIFY(isNear(mix(red, blue, 0.5, ColorMix::Hsl), Color::fromRgb(0xFF00FF))); // the shorter arc passes magenta
        QVERIFY(isNear(mix(white, blue, 0.5, ColorMix::Hsl), fromHsl(2.0 / 3, 0.5, 0.75))); // white has no hue
    }

    void hueSaturationAndLightnessNameTheCornersOfTheCube()
    {
        QVERIFY(isNear(fromHsl(0, 1, 0.5), Color::fromRgb(0xFF0000)));
        QVERIFY(isNear(fromHsl(1.0 / 3, 1, 0.5), Color::fromRgb(0x00FF00)));
        QVERIFY(isNear(fromHsl(-1.0 / 3, 1, 0.5), Color::fromRgb(0x0000FF)));
        QVERIFY(isNear(fromHsl(0.2, 0, 0.5), {0.5f, 0.5f, 0.5f, 1}));
        QVERIFY(isNear(fromHsl(0.2, 1, 1), Color::fromRgb(0xFFFFFF)));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(ColorTest)
#include "tst_base_color.moc"
