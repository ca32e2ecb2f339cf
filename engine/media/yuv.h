// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/surface.h"

namespace lectograph::media {

/// Weights of red and blue in luma, ITU-R BT.709.
constexpr double lumaRed = 0.2126;
constexpr double lumaBlue = 0.0722;
constexpr double lumaGreen = 1 - lumaRed - lumaBlue;
/// Largest |B′ − Y′| and |R′ − Y′|, doubled.
constexpr double blueRange = 2 * (1 - lumaBlue);
constexpr double redRange = 2 * (1 - lumaRed);

/// Planar 4:2:0 as H.264 expects it by default: chroma lies on the left column of its pair, between the two rows. It is the
/// mean of both rows, weighted 1 2 1 across. `rows` begins and counts even. Within one level of exact arithmetic, and
/// the same bytes on every machine: integers only.
void toYuv420(const QImage &image, Surface &surface, const Rows &rows);

} // namespace lectograph::media
