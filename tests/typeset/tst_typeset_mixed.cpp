// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula.h"
#include "typeset/markup.h"

#include "own_cache.h"
#include "parts.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::typeset;

class MixedTest : public QObject
{
    Q_OBJECT

    OwnCache m_cache;

private Q_SLOTS:
    void partsAreFoundInBoth()
    {
        TextStyle style;
        style.language = u"ko"_s;
        const auto set = mixed(u"$d_{model}$: 모델의 차원 수"_s, style);
        QVERIFY2(set.has_value(), set ? "" : qPrintable(set.error().text()));
        QCOMPARE(set->warnings, QStringList());
        QCOMPARE(countOf(set->shape, u"\"d_{model}\""_s), 6);
        QCOMPARE(countOf(set->shape, u"\"model\""_s), 5);
        QCOMPARE(countOf(set->shape, u"\"차원\""_s), 2);
        QCOMPARE(sourcesOf(set->shape), u"dmodel:모델의차원수"_s);
    }

    void bothStandOnOneBaselineInOneSize()
    {
        const auto set = mixed(u"H $\\mathrm{H}$"_s, {});
        QVERIFY(set.has_value());
        const auto leaves = leavesOf(set->shape);
        QCOMPARE(leaves.size(), 2u);
        QVERIFY(std::abs(leaves[0].bounds().min.y - leaves[1].bounds().min.y) < 1e-3);
        QVERIFY(std::abs(leaves[0].bounds().max.y - leaves[1].bounds().max.y) < 0.01);
        QVERIFY(std::abs(leaves[0].bounds().min.y - set->baseline) < 1e-3);
        QVERIFY(leaves[1].bounds().min.x > leaves[0].bounds().max.x + 0.05);
    }

    void withoutFormulasItIsText()
    {
        TextStyle style;
        style.wrapWidth = 4;
        style.align = Align::Justify;
        const QString string = u"no formula in this paragraph\nand none in this line"_s;
        const auto set = mixed(string, style);
        QVERIFY(set.has_value());
        const shape::Shape plain = text(string, style).shape;
        QCOMPARE(set->shape.leafCount(), plain.leafCount());
        const auto a = leavesOf(set->shape);
        const auto b = leavesOf(plain);
        for (std::size_t i = 0; i < a.size(); ++i)
            QVERIFY(a[i]->placement == b[i]->placement && a[i]->path == b[i]->path);
    }

    void aDollarCanBeWritten()
    {
        const auto set = mixed(u"\\$5 is $x$"_s, {});
        QVERIFY(set.has_value());
        QCOMPARE(sourcesOf(set->shape), u"$5isx"_s);
    }

    void formulasWrapAsOne()
    {
        TextStyle style;
        style.wrapWidth = 5;
        const auto set = mixed(u"The weights $w_{ij}+b_{ij}$ of a row sum to one, $\\sum_j w_{ij}=1$, always."_s,
                               style);
        QVERIFY(set.has_value());
        const auto lines = set->shape->children.front()->children;
        QVERIFY(lines.size() > 2);
        for (const shape::Shape &line : lines)
            QVERIFY(line.bounds().width() <= 5.05);
        const QString one = u"\"w_{ij}+b_{ij}\""_s;
        const auto formula = shape::selected(set->shape, one);
        QVERIFY(formula && formula->bounds().height() < 0.8); // on one line
        for (std::size_t i = 1; i < lines.size(); ++i)
            QVERIFY(lines[i].bounds().max.y < lines[i - 1].bounds().min.y); // tall lines push the next one down
    }

    void noLineBeginsWithAMarkAfterAFormula()
    {
        TextStyle style;
        style.language = u"zh"_s;
        for (double width = 2; width < 6; width += 0.25) {
            style.wrapWidth = width;
            const auto set = mixed(u"其中权重$w_{ij}$，是维度$d_k$。然后"_s, style);
            QVERIFY(set.has_value());
            QCOMPARE(countOf(set->shape, u"lines"_s), 1);
            for (const shape::Shape &line : set->shape->children.front()->children) {
                const QString first = set->shape->sourceText.mid(line->children.front()->source.start, 1);
                QVERIFY2(first != u"，"_s && first != u"。"_s, qPrintable(QString::number(width)));
            }
        }
    }

    void mistakesHaveTheirPlace()
    {
        const auto open = mixed(u"broken $x"_s, {});
        QVERIFY(!open && open.error().place.startsWith(u"characters 8–9"_s));
        const auto wrong = mixed(u"a $\\frac{a}{b$ b"_s, {});
        QVERIFY(!wrong && wrong.error().place.contains(u"\\frac{a}{b"_s) && !wrong.error().remedy.isEmpty());
    }

