// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/morph.h"

namespace lectograph::shape {

namespace {

using base::Box;
using base::Transform;

/// Maps one box onto another; an axis without extent is only translated.
Transform onto(const Box &from, const Box &to)
{
    const auto factor = [](double a, double b) { return a > 0 ? b / a : 1; };
    const Transform scaling = Transform::scaling(factor(from.width(), to.width()), factor(from.height(), to.height()),
                                                 factor(from.depth(), to.depth()));
    return Transform::translation(to.centre()) * scaling * Transform::translation(-from.centre());
}

Box boxAt(const Box &from, const Box &to, double t, double arcRadians)
{
    if (from.isEmpty() || to.isEmpty())
        return from.isEmpty() ? to : from;
    const base::Vec3 bend = alongArc(from.centre(), to.centre(), arcRadians, t) - mix(from.centre(), to.centre(), t);
    return {mix(from.min, to.min, t) + bend, mix(from.max, to.max, t) + bend};
}

Shape placed(const Shape &shape, const Box &box, bool stretch, double share, QString name)
{
    const Box &own = shape.bounds();
    const Transform by = own.isEmpty() ? Transform{}
        : stretch                      ? onto(own, box)
                                       : Transform::translation(box.centre() - own.centre());
    return transformed(shape, by).edited([&](Part &part) {
        part.opacity *= share;
        part.name = std::move(name);
    });
}

} // namespace

Shape crossFade(const Shape &from, const Shape &to, double t, bool stretch, double arcRadians)
{
    if (t == 0)
        return from;
    if (t == 1)
        return to;
    const Box box = boxAt(from.bounds(), to.bounds(), t, arcRadians);
    const double share = std::clamp(t, 0.0, 1.0);
    Part part;
    part.name = to->name;
    part.tags = to->tags;
    part.optionalTags = to->optionalTags;
    part.source = to->source;
    part.z = from->z + share * (to->z - from->z);
    part.pinned = to->pinned;
    part.facing = to->facing;
    part.pivot = box.centre();
    part.children = {placed(from, box, stretch, 1 - share, QStringLiteral("from")),
                     placed(to, box, stretch, share, QStringLiteral("to"))};
    return part;
}

} // namespace lectograph::shape
