// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

#include <QByteArray>

namespace lectograph::raster {

/// The picture as an SVG document of the given size: paths with curves, strokes and gradients, images as data URIs.
///
/// Features that SVG lacks are written as filled outlines: strokes of varying width or colour, and anything in
/// perspective, where images are rasterized.
QByteArray toSvg(const picture::Picture &picture, const QSize &size);

} // namespace lectograph::raster
