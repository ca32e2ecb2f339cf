// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"

#include <QtGlobal>

#include <cstddef>
#include <utility>
#include <vector>

namespace lectograph::shape {

/// What is to be matched, and where it is.
struct Items
{
    std::vector<quint64> keys; ///< of what is equal
    std::vector<base::Vec3> places;
};

/// The squares of the ways from some places to others, beside the way that all go together: that does not say which of them
/// belong together. Squares, so that none is long.
class Ways
{
public:
    /// The places must outlive it.
    Ways(const std::vector<base::Vec3> &from, const std::vector<base::Vec3> &to);

    /// In whole steps, so that equal ways are equal on every machine.
    qint64 steps(std::size_t i, std::size_t j) const;

private:
    const std::vector<base::Vec3> &m_from;
    const std::vector<base::Vec3> &m_to;
    base::Vec3 m_common;
};

/// Positions (in `a`, in `b`) of a longest common subsequence; of several, one with the shortest ways, and of these the
/// first. None of more than a thousand items.
std::vector<std::pair<std::size_t, std::size_t>> commonOf(const Items &a, const Items &b);

} // namespace lectograph::shape
