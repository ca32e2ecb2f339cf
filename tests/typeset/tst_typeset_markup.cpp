// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/markup.h"

#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::typeset;

namespace {

using Format = std::tuple<std::optional<base::Color>, std::optional<int>, std::optional<bool>>;

/// The format of each character.
std::vector<Format> formatsOf(const FormattedText &text)
{
    std::vector<Format> formats(static_cast<std::size_t>(text.text.size()));
    for (const Span &span : text.spans) {
        for (int at = span.range.start; at < span.range.end; ++at)
            formats[static_cast<std::size_t>(at)] = {span.color, span.weight, span.italic};
    }
    return formats;
}

template <class T>
std::optional<T> anyOf(std::initializer_list<T> values)
{
    if (*rc::gen::arbitrary<bool>())
        return std::nullopt;
    return *rc::gen::elementOf(std::vector<T>(values));
}

FormattedText anyFormattedText()
{
    static const QStringList pieces{u"a"_s,      u"한"_s,          u"字"_s,      u"{"_s, u"}"_s,
                                    u"\\"_s,     u"textbf{"_s,     u"\n"_s,      u" "_s, u"]"_s,
                                    u"\\text"_s, u"color{RED}{"_s, u"\\val{1}"_s};
    FormattedText text;
    const auto count = *rc::gen::inRange(0, 12);
    for (int i = 0; i < count; ++i) {
        const auto start = static_cast<int>(text.text.size());
        text.text += pieces[*rc::gen::inRange<qsizetype>(0, pieces.size())];
        Span span{.range = {start, static_cast<int>(text.text.size())},
                  .color = anyOf({base::Color::fromRgb(0xff8800), base::Color::fromRgb(0x0088ff)}),
                  .weight = anyOf({400, 700}),
                  .italic = anyOf({true, false})};
        text.spans.push_back(span);
    }
    return text;
}

QString markedBold(const QString &markup)
{
    const FormattedText text = fromMarkup(markup);
    QString marked;
    for (int at = 0; at < text.text.size(); ++at) {
        const bool isBold = std::ranges::any_of(text.spans, [at](const Span &span) {
            return span.weight == 700 && at >= span.range.start && at < span.range.end;
        });
        marked += isBold ? text.text[at].toUpper() : text.text[at];
    }
    return marked;
}

} // namespace

class MarkupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formatsAreReadAndNested()
    {
        const FormattedText text = fromMarkup(u"a \\textbf{b\\textit{c}} \\textcolor{#FF8800}{d}"_s);
        QCOMPARE(text.text, u"a bc d"_s);
        QCOMPARE(text.spans.size(), std::size_t{3});
        QCOMPARE(text.spans[0].range, (shape::SourceRange{2, 3}));
        QCOMPARE(text.spans[0].weight, std::optional(700));
        QCOMPARE(text.spans[1].weight, std::optional(700));
        QCOMPARE(text.spans[1].italic, std::optional(true));
        QCOMPARE(text.spans[2].color, std::optional(base::Color::fromRgb(0xff8800)));
    }

    void everythingElseIsLiteral()
    {
        for (const QString &text :
             {u"\\val[2]{1} {x} C:\\temp \\textsl{y} $\\frac{1}{2}$"_s, u"}{"_s, u"\\textcolor{no}{x}"_s})
            QCOMPARE(plainText(text), text);
        QCOMPARE(plainText(u"\\textbf{f({x}) = \\val{1}"_s), u"f({x}) = \\val{1}"_s); // not closed
        QCOMPARE(plainText(u"\\textbackslash{}textbf{x}"_s), u"\\textbf{x}"_s);
    }

    void aNameOfAColorIsKept()
    {
        const QString markup = u"\\textcolor{accent}{a}\\textcolor{#FF8800}{b}\\textcolor{RED}{\\textbf{c}}"_s;
        const base::ColorNames colors({{u"ACCENT"_s, base::Color::fromRgb(0xff8800)}});
        const FormattedText text = fromMarkup(markup, colors);
        QCOMPARE(text.spans.size(), std::size_t{3}); // of the same color, but only one follows the look
        QCOMPARE(text.spans[0].color, std::optional(base::Color::fromRgb(0xff8800)));
        QCOMPARE(text.spans[0].colorName, u"accent"_s);
        QCOMPARE(toMarkup(text), markup);
        QCOMPARE(withPlainText(markup, u"axbc"_s), QString(markup).replace(u"{a}"_s, u"{ax}"_s));
    }

    void whatIsWrittenReadsBackTheSame()
    {
        QVERIFY(rc::check([] {
            const FormattedText text = anyFormattedText();
            const QString markup = toMarkup(text);
            const FormattedText again = fromMarkup(markup);
            RC_ASSERT(again.text == text.text);
            RC_ASSERT(formatsOf(again) == formatsOf(text));
            RC_ASSERT(toMarkup(again) == markup);
        }));
    }

    void anEscapedTextIsLiteralInEveryGroup()
    {
        QVERIFY(rc::check([] {
            const QString text = anyFormattedText().text;
            RC_ASSERT(plainText(escaped(text)) == text);
            RC_ASSERT(plainText(u"\\textbf{"_s + escaped(text) + u"}."_s) == text + u'.');
        }));
    }

    void formulasAreLiteral()
    {
        const QString markup = u"\\textbf{a $\\textbf{x}_{1}$ b} c \\$"_s;
        const FormattedText text = fromMarkup(markup, {}, Dollars::Formulas);
        QCOMPARE(text.text, u"a $\\textbf{x}_{1}$ b c \\$"_s);
        QCOMPARE(text.formulas, (std::vector{shape::SourceRange{2, 18}}));
        QCOMPARE(text.spans.size(), std::size_t{1});
        QCOMPARE(text.spans[0].range, (shape::SourceRange{0, 20}));
        QCOMPARE(toMarkup(text, Dollars::Formulas), markup);
        QCOMPARE(withPlainText(markup, u"a $\\textbf{x}_{2}$ b c \\$"_s, Dollars::Formulas),
                 QString(markup).replace(u'1', u'2'));
        QCOMPARE(escaped(u"\\textbf{a} $\\text{b}$"_s, Dollars::Formulas), u"\\textbackslash{}textbf{a} $\\text{b}$"_s);
        QCOMPARE(plainText(u"\\textbf{5$} and 6$"_s, Dollars::Formulas), u"5$ and 6$"_s); // its group ends between
    }

    void aFormulaHasOneFormat()
    {
        FormattedText text{u"a $xy$ b"_s, {}};
        text.spans.push_back({.range = {4, 8}, .color = {}, .weight = 700, .italic = {}});
        QCOMPARE(toMarkup(text, Dollars::Formulas), u"a $xy$\\textbf{ b}"_s);
    }

    /// The markup would otherwise make a formula of what is between them.
    void aFormatMakesNoFormulaOfPrices()
    {
        FormattedText text{u"$5 and $ 6"_s, {}};
        text.spans.push_back({.range = {7, 10}, .color = {}, .weight = 700, .italic = {}});
        const QString markup = toMarkup(text, Dollars::Formulas);
        QCOMPARE(markup, u"\\$5 and \\textbf{\\$ 6}"_s);
        QVERIFY(fromMarkup(markup, {}, Dollars::Formulas).formulas.empty());
    }

    void whatIsWrittenWithFormulasReadsBackTheSame()
    {
        QVERIFY(rc::check([] {
            FormattedText text = anyFormattedText();
            for (int at = static_cast<int>(text.text.size()) - 1; at >= 0; --at) {
                if (text.text[at] == u'a' || text.text[at] == u']')
                    text.text[at] = u'$';
            }
            const auto shown = [](QString string) { return string.replace(u"\\$"_s, u"$"_s); };
            const std::vector<shape::SourceRange> formulas = formulasIn(text.text);
            const QString markup = toMarkup(text, Dollars::Formulas);
            const FormattedText again = fromMarkup(markup, {}, Dollars::Formulas);
            RC_ASSERT(shown(again.text) == shown(text.text));
            RC_ASSERT(again.formulas.size() == formulas.size());
            RC_ASSERT(toMarkup(again, Dollars::Formulas) == markup);
        }));
    }

    void formatsStayWhereTheTextIsChangedElsewhere_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("marked");
        QTest::newRow("before") << u"oh, one two three"_s << u"oh, one TWO three"_s;
        QTest::newRow("after") << u"one two, three"_s << u"one TWO, three"_s;
        QTest::newRow("within") << u"one twxo three"_s << u"one TWXO three"_s;
        QTest::newRow("at its end") << u"one twos three"_s << u"one TWOS three"_s;
        QTest::newRow("replaced") << u"one 2nd three"_s << u"one 2ND three"_s;
        QTest::newRow("removed") << u"one  three"_s << u"one  three"_s;
        QTest::newRow("all of it") << u"x"_s << u"x"_s;
        QTest::newRow("nothing") << u"one two three"_s << u"one TWO three"_s;
    }

    void formatsStayWhereTheTextIsChangedElsewhere()
    {
        QFETCH(QString, text);
        const QString markup = withPlainText(u"one \\textbf{two} three"_s, text);
        QCOMPARE(plainText(markup), text);
        QTEST(markedBold(markup), "marked");
    }

    /// Both have the same first code unit.
    void aCharacterOutsideTheBasicPlaneIsRemovedWhole()
    {
        const QString first = QString::fromUcs4(U"\U0001F600");
        const QString second = QString::fromUcs4(U"\U0001F601");
        const QString markup = withPlainText(u"\\textbf{%1}%2"_s.arg(first, second), second);
        QCOMPARE(markup, second);
        const QString replaced = withPlainText(u"\\textbf{%1}"_s.arg(first), second);
        QCOMPARE(replaced, u"\\textbf{%1}"_s.arg(second));
    }
};

LECTOGRAPH_TEST_MAIN(MarkupTest)
#include "tst_typeset_markup.moc"
