// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/shape.h"

namespace lectograph::raster {

/// The image halved `level` times (each pixel the mean of four), Format_RGBA8888_Premultiplied. Halved images are kept
/// for the next frame, up to a fixed number of bytes in all. May be called from any thread.
QImage mipmap(const shape::Raster &raster, int level);

} // namespace lectograph::raster
