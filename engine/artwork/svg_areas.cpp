// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_areas.h"

#include "base/angle.h"

#include <QPainterPathStroker>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace lectograph::artwork {

namespace {

constexpr double miterLimitOfAreas = 4;

/// Qt's strokes and boolean operations use tolerances for pixels, so shapes are scaled for them, to a size at which these
/// are fine enough, and not finer. A power of two, so that scaling does not round.
double pixelScale(const QRectF &box)
{
    constexpr double size = 1000;
    const double side = std::max({box.width(), box.height(), 1e-6});
    return std::exp2(std::round(std::log2(size / side)));
}

QPainterPath scaledPath(const shape::Path &path, double scale)
{
    return QTransform::fromScale(scale, scale).map(shape::toPainterPath(path));
}

Qt::PenCapStyle capOf(const shape::Style &style)
{
    switch (style.cap) {
    case shape::Cap::Butt: return Qt::FlatCap;
    case shape::Cap::Round: return Qt::RoundCap;
    case shape::Cap::Square: return Qt::SquareCap;
    }
    return Qt::FlatCap;
}

Qt::PenJoinStyle joinOf(const shape::Style &style)
{
    switch (style.join) {
    case shape::Join::Miter: return Qt::SvgMiterJoin;
    case shape::Join::Round: return Qt::RoundJoin;
    case shape::Join::Bevel: return Qt::BevelJoin;
    }
    return Qt::SvgMiterJoin;
}

base::Color colorAt(const std::vector<base::Color> &stops, double share)
{
    const double place = std::clamp(share, 0.0, 1.0) * static_cast<double>(stops.size() - 1);
    const auto before = std::min(static_cast<std::size_t>(place), stops.size() - 1);
    const std::size_t after = std::min(before + 1, stops.size() - 1);
    return base::mix(stops[before], stops[after], place - static_cast<double>(before));
}

/// Where the box begins and ends in a direction.
std::pair<double, double> extentOf(const QRectF &box, const QPointF &direction)
{
    const double middle = QPointF::dotProduct(box.center(), direction);
    const double half = (std::abs(direction.x()) * box.width() + std::abs(direction.y()) * box.height()) / 2;
    return {middle - half, middle + half};
}

} // namespace

shape::Path strokeArea(const shape::Path &path, const shape::Style &style)
{
    const double scale = pixelScale(strokedBox(path, style));
    QPainterPathStroker stroker;
    stroker.setWidth(style.strokeWidth * strokeUnit * scale);
    stroker.setCapStyle(capOf(style));
    stroker.setJoinStyle(joinOf(style));
    stroker.setMiterLimit(miterLimitOfAreas);
    QPainterPath area = stroker.createStroke(scaledPath(path, scale));
    area.setFillRule(Qt::WindingFill); // where the stroke crosses itself, it stays covered
    return shape::fromPainterPath(QTransform::fromScale(1 / scale, 1 / scale).map(area));
}

shape::Path combinedAreas(const shape::Path &a, const shape::Path &b, shape::Boolean operation)
{
    constexpr double scaleOfShapes = 1024; // by which shape::combined() enlarges
    const double scale = pixelScale(a.bounds() | b.bounds()) / scaleOfShapes;
    const QTransform larger = QTransform::fromScale(scale, scale);
    const shape::Path whole = shape::combined(shape::fromPainterPath(larger.map(shape::toPainterPath(a))),
                                              shape::fromPainterPath(larger.map(shape::toPainterPath(b))), operation);
    return shape::fromPainterPath(larger.inverted().map(shape::toPainterPath(whole)));
}

double sizeOfArea(const shape::Path &path)
{
    double twice = 0;
    for (const QPolygonF &polygon : scaledPath(path, pixelScale(path.bounds())).toSubpathPolygons()) {
        for (qsizetype i = 0; i + 1 < polygon.size(); ++i)
            twice += polygon[i].x() * polygon[i + 1].y() - polygon[i].y() * polygon[i + 1].x();
    }
    const double scale = pixelScale(path.bounds());
    return std::abs(twice) / 2 / (scale * scale);
}

QRectF strokedBox(const shape::Path &path, const shape::Style &style)
{
    if (!style.hasStroke())
        return path.bounds();
    const double reach = style.cap == shape::Cap::Square || style.join == shape::Join::Miter ? std::sqrt(2.0) : 1;
    const double margin = style.strokeWidth * strokeUnit / 2 * reach;
    return path.bounds().adjusted(-margin, -margin, margin, margin);
}

shape::Style fillOnly(const shape::Style &style)
{
    shape::Style area = style;
    area.stroke = area.stroke.withAlpha(0);
    return area;
}

shape::Style strokeOnly(const shape::Style &style)
{
    shape::Style line = style;
    line.fill = line.fill.withAlpha(0);
    line.fillGradient = nullptr;
    return line;
}

shape::Style fillLikeStroke(const shape::Style &style)
{
    shape::Style area = fillOnly(style);
    area.fill = style.stroke;
    area.fillGradient = nullptr;
    return area;
}

shape::Style styleOfPart(const shape::Style &style, const QRectF &whole, const QRectF &part)
{
    if (!style.fillGradient || style.fillGradient->stops.empty() || whole == part)
        return style;
    const double radians = style.fillGradient->directionDegrees * base::degree;
    const QPointF direction(std::cos(radians), std::sin(radians));
    const auto [from, to] = extentOf(whole, direction);
    const auto [partFrom, partTo] = extentOf(part, direction);
    if (!(to > from))
        return style;
    auto gradient = std::make_shared<shape::Gradient>(*style.fillGradient);
    const std::size_t count = gradient->stops.size();
    for (std::size_t i = 0; i < count; ++i) {
        const double place = partFrom
            + (partTo - partFrom) * static_cast<double>(i) / static_cast<double>(std::max<std::size_t>(count - 1, 1));
        gradient->stops[i] = colorAt(style.fillGradient->stops, (place - from) / (to - from));
    }
    shape::Style changed = style;
    changed.fillGradient = std::move(gradient);
    return changed;
}

bool AreaAllowance::acceptsBoolean(const shape::Path &a, const shape::Path &b)
{
    constexpr qint64 stepsOfPair = 8;
    constexpr qint64 curvesAtLeast = 16;
    return accepts(stepsOfPair * (a.curveCount() + curvesAtLeast) * (b.curveCount() + curvesAtLeast));
}

} // namespace lectograph::artwork
