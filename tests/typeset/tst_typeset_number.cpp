// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula.h"

#include "own_cache.h"
#include "parts.h"
#include "testmain.h"

#include <QLocale>
#include <QTest>

#include <rapidcheck.h>

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::typeset;

namespace {

shape::Style white()
{
    shape::Style style;
    style.fill = {1, 1, 1, 1};
    return style;
}

shape::Shape shown(double value, const std::function<void(shape::Numeral &)> &edit = {})
{
    shape::Numeral numeral;
    numeral.value = value;
    if (edit)
        edit(numeral);
    return number(numeral, white());
}

} // namespace

class NumberTest : public QObject
{
    Q_OBJECT

    OwnCache m_cache;

private Q_SLOTS:
    void numbersAreWrittenAsInMathematics_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("decimals");
        QTest::addColumn<bool>("plusSign");
        QTest::addColumn<bool>("thousands");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("expected");
        const double infinity = std::numeric_limits<double>::infinity();
        QTest::newRow("integer") << 7.0 << 0 << false << false << QString() << u"7"_s;
        QTest::newRow("decimals") << 12.5 << 2 << false << false << QString() << u"12.50"_s;
        QTest::newRow("minus") << -0.7 << 1 << true << false << QString() << u"−0.7"_s;
        QTest::newRow("plus") << 3.2 << 1 << true << false << QString() << u"+3.2"_s;
        QTest::newRow("zero has no sign") << -0.04 << 1 << true << false << QString() << u"0.0"_s;
        QTest::newRow("thousands") << 12288.0 << 0 << false << true << QString() << u"12,288"_s;
        QTest::newRow("millions") << -1234567.891 << 2 << false << true << QString() << u"−1,234,567.89"_s;
        QTest::newRow("three digits") << 512.0 << 0 << false << true << QString() << u"512"_s;
        QTest::newRow("unit") << 37.5 << 1 << false << false << u"%"_s << u"37.5%"_s;
        QTest::newRow("minus infinity") << -infinity << 1 << true << false << QString() << u"−∞"_s;
        QTest::newRow("infinity") << infinity << 1 << false << false << QString() << u"∞"_s;
        QTest::newRow("no number") << std::nan("") << 1 << true << false << QString() << u"?"_s;
    }
    void numbersAreWrittenAsInMathematics()
    {
        QFETCH(double, value);
        QFETCH(int, decimals);
        QFETCH(bool, plusSign);
        QFETCH(bool, thousands);
        QFETCH(QString, unit);
        QFETCH(QString, expected);
        for (const QString &font : {QString(), u"CMU Serif"_s, u"Noto Sans"_s}) {
            const shape::Shape set = shown(value, [&](shape::Numeral &numeral) {
                numeral.decimals = decimals;
                numeral.plusSign = plusSign;
                numeral.thousands = thousands;
                numeral.unit = unit;
                numeral.font = font;
            });
            QCOMPARE(set->sourceText, expected);
            QCOMPARE(set.leafCount(), static_cast<int>(expected.size()));
            QCOMPARE(sourcesOf(set), expected);
            QVERIFY(set->numeral.has_value());
            for (std::size_t i = 0; i < set->children.size(); ++i)
                QCOMPARE(set->children[i]->name, QString::number(i));
        }
    }

    void digitsAreTheFormulas()
    {
        const auto digits = leavesOf(shown(25));
        const auto latex = formula(u"52"_s, {});
        QVERIFY(latex.has_value());
        QVERIFY(shareOutline(digits[0], leavesOf(latex->shape)[1]));
        QVERIFY(std::abs(digits[0].bounds().height() - leavesOf(latex->shape)[1].bounds().height()) < 1e-9);
    }

    void theAnchoredEdgeAndTheHeightStay()
    {
        QVERIFY(rc::check([] {
            const double value = *rc::gen::inRange(-100000, 100000) / 10.0;
            const auto box = [value](double anchor) {
                return shown(value,
                             [anchor](shape::Numeral &numeral) {
                                 numeral.decimals = 1;
                                 numeral.anchor = anchor;
                             })
                    .bounds();
            };
            const double bearing = 0.06; // from the edge of a glyph's box to its ink
            RC_ASSERT(std::abs(box(-1).min.x) < bearing);
            RC_ASSERT(std::abs(box(1).max.x) < bearing);
            RC_ASSERT(std::abs(box(0).centre().x) < bearing);
            const auto digit =
                leavesOf(shown(std::abs(value), [](shape::Numeral &numeral) { numeral.decimals = 1; })).back();
            RC_ASSERT(std::abs(digit.bounds().centre().y) < 0.02);
        }));
    }

    void digitsKeepTheirPlacesWhileTheyRun()
    {
        const auto xOf = [](double value) {
            return shown(value,
                         [](shape::Numeral &numeral) {
                             numeral.decimals = 2;
                             numeral.anchor = -1;
                         })
                ->children[3]
                ->placement.origin.x;
        };
        for (const double value : {1.11, 2.71, 8.88})
            QCOMPARE(xOf(value), xOf(4.44));
    }

    void unitsMayBeTextOrLatex()
    {
        QCOMPARE(shown(12, [](shape::Numeral &numeral) { numeral.unit = u" kg"_s; }).leafCount(), 4);
        QCOMPARE(shown(12, [](shape::Numeral &numeral) { numeral.unit = u"^\\circ"_s; }).leafCount(), 3);
        QCOMPARE(shown(12, [](shape::Numeral &numeral) { numeral.unit = u"개"_s; }).leafCount(), 3);
    }

    void sizeAndStyleAreTheNumerals()
    {
        const double one = shown(8).bounds().height();
        QVERIFY(std::abs(shown(8, [](shape::Numeral &numeral) { numeral.size = 96; }).bounds().height() - 2 * one)
                < 1e-9);
        QCOMPARE(leavesOf(shown(8))[0]->style, white());
    }

    void colorsFollowSignAndSize()
    {
        const shape::ValueColors colors{{0, 0, 0.25f}, {0, 0, 1}, {0.25f, 0, 0}, {1, 0, 0}, 10};
        const auto fill = [&](double value) {
            return leavesOf(shown(
                value,
                [&](shape::Numeral &numeral) { numeral.colors = std::make_shared<shape::ValueColors>(colors); }))[0]
                ->style.fill;
        };
        QCOMPARE(fill(10), colors.positiveLarge);
        QCOMPARE(fill(1e300), colors.positiveLarge);
        QCOMPARE(fill(-10), colors.negativeLarge);
        QVERIFY(fill(-2).r > fill(-1).r && fill(-2).r < fill(-4).r);
        QCOMPARE(fill(std::nan("")), fill(0));
    }
};

LECTOGRAPH_TEST_MAIN(NumberTest)
#include "tst_typeset_number.moc"
