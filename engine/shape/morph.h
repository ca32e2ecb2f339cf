// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"
#include "shape/shape.h"

#include <functional>
#include <memory>

namespace lectograph::shape {

class Alignments;

/// Which parts turn into each other. Everything does, or only what is equal, while the rest fades where it stands.
enum class Matching {
    Everything,
    Letters, ///< of the same outline, or made by the same characters of a text or formula
    Words,   ///< letter by letter; what is no text by its name
    Names,
};

struct MorphOptions
{
    double arcRadians = 0; ///< points travel along arcs of this angle instead of straight lines
    base::ColorMix mix = base::ColorMix::Linear;
    Matching matching = Matching::Everything;
    /// A copy of what stays as it is: what still lies on that is a copy of it (Part::isCopy).
    bool isCopy = false;
};

/// Whether what goes this far has not visibly left its place yet, at a share of the way. Where there is no way to go, only
/// at the beginning.
bool isStillThere(double way, double share);
/// How far the corners of a box go to those of another.
double wayBetween(const base::Box &from, const base::Box &to);

/// The progress of leaf `index` of `count`, 0…1 (outside for easings that overshoot). Leaves are indexed in the drawing
/// order of the target; a leaf that is repeated counts once per copy.
using LeafProgress = std::function<double(int index, int count)>;

/// A morph between two shapes. Alignment is done once, when a state between its ends is asked for first.
///
/// Parts match by name first, then by order. Where one side has more leaves, the other's are split in place: a square
/// becomes four, and its copies together are no more opaque than it was. An unmatched part among parts that match by
/// name fades in out of its neighbour, and a removed one fades into it. Contours are matched by order after rotating
/// the start of closed ones to the nearest knot; curves are split to equal numbers. A pair with the same path only
/// changes its placement, so its outline is neither copied nor rounded.
class Morph
{
public:
    /// With `alignments`, outlines that other morphs have aligned are not aligned again; then for one thread.
    Morph(const Shape &from, const Shape &to, MorphOptions options = {}, std::shared_ptr<Alignments> alignments = {});

    /// At 0 exactly `from`, unless that is copied, at 1 exactly `to` (the same trees, not copies); between them a tree with
    /// the part names of `to`. Copies that merge into one part are children "~0", "~1", … of that part.
    Shape at(double t) const;
    Shape at(const LeafProgress &progress) const;

private:
    struct Plan;
    struct Ends;
    std::shared_ptr<Ends> m_ends;
};

/// Moves a point, or a matrix column, from a to b along an arc of `radians` in the plane of the screen.
base::Vec3 alongArc(const base::Vec3 &from, const base::Vec3 &to, double radians, double t);
base::Transform alongArc(const base::Transform &from, const base::Transform &to, double radians, double t);

/// Cross-fades two superposed shapes, each stretched to the other's box over time: for shapes without common parts. The
/// centre of the box travels along an arc.
Shape crossFade(const Shape &from, const Shape &to, double t, bool stretch = true, double arcRadians = 0);

} // namespace lectograph::shape
