// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/matching.h"

#include "shape/assignment.h"
#include "shape/commonsequence.h"
#include "shape/equal_units.h"

#include <QHash>
#include <QMap>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <span>
#include <utility>

namespace lectograph::shape {

namespace {

using Leaves = std::vector<PlacedLeaf>;
using Glyphs = std::vector<int>;   ///< of one text, in reading order
using Partners = std::vector<int>; ///< for each leaf of one side its first partner on the other, or −1

/// The attributes a part inherits from its ancestors.
struct Surroundings
{
    base::Transform place;
    double opacity = 1;
    bool hidden = false;
    std::optional<QString> text;
    QString words;
};

void collect(const Shape &shape, const QString &path, Surroundings around, Leaves &leaves)
{
    around.place = around.place * shape->placement;
    around.opacity *= shape->opacity;
    around.hidden = around.hidden || shape->hidden;
    if (!shape->sourceText.isEmpty()) {
        around.text = path;
        around.words = shape->sourceText;
    }
    if (isLeaf(*shape))
        leaves.push_back(
            {shape, path, around.place, around.hidden ? 0 : around.opacity, around.hidden, around.text, around.words});
    for (const Shape &child : shape->children) {
        const QString below = path.isEmpty() ? child->name : path + QLatin1Char('/') + child->name;
        collect(child, below, around, leaves);
    }
}

/// How many leading segments two paths share.
int sharedSegments(const QString &a, const QString &b)
{
    int count = 0;
    for (qsizetype i = 0; i < a.size() && i < b.size() && a[i] == b[i]; ++i)
        count += a[i] == u'/' ? 1 : 0;
    return count;
}

const PlacedLeaf &at(const Leaves &leaves, int index)
{
    return leaves[static_cast<std::size_t>(index)];
}

/// The leaf of the same side whose partner the leaf `extra` borrows: its nearest relative with a partner, and there the
/// leaf of the same name, so that the third digit of a new number comes from the third digit of its neighbour.
int relativeOf(int extra, const Leaves &own, const Partners &partners, const QHash<QString, int> &byPath)
{
    const int count = static_cast<int>(own.size());
    const auto isFree = [&](int i) { return partners[static_cast<std::size_t>(i)] < 0; };
    int before = extra - 1;
    while (before >= 0 && isFree(before))
        --before;
    int after = extra + 1;
    while (after < count && isFree(after))
        ++after;
    const QString &path = at(own, extra).path;
    const auto kinship = [&](int i) { return sharedSegments(path, at(own, i).path); };
    const bool hasAfter = after < count;
    const int relative = before < 0 || (hasAfter && kinship(after) > kinship(before)) ? after : before;
    if (relative < 0 || relative >= count)
        return -1;
    const QString &other = at(own, relative).path;
    const QString namesake = other.left(other.lastIndexOf(u'/') + 1) + path.mid(path.lastIndexOf(u'/') + 1);
    const int better = byPath.value(namesake, -1);
    return better >= 0 && !isFree(better) ? better : relative;
}

QHash<QString, int> indexByPath(const Leaves &leaves)
{
    QHash<QString, int> result;
    result.reserve(static_cast<qsizetype>(leaves.size()));
    for (std::size_t i = leaves.size(); i-- > 0;)
        result.insert(leaves[i].path, static_cast<int>(i)); // if two leaves have the same path, the first wins
    return result;
}

/// Visible glyphs in reading order by the path of their text. Sorted, because earlier pairs influence later ones.
QMap<QString, Glyphs> glyphsByText(const Leaves &leaves)
{
    QMap<QString, Glyphs> result;
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        if (leaves[i].text && !leaves[i].hidden)
            result[*leaves[i].text].push_back(static_cast<int>(i));
    }
    return result;
}

base::Vec3 middleOf(const PlacedLeaf &leaf)
{
    const QPointF middle = leaf.shape->path.isEmpty() ? QPointF() : leaf.shape->path.bounds().center();
    return leaf.place.map(base::Vec3{middle.x(), middle.y(), 0});
}

base::Vec3 middleOf(const Leaves &leaves, std::span<const int> some)
{
    base::Vec3 sum;
    for (const int i : some)
        sum = sum + middleOf(at(leaves, i));
    return some.empty() ? sum : sum * (1.0 / static_cast<double>(some.size()));
}

/// Glyphs, of which those with the same outline are equal.
Items glyphItems(const Leaves &leaves, std::span<const int> some)
{
    Items items;
    for (const int i : some) {
        items.keys.push_back(at(leaves, i).shape->path.hash());
        items.places.push_back(middleOf(at(leaves, i)));
    }
    return items;
}

Items unitItems(const Leaves &leaves, const std::vector<Unit> &units)
{
    Items items;
    for (const Unit &unit : units) {
        items.keys.push_back(unit.key);
        items.places.push_back(middleOf(leaves, unit.leaves));
    }
    return items;
}

/// Numbers the copies of each leaf that occurs in several pairs.
void countCopies(std::vector<LeafPair> &pairs, std::size_t leafCount, int LeafPair::*side, bool LeafPair::*lent,
                 int LeafPair::*copy, int LeafPair::*copies)
{
    std::vector<int> count(leafCount, 0);
    for (LeafPair &pair : pairs) {
        if (pair.*side >= 0 && !(pair.*lent))
            pair.*copy = count[static_cast<std::size_t>(pair.*side)]++;
    }
    for (LeafPair &pair : pairs) {
        if (pair.*side >= 0 && !(pair.*lent))
            pair.*copies = count[static_cast<std::size_t>(pair.*side)];
    }
}

/// Collects pairs.
class Pairing
{
public:
    Pairing(const Leaves &from, const Leaves &to)
        : m_from(from),
          m_to(to),
          m_fromByPath(indexByPath(from)),
          m_toByPath(indexByPath(to)),
          m_ofFrom(from.size(), -1),
          m_ofTo(to.size(), -1),
          m_isLentFrom(from.size(), false),
          m_isLentTo(to.size(), false)
    {}

