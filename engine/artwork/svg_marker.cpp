// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_marker.h"

#include "artwork/svg_values.h"
#include "shape/path_data.h"
#include "shape/pathops.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;

namespace {

/// By how much the content is scaled to fit into the marker.
double contentScale(const SvgElement &marker)
{
    constexpr double usualSide = 3;
    const std::vector<double> box = shape::numbersFromData(marker.value(u"viewBox"));
    if (box.size() != 4 || !(box[2] > 0) || !(box[3] > 0))
        return 1;
    const double width = svgLength(marker.value(u"markerWidth"), usualSide, usualSide);
    const double height = svgLength(marker.value(u"markerHeight"), usualSide, usualSide);
    return std::max(0.0, std::min(width / box[2], height / box[3]));
}

double degreesOf(const SvgElement &marker, const QPointF &direction, LineEnd end)
{
    const QString orient = marker.value(u"orient").trimmed();
    const double along = std::atan2(direction.y(), direction.x()) * 180 / std::numbers::pi;
    if (orient == "auto"_L1)
        return along;
    if (orient == "auto-start-reverse"_L1)
        return end == LineEnd::Start ? along + 180 : along;
    return svgLength(orient, 0, 0);
}

} // namespace

bool canHaveMarkers(const SvgElement &element)
{
    static const QStringList names{u"path"_s, u"line"_s, u"polyline"_s, u"polygon"_s};
    return names.contains(element.name);
}

QTransform svgMarkerPlace(const SvgElement &marker, const shape::Path &line, LineEnd end, double strokeWidth)
{
    const shape::PathPoint at = shape::pointAt(line, end == LineEnd::Start ? 0 : 1);
    const bool isInUserUnits = marker.value(u"markerUnits").trimmed() == "userSpaceOnUse"_L1;
    const double scale = contentScale(marker) * (isInUserUnits ? 1 : strokeWidth);
    return QTransform::fromTranslate(-svgLength(marker.value(u"refX"), 0, 0), -svgLength(marker.value(u"refY"), 0, 0))
        * QTransform::fromScale(scale, scale) * QTransform().rotate(degreesOf(marker, at.direction, end))
        * QTransform::fromTranslate(at.point.x(), at.point.y());
}

} // namespace lectograph::artwork
