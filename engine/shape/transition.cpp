// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/transition.h"

#include "base/quaternion.h"
#include "shape/arc.h"
#include "shape/opacity.h"

#include <algorithm>
#include <cmath>

namespace lectograph::shape {

namespace {

using base::Transform;
using base::Vec3;

bool sameAxes(const Transform &a, const Transform &b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

Vec3 unit(const Vec3 &v, const Vec3 &otherwise)
{
    const double l = base::length(v);
    return l > 1e-12 ? v * (1 / l) : otherwise;
}

Plane planeOf(const Transform &place)
{
    const Vec3 e1 = unit(place.x, {1, 0, 0});
    const Vec3 across = place.y - e1 * base::dot(place.y, e1);
    const Vec3 e2 = unit(across, unit(base::cross({0, 0, 1}, e1), {0, 1, 0}));
    Transform outline;
    outline.x = {base::dot(place.x, e1), 0, 0};
    outline.y = {base::dot(place.y, e1), base::dot(place.y, e2), 0};
    return {{e1, e2, base::cross(e1, e2), place.origin}, outline};
}

/// What is never drawn is a camera's frame: it turns as a whole, instead of shrinking on its way.
bool isFrame(const Style &style)
{
    return !style.hasFill() && !style.hasStroke() && !(style.backStroke.a > 0);
}

base::Box placedBox(const PlacedLeaf &leaf)
{
    Part part;
    part.placement = leaf.place;
    part.path = leaf.shape->path;
    part.image = leaf.shape->image;
    return Shape(std::move(part)).bounds();
}

double clamped(double value)
{
    return std::clamp(value, 0.0, 1.0);
}

} // namespace

Planes planesOf(const Transform &from, const Transform &to)
{
    const bool keepsCircles = from.x.x == from.y.y && from.x.y == -from.y.x; // keeps arcs circular
    if (sameAxes(from, to) && (keepsCircles || !from.isFlat()))
        return {{from, {}}, {to, {}}};
    if (from.isFlat() && to.isFlat()) {
        const auto flat = [](const Transform &t) {
            return Plane{Transform::translation(t.origin), {t.x, t.y, {0, 0, 1}, {}}};
        };
        return {flat(from), flat(to)};
    }
    return {planeOf(from), planeOf(to)};
}

/// The alpha of one copy near this end, at distance `way` from where all copies coincide. There only the first copy is
/// visible, which hides that there are several; the others then fade in, and together they always cover as much as the
/// one leaf did, for any number of translucent layers.
double Transition::Side::alpha(double own, double way) const
{
    if (lent)
        return 0;
    if (copies == 1)
        return own;
    constexpr double parting = 0.15; // distance over which the other copies fade in
    const double x = clamped(1 - way / parting);
    const double nearness = x * x * (3 - 2 * x);
    const double layer = own >= 1 ? 1 : 1 - std::pow(1 - own, 1.0 / copies);
    const double other = (1 - nearness) * layer;
    if (copy > 0)
        return other;
    return own >= 1 ? 1 : 1 - (1 - own) / std::pow(1 - other, copies - 1);
}

Transition::Transition(const PlacedLeaf *from, const PlacedLeaf *to, const LeafPair &pair, Part addressed,
                       const Transform &inner, std::shared_ptr<const Alignment> alignment, const MorphOptions &options)
    : m_part(std::move(addressed)),
      m_inner(inner),
      m_alignment(std::move(alignment)),
      m_arc(options.arcRadians),
      m_mix(options.mix),
      m_isCopy(options.isCopy)
{
    const auto side = [](const PlacedLeaf &leaf, int copy, int copies, bool lent) {
        const Part &part = *leaf.shape;
        return Side{part.style, leaf.opacity, part.revealFrom, part.revealTo, copy, copies, lent};
    };
    const auto end = [this](const PlacedLeaf &leaf, const Side &own) {
        Part part = m_part;
        part.path = leaf.shape->path;
        part.image = leaf.shape->image;
        part.style = own.style;
        part.placement = m_inner * leaf.place;
        part.opacity = own.lent || own.copy > 0 ? 0 : own.opacity;
        part.revealFrom = own.revealFrom;
        part.revealTo = own.revealTo;
        return Shape(std::move(part));
    };
    m_part.isCopy = false;
    m_part.hidden = (!from || from->hidden) && (!to || to->hidden);
    if (from) {
        m_from = side(*from, pair.fromCopy, pair.fromCopies, pair.fromLent);
        m_start = end(*from, m_from);
    }
    if (to) {
        m_to = side(*to, pair.toCopy, pair.toCopies, pair.toLent);
        m_finish = end(*to, m_to);
    }
    if (!from || !to) {
        const Shape &only = from ? m_start : m_finish;
        m_way = m_part.hidden ? Way::Still : from ? Way::Vanish : Way::Appear;
        (from ? m_finish : m_start) = only.edited([](Part &part) { part.opacity = 0; });
        return;
    }
    m_length = m_isCopy ? wayBetween(placedBox(*from), placedBox(*to)) : 0;
    const Part &a = *from->shape;
    const Part &b = *to->shape;
    const bool sameImage = a.image == b.image || (a.image && b.image && a.image->hash == b.image->hash);
    m_placeFrom = from->place;
    m_placeTo = to->place;
    m_part.image = b.image;
    if (!sameImage) {
        m_way = Way::Fade;
    } else if (m_alignment) {
        m_way = Way::Bend;
        const Planes planes = planesOf(from->place, to->place);
        m_placeFrom = planes.from.frame;
        m_placeTo = planes.to.frame;
    } else {
        m_way = m_start == m_finish ? Way::Still : Way::Move;
        m_part.path = b.path;
    }
}

Shape Transition::at(double t) const
{
    if (t == 1 || m_way == Way::Still)
        return m_finish;
    const auto shown = [](const Shape &shape, double opacity) {
        return shape.edited([&](Part &part) { part.opacity = opacity; });
    };
    if (liesOnSource(t)) {
        const Shape start = m_way == Way::Vanish ? shown(m_start, m_from.opacity * clamped(1 - t)) : m_start;
        return start.edited([](Part &part) { part.isCopy = true; });
    }
    if (t == 0)
        return m_start;
    switch (m_way) {
    case Way::Appear: return shown(m_finish, m_to.opacity * clamped(t));
    case Way::Vanish: return shown(m_start, m_from.opacity * clamped(1 - t));
    case Way::Fade: {
        const Shape first = shown(m_start, m_from.alpha(m_from.opacity, t));
        const Shape second = shown(m_finish, m_to.alpha(m_to.opacity, 1 - t));
        return crossFade(first, second, t);
    }
    default: return moved(t);
    }
}

bool Transition::liesOnSource(double t) const
{
    return m_isCopy && m_way != Way::Appear && (m_way == Way::Vanish || isStillThere(m_length, t));
}

Shape Transition::moved(double t) const
{
    const std::complex<double> share = arcShare(m_arc, t);
    Part part = m_part;
    const bool turns = m_way == Way::Move && m_arc == 0 && !m_part.image && isFrame(m_from.style)
        && isFrame(m_to.style);
    part.placement = m_inner
        * (turns ? base::turnedMix(m_placeFrom, m_placeTo, t) : along(m_placeFrom, m_placeTo, share, t));
    if (m_way == Way::Bend) // in a plane that rotates in space, the plane follows the arc
        part.path = between(*m_alignment, m_placeFrom.isFlat() && m_placeTo.isFlat() ? share : t);
    dress(part, t);
    return part;
}

double Transition::alphaAt(double from, double to, double t) const
{
    return clamped(std::lerp(m_from.alpha(from, t), m_to.alpha(to, 1 - t), t));
}

void Transition::dress(Part &part, double t) const
{
    const double share = clamped(t);
    part.style = m_from.style == m_to.style ? m_to.style : mix(m_from.style, m_to.style, share, m_mix);
    part.revealFrom = clamped(std::lerp(m_from.revealFrom, m_to.revealFrom, share));
    part.revealTo = clamped(std::lerp(m_from.revealTo, m_to.revealTo, share));
    const bool single = m_from.copies == 1 && m_to.copies == 1 && !m_from.lent && !m_to.lent;
    if (single || part.image) {
        part.opacity = alphaAt(m_from.opacity, m_to.opacity, share);
        return;
    }
    const Style from = faded(m_from.style, m_from.opacity);
    const Style to = faded(m_to.style, m_to.opacity);
    for (const auto color : {&Style::fill, &Style::stroke, &Style::backStroke})
        (part.style.*color).a = static_cast<float>(alphaAt((from.*color).a, (to.*color).a, share));
}

} // namespace lectograph::shape
