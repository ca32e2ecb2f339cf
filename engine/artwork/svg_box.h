// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_reading.h"

#include <QRectF>

namespace lectograph::artwork {

/// The box around an element in its own user units, before its transform and without strokes (SVG 1.1, 7.11). `around` is
/// the element's own context.
base::Result<QRectF> svgBox(const SvgElement &element, const SvgAround &around, SvgReading &reading);

/// The transform of an element, of its attribute or its style.
base::Result<QTransform> svgMotionOf(const SvgElement &element, const SvgAround &around, SvgReading &reading);

/// “x”, “width” and the like in user units: what the style says, or else the attribute.
double svgSize(const SvgElement &element, const SvgLook &look, QStringView name, double whole, double otherwise);
QTransform svgMoved(const SvgElement &element, const SvgAround &around);

} // namespace lectograph::artwork
