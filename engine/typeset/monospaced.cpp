// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/monospaced.h"

#include "base/graphemes.h"
#include "base/sentence.h"
#include "typeset/flow.h"
#include "typeset/fonts.h"
#include "typeset/styled_text.h"

#include <algorithm>

namespace lectograph::typeset {

namespace {

struct Interval
{
    char32_t first;
    char32_t last;
};

// Unicode's East_Asian_Width W and F, in blocks, and emoji.
constexpr Interval wideCharacters[] = {
    {0x1100, 0x115F},   {0x231A, 0x231B},   {0x23E9, 0x23EC},   {0x2614, 0x2615},   {0x26A1, 0x26A1},
    {0x2705, 0x2705},   {0x2728, 0x2728},   {0x274C, 0x274C},   {0x2E80, 0x303E},   {0x3041, 0x33FF},
    {0x3400, 0x4DBF},   {0x4E00, 0x9FFF},   {0xA000, 0xA4CF},   {0xA960, 0xA97F},   {0xAC00, 0xD7A3},
    {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF01, 0xFF60},   {0xFFE0, 0xFFE6},   {0x1F004, 0x1F004},
    {0x1F18E, 0x1F19A}, {0x1F1E6, 0x1F265}, {0x1F300, 0x1F64F}, {0x1F680, 0x1F6FF}, {0x1F7E0, 0x1F7EB},
    {0x1F900, 0x1FAFF}, {0x20000, 0x3FFFD},
};

constexpr double mostGrowth = 1.1;
constexpr double middleOfSquares = 0.36; // of ideographs, above the base line

bool isWide(char32_t character)
{
    return std::ranges::any_of(wideCharacters, [character](const Interval &interval) {
        return character >= interval.first && character <= interval.last;
    });
}

char32_t characterAt(const QString &text, qsizetype at)
{
    if (text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate())
        return QChar::surrogateToUcs4(text[at], text[at + 1]);
    return text[at].unicode();
}

QStringList familiesOf(const CellStyle &style)
{
    if (!style.family.isEmpty())
        return familiesFor(style.family, style.language);
    // The same letters in lectures of all languages.
    return lettersFirst(familiesFor(FontKind::Mono, style.language));
}

StyledText styled(const QString &line, const CellStyle &style)
{
    return styledText(line, familiesOf(style), 400, false);
}

} // namespace

double cellWidth(const CellStyle &style)
{
    return positionsOf(styled(QStringLiteral("0"), style), 0, 1).back();
}

std::vector<int> cellColumns(const QString &line, int tab)
{
    std::vector<int> columns(static_cast<std::size_t>(line.size()) + 1);
    const std::vector<qsizetype> boundaries = base::graphemeBoundaries(line);
    int column = 0;
    for (std::size_t i = 1; i < boundaries.size(); ++i) {
        const qsizetype start = boundaries[i - 1];
        std::fill(columns.begin() + start, columns.begin() + boundaries[i], column);
        const int step = std::max(1, tab);
        const QChar first = line[start];
        const bool isMark = first.category() == QChar::Mark_NonSpacing || first.unicode() == 0x200B;
        column += first == u'\t' ? step - column % step : isMark ? 0 : isWide(characterAt(line, start)) ? 2 : 1;
    }
    columns.back() = column;
    return columns;
}

CellLine cellLine(const QString &line, const CellStyle &style)
{
    CellLine result{{}, cellColumns(line, style.tab)};
    if (line.isEmpty())
        return result;
    spendOnLetters(line);
    const StyledText text = styled(line, style);
    const double cell = cellWidth(style);
    const std::vector<double> positions = positionsOf(text, 0, line.size());
    result.box = lineOf(text, 0, line.size());
    result.box.width = cell * result.columns.back();
    for (Mark &mark : result.box.marks) {
        const auto start = static_cast<std::size_t>(std::clamp<qsizetype>(mark.source.start, 0, line.size()));
        const auto end = static_cast<std::size_t>(std::clamp<qsizetype>(mark.source.end, 0, line.size()));
        const auto [left, right] = std::minmax(positions[start], positions[end]);
        const double middle = cell * (result.columns[start] + result.columns[end]) / 2;
        // Squares of one em stand far apart in two cells that are wider.
        const double room = cell * (result.columns[end] - result.columns[start]);
        const double growth = result.columns[end] - result.columns[start] == 2 && room > right - left && right > left
                && !mark.image
            ? std::min(mostGrowth, room / (right - left))
            : 1;
        const base::Vec3 letters{(left + right) / 2, middleOfSquares, 0};
        mark.placement = base::Transform::translation({middle, middleOfSquares, 0})
            * base::Transform::scaling(growth, growth, growth) * base::Transform::translation(-letters)
            * mark.placement;
    }
    return result;
}

} // namespace lectograph::typeset
