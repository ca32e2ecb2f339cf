// SPDX-License-Identifier: GPL-3.0-or-later
#include "code_typing.h"

#include "base/graphemes.h"
#include "code_pairs.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lectograph::text {

namespace {

constexpr double deletingSpeed = 3;

/// A range of the first text that is replaced by one of the second.
struct Change
{
    int from;
    int fromEnd;
    int to;
    int toEnd;
};

/// Without what both begin and end with.
Change trimmed(Change change, const QString &before, const QString &after)
{
    while (change.from < change.fromEnd && change.to < change.toEnd && before[change.from] == after[change.to]) {
        ++change.from;
        ++change.to;
    }
    while (change.from < change.fromEnd && change.to < change.toEnd
           && before[change.fromEnd - 1] == after[change.toEnd - 1]) {
        --change.fromEnd;
        --change.toEnd;
    }
    return change;
}

/// Where a line begins; after the last one, the end of the text.
int startOf(const Listing &listing, int line)
{
    return line < listing.size() ? listing.lines[static_cast<std::size_t>(line)].range.start
                                 : static_cast<int>(listing.text.size());
}

std::vector<Change> changesOf(const Listing &from, const Listing &to)
{
    std::vector<Change> changes;
    std::vector<std::pair<int, int>> lines = equalLines(from, to);
    lines.emplace_back(from.size(), to.size());
    int a = 0;
    int b = 0;
    for (const auto &[i, j] : lines) {
        const Change change = trimmed({startOf(from, a), startOf(from, i), startOf(to, b), startOf(to, j)}, from.text,
                                      to.text);
        if (change.from < change.fromEnd || change.to < change.toEnd)
            changes.push_back(change);
        a = i + 1;
        b = j + 1;
    }
    return changes;
}

double effortOf(const std::vector<double> &efforts, int from, int to)
{
    return std::accumulate(efforts.begin() + from, efforts.begin() + to, 0.0);
}

/// The last boundary between characters that is not after `at`.
int wholeCharacters(const QString &text, int at)
{
    const std::vector<qsizetype> boundaries = base::graphemeBoundaries(text);
    const auto after = std::ranges::upper_bound(boundaries, static_cast<qsizetype>(at));
    return after == boundaries.begin() ? 0 : static_cast<int>(*std::prev(after));
}

} // namespace

std::vector<double> typingEfforts(const QString &text)
{
    std::vector<double> efforts(static_cast<std::size_t>(text.size()), 1);
    bool isAtStart = true;
    for (qsizetype i = 0; i < text.size(); ++i) {
        double &effort = efforts[static_cast<std::size_t>(i)];
        if (text[i] == u'\n') {
            const bool opens = i > 0 && (text[i - 1] == u':' || text[i - 1] == u'{');
            effort = isAtStart ? 0 : opens ? 5 : 3;
            isAtStart = true;
        } else if (text[i].isSpace() && isAtStart) {
            effort = 0;
        } else {
            isAtStart = false;
        }
    }
    return efforts;
}

int typedUnits(const QString &text, double share)
{
    if (share >= 1)
        return static_cast<int>(text.size());
    const std::vector<double> efforts = typingEfforts(text);
    const double all = effortOf(efforts, 0, static_cast<int>(efforts.size()));
    double left = std::max(0.0, share) * all;
    int units = 0;
    for (const double effort : efforts) {
        if (effort > left + 1e-9)
            break;
        left -= effort;
        ++units;
    }
    return wholeCharacters(text, units);
}

Edited edited(const Listing &from, const Listing &to, double share)
{
    const std::vector<Change> changes = changesOf(from, to);
    const std::vector<double> efforts = typingEfforts(to.text);
    double all = 0;
    for (const Change &change : changes)
        all += (change.fromEnd - change.from) / deletingSpeed + effortOf(efforts, change.to, change.toEnd);
    double left = std::clamp(share, 0.0, 1.0) * all;
    Edited result;
    int at = 0; // what of the first text is behind
    for (const Change &change : changes) {
        result.text += QStringView(from.text).mid(at, change.from - at);
        const int deleted = std::min(change.fromEnd - change.from, static_cast<int>(left * deletingSpeed + 1e-9));
        const int kept = wholeCharacters(from.text, change.fromEnd - deleted);
        result.text += QStringView(from.text).mid(change.from, std::max(0, kept - change.from));
        at = change.fromEnd;
        left -= (change.fromEnd - change.from) / deletingSpeed;
        int typed = change.to;
        while (typed < change.toEnd && efforts[static_cast<std::size_t>(typed)] <= left + 1e-9)
            left -= efforts[static_cast<std::size_t>(typed++)];
        result.text += QStringView(to.text).mid(change.to, typed - change.to);
        result.cursor = static_cast<int>(result.text.size());
        if (deleted < change.fromEnd - change.from || typed < change.toEnd)
            break;
    }
    result.text += QStringView(from.text).mid(at);
    return result;
}

} // namespace lectograph::text
