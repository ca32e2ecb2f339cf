// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/equal_units.h"

#include "base/hash.h"

#include <algorithm>

namespace lectograph::shape {

namespace {

bool isGlyph(const PlacedLeaf &leaf)
{
    const SourceRange source = leaf.shape->source;
    return source.isValid() && source.end <= leaf.words.size();
}

/// One unit for each visible leaf that is wanted.
template <class Wanted, class Key>
std::vector<Unit> singles(const std::vector<PlacedLeaf> &leaves, Wanted wanted, Key key)
{
    std::vector<Unit> units;
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        if (!leaves[i].hidden && wanted(leaves[i]))
            units.push_back({key(leaves[i]), {static_cast<int>(i)}});
    }
    return units;
}

/// The word that a character belongs to. Surrogate pairs are letters of words.
SourceRange wordAround(const QString &words, int place)
{
    const auto isAlone = [&](int i) { return words[i].script() == QChar::Script_Han; };
    if (isAlone(place))
        return {place, place + 1};
    const auto continues = [&](int i) { return !words[i].isSpace() && !isAlone(i); };
    SourceRange range{place, place + 1};
    while (range.start > 0 && continues(range.start - 1))
        --range.start;
    while (range.end < words.size() && continues(range.end))
        ++range.end;
    return range;
}

} // namespace

std::vector<Unit> outlineUnits(const std::vector<PlacedLeaf> &leaves)
{
    return singles(
        leaves, [](const PlacedLeaf &) { return true; },
        [](const PlacedLeaf &leaf) { return leaf.shape->image ? leaf.shape->image->hash : leaf.shape->path.hash(); });
}

std::vector<Unit> letterUnits(const std::vector<PlacedLeaf> &leaves)
{
    return singles(leaves, isGlyph, [](const PlacedLeaf &leaf) {
        const SourceRange source = leaf.shape->source;
        return base::Hash(0).add(leaf.words.mid(source.start, source.end - source.start)).value();
    });
}

std::vector<Unit> wordUnits(const std::vector<PlacedLeaf> &leaves)
{
    std::vector<Unit> units;
    const PlacedLeaf *before = nullptr;
    SourceRange range;
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        const PlacedLeaf &leaf = leaves[i];
        if (leaf.hidden || !isGlyph(leaf))
            continue;
        const int place = leaf.shape->source.start;
        const bool goesOn = before && before->text == leaf.text && range.start <= place && place < range.end;
        if (!goesOn) {
            range = wordAround(leaf.words, place);
            units.push_back({base::Hash(0).add(leaf.words.mid(range.start, range.end - range.start)).value(), {}});
        }
        units.back().leaves.push_back(static_cast<int>(i));
        before = &leaf;
    }
    return units;
}

std::vector<Unit> unwrittenUnits(const std::vector<PlacedLeaf> &leaves)
{
    return singles(
        leaves, [](const PlacedLeaf &leaf) { return !isGlyph(leaf); },
        [](const PlacedLeaf &leaf) { return base::Hash(0).add(leaf.path).value(); });
}

} // namespace lectograph::shape
