// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/artwork.h"
#include "graph/property.h"
#include "graph/setting.h"

#include <QSizeF>

namespace lectograph::shapes {

/// The properties "recolour", "colour" and "lineScale" of blocks that show drawings.
graph::PropertyTable artworkStyleProperties();

/// The size that "width" and "height" say, in the usual proportions where there is no width.
QSizeF usualSize(const graph::Inputs &in);

/// The artwork as these properties want it. Its warnings become the block's, as do those about what they cannot change.
/// Artwork that is missing or cannot be read is the block's failure, and a transparent picture of its usual size.
shape::Shape styledOrMissing(const base::Result<artwork::Artwork> &artwork, const graph::Inputs &in,
                             const graph::Context &context);

} // namespace lectograph::shapes
