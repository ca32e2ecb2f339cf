// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "code_listing.h"

#include <memory>

namespace lectograph::text {

/// Which tokens and lines of one version of a code are those of another one.
struct CodePairs
{
    std::vector<int> ofFrom;   ///< of every token of the first version its partner in the second, or −1
    std::vector<int> ofTo;     ///< the other way round
    std::vector<bool> isMoved; ///< of every token of the second version, whether it has left its place among the others
};

/// Lines are matched first, those that occur once by patience diff; then, between matched lines, those that are alike,
/// and in them tokens: equal ones, or others of the same kind in the place of each other; last, runs of tokens that
/// occur once on both sides and have moved elsewhere. Those of recent versions are kept: between two of them each frame
/// asks for the same.
std::shared_ptr<const CodePairs> pairsOf(const Listing &from, const Listing &to);

/// Pairs of equal lines as they are written, indent included: (in `from`, in `to`), in order.
std::vector<std::pair<int, int>> equalLines(const Listing &from, const Listing &to);

} // namespace lectograph::text
