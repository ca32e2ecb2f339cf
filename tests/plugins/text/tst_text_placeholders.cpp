// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/placeholders.h"
#include "testmain.h"

#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;
using namespace lectograph;
using blocks::Spelling;
using blocks::withValues;

class PlaceholderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersAreWrittenAsPeopleDo_data()
    {
        QTest::addColumn<QString>("template_");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("latex");
        const double infinity = std::numeric_limits<double>::infinity();
        QTest::newRow("whole") << u"\\val{1}"_s << 12.0 << u"12"_s << u"12"_s;
        QTest::newRow("short") << u"\\val{1}"_s << 0.1 + 0.2 << u"0.3"_s << u"0.3"_s;
        QTest::newRow("computed") << u"\\val{1}"_s << -std::exp(-1.0) << u"−0.3679"_s << u"-0.3679"_s;
        QTest::newRow("rounded to a whole") << u"\\val{1}"_s << 2.00001 << u"2"_s << u"2"_s;
        QTest::newRow("tiny") << u"\\val{1}"_s << 1.23456e-7 << u"1.235·10^-7"_s << u"1.235\\cdot 10^{-7}"_s;
        QTest::newRow("long") << u"\\val{1}"_s << 123456789.0 << u"123456789"_s << u"123456789"_s;
        QTest::newRow("decimals") << u"\\val[2]{1}"_s << 2.0 << u"2.00"_s << u"2.00"_s;
        QTest::newRow("negative") << u"\\val[1]{1}"_s << -2.55 << u"−2.5"_s << u"-2.5"_s;
        QTest::newRow("no minus zero") << u"\\val[1]{1}"_s << -0.01 << u"0.0"_s << u"0.0"_s;
        QTest::newRow("infinite") << u"\\val[2]{1}"_s << -infinity << u"−∞"_s << u"-\\infty"_s;
        QTest::newRow("unknown") << u"\\val{1}"_s << std::numeric_limits<double>::quiet_NaN() << u"?"_s << u"?"_s;
        QTest::newRow("huge") << u"\\val{1}"_s << 3e30 << u"3·10^30"_s << u"3\\cdot 10^{30}"_s;
        QTest::newRow("huge, decimals") << u"\\val[2]{1}"_s << 3e30 << u"3·10^30"_s << u"3\\cdot 10^{30}"_s;
        QTest::newRow("squared") << u"\\val{1}^2"_s << 3.0 << u"3^2"_s << u"3^2"_s;
        QTest::newRow("negative, squared") << u"\\val{1} ^2"_s << -3.0 << u"−3 ^2"_s << u"(-3) ^2"_s;
        QTest::newRow("huge, squared") << u"\\val{1}^2"_s << 3e30 << u"3·10^30^2"_s << u"(3\\cdot 10^{30})^2"_s;
        QTest::newRow("around") << u"E_{\\val{1}}"_s << 3.0 << u"E_{3}"_s << u"E_{3}"_s;
        QTest::newRow("none") << u"\\vec{1}"_s << 3.0 << u"\\vec{1}"_s << u"\\vec{1}"_s;
    }
    void numbersAreWrittenAsPeopleDo()
    {
        QFETCH(QString, template_);
        QFETCH(double, value);
        QFETCH(QString, text);
        QFETCH(QString, latex);
        QCOMPARE(*withValues(template_, {value}, Spelling::Text), text);
        QCOMPARE(*withValues(template_, {value}, Spelling::Latex), latex);
    }

    void eachPlaceholderHasItsNumber()
    {
        QCOMPARE(*withValues(u"\\val{2}+\\val{1}=\\val[1]{3}"_s, {1, 2, 3}, Spelling::Latex), u"2+1=3.0"_s);
    }

    void aMissingNumberIsNamed()
    {
        const auto result = withValues(u"\\val{1} \\val{3}"_s, {1, 2}, Spelling::Text);
        QVERIFY(!result);
        QVERIFY2(result.error().what.contains("\\val{3}"_L1), qPrintable(result.error().text()));
        QVERIFY(!withValues(u"\\val{0}"_s, {1}, Spelling::Text));
    }

    void wordsArePutInAsTheyAre()
    {
        QCOMPARE(*blocks::withWords(u"\\word{2} and \\word{1}"_s, {u"this"_s, u"\\word{1}"_s}),
                 u"\\word{1} and this"_s);
        QCOMPARE(*blocks::withWords(u"\\words"_s, {}), u"\\words"_s);
        const auto missing = blocks::withWords(u"\\word{2}"_s, {u"one"_s});
        QVERIFY(!missing);
        QVERIFY2(missing.error().what.contains("\\word{2}"_L1), qPrintable(missing.error().text()));
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(PlaceholderTest)
#include "tst_text_placeholders.moc"