    /// Pairs the glyphs of two texts.
    void joinGlyphs(std::span<const int> before, std::span<const int> after)
    {
        std::size_t i = 0;
        std::size_t j = 0;
        for (const auto &[sameI, sameJ] : commonOf(glyphItems(m_from, before), glyphItems(m_to, after))) {
            joinInOrder(before.subspan(i, sameI - i), after.subspan(j, sameJ - j));
            join(before[sameI], after[sameJ]);
            i = sameI + 1;
            j = sameJ + 1;
        }
        joinInOrder(before.subspan(i), after.subspan(j));
        joinOrLend(leftOver(before, m_ofFrom, m_isLentFrom), leftOver(after, m_ofTo, m_isLentTo));
    }

    void joinByPath()
    {
        for (auto it = m_toByPath.begin(); it != m_toByPath.end(); ++it) {
            const int a = m_fromByPath.value(it.key(), -1);
            const int b = it.value();
            if (a >= 0 && m_ofFrom[index(a)] < 0 && m_ofTo[index(b)] < 0 && !m_isLentFrom[index(a)]
                && !m_isLentTo[index(b)] && at(m_from, a).text.has_value() == at(m_to, b).text.has_value())
                join(a, b);
        }
    }

    /// Pairs equal units whose leaves have no partners yet: in the same order as far as possible, then by the shortest ways.
    void joinEqual(const std::vector<Unit> &allBefore, const std::vector<Unit> &allAfter)
    {
        const std::vector<Unit> before = free(allBefore, m_ofFrom);
        const std::vector<Unit> after = free(allAfter, m_ofTo);
        const Items from = unitItems(m_from, before);
        const Items to = unitItems(m_to, after);
        const Ways ways(from.places, to.places);
        for (const auto &[i, j] : commonOf(from, to))
            joinInOrder(before[i].leaves, after[j].leaves);
        QMap<quint64, std::pair<std::vector<std::size_t>, std::vector<std::size_t>>> waiting;
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (m_ofFrom[index(before[i].leaves.front())] < 0)
                waiting[before[i].key].first.push_back(i);
        }
        for (std::size_t j = 0; j < after.size(); ++j) {
            if (m_ofTo[index(after[j].leaves.front())] < 0)
                waiting[after[j].key].second.push_back(j);
        }
        for (const auto &[some, others] : std::as_const(waiting)) {
            const std::vector<int> partners = cheapestPartners(
                some.size(), others.size(),
                [&](std::size_t i, std::size_t j) { return static_cast<double>(ways.steps(some[i], others[j])); });
            for (std::size_t i = 0; i < some.size(); ++i) {
                if (partners[i] >= 0)
                    joinInOrder(before[some[i]].leaves, after[others[static_cast<std::size_t>(partners[i])]].leaves);
            }
        }
    }

    void leaveTheRestAlone()
    {
        for (const int a : leftOver(visible(m_from), m_ofFrom, m_isLentFrom))
            m_pairs.push_back({.from = a});
        for (const int b : leftOver(visible(m_to), m_ofTo, m_isLentTo))
            m_pairs.push_back({.to = b});
    }

