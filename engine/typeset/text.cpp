// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/text.h"

#include "typeset/line_breaks.h"
#include "typeset/paragraph.h"
#include "typeset/styled_text.h"

namespace lectograph::typeset {

namespace {

/// The lines of the paragraph [from, to) of the text.
std::vector<LineBox> paragraphLines(const StyledText &text, qsizetype from, qsizetype to, const TextStyle &style)
{
    const QString paragraph = text.string.mid(from, to - from);
    std::vector<LinePiece> pieces{{0, withoutBlankEnd(paragraph)}};
    if (style.wrapWidth > 0)
        pieces = filledLines(paragraph, positionsOf(text, from, to), style.wrapWidth / style.em);
    std::vector<LineBox> lines;
    for (const LinePiece piece : pieces) {
        LineBox line{lineOf(text, from + piece.from, from + piece.to),
                     {static_cast<int>(from + piece.from), static_cast<int>(from + piece.to)},
                     {}};
        if (style.align == Align::Justify && lines.size() + 1 < pieces.size() && !paragraph.isRightToLeft()) {
            line.stretch = stretchPoints(paragraph, piece);
            for (qsizetype &point : line.stretch)
                point += from;
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace

Typeset text(const QString &string, const TextStyle &style)
{
    const StyledText styled = styledText(string, style);
    std::vector<LineBox> lines;
    for (qsizetype from = 0; from <= string.size();) {
        qsizetype to = from;
        while (to < string.size() && string[to] != u'\n' && string[to] != QChar::LineSeparator
               && string[to] != QChar::ParagraphSeparator)
            ++to;
        for (LineBox &line : paragraphLines(styled, from, to, style))
            lines.push_back(std::move(line));
        from = to + 1;
    }
    Typeset result = stacked(std::move(lines), string, style);
    result.warnings = styled.warnings + result.warnings;
    return result;
}

} // namespace lectograph::typeset
