// SPDX-License-Identifier: GPL-3.0-or-later
#include "code_pairs.h"

#include "base/keeper.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <functional>

namespace lectograph::text {

namespace {

using LinePair = std::pair<int, int>;
using LinePairs = std::vector<LinePair>;
using TextKeys = std::vector<QStringView>; ///< of lines or tokens; equal ones are equal

constexpr std::size_t mostCells = 4'000'000; ///< of a table that is filled for one comparison

bool isWord(QStringView text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.isLetterOrNumber() || c == u'_'; });
}

std::size_t index(int i)
{
    return static_cast<std::size_t>(i);
}

/// A best path through the table of `rows` × `columns`: the pairs of a common sequence in which `gain` is greatest in all.
/// Only pairs with a positive gain. None if the table is too large.
LinePairs bestSequence(int rows, int columns, const std::function<double(int, int)> &gain)
{
    const std::size_t width = index(columns) + 1;
    if ((index(rows) + 1) * width > mostCells)
        return {};
    std::vector<float> best((index(rows) + 1) * width, 0);
    const auto at = [&](int i, int j) -> float & { return best[index(i) * width + index(j)]; };
    for (int i = rows - 1; i >= 0; --i) {
        for (int j = columns - 1; j >= 0; --j) {
            const double own = gain(i, j);
            at(i, j) = std::max(at(i + 1, j), at(i, j + 1));
            if (own > 0)
                at(i, j) = std::max(at(i, j), at(i + 1, j + 1) + static_cast<float>(own));
        }
    }
    LinePairs pairs;
    for (int i = 0, j = 0; i < rows && j < columns;) {
        const double own = gain(i, j);
        if (own > 0 && at(i, j) <= at(i + 1, j + 1) + static_cast<float>(own))
            pairs.emplace_back(i++, j++);
        else if (at(i, j) <= at(i + 1, j))
            ++i;
        else
            ++j;
    }
    return pairs;
}

/// Patience diff: what occurs once on both sides is matched in order, then what lies between these.
class Patience
{
public:
    Patience(const TextKeys &from, const TextKeys &to) : m_from(from), m_to(to) {}

    LinePairs pairs()
    {
        match(0, static_cast<int>(m_from.size()), 0, static_cast<int>(m_to.size()), 0);
        std::ranges::sort(m_pairs);
        return std::move(m_pairs);
    }

private:
    void match(int a, int aEnd, int b, int bEnd, int depth)
    {
        while (a < aEnd && b < bEnd && m_from[index(a)] == m_to[index(b)])
            m_pairs.emplace_back(a++, b++);
        while (a < aEnd && b < bEnd && m_from[index(aEnd - 1)] == m_to[index(bEnd - 1)])
            m_pairs.emplace_back(--aEnd, --bEnd);
        if (a == aEnd || b == bEnd)
            return;
        const LinePairs anchors = depth < 50 ? increasing(unique(a, aEnd, b, bEnd)) : LinePairs();
        if (anchors.empty()) {
            for (const auto &[i, j] : bestSequence(aEnd - a, bEnd - b, [&](int i, int j) {
                     return m_from[index(a + i)] == m_to[index(b + j)] ? 1.0 : 0.0;
                 }))
                m_pairs.emplace_back(a + i, b + j);
            return;
        }
        for (const auto &[i, j] : anchors) {
            match(a, i, b, j, depth + 1);
            m_pairs.emplace_back(i, j);
            a = i + 1;
            b = j + 1;
        }
        match(a, aEnd, b, bEnd, depth + 1);
    }

    /// Blank lines and lines of brackets only say nothing.
    LinePairs unique(int a, int aEnd, int b, int bEnd) const
    {
        QHash<QStringView, std::array<int, 4>> counts; // in `from`, where, in `to`, where
        for (int i = a; i < aEnd; ++i) {
            auto &count = counts[m_from[index(i)]];
            ++count[0];
            count[1] = i;
        }
        for (int j = b; j < bEnd; ++j) {
            auto &count = counts[m_to[index(j)]];
            ++count[2];
            count[3] = j;
        }
        LinePairs pairs;
        for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
            if (it.value()[0] == 1 && it.value()[2] == 1 && isWord(it.key()))
                pairs.emplace_back(it.value()[1], it.value()[3]);
        }
        std::ranges::sort(pairs);
        return pairs;
    }

    /// The longest increasing subsequence.
    static LinePairs increasing(const LinePairs &pairs)
    {
        std::vector<int> tails; // indices of the last pair of a sequence of each length
        std::vector<int> before(pairs.size(), -1);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const auto place = std::ranges::lower_bound(tails, pairs[i].second, {},
                                                        [&](int tail) { return pairs[index(tail)].second; });
            if (place != tails.begin())
                before[i] = *std::prev(place);
            if (place == tails.end())
                tails.push_back(static_cast<int>(i));
            else
                *place = static_cast<int>(i);
        }
        LinePairs result;
        for (int i = tails.empty() ? -1 : tails.back(); i >= 0; i = before[index(i)])
            result.push_back(pairs[index(i)]);
        std::ranges::reverse(result);
        return result;
    }

    const TextKeys &m_from;
    const TextKeys &m_to;
    LinePairs m_pairs;
};

