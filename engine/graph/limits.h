// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

/// What definitions and repetitions may hold: a lecture is untrusted, and a few that are put into each other would
/// otherwise be more than any machine can compute.
namespace lectograph::graph::limit {

inline constexpr std::size_t publishedProperties = 200;
inline constexpr std::size_t nodesInside = 10'000;
/// Of blocks inside that depend on each other, through all definitions in it.
inline constexpr int depthInside = 250;
/// For one block, through all definitions and repetitions in it.
inline constexpr quint64 evaluationsInside = 250'000;
/// Of one repetition.
inline constexpr std::size_t items = 10'000;

} // namespace lectograph::graph::limit
