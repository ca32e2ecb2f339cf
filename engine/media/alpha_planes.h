// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/surface.h"

namespace lectograph::media {

// Colours under transparency are straight in video: divided by the alpha that the image has multiplied them with. The
// colour of a block is that of what is visible in it, so that nothing invisible bleeds into an edge.

/// 4:2:0 with alpha, sited and weighted as in toYuv420(). `rows` begins and counts even.
void toYuva420(const QImage &image, Surface &surface, const Rows &rows);
/// 4:4:4 with alpha, ten bits.
void toYuva444(const QImage &image, Surface &surface, const Rows &rows);

} // namespace lectograph::media