qsizetype keptCharacters(const LinePairs &pairs, const TextKeys &keys)
{
    qsizetype sum = 0;
    for (const LinePair &pair : pairs)
        sum += keys[index(pair.first)].size();
    return sum;
}

/// By patience, unless a longest common subsequence keeps more characters.
LinePairs matched(const TextKeys &from, const TextKeys &to)
{
    LinePairs patient = Patience(from, to).pairs();
    LinePairs longest = bestSequence(static_cast<int>(from.size()), static_cast<int>(to.size()),
                                     [&](int i, int j) { return from[index(i)] == to[index(j)] ? 1.0 : 0.0; });
    return keptCharacters(longest, from) > keptCharacters(patient, from) ? longest : patient;
}

TextKeys lineKeys(const Listing &listing, bool isTrimmed)
{
    TextKeys keys;
    for (const ListingLine &line : listing.lines)
        keys.push_back(isTrimmed ? listing.textOf(line).trimmed() : listing.textOf(line));
    return keys;
}

/// Pairs tokens; both listings must outlive it.
class TokenPairing
{
public:
    TokenPairing(const Listing &from, const Listing &to) : m_from(from), m_to(to)
    {
        m_pairs.ofFrom.assign(from.tokens.size(), -1);
        m_pairs.ofTo.assign(to.tokens.size(), -1);
        m_pairs.isMoved.assign(to.tokens.size(), false);
    }

    CodePairs pairs()
    {
        LinePairs lines = matched(lineKeys(m_from, true), lineKeys(m_to, true));
        lines.emplace_back(m_from.size(), m_to.size());
        int a = 0;
        int b = 0;
        for (const auto &[i, j] : lines) {
            joinHunk(a, i, b, j);
            if (i < m_from.size())
                joinLines(i, j);
            a = i + 1;
            b = j + 1;
        }
        joinMoves();
        return std::move(m_pairs);
    }

private:
    void join(int i, int j)
    {
        m_pairs.ofFrom[index(i)] = j;
        m_pairs.ofTo[index(j)] = i;
    }

    /// Of equal lines.
    void joinLines(int i, int j)
    {
        const ListingLine &before = m_from.lines[index(i)];
        const ListingLine &after = m_to.lines[index(j)];
        for (std::size_t k = 0; before.first + k < before.last && after.first + k < after.last; ++k)
            join(static_cast<int>(before.first + k), static_cast<int>(after.first + k));
    }

    /// What one token gains by standing for the other, in two lines that do.
    double likeness(int i, int j) const
    {
        const ListingToken &before = m_from.tokens[index(i)];
        const ListingToken &after = m_to.tokens[index(j)];
        const QStringView a = m_from.textOf(before);
        const QStringView b = m_to.textOf(after);
        if (a == b)
            return isWord(a) ? 2.0 : 1.5;
        return before.kind == after.kind && isWord(a) && isWord(b) ? 0.8 : 0;
    }

    static double weightOf(QStringView token) { return isWord(token) ? 1 : 0.5; }

    /// The pairs of tokens of two lines, and how much of the lines is equal, 0…1.
    std::pair<LinePairs, double> compared(const ListingLine &before, const ListingLine &after) const
    {
        const auto rows = static_cast<int>(before.last - before.first);
        const auto columns = static_cast<int>(after.last - after.first);
        const int a = static_cast<int>(before.first);
        const int b = static_cast<int>(after.first);
        LinePairs pairs = bestSequence(rows, columns, [&](int i, int j) { return likeness(a + i, b + j); });
        double equal = 0;
        for (const auto &[i, j] : pairs) {
            const QStringView text = m_from.textOf(m_from.tokens[index(a + i)]);
            equal += text == m_to.textOf(m_to.tokens[index(b + j)]) ? weightOf(text) : 0.25;
        }
        double all = 0;
        for (std::size_t k = before.first; k < before.last; ++k)
            all += weightOf(m_from.textOf(m_from.tokens[k]));
        for (std::size_t k = after.first; k < after.last; ++k)
            all += weightOf(m_to.textOf(m_to.tokens[k]));
        // What is assigned to one name, or begins with one word, is meant as one line.
        const bool beginsAlike = rows > 0 && columns > 0 && isWord(fromText(a)) && fromText(a) == toText(b);
        for (auto &[i, j] : pairs) {
            i += a;
            j += b;
        }
        return {std::move(pairs), all == 0 ? 0 : 2 * equal / all + (beginsAlike ? 0.2 : 0)};
    }

