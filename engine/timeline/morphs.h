// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/alignments.h"
#include "shape/morph.h"

#include <list>
#include <unordered_map>

namespace lectograph::timeline {

/// A cache of morphs by their ends; keeps the most recently used ones.
class Morphs
{
public:
    const shape::Morph &between(const shape::Shape &from, const shape::Shape &to, const shape::MorphOptions &options);

    /// How many outlines were aligned so far.
    int alignments() const { return m_alignments->made(); }

private:
    struct Kept
    {
        quint64 key;
        int size; ///< in leaves
        shape::Morph morph;
    };
    std::list<Kept> m_kept; ///< most recent first
    std::unordered_map<quint64, std::list<Kept>::iterator> m_index;
    int m_size = 0;
    std::shared_ptr<shape::Alignments> m_alignments = std::make_shared<shape::Alignments>();
};

} // namespace lectograph::timeline
