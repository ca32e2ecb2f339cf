// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_marker.h"

#include "artwork/svg_transform.h"
#include "artwork/svg_values.h"
#include "shape/pathops.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;

namespace {

double degreesOf(const SvgElement &marker, const QPointF &direction, LineEnd end)
{
    const QString orient = marker.value(u"orient").trimmed();
    const double along = std::atan2(direction.y(), direction.x()) * 180 / std::numbers::pi;
    if (orient == "auto"_L1)
        return along;
    if (orient == "auto-start-reverse"_L1)
        return end == LineEnd::Start ? along + 180 : along;
    return svgDegrees(orient).value_or(0);
}

} // namespace

bool canHaveMarkers(const SvgElement &element)
{
    static const QStringList names{u"path"_s, u"line"_s, u"polyline"_s, u"polygon"_s};
    return names.contains(element.name);
}

SvgMarkerPlace svgMarkerPlace(const SvgElement &marker, const shape::Path &line, LineEnd end, double strokeWidth)
{
    constexpr double usualSide = 3;
    const shape::PathPoint at = shape::pointAt(line, end == LineEnd::Start ? 0 : 1);
    const bool isInUserUnits = marker.value(u"markerUnits").trimmed() == "userSpaceOnUse"_L1;
    const double scale = isInUserUnits ? 1 : strokeWidth;
    const QSizeF size(std::max(0.0, svgLength(marker.value(u"markerWidth"), usualSide, usualSide)),
                      std::max(0.0, svgLength(marker.value(u"markerHeight"), usualSide, usualSide)));
    const QTransform toView = svgViewTransform(marker.value(u"viewBox"), size, marker.value(u"preserveAspectRatio"));
    const QPointF reference =
        toView.map(QPointF(svgLength(marker.value(u"refX"), 0, 0), svgLength(marker.value(u"refY"), 0, 0)));
    const QTransform view = QTransform::fromTranslate(-reference.x(), -reference.y())
        * QTransform::fromScale(scale, scale) * QTransform().rotate(degreesOf(marker, at.direction, end))
        * QTransform::fromTranslate(at.point.x(), at.point.y());
    return {toView * view, view, size};
}

} // namespace lectograph::artwork
