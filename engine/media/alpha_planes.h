// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/surface.h"

namespace lectograph::media {

// Video stores straight (unpremultiplied) colours. The colour of a chroma block is that of its visible pixels, so that
// nothing transparent bleeds into an edge.

/// 4:2:0 with alpha, sited and weighted as in toYuv420(). `rows` starts at an even row and has an even count.
void toYuva420(const QImage &image, Surface &surface, const Rows &rows);
/// 4:4:4 with alpha, ten bits.
void toYuva444(const QImage &image, Surface &surface, const Rows &rows);

} // namespace lectograph::media
