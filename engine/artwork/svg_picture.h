// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_reading.h"

namespace lectograph::artwork {

/// An `image` whose content stands in the drawing, as a leaf; nothing if it lies in another file.
base::Result<std::optional<shape::Shape>> svgPicture(const SvgElement &element, const SvgAround &around,
                                                     SvgReading &reading);

} // namespace lectograph::artwork
