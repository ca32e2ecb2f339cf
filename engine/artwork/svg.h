// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/artwork.h"

namespace lectograph::artwork {

/// Whether it begins like an SVG document (which may still be a broken one).
bool isSvg(const QByteArray &content);

/// An SVG drawing as vectors: paths, basic shapes, groups, `use` of what the drawing itself defines, fills, strokes, linear
/// gradients, style sheets with simple selectors, pictures within the file as data:. Elements with an id are parts of that
/// name. Nothing else is opened: there are no references to other files, no entities, no scripts. What else a drawing may
/// have (text, filters, masks, …) is left out, with a warning. The number of elements and points and how deep they lie in
/// one another is bounded, also that of repeated ones.
base::Result<Artwork> readSvg(const QByteArray &content, double width, double height);

} // namespace lectograph::artwork
