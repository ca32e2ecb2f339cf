// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/shape.h"

namespace lectograph::raster {

/// Halves the image `level` times (each pixel the mean of four); Format_RGBA8888_Premultiplied. Results are cached up
/// to a fixed number of bytes. Thread-safe.
QImage mipmap(const shape::Raster &raster, int level);

} // namespace lectograph::raster
