// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/pen.h"

namespace lectograph::raster {
namespace {

bool hasColors(const std::shared_ptr<const shape::Gradient> &gradient)
{
    return gradient && !gradient->stops.empty();
}

/// QRect::intersects() for non-empty rectangles, short enough for the innermost loop.
bool meet(const QRect &a, const QRect &b)
{
    return a.left() <= b.right() && b.left() <= a.right() && a.top() <= b.bottom() && b.top() <= a.bottom();
}

} // namespace

Pen::Pen(const Surface &surface, const picture::Picture &picture, const Plan &plan)
    : m_surface(surface),
      m_picture(picture),
      m_plan(plan),
      m_views{picture::View(picture, plan.size, false), picture::View(picture, plan.size, true)}
{}

void Pen::draw(std::span<const QRect> rects)
{
    QRect all;
    for (const QRect &rect : rects)
        all |= rect;
    m_near.clear();
    for (const Step &step : m_plan.steps) {
        if (meet(step.bounds, all))
            m_near.push_back(&step);
    }
    const Pixel background = pixelOf(m_plan.background);
    for (const QRect &rect : rects) {
        for (int y = rect.top(); y <= rect.bottom(); ++y)
            std::fill_n(m_surface.at(rect.left(), y), rect.width(), background);
        for (const Step *step : m_near) {
            if (meet(step->bounds, rect))
                draw(m_plan.item(m_picture, *step), rect & step->bounds);
        }
    }
}

void Pen::draw(const picture::Item &item, const QRect &clip)
{
    const picture::View &view = m_views[item.pinned];
    if (item.image)
        image(item, view, clip);
    if (item.path.isEmpty())
        return;

    const shape::Style &style = item.style;
    const Nib nib{style.strokeWidth, style.widthProfile ? std::span(*style.widthProfile) : std::span<const double>(),
                  style.cap, style.join};
    const bool flat = isFlat(view, item);
    const bool isInPlane = picture::strokesLieInPlane(view, item);
    const Polylines *lines = nullptr;
    const auto strokeWith = [&](const Nib &by, const base::Color &color) {
        stroke(isInPlane ? m_planeStroker.outline(item, view, by) : m_stroker.outline(*lines, by), color, clip);
    };
    if (flat) {
        const double unit = view.strokeUnitAt(view.seen(item.place.origin).z, style.screenWidth);
        const bool measured = style.hasStroke() && (!nib.profile.empty() || hasColors(style.strokeGradient));
        lines = &m_flattener.flat(item.path, toPixels(view, item.place), unit, measured);
    } else if ((style.hasBackStroke() || style.hasStroke()) && !isInPlane) {
        lines = &m_flattener.lines(item.path, item.place, view, style.screenWidth);
    }

    if (style.hasBackStroke())
        strokeWith({style.backStrokeWidth, {}, style.cap, style.join}, style.backStroke);
    if (style.hasFill())
        fill(item, view, flat ? *lines : m_areaFlattener.area(item.path, item.place, view), clip);
    if (style.hasStroke()) {
        if (hasColors(style.strokeGradient))
            rampStroke(*lines, nib, Ramp(*style.strokeGradient, style.stroke.a), clip);
        else
            strokeWith(nib, style.stroke);
    }
}

void Pen::image(const picture::Item &item, const picture::View &view, const QRect &clip)
{
    const Plane plane(view, item.place);
    if (plane.isEdgeOn() || item.image->image.isNull())
        return;
    static const shape::Path square({{{{-0.5, -0.5},
                                       {-0.5, -0.5},
                                       {0.5, -0.5},
                                       {0.5, -0.5},
                                       {0.5, -0.5},
                                       {0.5, 0.5},
                                       {0.5, 0.5},
                                       {0.5, 0.5},
                                       {-0.5, 0.5},
                                       {-0.5, 0.5},
                                       {-0.5, 0.5},
                                       {-0.5, -0.5},
                                       {-0.5, -0.5}},
                                      true}});
    cover(m_areaFlattener.area(square, item.place, view));
    const auto opacity = static_cast<unsigned>(std::clamp(item.opacity, 0.0, 1.0) * 256 + 0.5);
    lay(ImagePaint(*item.image, plane, picture::isSharp(view, item)), shape::FillRule::NonZero, opacity, clip);
}

void Pen::fill(const picture::Item &item, const picture::View &view, const Polylines &area, const QRect &clip)
{
    const shape::Style &style = item.style;
    if (const double bleed = shape::bleedOf(style); bleed > 0) {
        m_widened = area;
        widen(m_widened, bleed);
        cover(m_widened);
    } else {
        cover(area);
    }
    if (style.shading) {
        if (const Plane plane(view, item.place); !plane.isEdgeOn()) {
            lay(ShadingPaint(*style.shading, item.path, style.fill.a, plane), item.path.fillRule(), 256, clip);
            return;
        }
    }
    if (style.shading || !hasColors(style.fillGradient)) {
        lay(pixelOf(style.fill), item.path.fillRule(), clip);
        return;
    }
    const Plane plane(view, item.place);
    if (!plane.isEdgeOn())
        lay(GradientPaint(*style.fillGradient, style.fill.a, item.path.bounds(), plane), item.path.fillRule(), 256,
            clip);
}

void Pen::stroke(const Polygons &outline, const base::Color &color, const QRect &clip)
{
    m_coverage.clear();
    for (const Polygons::Ring &ring : outline.rings) {
        const std::span<const QPointF> points = outline.of(ring);
        m_coverage.beginRing(points.front());
        for (const QPointF &point : points.subspan(1))
            m_coverage.lineTo(point);
        m_coverage.closeRing();
    }
    lay(pixelOf(color), shape::FillRule::NonZero, clip);
}

/// The segments add up to the stroke's coverage, and each pixel gets the mean colour of its segments: no seams and no
/// colour blended over itself.
void Pen::rampStroke(const Polylines &lines, const Nib &nib, const Ramp &ramp, const QRect &clip)
{
    const Polygons &strips = m_stroker.strips(lines, nib);
    m_coverage.clear();
    for (const Polygons::Ring &ring : strips.rings) {
        const std::span<const QPointF> points = strips.of(ring);
        m_coverage.beginRing(points.front(), ramp[ring.level]);
        for (const QPointF &point : points.subspan(1))
            m_coverage.lineTo(point);
        m_coverage.closeRing();
    }
    m_coverage.sweepColors(clip, [&](int y, int x, int count, int coverage, Pixel color) {
        overRun(m_surface.at(x, y), count, scaled(color, static_cast<unsigned>(coverage)));
    });
}

void Pen::cover(const Polylines &area)
{
    m_coverage.clear();
    for (const Chain &chain : area.chains) {
        const std::span<const Vertex> vertices = area.of(chain);
        m_coverage.beginRing(vertices.front().at);
        for (const Vertex &vertex : vertices.subspan(1))
            m_coverage.lineTo(vertex.at);
        m_coverage.closeRing();
    }
}

void Pen::lay(Pixel color, shape::FillRule rule, const QRect &clip)
{
    m_coverage.sweep(clip, rule, [&](int y, int x, int count, int coverage) {
        Pixel *to = m_surface.at(x, y);
        const Pixel pixel = scaled(color, static_cast<unsigned>(coverage));
        if (count == 1)
            *to = over(*to, pixel);
        else
            overRun(to, count, pixel);
    });
}

template <class Paint>
void Pen::lay(const Paint &paint, shape::FillRule rule, unsigned opacity, const QRect &clip)
{
    m_coverage.sweep(clip, rule, [&](int y, int x, int count, int coverage) {
        Pixel *to = m_surface.at(x, y);
        const unsigned share = static_cast<unsigned>(coverage) * opacity >> 8;
        for (int i = 0; i < count; ++i)
            to[i] = over(to[i], scaled(paint.at(x + i, y), share));
    });
}

} // namespace lectograph::raster
