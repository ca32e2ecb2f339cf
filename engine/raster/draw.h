// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

#include <QImage>
#include <QRegion>

class QThreadPool;

namespace lectograph::raster {

/// The format of all target images: RGBA, one byte each. Backgrounds may be translucent.
constexpr QImage::Format imageFormat = QImage::Format_RGBA8888_Premultiplied;

// Draws a picture at the size of the image, at most 32768 pixels per side. The bytes are the same on every machine, in
// every thread and for any clip: coverage is computed as exact areas in integers. Needs no display and no application
// object.

/// Draws the whole picture.
void draw(QImage &onto, const picture::Picture &picture);
/// Draws only the pixels inside `clip`.
void draw(QImage &onto, const picture::Picture &picture, const QRegion &clip);
/// Draws the whole picture, using the idle threads of the pool; blocks until done.
void drawInBands(QImage &onto, const picture::Picture &picture, QThreadPool &pool);

/// Returns a new image of the picture.
QImage drawn(const picture::Picture &picture, const QSize &size);

} // namespace lectograph::raster
