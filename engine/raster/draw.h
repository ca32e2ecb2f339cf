// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

#include <QImage>
#include <QRegion>

class QThreadPool;

namespace lectograph::raster {

/// The format of every image that is drawn on: red, green, blue, alpha, a byte each. Backgrounds may be translucent.
constexpr QImage::Format imageFormat = QImage::Format_RGBA8888_Premultiplied;

// An image of imageFormat gets the picture at its size, at most 32768 pixels a side. The same bytes come out on every
// machine, from every thread, and however the picture is cut up: edges are covered by exact areas, in integers.
// Needs no display and no application object.

/// The whole picture.
void draw(QImage &onto, const picture::Picture &picture);
/// Only the pixels inside `clip`; the others keep what they have.
void draw(QImage &onto, const picture::Picture &picture, const QRegion &clip);
/// The whole picture with the help of the pool's idle threads; returns when all is drawn.
void drawInBands(QImage &onto, const picture::Picture &picture, QThreadPool &pool);

/// A new image with the picture on it.
QImage drawn(const picture::Picture &picture, const QSize &size);

} // namespace lectograph::raster
