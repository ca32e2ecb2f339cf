// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/alignment.h"
#include "shape/matching.h"
#include "shape/morph.h"

#include <memory>

namespace lectograph::shape {

/// The transition of one leaf into another, in the space of its parent in the morph's tree.
class Transition
{
public:
    /// `addressed` supplies the name, tags and source of the result. `inner` maps the parent space of the whole shape
    /// to the parent space of the leaf.
    Transition(const PlacedLeaf *from, const PlacedLeaf *to, const LeafPair &pair, Part addressed,
               const base::Transform &inner, std::shared_ptr<const Alignment> alignment, const MorphOptions &options);

    /// Uses this part of the target's tree as the end state.
    void finishAs(const Shape &shape) { m_finish = shape; }
    Shape at(double t) const;

private:
    /// One side: the attributes of a leaf that change during the transition.
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
    /// Of a copy.
    bool liesOnSource(double t) const;
    double alphaAt(double from, double to, double t) const;
    void dress(Part &part, double t) const;

    Way m_way = Way::Still;
    Shape m_start;
    Shape m_finish;
    Part m_part; ///< the attributes that stay constant
    Side m_from;
    Side m_to;
    base::Transform m_placeFrom; ///< in the parent space of the whole shape, in which lines and arcs are followed
    base::Transform m_placeTo;
    base::Transform m_inner;
    std::shared_ptr<const Alignment> m_alignment;
    double m_arc = 0;
    base::ColorMix m_mix = base::ColorMix::Linear;
    bool m_isCopy = false;
    double m_length = 0; ///< of the way
};

/// Splits a leaf into outline and placement so that two leaves can be interpolated: the outline in true size, the
/// placement as a plane of unit vectors.
struct Plane
{
    base::Transform frame;
    base::Transform outline; ///< flat: from leaf coordinates to plane coordinates
};
struct Planes
{
    Plane from;
    Plane to;
};
Planes planesOf(const base::Transform &from, const base::Transform &to);

} // namespace lectograph::shape