    /// Lines that are alike, between lines that are equal.
    void joinHunk(int a, int aEnd, int b, int bEnd)
    {
        const int rows = aEnd - a;
        const int columns = bEnd - b;
        if (rows <= 0 || columns <= 0 || index(rows) * index(columns) > 10'000)
            return;
        constexpr double leastAlike = 0.42;
        std::vector<double> alike(index(rows) * index(columns));
        for (int i = 0; i < rows; ++i) {
            for (int j = 0; j < columns; ++j)
                alike[index(i * columns + j)] = compared(m_from.lines[index(a + i)], m_to.lines[index(b + j)]).second;
        }
        const auto gain = [&](int i, int j) {
            const double own = alike[index(i * columns + j)];
            return own < leastAlike ? 0 : own * own;
        };
        for (const auto &[i, j] : bestSequence(rows, columns, gain)) {
            for (const auto &[one, other] : compared(m_from.lines[index(a + i)], m_to.lines[index(b + j)]).first)
                join(one, other);
        }
    }

    QStringView fromText(int i) const { return m_from.textOf(m_from.tokens[index(i)]); }
    QStringView toText(int j) const { return m_to.textOf(m_to.tokens[index(j)]); }
    bool isFree(int i, int j) const
    {
        return i >= 0 && j >= 0 && i < static_cast<int>(m_pairs.ofFrom.size())
            && j < static_cast<int>(m_pairs.ofTo.size()) && m_pairs.ofFrom[index(i)] < 0 && m_pairs.ofTo[index(j)] < 0
            && fromText(i) == toText(j);
    }

    static constexpr int shortestRun = 3;

    /// The places of every run of `shortestRun` tokens without partners; −2 of one that occurs several times.
    QHash<QString, int> runs(const Listing &listing, const std::vector<int> &partners) const
    {
        QHash<QString, int> places;
        for (int i = 0; i + shortestRun <= static_cast<int>(partners.size()); ++i) {
            QString key;
            bool isWhole = true;
            bool hasWord = false;
            for (int k = i; k < i + shortestRun; ++k) {
                const QStringView text = listing.textOf(listing.tokens[index(k)]);
                isWhole = isWhole && partners[index(k)] < 0;
                hasWord = hasWord || (isWord(text) && text.size() > 1);
                key += text.toString() + QChar(0);
            }
            if (isWhole && hasWord)
                places[key] = places.contains(key) ? -2 : i;
        }
        return places;
    }

    struct Run
    {
        int from;
        int to;
        int length;
    };

    void joinMoves()
    {
        const QHash<QString, int> before = runs(m_from, m_pairs.ofFrom);
        const QHash<QString, int> after = runs(m_to, m_pairs.ofTo);
        std::vector<Run> found;
        for (auto it = before.cbegin(); it != before.cend(); ++it) {
            const int other = after.value(it.key(), -1);
            if (it.value() < 0 || other < 0)
                continue;
            if (const Run run = grown({it.value(), other, shortestRun}); isWeighty(run))
                found.push_back(run);
        }
        std::ranges::sort(found, [](const Run &one, const Run &other) {
            return std::tuple(-one.length, one.from, one.to) < std::tuple(-other.length, other.from, other.to);
        });
        for (const Run &run : found) {
            for (int k = 0; k < run.length; ++k) {
                if (!isFree(run.from + k, run.to + k))
                    continue;
                join(run.from + k, run.to + k);
                m_pairs.isMoved[index(run.to + k)] = true;
            }
        }
    }

    /// Whether it says enough to be known again elsewhere: two words of some length.
    bool isWeighty(const Run &run) const
    {
        int words = 0;
        qsizetype letters = 0;
        for (int k = 0; k < run.length; ++k) {
            const QStringView text = fromText(run.from + k);
            words += isWord(text);
            letters += isWord(text) ? text.size() : 0;
        }
        return words >= 2 && letters >= 6;
    }

    Run grown(Run run) const
    {
        while (isFree(run.from - 1, run.to - 1))
            run = {run.from - 1, run.to - 1, run.length + 1};
        while (isFree(run.from + run.length, run.to + run.length))
            ++run.length;
        return run;
    }

    const Listing &m_from;
    const Listing &m_to;
    CodePairs m_pairs;
};

} // namespace

std::shared_ptr<const CodePairs> pairsOf(const Listing &from, const Listing &to)
{
    constexpr qsizetype mostTokens = 500'000;
    static base::Keeper<std::pair<quint64, quint64>, CodePairs> kept(mostTokens);
    return kept.of({from.hash, to.hash}, std::ssize(from.tokens) + std::ssize(to.tokens) + 1,
                   [&] { return TokenPairing(from, to).pairs(); });
}

std::vector<std::pair<int, int>> equalLines(const Listing &from, const Listing &to)
{
    constexpr qsizetype mostLines = 200'000;
    static base::Keeper<std::pair<quint64, quint64>, LinePairs> kept(mostLines);
    return *kept.of({from.hash, to.hash}, std::ssize(from.lines) + std::ssize(to.lines) + 1,
                    [&] { return matched(lineKeys(from, false), lineKeys(to, false)); });
}

} // namespace lectograph::text
