// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_leaf.h"

#include "artwork/svg_areas.h"
#include "artwork/svg_gradient.h"
#include "artwork/svg_outline.h"
#include "artwork/svg_values.h"
#include "base/sentence.h"
#include "shape/pathops.h"

#include <algorithm>
#include <cmath>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using shape::Shape;

namespace {

class LeafReader
{
public:
    LeafReader(const QPainterPath &outline, const QRectF &box, const SvgElement &element, const SvgAround &around,
               SvgReading &reading)
        : m_box(box), m_element(element), m_around(around), m_look(around.look), m_reading(reading)
    {
        m_leaf.flat = outline;
    }

    Result<SvgLeaf> read()
    {
        if (auto counted = m_reading.countPoints(m_leaf.flat.elementCount()); !counted)
            return tl::unexpected(counted.error());
        if (m_leaf.flat.isEmpty())
            return std::move(m_leaf);
        m_leaf.placed = m_around.place.map(m_leaf.flat);
        m_leaf.placed.setFillRule(m_look.rule == shape::FillRule::EvenOdd ? Qt::OddEvenFill : Qt::WindingFill);
        const QRectF box = m_leaf.placed.controlPointRect();
        if (!isNear(box.topLeft()) || !isNear(box.bottomRight()))
            return tooFar();
        const shape::Style style = styleOfLeaf();
        if (m_look.isVisible && (style.hasFill() || style.hasStroke()))
            addParts(style);
        else if (!m_look.isVisible)
            m_leaf.pattern = nullptr;
        return std::move(m_leaf);
    }

private:
    shape::Style styleOfLeaf()
    {
        const SvgGround ground{m_box, m_around.view, m_around.place, m_leaf.placed.boundingRect()};
        shape::Style style;
        if (m_box.width() > 0 && m_box.height() > 0) // a line encloses nothing
            m_leaf.pattern = paint(m_look.fill, m_look.fillOpacity, ground, style.fill, style.fillGradient);
        // Our stroke gradients run along the line, unlike those of SVG.
        std::shared_ptr<const shape::Gradient> along;
        if (const SvgElement *pattern = paint(m_look.stroke, m_look.strokeOpacity, ground, style.stroke, along))
            m_reading.leaveOut(pattern->name);
        if (along)
            m_reading.warn(Sentence::tr("A gradient of the drawing is drawn in one colour."));
        style.strokeWidth = std::min(m_look.strokeWidth * strokeScale(), furthestInDrawing) / strokeUnit;
        style.cap = m_look.cap;
        // Ours has a limit of 4, and at less than this, even right angles are bevelled.
        const bool isBevelled = m_look.join == shape::Join::Miter && m_look.miterLimit < std::sqrt(2.0);
        style.join = isBevelled ? shape::Join::Bevel : m_look.join;
        return style;
    }

    double strokeScale() const
    {
        return m_look.isFixedStroke ? m_reading.scale : std::sqrt(std::abs(m_around.place.determinant()));
    }

    /// Returns the pattern, if that is the paint.
    const SvgElement *paint(const SvgPaint &paint, double opacity, const SvgGround &ground, base::Color &color,
                            std::shared_ptr<const shape::Gradient> &gradient)
    {
        color = paint.color ? paint.color->withAlpha(paint.color->a * opacity) : color.withAlpha(0);
        const SvgElement *server = paint.server.isEmpty() ? nullptr : m_reading.ids.value(paint.server);
        if (!server)
            return nullptr;
        if (server->name == u"pattern") {
            color = color.withAlpha(0);
            return server;
        }
        m_reading.countGradient();
        const auto made = svgGradient(paint.server, m_reading, ground);
        if (!made) {
            if (server->name != u"linearGradient" && server->name != u"radialGradient")
                m_reading.leaveOut(server->name);
            return nullptr;
        }
        if (made->isSimplified)
            m_reading.warn(Sentence::tr("A gradient of the drawing is drawn in one colour."));
        gradient = made->gradient;
        color = made->color.withAlpha((gradient ? 1.0 : double(made->color.a)) * opacity);
        return nullptr;
    }

    void addParts(const shape::Style &style)
    {
        const shape::Path path = shape::fromPainterPath(m_leaf.placed);
        const auto dashes = style.hasStroke() && !m_look.dashes.isEmpty() ? dashesOf(style) : std::nullopt;
        if (!dashes && !(m_look.isStrokeFirst && style.hasFill() && style.hasStroke())) {
            m_leaf.parts = {shape::leaf(path, style)};
            return;
        }
        if (style.hasFill())
            m_leaf.parts.push_back(shape::leaf(path, fillOnly(style)));
        const auto place = m_look.isStrokeFirst ? m_leaf.parts.begin() : m_leaf.parts.end();
        if (!dashes || !dashes->isEmpty())
            m_leaf.parts.insert(place, shape::leaf(dashes.value_or(path), strokeOnly(style)));
    }

    /// The dashes are measured in user units, where the drawing may be stretched in one direction. Nothing if there would
    /// be too many.
    std::optional<shape::Path> dashesOf(const shape::Style &style)
    {
        const bool isFixed = m_look.isFixedStroke;
        const shape::Path line = shape::fromPainterPath(isFixed ? m_leaf.placed : m_leaf.flat);
        SvgDashes pattern = m_look.dashes;
        const double scale = isFixed ? m_reading.scale : 1;
        const double said = svgLength(m_element.value(u"pathLength"), 0, 0);
        scaleDashes(pattern, scale * (said > 0 ? shape::lengthOf(line) / said : 1));
        const double dot = style.cap == shape::Cap::Butt ? 0 : m_look.strokeWidth * scale / 100;
        auto dashes = dashed(line, pattern, dot, m_reading.dashesLeft());
        if (!dashes) {
            m_reading.leaveOut(u"stroke-dasharray"_s);
            return std::nullopt;
        }
        m_reading.countDashes(static_cast<qsizetype>(dashes->contours().size()));
        if (isFixed)
            return dashes;
        return shape::fromPainterPath(m_around.place.map(shape::toPainterPath(*dashes)));
    }

    static void scaleDashes(SvgDashes &dashes, double factor)
    {
        if (!(factor > 0) || !std::isfinite(factor))
            return;
        dashes.offset *= factor;
        for (double &length : dashes.lengths)
            length *= factor;
    }

    QRectF m_box;
    const SvgElement &m_element;
    const SvgAround &m_around;
    const SvgLook &m_look;
    SvgReading &m_reading;
    SvgLeaf m_leaf;
};

} // namespace

Result<SvgLeaf> svgLeaf(const SvgElement &element, const SvgAround &around, SvgReading &reading)
{
    const QPainterPath outline = svgOutline(element, around.look, around.view);
    return svgLeaf(outline, outline.boundingRect(), element, around, reading);
}

Result<SvgLeaf> svgLeaf(const QPainterPath &outline, const QRectF &box, const SvgElement &element,
                        const SvgAround &around, SvgReading &reading)
{
    return LeafReader(outline, box, element, around, reading).read();
}

} // namespace lectograph::artwork
