// SPDX-License-Identifier: GPL-3.0-or-later
#include "code_focus.h"

#include "shape/phrase.h"
#include "typeset/code_focus_steps.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <optional>

namespace lectograph::text {

using namespace Qt::StringLiterals;
using typeset::cutOutsideQuotes;

namespace {

/// Numbers of lines, counted from 0: [first, last].
struct Rows
{
    int first = 0;
    int last = -1;
};

std::optional<Rows> rowsIn(const QString &item, int firstNumber, int count)
{
    static const QRegularExpression range(uR"(^(\d*)\s*(-|–|—|~|\.\.)\s*(\d*)$)"_s);
    bool isNumber = false;
    if (const int number = item.toInt(&isNumber); isNumber)
        return Rows{number - firstNumber, number - firstNumber};
    const auto match = range.match(item);
    if (!match.hasMatch() || (match.captured(1).isEmpty() && match.captured(3).isEmpty()))
        return std::nullopt;
    const int from = match.captured(1).isEmpty() ? 0 : match.captured(1).toInt() - firstNumber;
    const int to = match.captured(3).isEmpty() ? count - 1 : match.captured(3).toInt() - firstNumber;
    return Rows{std::min(from, to), std::max(from, to)};
}

void light(CodeLevels &levels, const Listing &listing, Rows rows)
{
    for (int i = std::max(0, rows.first); i <= std::min(rows.last, listing.size() - 1); ++i) {
        const ListingLine &line = listing.lines[static_cast<std::size_t>(i)];
        levels.lines[static_cast<std::size_t>(i)] = 1;
        std::fill(levels.units.begin() + line.range.start, levels.units.begin() + line.range.end, 1.0);
    }
}

/// What a part of an item stands for, within what the part before it does: lines by their numbers, or a phrase in quotes.
std::vector<shape::SourceRange> rangesOf(const QString &part, const std::vector<shape::SourceRange> &within,
                                         const Listing &listing, int firstNumber)
{
    std::vector<shape::SourceRange> ranges;
    const auto addCommon = [&](const shape::SourceRange &range) {
        for (const shape::SourceRange &around : within) {
            const shape::SourceRange common{std::max(range.start, around.start), std::min(range.end, around.end)};
            if (common.start < common.end)
                ranges.push_back(common);
        }
    };
    if (const auto rows = rowsIn(part, firstNumber, listing.size())) {
        for (int i = std::max(0, rows->first); i <= std::min(rows->last, listing.size() - 1); ++i)
            addCommon(listing.lines[static_cast<std::size_t>(i)].range);
        return ranges;
    }
    if (part.size() < 3 || !part.startsWith(u'"') || !part.endsWith(u'"'))
        return ranges;
    const QString phrase = part.mid(1, part.size() - 2).replace(u"\\\""_s, u"\""_s);
    for (const shape::SourceRange &range : shape::occurrences(listing.text, phrase)) {
        if (std::ranges::any_of(within, [&](const shape::SourceRange &around) {
                return around.start <= range.start && range.end <= around.end;
            }))
            ranges.push_back(range);
    }
    return ranges;
}

/// Whether the phrase is in the code: "x", and of several "x" those in line 2 or in another phrase, 2:"x" and "f(x)":"x".
bool lightPhrase(CodeLevels &levels, const Listing &listing, const QString &item, int firstNumber)
{
    std::vector<shape::SourceRange> found{{0, static_cast<int>(listing.text.size())}};
    for (const QString &part : cutOutsideQuotes(item, u':'))
        found = rangesOf(part.trimmed(), found, listing, firstNumber);
    for (const shape::SourceRange range : found) {
        std::fill(levels.units.begin() + range.start, levels.units.begin() + range.end, 1.0);
        for (int i = listing.lineAt(range.start); i <= listing.lineAt(range.end - 1); ++i)
            levels.lines[static_cast<std::size_t>(i)] = 1;
    }
    return !found.empty();
}

CodeLevels constant(const Listing &listing, double level)
{
    return {std::vector<double>(static_cast<std::size_t>(listing.text.size()), level),
            std::vector<double>(listing.lines.size(), level)};
}

bool isEverything(const QString &item)
{
    return item.isEmpty() || item == "all"_L1 || item == u'*';
}

CodeLevels levelsOf(const Listing &listing, const QString &step, int firstNumber, QStringList *unread)
{
    CodeLevels levels = constant(listing, 0);
    for (const QString &part : cutOutsideQuotes(step, u',')) {
        const QString item = part.trimmed();
        if (isEverything(item))
            return constant(listing, 1);
        if (item == "none"_L1)
            continue;
        const auto rows = rowsIn(item, firstNumber, listing.size());
        if (rows)
            light(levels, listing, *rows);
        const bool isFound = rows ? rows->last >= 0 && rows->first < listing.size()
                                  : lightPhrase(levels, listing, item, firstNumber);
        if (!isFound && unread)
            unread->append(item);
    }
    return levels;
}

/// The levels at a whole step.
CodeLevels wholeStep(const Listing &listing, const QStringList &steps, qsizetype step, int firstNumber,
                     QStringList *unread)
{
    if (step <= 0 || steps.isEmpty())
        return constant(listing, 1);
    return levelsOf(listing, steps[std::min(step, steps.size()) - 1], firstNumber, unread);
}

/// The rows from the first to the last that are lit; nothing where all are, or none.
std::optional<Rows> litRows(const CodeLevels &levels)
{
    const auto isLit = [](double level) { return level > 0; };
    const auto first = std::ranges::find_if(levels.lines, isLit);
    if (first == levels.lines.end() || std::ranges::all_of(levels.lines, isLit))
        return std::nullopt;
    const auto last = std::find_if(levels.lines.rbegin(), levels.lines.rend(), isLit);
    return Rows{static_cast<int>(first - levels.lines.begin()), static_cast<int>(levels.lines.rend() - last) - 1};
}

double shown(double top, std::optional<Rows> rows, int visible, int count)
{
    constexpr int around = 2;
    if (rows) {
        const double first = std::max(0, rows->first - around);
        const double last = std::min(count - 1, rows->last + around);
        if (last - first + 1 > visible)
            top = std::min<double>(rows->first, count - visible);
        else
            top = std::clamp(top, last - visible + 1, first);
    }
    return std::clamp(top, 0.0, static_cast<double>(std::max(0, count - visible)));
}

} // namespace

CodeLevels levelsAt(const Listing &listing, const QStringList &steps, double step, int firstNumber, QStringList *unread)
{
    const double last = static_cast<double>(steps.size());
    const double at = std::clamp(step, 0.0, last);
    const double floor = std::floor(at);
    const double share = at - floor;
    CodeLevels levels = wholeStep(listing, steps, static_cast<qsizetype>(floor), firstNumber, unread);
    if (share == 0)
        return levels;
    const CodeLevels next = wholeStep(listing, steps, static_cast<qsizetype>(floor) + 1, firstNumber, unread);
    const auto mixed = [share](double a, double b) { return a + share * (b - a); };
    std::ranges::transform(levels.units, next.units, levels.units.begin(), mixed);
    std::ranges::transform(levels.lines, next.lines, levels.lines.begin(), mixed);
    return levels;
}

double topAt(const Listing &listing, const QStringList &steps, double step, int firstNumber, double start, int rows)
{
    const int count = listing.size();
    if (count <= rows)
        return 0;
    const double at = std::clamp(step, 0.0, static_cast<double>(steps.size()));
    double top = shown(start, std::nullopt, rows, count);
    for (qsizetype k = 1; static_cast<double>(k) < at + 1 && k <= steps.size(); ++k) {
        const CodeLevels levels = wholeStep(listing, steps, k, firstNumber, nullptr);
        const double next = shown(top, litRows(levels), rows, count);
        const double share = std::min(1.0, at - static_cast<double>(k - 1));
        top += share * (next - top);
    }
    return top;
}

} // namespace lectograph::text
