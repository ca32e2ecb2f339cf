// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/alignment.h"
#include "shape/matching.h"

#include <memory>
#include <unordered_map>

namespace lectograph::shape {

/// A cache of alignments: the same two glyphs in the same size occur repeatedly, and each pair is aligned once. Morphs
/// between states of the same actors share one, so that a moving actor aligns only outlines that it has changed. Not
/// thread-safe.
class Alignments
{
public:
    /// Returns null if one outline serves both ends.
    std::shared_ptr<const Alignment> of(const PlacedLeaf &from, const PlacedLeaf &to);
    /// How many were made so far.
    int made() const { return m_made; }

private:
    std::unordered_map<quint64, std::shared_ptr<const Alignment>> m_known;
    std::size_t m_points = 0;
    int m_made = 0;
};

} // namespace lectograph::shape