    void formattedWordsAndFormulasWrapTogether_data()
    {
        QTest::addColumn<QString>("markup");
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"\\textbf{Attention weights $w_{ij}$} are \\textcolor{RED}{the scores $s_{ij}$} "
                                    "made positive by a softmax"_s
                                 << u"en"_s;
        QTest::newRow("Korean") << u"\\textbf{어텐션 가중치 $w_{ij}$}는 \\textcolor{RED}{점수 $s_{ij}$를} 소프트맥스로 "
                                   "정규화한 값입니다"_s
                                << u"ko"_s;
        QTest::newRow("Chinese") << u"\\textbf{注意力权重$w_{ij}$}是对\\textcolor{RED}{分数$s_{ij}$}做归一化之后"
                                    "得到的结果"_s
                                 << u"zh"_s;
    }
    void formattedWordsAndFormulasWrapTogether()
    {
        QFETCH(QString, markup);
        QFETCH(QString, language);
        const FormattedText text = fromMarkup(markup, {}, Dollars::Formulas);
        QCOMPARE(text.formulas.size(), std::size_t{2});
        TextStyle style;
        style.language = language;
        style.spans = text.spans;
        for (double width = 2; width < 6; width += 0.5) {
            style.wrapWidth = width;
            const auto set = mixed(text.text, style, text.formulas);
            QVERIFY2(set.has_value(), set ? "" : qPrintable(set.error().text()));
            QCOMPARE(set->warnings, QStringList());
            const auto lines = set->shape->children.front()->children;
            QVERIFY(lines.size() > 1);
            for (const shape::Shape &line : lines)
                QVERIFY2(line.bounds().width() <= width + 0.05, qPrintable(QString::number(width)));
            QCOMPARE(countOf(set->shape, u"\"w_{ij}\""_s), 3);
            const auto scores = shape::selected(set->shape, u"\"s_{ij}\""_s);
            QVERIFY(scores && scores->bounds().height() < style.em); // on one line
            for (const shape::Shape &leaf : leavesOf(*scores))
                QCOMPARE(leaf->style.fill, *base::parseColor(u"RED"));
            const auto weights = shape::selected(set->shape, u"\"w_{ij}\""_s);
            QVERIFY(weights);
            for (const shape::Shape &leaf : leavesOf(*weights))
                QCOMPARE(leaf->style.fill, style.color);
        }
    }

    void itemsOfAListHaveFormulas()
    {
        const QString text = u"• 값 $\\frac{1}{x^2}$은 여러 낱말로 된 긴 항목\n\t• $y$\n$z$"_s;
        TextStyle style;
        style.em = 1;
        style.wrapWidth = 8;
        style.hasLists = true;
        const auto set = mixed(text, style, formulasIn(text));
        QVERIFY2(set.has_value(), set ? "" : qPrintable(set.error().text()));
        const auto lines = set->shape->children.front()->children;
        QVERIFY(lines.size() > 3); // the first item wraps
        QVERIFY(lines[1].bounds().min.x > lines[0].bounds().min.x + 0.4);
        QVERIFY(lines[1]->source.start > text.indexOf(u'$'));
        for (std::size_t i = 1; i < lines.size(); ++i)
            QVERIFY(lines[i].bounds().max.y < lines[i - 1].bounds().min.y);
    }

    void dollarsThatAreLettersAreDrawn_data()
    {
        QTest::addColumn<QString>("string");
        QTest::addColumn<QString>("drawn");
        QTest::newRow("one") << u"$"_s << u"$"_s;
        QTest::newRow("two") << u"$$"_s << u"$$"_s;
        QTest::newRow("three") << u"$$$"_s << u"$$$"_s;
        QTest::newRow("an odd one") << u"a$b$c$"_s << u"abc$"_s;
        QTest::newRow("prices") << u"$5 \\$6 $x$"_s << u"$5$6x"_s;
    }
    void dollarsThatAreLettersAreDrawn()
    {
        QFETCH(QString, string);
        const auto set = mixed(string, {}, formulasIn(string));
        QVERIFY2(set.has_value(), set ? "" : qPrintable(set.error().text()));
        QTEST(sourcesOf(set->shape), "drawn");
    }

    void aTextOfTooManyFormulasIsAnError()
    {
        const QString text = u"$x$ "_s.repeated(10'000);
        const auto set = mixed(text, {}, formulasIn(text));
        QVERIFY(!set && !set.error().remedy.isEmpty());
        QVERIFY(!mixed(text, {}));
        const QString most = u"$x$ "_s.repeated(static_cast<int>(mostFormulasInText));
        QVERIFY(mixed(most, {}, formulasIn(most)));
    }

    void aBrokenFormulaAmongWordsIsNamed()
    {
        const QString text = u"값 $x$와 $\\frac{a}{b$"_s;
        const auto set = mixed(text, {}, formulasIn(text));
        QVERIFY(!set && set.error().place.contains(u"\\frac{a}{b"_s) && !set.error().remedy.isEmpty());
    }

    void spansColourFormulasToo()
    {
        const base::Color yellow{1, 1, 0, 1};
        TextStyle style;
        style.spans = {{{2, 5}, yellow, {}, false}};
        const auto set = mixed(u"a $x$ b"_s, style);
        QVERIFY(set.has_value());
        const auto leaves = leavesOf(set->shape);
        QCOMPARE(leaves[0]->style.fill, style.color);
        QCOMPARE(leaves[1]->style.fill, yellow);
        QCOMPARE(leaves[2]->style.fill, style.color);
    }
};

LECTOGRAPH_TEST_MAIN(MixedTest)
#include "tst_typeset_mixed.moc"
