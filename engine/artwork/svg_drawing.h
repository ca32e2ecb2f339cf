// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/artwork.h"
#include "artwork/svg_reading.h"

namespace lectograph::artwork {

/// What of the plane a drawing shows, and where in the scene.
struct SvgFrame
{
    QSizeF size;       ///< in pixels
    QSizeF user;       ///< in user units
    QTransform place;  ///< from user units to the scene
    QTransform pixels; ///< from pixels to the scene
};

/// Draws the elements of a document as shapes.
base::Result<Artwork> drawSvg(const SvgElement &root, const SvgFrame &frame, SvgReading &reading);

} // namespace lectograph::artwork
