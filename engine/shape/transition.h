// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/alignment.h"
#include "shape/matching.h"
#include "shape/morph.h"

#include <memory>

namespace lectograph::shape {

/// The way of one leaf to another, in the space of the parent that it gets in the morph's tree.
class Transition
{
public:
    /// `addressed` has the name, tags and source of the result. `inner` carries the space of the whole's parent into
    /// the space of the leaf's parent.
    Transition(const PlacedLeaf *from, const PlacedLeaf *to, const LeafPair &pair, Part addressed,
               const base::Transform &inner, std::shared_ptr<const Alignment> alignment, const MorphOptions &options);

    /// The finish is this very part of the target's tree.
    void finishAs(const Shape &shape) { m_finish = shape; }
    Shape at(double t) const;

private:
    /// One side: what of a leaf changes on the way.
    struct Side
    {
        Style style;
        double opacity = 1;
        double revealFrom = 0;
        double revealTo = 1;
        int copy = 0;
        int copies = 1;
        bool lent = false;

        double alpha(double own, double way) const;
    };
    enum class Way { Still, Move, Bend, Fade, Appear, Vanish };

    Shape moved(double t) const;
    double alphaAt(double from, double to, double t) const;
    void dress(Part &part, double t) const;

    Way m_way = Way::Still;
    Shape m_start;
    Shape m_finish;
    Part m_part; ///< what stays the same on the way
    Side m_from;
    Side m_to;
    base::Transform m_placeFrom; ///< in the space of the whole's parent, whose straight lines and arcs it follows
    base::Transform m_placeTo;
    base::Transform m_inner;
    std::shared_ptr<const Alignment> m_alignment;
    double m_arc = 0;
    base::ColorMix m_mix = base::ColorMix::Linear;
};

/// How a leaf is divided into outline and placement so that two of them can be interpolated: the outline in true size,
/// the placement a plane of unit vectors.
struct Plane
{
    base::Transform frame;
    base::Transform outline; ///< flat: from the leaf's own coordinates into those of the plane
};
struct Planes
{
    Plane from;
    Plane to;
};
Planes planesOf(const base::Transform &from, const base::Transform &to);

} // namespace lectograph::shape