    /// Glyphs with glyphs, and all others with others. A glyph becomes something else only where nothing else has a partner.
    void joinOrLendTheRest()
    {
        for (const bool areGlyphs : {true, false})
            joinInOrder(ofKind(m_from, restOfFrom(), areGlyphs), ofKind(m_to, restOfTo(), areGlyphs));
        if (m_pairs.empty()) {
            joinOrLend(restOfFrom(), restOfTo());
        } else {
            joinOrLend(restOfFrom(), {});
            joinOrLend({}, restOfTo());
        }
    }

    std::vector<LeafPair> pairs() &&
    {
        std::sort(m_pairs.begin(), m_pairs.end(), [](const LeafPair &a, const LeafPair &b) {
            const auto key = [](const LeafPair &pair) {
                return std::pair(pair.to < 0 ? std::numeric_limits<int>::max() : pair.to, pair.from);
            };
            return key(a) < key(b);
        });
        countCopies(m_pairs, m_from.size(), &LeafPair::from, &LeafPair::fromLent, &LeafPair::fromCopy,
                    &LeafPair::fromCopies);
        countCopies(m_pairs, m_to.size(), &LeafPair::to, &LeafPair::toLent, &LeafPair::toCopy, &LeafPair::toCopies);
        return std::move(m_pairs);
    }

private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }

    static std::vector<int> visible(const Leaves &leaves)
    {
        std::vector<int> result;
        for (std::size_t i = 0; i < leaves.size(); ++i) {
            if (!leaves[i].hidden)
                result.push_back(static_cast<int>(i));
        }
        return result;
    }

    static std::vector<Unit> free(const std::vector<Unit> &units, const Partners &partners)
    {
        std::vector<Unit> result;
        std::ranges::copy_if(units, std::back_inserter(result), [&](const Unit &unit) {
            return std::ranges::all_of(unit.leaves, [&](int leaf) { return partners[index(leaf)] < 0; });
        });
        return result;
    }

    std::vector<int> restOfFrom() const { return leftOver(visible(m_from), m_ofFrom, m_isLentFrom); }
    std::vector<int> restOfTo() const { return leftOver(visible(m_to), m_ofTo, m_isLentTo); }

    static std::vector<int> ofKind(const Leaves &leaves, const std::vector<int> &some, bool areGlyphs)
    {
        std::vector<int> result;
        std::ranges::copy_if(some, std::back_inserter(result),
                             [&](int i) { return at(leaves, i).text.has_value() == areGlyphs; });
        return result;
    }

    /// The leaves without a partner.
    static std::vector<int> leftOver(std::span<const int> some, const Partners &partners,
                                     const std::vector<bool> &isLent)
    {
        std::vector<int> result;
        std::ranges::copy_if(some, std::back_inserter(result),
                             [&](int i) { return partners[index(i)] < 0 && !isLent[index(i)]; });
        return result;
    }

    void join(int a, int b)
    {
        LeafPair pair;
        pair.from = a;
        pair.to = b;
        m_pairs.push_back(pair);
        m_ofFrom[index(a)] = b;
        m_ofTo[index(b)] = a;
    }

    /// Pairs in order; repeats the shorter list evenly.
    void joinInOrder(std::span<const int> some, std::span<const int> others)
    {
        const std::size_t count = some.empty() || others.empty() ? 0 : std::max(some.size(), others.size());
        for (std::size_t i = 0; i < count; ++i)
            join(some[i * some.size() / count], others[i * others.size() / count]);
    }

    void joinOrLend(const std::vector<int> &restFrom, const std::vector<int> &restTo)
    {
        if (!restFrom.empty() && !restTo.empty()) {
            joinInOrder(restFrom, restTo);
            return;
        }
        for (const int a : restFrom) {
            const int relative = relativeOf(a, m_from, m_ofFrom, m_fromByPath);
            LeafPair pair;
            pair.from = a;
            pair.to = relative < 0 ? -1 : m_ofFrom[index(relative)];
            pair.toLent = true;
            m_pairs.push_back(pair);
            m_isLentFrom[index(a)] = true;
        }
        for (const int b : restTo) {
            const int relative = relativeOf(b, m_to, m_ofTo, m_toByPath);
            LeafPair pair;
            pair.from = relative < 0 ? -1 : m_ofTo[index(relative)];
            pair.to = b;
            pair.fromLent = true;
            m_pairs.push_back(pair);
            m_isLentTo[index(b)] = true;
        }
    }

    const Leaves &m_from;
    const Leaves &m_to;
    QHash<QString, int> m_fromByPath;
    QHash<QString, int> m_toByPath;
    Partners m_ofFrom;
    Partners m_ofTo;
    std::vector<bool> m_isLentFrom; ///< already handled, although it has no partner
    std::vector<bool> m_isLentTo;
    std::vector<LeafPair> m_pairs;
};

