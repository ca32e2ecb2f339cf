// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "typeset/formula.h"

#include "typeset/formula_errors.h"
#include "typeset/formula_layout.h"
#include "typeset/line_breaks.h"
#include "typeset/paragraph.h"
#include "typeset/styled_text.h"

#include <algorithm>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;

namespace {

constexpr double formulaCapHeight = 0.683; ///< of Computer Modern, in ems
constexpr double ideographGap = 0.15;      ///< space in ems between a formula and an adjacent ideograph

/// A text range of the string, or a formula as a box.
struct Fragment
{
    qsizetype from = 0; ///< in the string; of a formula without its dollars
    qsizetype to = 0;
    bool isFormula = false;
    HBox formula{};    ///< already scaled to the text
    double before = 0; ///< space before it on the line
    double after = 0;
};

/// The content of a paragraph. Line breaking uses `plain`: the text with each formula replaced by a letter.
struct Paragraph
{
    std::vector<Fragment> fragments;
    QString plain;
    std::vector<qsizetype> origins; ///< positions of the characters of `plain` in the string
};

bool isDollar(const QString &string, qsizetype at)
{
    return string[at] == u'$' && (at == 0 || string[at - 1] != u'\\');
}

/// The displayed text of the string: “\$” without its backslash.
QString shownText(const QString &string)
{
    QString text = string;
    for (qsizetype at = text.indexOf("\\$"_L1); at >= 0; at = text.indexOf("\\$"_L1, at + 1))
        text[at] = QChar(0x200B); // a zero-width space preserves all positions
    return text;
}

base::Result<std::vector<Fragment>> fragmentsOf(const QString &string)
{
    std::vector<Fragment> fragments;
    for (qsizetype at = 0; at < string.size();) {
        qsizetype end = at;
        while (end < string.size() && !isDollar(string, end))
            ++end;
        if (end > at)
            fragments.push_back({.from = at, .to = end});
        if (end == string.size())
            break;
        qsizetype close = end + 1;
        while (close < string.size() && !isDollar(string, close))
            ++close;
        if (close == string.size()) {
            return tl::unexpected(formulaError(string, u"MathNotTerminated"_s,
                                               base::Sentence::tr("A formula is not closed"),
                                               {static_cast<int>(end), static_cast<int>(string.size())}));
        }
        fragments.push_back({.from = end + 1, .to = close, .isFormula = true});
        at = close + 1;
    }
    return fragments;
}

/// Lays out the formula of the fragment, scaled to the text.
base::Result<void> setFormula(Fragment &fragment, const QString &string, const StyledText &text, const TextStyle &style)
{
    const QString latex = string.mid(fragment.from, fragment.to - fragment.from);
    const double scale = capHeightOf(text) / formulaCapHeight;
    const auto layout = formulaLayout(latex, false, style.language);
    if (!layout)
        return base::within(base::Sentence::tr("formula “%1”").arg(latex), layout.error());
    HBox box = (*layout)->box;
    recolor(box, style.colors);
    for (Mark &mark : box.marks) {
        mark.source.start += static_cast<int>(fragment.from);
        mark.source.end += static_cast<int>(fragment.from);
        if (!mark.color)
            mark.color = colorAt(text, mark.source.start);
    }
    append(fragment.formula, box, 0, scale);
    fragment.formula.width = box.width * scale;
    const auto touches = [&string](qsizetype at) {
        return at >= 0 && at < string.size() && isSquare(string[at]) && string[at].isLetterOrNumber();
    };
    fragment.before = touches(fragment.from - 2) ? ideographGap : 0;
    fragment.after = touches(fragment.to + 1) ? ideographGap : 0;
    return {};
}

/// Splits text fragments at line breaks.
std::vector<Paragraph> paragraphsOf(std::vector<Fragment> fragments, const QString &string)
{
    std::vector<Paragraph> paragraphs(1);
    const auto add = [&](Fragment fragment) {
        Paragraph &paragraph = paragraphs.back();
        if (fragment.isFormula) {
            paragraph.plain += u'x';
            paragraph.origins.push_back(fragment.from);
        } else {
            paragraph.plain += QStringView(string).mid(fragment.from, fragment.to - fragment.from);
            for (qsizetype at = fragment.from; at < fragment.to; ++at)
                paragraph.origins.push_back(at);
        }
        paragraph.fragments.push_back(std::move(fragment));
    };
    for (Fragment &fragment : fragments) {
        if (fragment.isFormula) {
            add(std::move(fragment));
            continue;
        }
        for (qsizetype from = fragment.from;;) {
            qsizetype to = from;
            while (to < fragment.to && string[to] != u'\n')
                ++to;
            if (to > from)
                add({.from = from, .to = to});
            if (to == fragment.to)
                break;
            paragraphs.emplace_back();
            from = to + 1;
        }
    }
    return paragraphs;
}

std::vector<double> positionsIn(const Paragraph &paragraph, const StyledText &text)
{
    std::vector<double> positions{0};
    for (const Fragment &fragment : paragraph.fragments) {
        const double start = positions.back();
        if (fragment.isFormula) {
            positions.push_back(start + fragment.before + fragment.formula.width + fragment.after);
            continue;
        }
        const std::vector<double> inner = positionsOf(text, fragment.from, fragment.to);
        for (std::size_t i = 1; i < inner.size(); ++i)
            positions.push_back(start + inner[i]);
    }
    return positions;
}

/// The range of the paragraph as one box.
HBox boxOf(const Paragraph &paragraph, const StyledText &text, LinePiece piece)
{
    HBox box;
    qsizetype plain = 0; // the fragment's position in the paragraph
    for (const Fragment &fragment : paragraph.fragments) {
        const qsizetype length = fragment.isFormula ? 1 : fragment.to - fragment.from;
        const qsizetype first = std::max(piece.from, plain);
        const qsizetype last = std::min(piece.to, plain + length);
        if (first < last) {
            const HBox inner = fragment.isFormula
                ? fragment.formula
                : lineOf(text, fragment.from + first - plain, fragment.from + last - plain);
            if (plain > piece.from)
                box.width += fragment.before;
            append(box, inner, box.width);
            box.width += inner.width;
            if (plain + length < piece.to)
                box.width += fragment.after;
        }
        plain += length;
    }
    return box;
}

} // namespace

