// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/artwork.h"
#include "graph/property.h"
#include "graph/setting.h"

namespace lectograph::shapes {

/// The properties "recolour", "colour" and "lineScale" of blocks that show drawings.
graph::PropertyTable artworkStyleProperties();

/// The artwork as these properties want it. Its warnings become the block's, as do those about what they cannot change.
shape::Shape styledArtwork(const artwork::Artwork &artwork, const graph::Inputs &in, const graph::Context &context);

} // namespace lectograph::shapes
