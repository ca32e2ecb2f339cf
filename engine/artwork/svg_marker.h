// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_document.h"
#include "shape/path.h"

#include <QSizeF>
#include <QTransform>

namespace lectograph::artwork {

/// Whether lines of this element have markers at their ends, such as arrow heads.
bool canHaveMarkers(const SvgElement &element);

enum class LineEnd { Start, End };
/// Where a marker stands at the end of a line, in user units (SVG 1.1, 11.6).
struct SvgMarkerPlace
{
    QTransform content; ///< from the content of the marker
    QTransform view;    ///< from the view of the marker …
    QSizeF size;        ///< … which is as large as this
};
SvgMarkerPlace svgMarkerPlace(const SvgElement &marker, const shape::Path &line, LineEnd end, double strokeWidth);

} // namespace lectograph::artwork
