// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/matching.h"

#include <QHash>

#include <algorithm>
#include <limits>

namespace lectograph::shape {

namespace {

using Leaves = std::vector<PlacedLeaf>;
using Partners = std::vector<int>; ///< for each leaf of one side its first partner on the other, or −1

void collect(const Shape &shape, const QString &path, const base::Transform &outer, double opacity, bool hidden,
             Leaves &leaves)
{
    const base::Transform place = outer * shape->placement;
    opacity *= shape->opacity;
    hidden = hidden || shape->hidden;
    if (isLeaf(*shape))
        leaves.push_back({shape, path, place, hidden ? 0 : opacity, hidden});
    for (const Shape &child : shape->children) {
        const QString below = path.isEmpty() ? child->name : path + QLatin1Char('/') + child->name;
        collect(child, below, place, opacity, hidden, leaves);
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

/// Visible leaves without a partner.
std::vector<int> leftOver(const Leaves &leaves, const Partners &partners)
{
    std::vector<int> result;
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        if (partners[i] < 0 && !leaves[i].hidden)
            result.push_back(static_cast<int>(i));
    }
    return result;
}

/// The leaf of the own side whose partner the leaf `extra` shares: its nearest relative that has one, and there the
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
        result.insert(leaves[i].path, static_cast<int>(i)); // of two with the same path the first stays
    return result;
}

/// Numbers the copies of every leaf that occurs in several pairs.
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

} // namespace

Leaves leavesOf(const Shape &shape)
{
    Leaves leaves;
    leaves.reserve(static_cast<std::size_t>(shape.leafCount()));
    collect(shape, {}, {}, 1, false, leaves);
    return leaves;
}

std::vector<LeafPair> paired(const Leaves &from, const Leaves &to)
{
    std::vector<LeafPair> pairs;
    Partners ofFrom(from.size(), -1);
    Partners ofTo(to.size(), -1);
    const auto join = [&](int a, int b) {
        LeafPair pair;
        pair.from = a;
        pair.to = b;
        pairs.push_back(pair);
        ofFrom[static_cast<std::size_t>(a)] = b;
        ofTo[static_cast<std::size_t>(b)] = a;
    };
    const QHash<QString, int> fromByPath = indexByPath(from);
    const QHash<QString, int> toByPath = indexByPath(to);
    for (auto it = toByPath.begin(); it != toByPath.end(); ++it) {
        if (const int a = fromByPath.value(it.key(), -1); a >= 0)
            join(a, it.value());
    }
    const std::vector<int> restFrom = leftOver(from, ofFrom);
    const std::vector<int> restTo = leftOver(to, ofTo);
    if (!restFrom.empty() && !restTo.empty()) {
        const std::size_t count = std::max(restFrom.size(), restTo.size());
        for (std::size_t i = 0; i < count; ++i)
            join(restFrom[i * restFrom.size() / count], restTo[i * restTo.size() / count]);
    } else {
        for (const int a : restFrom) {
            const int relative = relativeOf(a, from, ofFrom, fromByPath);
            LeafPair pair;
            pair.from = a;
            pair.to = relative < 0 ? -1 : ofFrom[static_cast<std::size_t>(relative)];
            pair.toLent = true;
            pairs.push_back(pair);
        }
        for (const int b : restTo) {
            const int relative = relativeOf(b, to, ofTo, toByPath);
            LeafPair pair;
            pair.from = relative < 0 ? -1 : ofTo[static_cast<std::size_t>(relative)];
            pair.to = b;
            pair.fromLent = true;
            pairs.push_back(pair);
        }
    }
    std::sort(pairs.begin(), pairs.end(), [](const LeafPair &a, const LeafPair &b) {
        const auto key = [](const LeafPair &pair) {
            return std::pair(pair.to < 0 ? std::numeric_limits<int>::max() : pair.to, pair.from);
        };
        return key(a) < key(b);
    });
    countCopies(pairs, from.size(), &LeafPair::from, &LeafPair::fromLent, &LeafPair::fromCopy, &LeafPair::fromCopies);
    countCopies(pairs, to.size(), &LeafPair::to, &LeafPair::toLent, &LeafPair::toCopy, &LeafPair::toCopies);
    return pairs;
}

} // namespace lectograph::shape
