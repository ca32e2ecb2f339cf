// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"
#include "shape/shape.h"

#include <functional>
#include <memory>

namespace lectograph::shape {

struct MorphOptions
{
    double arcRadians = 0; ///< points travel on arcs of this angle instead of straight lines
    base::ColorMix mix = base::ColorMix::Linear;
};

/// How far leaf `index` of `count` has come, 0…1 (and beyond, for easings that overshoot). Leaves count in the drawing
/// order of the target; one that stands for several counts once for each.
using LeafProgress = std::function<double(int index, int count)>;

/// One shape turning into another. Alignment is done once, at construction; at() is cheap and may be called from any
/// thread.
///
/// Parts match by name first, then by order. Where one side has more leaves, the other's are split: a square becomes
/// four by splitting in place, and however translucent it is, its copies cover no more than it did. A new part among
/// others that match by name fades in out of its neighbour, and one that is missing fades into it. Contours are matched
/// by order after the starting points of closed ones were turned to the nearest, curves are split until both have as
/// many. A pair with the same path only changes its placement, so an outline is neither copied nor rounded.
class Morph
{
public:
    Morph(const Shape &from, const Shape &to, MorphOptions options = {});

    /// At 0 the very `from`, at 1 the very `to` (the same trees, not look-alikes); between them a tree with the part
    /// names of `to`. Copies that become one part of it are that part's children "~0", "~1", …
    Shape at(double t) const;
    Shape at(const LeafProgress &progress) const;

private:
    struct Plan;
    std::shared_ptr<const Plan> m_plan;
};

/// A point's, or a matrix column's, way from a to b along an arc of `radians` in the plane of the screen.
base::Vec3 alongArc(const base::Vec3 &from, const base::Vec3 &to, double radians, double t);
base::Transform alongArc(const base::Transform &from, const base::Transform &to, double radians, double t);

/// Superposed, each stretched to the other's box as it goes, and cross-faded: for things with nothing in common.
Shape crossFade(const Shape &from, const Shape &to, double t, bool stretch = true);

} // namespace lectograph::shape