/// The texts whose path no text of the other side has, in drawing order.
std::vector<Glyphs> withoutNamesake(const QMap<QString, Glyphs> &texts, const QMap<QString, Glyphs> &others)
{
    std::vector<Glyphs> result;
    for (auto it = texts.begin(); it != texts.end(); ++it) {
        if (!others.contains(it.key()))
            result.push_back(it.value());
    }
    std::ranges::sort(result, {}, [](const Glyphs &glyphs) { return glyphs.front(); });
    return result;
}

bool hasLetter(const QString &words)
{
    return std::ranges::any_of(words, [](QChar c) { return c.isLetter(); });
}

/// Pairs texts of the same words by the shortest ways, and removes them from the lists. Numbers go by their places: those of
/// a table are often equal.
void joinEqualTexts(Pairing &pairing, const Leaves &from, const Leaves &to, std::vector<Glyphs> &before,
                    std::vector<Glyphs> &after)
{
    QMap<QString, std::pair<std::vector<Glyphs>, std::vector<Glyphs>>> byWords;
    for (const Glyphs &text : before) {
        if (const QString &words = at(from, text.front()).words; hasLetter(words))
            byWords[words].first.push_back(text);
    }
    for (const Glyphs &text : after) {
        if (const QString &words = at(to, text.front()).words; hasLetter(words))
            byWords[words].second.push_back(text);
    }
    for (const auto &[some, others] : std::as_const(byWords)) {
        const std::vector<int> partners = cheapestPartners(
            some.size(), others.size(), [&some = some, &others = others, &from, &to](std::size_t i, std::size_t k) {
                const base::Vec3 way = middleOf(to, others[k]) - middleOf(from, some[i]);
                return base::dot(way, way);
            });
        for (std::size_t i = 0; i < some.size(); ++i) {
            if (partners[i] < 0)
                continue;
            const Glyphs &other = others[static_cast<std::size_t>(partners[i])];
            pairing.joinGlyphs(some[i], other);
            std::erase(before, some[i]);
            std::erase(after, other);
        }
    }
}

/// Pairs everything that is visible.
void pairAll(Pairing &pairing, const Leaves &from, const Leaves &to)
{
    const QMap<QString, Glyphs> toTexts = glyphsByText(to);
    const QMap<QString, Glyphs> fromTexts = glyphsByText(from);
    for (auto it = fromTexts.begin(); it != fromTexts.end(); ++it) {
        if (const auto same = toTexts.find(it.key()); same != toTexts.end())
            pairing.joinGlyphs(it.value(), *same);
    }
    std::vector<Glyphs> before = withoutNamesake(fromTexts, toTexts);
    std::vector<Glyphs> after = withoutNamesake(toTexts, fromTexts);
    joinEqualTexts(pairing, from, to, before, after);
    for (std::size_t i = 0; before.size() == after.size() && i < before.size(); ++i)
        pairing.joinGlyphs(before[i], after[i]);
    pairing.joinByPath();
    pairing.joinOrLendTheRest();
}

void pairEqual(Pairing &pairing, const Leaves &from, const Leaves &to, Matching matching)
{
    if (matching == Matching::Letters) {
        pairing.joinEqual(outlineUnits(from), outlineUnits(to));
        pairing.joinEqual(letterUnits(from), letterUnits(to));
    } else if (matching == Matching::Words) {
        pairing.joinEqual(wordUnits(from), wordUnits(to));
        pairing.joinEqual(unwrittenUnits(from), unwrittenUnits(to));
    } else {
        pairing.joinByPath();
    }
    pairing.leaveTheRestAlone();
}

} // namespace

Leaves leavesOf(const Shape &shape)
{
    Leaves leaves;
    leaves.reserve(static_cast<std::size_t>(shape.leafCount()));
    collect(shape, {}, {}, leaves);
    return leaves;
}

std::vector<LeafPair> paired(const Leaves &from, const Leaves &to, Matching matching)
{
    Pairing pairing(from, to);
    if (matching == Matching::Everything)
        pairAll(pairing, from, to);
    else
        pairEqual(pairing, from, to, matching);
    return std::move(pairing).pairs();
}

} // namespace lectograph::shape
