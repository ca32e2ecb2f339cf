// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/text.h"

#include "typeset/line_breaks.h"
#include "typeset/paragraph.h"
#include "typeset/styled_text.h"

#include <algorithm>

namespace lectograph::typeset {

namespace {

constexpr double listIndent = 1;     ///< of each level, in ems
constexpr double bulletIndent = 0.3; ///< of a bullet within its level

/// The lines of the range [from, to) of the text, each at `indent` ems.
std::vector<LineBox> paragraphLines(const StyledText &text, qsizetype from, qsizetype to, const TextStyle &style,
                                    double indent = 0)
{
    const QString paragraph = text.string.mid(from, to - from);
    std::vector<LinePiece> pieces{{0, withoutBlankEnd(paragraph)}};
    if (style.wrapWidth > 0)
        pieces = filledLines(paragraph, positionsOf(text, from, to), style.wrapWidth / style.em - indent);
    std::vector<LineBox> lines;
    for (const LinePiece piece : pieces) {
        LineBox line{{}, {static_cast<int>(from + piece.from), static_cast<int>(from + piece.to)}, {}};
        HBox letters = lineOf(text, from + piece.from, from + piece.to);
        if (indent > 0) {
            append(line.box, letters, indent);
            line.box.width = indent + letters.width;
        } else {
            line.box = std::move(letters);
        }
        if (style.align == Align::Justify && lines.size() + 1 < pieces.size() && !paragraph.isRightToLeft()) {
            line.stretch = stretchPoints(paragraph, piece);
            for (qsizetype &point : line.stretch)
                point += from;
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

/// The lines of an item of a list, the first with its bullet.
std::vector<LineBox> itemLines(const StyledText &text, qsizetype from, qsizetype to, const ListItem &item,
                               const TextStyle &style)
{
    const double left = listIndent * static_cast<double>(item.bullet);
    const qsizetype bullet = from + item.bullet;
    std::vector<LineBox> lines = paragraphLines(text, from + item.text, to, style, left + listIndent);
    LineBox &first = lines.front();
    HBox withBullet;
    append(withBullet, lineOf(text, bullet, bullet + 1), left + bulletIndent);
    append(withBullet, first.box, 0);
    withBullet.width = first.box.width;
    first.box = std::move(withBullet);
    first.source.start = static_cast<int>(bullet);
    for (LineBox &line : lines)
        line.isLeft = true;
    return lines;
}

} // namespace

std::optional<ListItem> listItem(QStringView line)
{
    ListItem item;
    while (item.bullet < line.size() && line[item.bullet] == u'\t')
        ++item.bullet;
    item.text = item.bullet + 2;
    const bool isItem = line.size() >= item.text && line[item.bullet] == u'•' && line[item.bullet + 1] == u' ';
    return isItem ? std::optional(item) : std::nullopt;
}

bool hasList(QStringView text)
{
    return std::ranges::any_of(text.split(u'\n'), [](QStringView line) { return listItem(line).has_value(); });
}

Typeset text(const QString &string, const TextStyle &style)
{
    const StyledText styled = styledText(string, style);
    std::vector<LineBox> lines;
    for (qsizetype from = 0; from <= string.size();) {
        qsizetype to = from;
        while (to < string.size() && string[to] != u'\n' && string[to] != QChar::LineSeparator
               && string[to] != QChar::ParagraphSeparator)
            ++to;
        const auto item = style.hasLists ? listItem(QStringView(string).mid(from, to - from)) : std::nullopt;
        for (LineBox &line : item ? itemLines(styled, from, to, *item, style) : paragraphLines(styled, from, to, style))
            lines.push_back(std::move(line));
        from = to + 1;
    }
    Typeset result = stacked(std::move(lines), string, style);
    result.warnings = styled.warnings + result.warnings;
    return result;
}

} // namespace lectograph::typeset
