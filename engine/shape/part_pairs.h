// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/shape.h"

#include <vector>

namespace lectograph::shape {

/// A child of one group and the child of another that it turns into; −1 where there is none.
struct PartPair
{
    int from = -1;
    int to = -1;

    friend bool operator==(const PartPair &, const PartPair &) = default;
};

/// Pairs children that have the same name. In the order of `to`; those of `from` that have no partner come last.
std::vector<PartPair> namesakes(const Part &from, const Part &to);

/// The same, but where both groups have equally many children, those without a namesake are paired in their order; and all
/// are that are glyphs of texts, or only numbered, with other numbers. Nothing if no child has a partner, or if the glyphs of
/// two texts differ in number.
std::vector<PartPair> pairedChildren(const Part &from, const Part &to);

} // namespace lectograph::shape
