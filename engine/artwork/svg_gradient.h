// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_reading.h"

#include <QRectF>
#include <QSizeF>
#include <QTransform>

#include <optional>

namespace lectograph::artwork {

/// The area that a gradient is applied to.
struct SvgGround
{
    QRectF box;       ///< of the outline, in user units
    QSizeF view;      ///< the reference size of percentages
    QTransform place; ///< from user units to the shape's space
    QRectF placed;    ///< the outline's box in the shape's space
};

struct SvgGradient
{
    std::shared_ptr<const shape::Gradient> gradient; ///< null: a single colour
    base::Color color;                               ///< the mean colour
    bool isSimplified = false;                       ///< the result differs from the file's gradient
};

/// Converts a linear gradient to even stops; a radial one becomes its mean colour. Nothing if the id is unknown.
std::optional<SvgGradient> svgGradient(const QString &id, SvgReading &reading, const SvgGround &ground);

} // namespace lectograph::artwork
