// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/part_pairs.h"

#include <QHash>

#include <algorithm>

namespace lectograph::shape {

namespace {

bool isAlone(const PartPair &pair)
{
    return pair.from < 0;
}

std::vector<bool> takenOf(const Part &from, const std::vector<PartPair> &pairs)
{
    std::vector<bool> isTaken(from.children.size(), false);
    for (const PartPair &pair : pairs) {
        if (!isAlone(pair))
            isTaken[static_cast<std::size_t>(pair.from)] = true;
    }
    return isTaken;
}

/// Adds the children of `from` without a partner.
std::vector<PartPair> withRest(std::vector<PartPair> pairs, const Part &from)
{
    const std::vector<bool> isTaken = takenOf(from, pairs);
    for (std::size_t i = 0; i < isTaken.size(); ++i) {
        if (!isTaken[i])
            pairs.push_back({static_cast<int>(i), -1});
    }
    return pairs;
}

std::vector<PartPair> namesakesOf(const Part &from, const Part &to)
{
    QHash<QString, int> byName;
    for (std::size_t i = from.children.size(); i-- > 0;)
        byName.insert(from.children[i]->name, static_cast<int>(i)); // of several, the first
    std::vector<PartPair> pairs;
    for (std::size_t i = 0; i < to.children.size(); ++i)
        pairs.push_back(
            {byName.contains(to.children[i]->name) ? byName.take(to.children[i]->name) : -1, static_cast<int>(i)});
    return pairs;
}

std::vector<PartPair> inOrder(std::size_t count)
{
    std::vector<PartPair> pairs;
    for (int i = 0; i < static_cast<int>(count); ++i)
        pairs.push_back({i, i});
    return pairs;
}

bool areNumbered(const Part &part)
{
    return std::ranges::all_of(part.children, [](const Shape &child) {
        bool isNumber = false;
        child->name.toInt(&isNumber);
        return isNumber;
    });
}

} // namespace

std::vector<PartPair> namesakes(const Part &from, const Part &to)
{
    return withRest(namesakesOf(from, to), from);
}

std::vector<PartPair> pairedChildren(const Part &from, const Part &to)
{
    const std::size_t count = to.children.size();
    const bool areEquallyMany = from.children.size() == count;
    if (!from.sourceText.isEmpty() || !to.sourceText.isEmpty())
        return areEquallyMany ? inOrder(count) : std::vector<PartPair>();
    std::vector<PartPair> pairs = namesakesOf(from, to);
    if (!areEquallyMany)
        return std::ranges::all_of(pairs, isAlone) ? std::vector<PartPair>() : withRest(std::move(pairs), from);
    if (std::ranges::none_of(pairs, isAlone))
        return pairs;
    if (areNumbered(from) && areNumbered(to))
        return inOrder(count);
    const std::vector<bool> isTaken = takenOf(from, pairs);
    auto next = isTaken.begin();
    for (PartPair &pair : pairs) {
        next = std::find(next, isTaken.end(), false);
        if (isAlone(pair))
            pair.from = static_cast<int>(next++ - isTaken.begin());
    }
    return pairs;
}

} // namespace lectograph::shape