base::Result<Typeset> mixed(const QString &string, const TextStyle &style)
{
    base::Result<std::vector<Fragment>> fragments = fragmentsOf(string);
    if (!fragments)
        return tl::unexpected(fragments.error());
    const StyledText text = styledText(shownText(string), style);
    for (Fragment &fragment : *fragments) {
        if (!fragment.isFormula)
            continue;
        if (const auto set = setFormula(fragment, string, text, style); !set)
            return tl::unexpected(set.error());
    }

    std::vector<LineBox> lines;
    for (const Paragraph &paragraph : paragraphsOf(std::move(*fragments), string)) {
        std::vector<LinePiece> pieces{{0, withoutBlankEnd(paragraph.plain)}};
        if (style.wrapWidth > 0)
            pieces = filledLines(paragraph.plain, positionsIn(paragraph, text), style.wrapWidth / style.em);
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            LineBox line{boxOf(paragraph, text, pieces[i]), {}, {}};
            if (style.align == Align::Justify && i + 1 < pieces.size()) {
                for (const qsizetype point : stretchPoints(paragraph.plain, pieces[i]))
                    line.stretch.push_back(paragraph.origins[static_cast<std::size_t>(point)]);
            }
            lines.push_back(std::move(line));
        }
    }
    Typeset result = stacked(std::move(lines), string, style);
    result.warnings = text.warnings + result.warnings;
    return result;
}

} // namespace lectograph::typeset
