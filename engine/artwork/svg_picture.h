// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_reading.h"

#include <memory>
#include <optional>

namespace lectograph::artwork {

/// An `image` whose content stands in the drawing, as a leaf; nothing if it lies in another file.
base::Result<std::optional<shape::Shape>> svgPicture(const SvgElement &element, const SvgAround &around,
                                                     SvgReading &reading);

/// A picture as a leaf inside of the clips; `place` maps the unit square around the origin, y upwards, to the scene.
base::Result<std::optional<shape::Shape>> svgPlacedPicture(std::shared_ptr<const shape::Raster> raster,
                                                           const QTransform &place, const SvgClips &clips,
                                                           SvgReading &reading);

} // namespace lectograph::artwork
