// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/artwork.h"

namespace lectograph::artwork {

/// Whether the content starts like an SVG document (it may still be malformed).
bool isSvg(const QByteArray &content);

/// Reads an SVG drawing as vectors: paths, basic shapes, groups, `use` of elements defined in the drawing, fills,
/// strokes, linear gradients, style sheets with simple selectors, images embedded as data:. Elements with an id become
/// parts of that name. References to other files, entities and scripts are not supported. Anything else (text, filters,
/// masks, …) is left out with a warning. The number of elements and points and their nesting depth are limited,
/// including repetitions.
base::Result<Artwork> readSvg(const QByteArray &content, double width, double height);

} // namespace lectograph::artwork
