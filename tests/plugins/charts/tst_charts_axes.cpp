// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/axis_ticks.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;
using namespace lectograph;
using blocks::AxisKind;
using blocks::AxisScale;
using blocks::AxisTick;
using blocks::NumberFormat;

namespace {

QString joinedLabels(const std::vector<AxisTick> &ticks)
{
    QStringList labels;
    for (const AxisTick &tick : ticks) {
        if (!tick.label.isEmpty())
            labels.append(tick.label);
    }
    return labels.join(u' ');
}

QString labelsOf(const AxisScale &scale, NumberFormat format = NumberFormat::Automatic,
                 const QString &language = u"en"_s, int wanted = 5)
{
    return joinedLabels(blocks::ticksOf(scale, wanted, format, language));
}

AxisScale tickScale(double least, double most, blocks::ScaleWish wish = {})
{
    const auto scale = blocks::scaleFor({least, most}, wish);
    if (!scale)
        qFatal("%s", qPrintable(scale.error().text()));
    return *scale;
}

AxisScale logarithmicScale(double least, double most, double base = 10)
{
    return {.kind = AxisKind::Logarithmic, .base = base, .least = least, .most = most};
}

} // namespace

class ChartsAxesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersAreNiceWithTheDigitsThatTheyNeed_data()
    {
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        QTest::addColumn<QString>("labels");
        QTest::newRow("tens") << 0.0 << 100.0 << u"0 25 50 75 100"_s;
        QTest::newRow("parts of one") << 0.0 << 1.0 << u"0.00 0.25 0.50 0.75 1.00"_s;
        QTest::newRow("between 70 and 84") << 70.0 << 84.0 << u"70 75 80 85"_s;
        QTest::newRow("both sides of 0") << -12.5 << 84.0 << u"−30 0 30 60 90"_s;
        QTest::newRow("tiny") << 0.0 << 2e-7 << u"0 0.5·10⁻⁷ 1.0·10⁻⁷ 1.5·10⁻⁷ 2.0·10⁻⁷"_s;
        QTest::newRow("thousands") << 0.0 << 20000.0 << u"0 5000 10,000 15,000 20,000"_s;
        QTest::newRow("millions") << 0.0 << 4e6 << u"0 1M 2M 3M 4M"_s;
    }
    void numbersAreNiceWithTheDigitsThatTheyNeed()
    {
        QFETCH(double, least);
        QFETCH(double, most);
        QTEST(labelsOf(tickScale(least, most)), "labels");
    }

    void endsThatFollowTheDataAreTicks()
    {
        for (int i = 0; i < 300; ++i) {
            const double least = std::sin(i) * std::pow(10, i % 7);
            const double most = least + (1.1 + std::cos(3 * i)) * std::pow(10, i % 5 - 2);
            for (const int wanted : {4, 6, 10}) {
                const AxisScale scale = tickScale(least, most, {.withZero = i % 3 == 0, .wanted = wanted});
                const auto ticks = blocks::ticksOf(scale, wanted, NumberFormat::Plain, u"en"_s);
                QVERIFY(scale.least <= least && scale.most >= most);
                QVERIFY(ticks.size() >= 2 && ticks.size() < 20);
                QCOMPARE(ticks.front().value, scale.least);
                QCOMPARE(ticks.back().value, scale.most);
            }
        }
    }

    void zeroIsAmongTheNumbersHoweverFewThereAre()
    {
        const AxisScale scale = tickScale(-12.5, 84, {.withZero = true, .wanted = 5});
        for (const int wanted : {2, 3, 4, 5})
            QVERIFY(labelsOf(scale, NumberFormat::Plain, u"en"_s, wanted).split(u' ').contains(u"0"_s));
    }

    void anEndOfOnesOwnStands()
    {
        const AxisScale scale = tickScale(71, 84, {.least = 70, .withZero = true});
        QCOMPARE(scale.least, 70.0);
        QCOMPARE(labelsOf(scale), u"70 75 80 85"_s);
        const AxisScale beyond = tickScale(0, 1, {.least = 5});
        QCOMPARE(beyond.least, 5.0);
        QVERIFY(beyond.most > 5);
        QVERIFY(!blocks::scaleFor({0, 1}, {.least = 2, .most = 1}));
        QVERIFY(!blocks::scaleFor({1, 2}, {.kind = AxisKind::Logarithmic, .least = 0}));
    }

    void logarithmicAxesHaveLabelsHoweverLittleTheySpan()
    {
        QCOMPARE(labelsOf(logarithmicScale(1, 1000)), u"1 10 100 1000"_s);
        QCOMPARE(labelsOf(logarithmicScale(1, 1e5)), u"1 10 100 1k 10k 100k"_s);
        QCOMPARE(labelsOf(logarithmicScale(1e8, 1e11)), u"10⁸ 10⁹ 10¹⁰ 10¹¹"_s);
        QCOMPARE(labelsOf(logarithmicScale(1, 64, 2)), u"1 2 4 8 16 32 64"_s);
        QCOMPARE(labelsOf(logarithmicScale(1, 60, 2.718281828459045)), u"1 e e² e³ e⁴"_s);
        for (const double most : {2.1, 3.0, 5.0, 9.0, 30.0, 1e3, 1e9, 1e40})
            QVERIFY2(labelsOf(logarithmicScale(1.7, 1.7 * most)).count(u' ') >= 2, qPrintable(QString::number(most)));
    }

    void numbersFollowTheLanguage()
    {
        const AxisScale scale = tickScale(0, 3e8);
        QCOMPARE(labelsOf(scale, NumberFormat::Automatic, u"ko"_s), u"0 1억 2억 3억"_s);
        QCOMPARE(labelsOf(scale, NumberFormat::Automatic, u"zh"_s), u"0 1亿 2亿 3亿"_s);
        QCOMPARE(labelsOf(tickScale(0, 1), NumberFormat::Percent), u"0% 25% 50% 75% 100%"_s);
    }

    void datesAreRoundOnes()
    {
        const auto day = [](const QString &text) { return *blocks::writtenDate(text); };
        const AxisScale years{.kind = AxisKind::Dates, .least = day(u"2017-06"_s), .most = day(u"2023년 3월 14일"_s)};
        QCOMPARE(labelsOf(years), u"2018 2020 2022"_s);
        const AxisScale months{.kind = AxisKind::Dates, .least = day(u"2023-01-01"_s), .most = day(u"2023.5.20"_s)};
        for (const QString &language : {u"en"_s, u"ko"_s, u"zh"_s}) {
            const auto ticks = blocks::ticksOf(months, 5, NumberFormat::Automatic, language);
            QCOMPARE(ticks.size(), std::size_t{5});
            QCOMPARE(ticks[1].value, day(u"2023-02-01"_s));
        }
        QVERIFY(!blocks::writtenDate(u"2023-02-30"_s));
    }

    void categoriesStandInTheirBands()
    {
        const AxisScale scale = blocks::categoryScale({u"모델"_s, u"B"_s});
        QCOMPARE(labelsOf(scale), u"모델 B"_s);
        QCOMPARE(scale.share(0), 0.25);
        QCOMPARE(scale.share(1), 0.75);
    }

    void ticksOfAChangeComeAndGo()
    {
        const std::vector<AxisTick> from{{0, u"0"_s}, {5, u"5"_s}};
        const std::vector<AxisTick> to{{0, u"0"_s}, {50, u"50"_s}};
        QCOMPARE(joinedLabels(blocks::mixed(from, to, 0)), u"0 5"_s);
        QCOMPARE(joinedLabels(blocks::mixed(from, to, 1)), u"0 50"_s);
        const auto early = blocks::mixed(from, to, 0.25);
        QCOMPARE(joinedLabels(early), u"0 5"_s);
        QCOMPARE(early[0].presence, 1.0);
        QCOMPARE(early[1].presence, 0.5);
    }

    void anyRangeHasAnAxis()
    {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        const std::vector<std::pair<double, double>> ranges{
            {0, 0},           {5, 5},          {-5, -5},       {infinity, -infinity},
            {1e-300, 1e-299}, {-1e300, 1e300}, {1, 1 + 1e-15}, {1e15, 1e15 + 1}};
        for (const auto &[least, most] :
             {std::pair(1e15, 1e15 + 0.125), {-1e-300, 1e-300}, {0.1, 0.1 + 1e-17}, {7.0, 7.0}}) {
            for (const blocks::Cover cover : {blocks::Cover::Within, blocks::Cover::Whole})
                QVERIFY(blocks::niceSteps(least, most, 5, cover).count < 10);
        }
        for (const auto &[least, most] : ranges) {
            for (const AxisKind kind : {AxisKind::Linear, AxisKind::Logarithmic, AxisKind::Dates}) {
                if (kind == AxisKind::Logarithmic && least <= 0)
                    continue;
                const AxisScale scale = tickScale(least, most, {.kind = kind});
                QVERIFY(scale.least < scale.most);
                QVERIFY(blocks::ticksOf(scale, 5, NumberFormat::Automatic, u"en"_s).size() < 200);
            }
        }
    }
};

LECTOGRAPH_TEST_MAIN(ChartsAxesTest)
#include "tst_charts_axes.moc"
