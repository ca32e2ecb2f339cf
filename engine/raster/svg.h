// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

#include <QByteArray>

namespace lectograph::raster {

/// The picture as an SVG document of that size: paths with their curves, strokes and gradients, images as data URIs.
///
/// What SVG has no words for is written as filled outlines: strokes of varying width or colour, and everything in
/// perspective, where images are drawn as pixels.
QByteArray toSvg(const picture::Picture &picture, const QSize &size);

} // namespace lectograph::raster
