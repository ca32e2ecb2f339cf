// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_reading.h"

#include <memory>
#include <optional>

namespace lectograph::artwork {

/// Where the picture of an `image` lies.
struct SvgPictureFrame
{
    QTransform place; ///< from pixels of the picture to the scene
    SvgClips clips;   ///< those around, and that of a frame that the picture more than fills
};
/// Of a picture of this size.
SvgPictureFrame svgPictureFrame(const QSizeF &pixels, const SvgElement &element, const SvgAround &around);

/// The drawing that an `image` holds (“data:image/svg+xml…”); nothing if it holds none.
std::optional<QByteArray> svgDrawingIn(const SvgElement &element);

/// An `image` whose content stands in the drawing, as a leaf; nothing if it lies in another file, or is no picture of pixels.
base::Result<std::optional<shape::Shape>> svgPicture(const SvgElement &element, const SvgAround &around,
                                                     SvgReading &reading);

/// A picture as a leaf inside of the clips; `place` maps the unit square around the origin, y upwards, to the scene.
base::Result<std::optional<shape::Shape>> svgPlacedPicture(std::shared_ptr<const shape::Raster> raster,
                                                           const QTransform &place, const SvgClips &clips,
                                                           SvgReading &reading);

} // namespace lectograph::artwork
