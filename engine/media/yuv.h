// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/surface.h"

namespace lectograph::media {

/// Luma weights of red and blue, ITU-R BT.709.
constexpr double lumaRed = 0.2126;
constexpr double lumaBlue = 0.0722;
constexpr double lumaGreen = 1 - lumaRed - lumaBlue;
/// Twice the largest |B′ − Y′| and |R′ − Y′|.
constexpr double blueRange = 2 * (1 - lumaBlue);
constexpr double redRange = 2 * (1 - lumaRed);

/// Planar 4:2:0 with the default chroma siting of H.264: on the left column of a pair, between the two rows. Chroma is
/// the mean of both rows, weighted 1 2 1 horizontally. `rows` starts at an even row and has an even count. Within one
/// level of exact arithmetic, and the same bytes on every machine: integers only.
void toYuv420(const QImage &image, Surface &surface, const Rows &rows);

} // namespace lectograph::media
