// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/expression.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

base::Result<graph::NameMeaning> named(const graph::ExpressionName &name)
{
    if (name.name == "a"_L1)
        return graph::NameMeaning{.source = graph::Value(3.0)};
    if (name.name == "x1"_L1)
        return graph::NameMeaning{.source = graph::Value(10.0)};
    return base::failure(u"“%1” is not known here."_s.arg(name.name));
}

base::Result<double> evaluate(QStringView formula, const graph::ExpressionScope &scope)
{
    const auto none = [](int) -> base::Result<graph::Value> { return base::failure(u"There are no operands."_s); };
    return graph::Expression::parse(formula, scope)
        .and_then([&](const graph::Expression &expression) { return expression.value(none); })
        .map([](const graph::Value &value) { return std::get<double>(value); });
}

/// A random, fully bracketed formula and its value.
struct Sample
{
    QString formula;
    double value;
};

Sample anySample(int depth)
{
    if (depth == 0) {
        const int number = *rc::gen::inRange(-50, 50);
        return {u"(%1)"_s.arg(number), static_cast<double>(number)};
    }
    const Sample left = anySample(depth - 1);
    const Sample right = anySample(depth - 1);
    const char16_t sign = u"+-*"[*rc::gen::inRange(0, 3)];
    const double value = sign == u'+' ? left.value + right.value
        : sign == u'-'                ? left.value - right.value
                                      : left.value * right.value;
    return {u"(%1 %2 %3)"_s.arg(left.formula, QChar(sign), right.formula), value};
}

} // namespace

class FormulaTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knownValues_data()
    {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<double>("value");
        const auto row = [](const char *formula, double value) {
            QTest::newRow(formula) << QString::fromUtf8(formula) << value;
        };
        row("1 + 2 * 3", 7);
        row("(1 + 2) * 3", 9);
        row("2 ^ 3 ^ 2", 512);
        row("-2^2", -4);
        row("2^-1", 0.5);
        row("10 - 4 - 3", 3);
        row("24 / 4 / 2", 3);
        row("1.5e2 + .5", 150.5);
        row("2 × 3 · 4 ÷ 6 − 1", 3);
        row("a*x1", 30);
        row("sqrt(16) + abs(-2) + floor(2.7) + ceil(2.2) + round(2.5)", 14);
        row("min(3, 1, 2) + max(4, 9)", 10);
        row("pow(2, 10)", 1024);
        row("mod(-1, 5)", 4);
        row("sin(pi/2) + cos(tau)", 2);
        row("log(e)", 1);
        row("exp(0) - 2 * -3", 7);
        row("sign(-4)", -1);
    }
    void knownValues()
    {
        QFETCH(QString, formula);
        QFETCH(double, value);
        const auto result = evaluate(formula, named);
        QVERIFY2(result, result ? "" : qPrintable(result.error().text()));
        QVERIFY2(std::abs(*result - value) < 1e-12, qPrintable(QString::number(*result)));
    }

    void bracketsDecideTheOrder()
    {
        QVERIFY(rc::check([] {
            const Sample sample = anySample(*rc::gen::inRange(0, 5));
            RC_ASSERT(*evaluate(sample.formula, named) == sample.value);
        }));
    }

    void divisionByZeroIsInfinite()
    {
        QVERIFY(std::isinf(*evaluate(u"1/0", named)));
        QVERIFY(std::isnan(*evaluate(u"sqrt(-1)", named)));
    }

    void errorsSayWhereAndWhat_data()
    {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("mentions");
        const auto row = [](const char *formula, const char *place, const char *mentions) {
            QTest::newRow(formula) << QString::fromUtf8(formula) << QString::fromUtf8(place)
                                   << QString::fromUtf8(mentions);
        };
        row("1 + ", "character 5", "ends");
        row("", "character 1", "ends");
        row("2 x1", "character 3", "x");
        row("a + q", "character 5", "“q”");
        row("sgrt(4)", "character 1", "sqrt");
        row("pow(2)", "character 1", "takes 2");
        row("(1 + 2", "character 7", ")");
        row("1 + * 2", "character 5", "*");
        row("x2", "character 1", "x2");
        row("1.2.3", "character 4", ".");
    }
    void errorsSayWhereAndWhat()
    {
        QFETCH(QString, formula);
        QFETCH(QString, place);
        QFETCH(QString, mentions);
        const auto result = evaluate(formula, named);
        QVERIFY(!result);
        QCOMPARE(result.error().place, place);
        QVERIFY2(result.error().text().contains(mentions), qPrintable(result.error().text()));
    }

    void endlessNestingIsRefused()
    {
        const auto result = evaluate(QString(100'000, u'('), named);
        QVERIFY(!result);
        QVERIFY(!evaluate(QString(100'000, u'-'), named));
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(FormulaTest)
#include "tst_graph_formulas.moc"
