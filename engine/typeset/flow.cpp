// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/flow.h"

#include "base/allowance.h"
#include "typeset/line_breaks.h"

#include <algorithm>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;

namespace {

constexpr double listIndent = 1;     ///< of each level, in ems
constexpr double bulletIndent = 0.3; ///< of a bullet within its level

/// A range of words, or a formula.
struct Fragment
{
    qsizetype from = 0;
    qsizetype to = 0;
    const InlineFormula *formula = nullptr;
};

/// The content of a paragraph. Lines are broken in `plain`, which has a letter for each formula.
struct Paragraph
{
    std::vector<Fragment> fragments;
    QString plain;
    std::vector<qsizetype> origins; ///< of the characters of `plain` in the string, and where the paragraph ends
};

/// The first formula that does not begin before the position.
auto formulaFrom(const Flow &flow, qsizetype at)
{
    return std::ranges::lower_bound(flow.formulas, at, {},
                                    [](const InlineFormula &formula) { return qsizetype{formula.source.start}; });
}

Paragraph paragraphOf(const Flow &flow, qsizetype from, qsizetype to)
{
    Paragraph paragraph;
    const auto addWords = [&](qsizetype start, qsizetype end) {
        if (start >= end)
            return;
        paragraph.fragments.push_back({start, end});
        paragraph.plain += QStringView(flow.string).mid(start, end - start);
        for (qsizetype at = start; at < end; ++at)
            paragraph.origins.push_back(at);
    };
    for (auto formula = formulaFrom(flow, from); formula != flow.formulas.end() && formula->source.end <= to;
         ++formula) {
        addWords(from, formula->source.start);
        from = formula->source.end;
        paragraph.fragments.push_back({formula->source.start, from, &*formula});
        paragraph.plain += u'x';
        paragraph.origins.push_back(formula->source.start);
    }
    addWords(from, to);
    paragraph.origins.push_back(to);
    return paragraph;
}

/// The x positions of the characters of `plain` on one long line, in ems.
std::vector<double> positionsIn(const Paragraph &paragraph, const StyledText &text)
{
    if (paragraph.fragments.size() == 1 && !paragraph.fragments.front().formula)
        return positionsOf(text, paragraph.fragments.front().from, paragraph.fragments.front().to);
    std::vector<double> positions{0};
    for (const Fragment &fragment : paragraph.fragments) {
        const double start = positions.back();
        if (const InlineFormula *formula = fragment.formula) {
            positions.push_back(start + formula->before + formula->box.width + formula->after);
            continue;
        }
        const std::vector<double> inner = positionsOf(text, fragment.from, fragment.to);
        for (std::size_t i = 1; i < inner.size(); ++i)
            positions.push_back(start + inner[i]);
    }
    return positions;
}

/// A range of the paragraph as one box.
HBox boxOf(const Paragraph &paragraph, const StyledText &text, LinePiece piece)
{
    HBox box;
    qsizetype plain = 0; // the fragment's position in the paragraph
    for (const Fragment &fragment : paragraph.fragments) {
        const InlineFormula *formula = fragment.formula;
        const qsizetype length = formula ? 1 : fragment.to - fragment.from;
        const qsizetype first = std::max(piece.from, plain);
        const qsizetype last = std::min(piece.to, plain + length);
        if (first < last) {
            HBox inner = formula ? formula->box
                                 : lineOf(text, fragment.from + first - plain, fragment.from + last - plain);
            if (!formula && first == piece.from && last == piece.to)
                return inner; // most lines are words only
            if (formula && plain > piece.from)
                box.width += formula->before;
            append(box, inner, box.width);
            box.width += inner.width;
            if (formula && plain + length < piece.to)
                box.width += formula->after;
        }
        plain += length;
    }
    return box;
}

/// The lines of an item of a list, the first with its bullet.
std::vector<LineBox> itemLines(const Flow &flow, qsizetype from, qsizetype to, const ListItem &item,
                               const TextStyle &style)
{
    const double left = listIndent * static_cast<double>(item.bullet);
    const qsizetype bullet = from + item.bullet;
    std::vector<LineBox> lines = paragraphLines(flow, from + item.text, to, style, left + listIndent);
    LineBox &first = lines.front();
    HBox withBullet;
    append(withBullet, lineOf(flow.text, bullet, bullet + 1), left + bulletIndent);
    append(withBullet, first.box, 0);
    withBullet.width = first.box.width;
    first.box = std::move(withBullet);
    first.source.start = static_cast<int>(bullet);
    for (LineBox &line : lines)
        line.isLeft = true;
    return lines;
}

/// Where the paragraph ends that begins at `at`. A line break within a formula is a space there.
qsizetype paragraphEnd(const Flow &flow, qsizetype at)
{
    const auto isBreak = [](QChar c) {
        return c == u'\n' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
    };
    auto formula = formulaFrom(flow, at);
    while (at < flow.string.size() && !isBreak(flow.string[at])) {
        if (formula != flow.formulas.end() && formula->source.start == at)
            at = formula++->source.end;
        else
            ++at;
    }
    return at;
}

} // namespace

std::vector<LineBox> paragraphLines(const Flow &flow, qsizetype from, qsizetype to, const TextStyle &style,
                                    double indent)
{
    const Paragraph paragraph = paragraphOf(flow, from, to);
    const auto originOf = [&](qsizetype at) { return paragraph.origins[static_cast<std::size_t>(at)]; };
    std::vector<LinePiece> pieces{{0, withoutBlankEnd(paragraph.plain)}};
    if (style.wrapWidth > 0)
        pieces = filledLines(paragraph.plain, positionsIn(paragraph, flow.text), style.wrapWidth / style.em - indent);
    std::vector<LineBox> lines;
    for (const LinePiece piece : pieces) {
        LineBox line{{}, {static_cast<int>(originOf(piece.from)), static_cast<int>(originOf(piece.to))}, {}};
        HBox content = boxOf(paragraph, flow.text, piece);
        if (indent > 0) {
            append(line.box, content, indent);
            line.box.width = indent + content.width;
        } else {
            line.box = std::move(content);
        }
        if (style.align == Align::Justify && lines.size() + 1 < pieces.size() && !paragraph.plain.isRightToLeft()) {
            for (const qsizetype point : stretchPoints(paragraph.plain, piece))
                line.stretch.push_back(originOf(point));
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

void spendOnLetters(const QString &string)
{
    constexpr quint64 workOfLetter = 3'000;
    base::spend(static_cast<quint64>(string.size()) * workOfLetter);
}

Typeset laidOut(const Flow &flow, const TextStyle &style)
{
    const QString &string = flow.string;
    std::vector<LineBox> lines;
    for (qsizetype from = 0; from <= string.size();) {
        const qsizetype to = paragraphEnd(flow, from);
        const auto item = style.hasLists ? listItem(QStringView(string).mid(from, to - from)) : std::nullopt;
        for (LineBox &line : item ? itemLines(flow, from, to, *item, style) : paragraphLines(flow, from, to, style))
            lines.push_back(std::move(line));
        from = to + 1;
    }
    Typeset result = stacked(std::move(lines), string, style);
    result.warnings = flow.text.warnings + result.warnings;
    result.shape = result.shape.edited([&](shape::Part &root) {
        root.lettering =
            std::make_shared<const shape::Lettering>(shape::Lettering{style.family, style.weight, style.italic});
    });
    return result;
}

} // namespace lectograph::typeset
