// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/show.h"

#include <QJsonArray>
#include <QRectF>

namespace lectograph::test {

/// The template with one of its parameters set.
picture::Show showWith(const QString &id, const QString &node, const QJsonValue &value);
/// A scene at this second with another matrix.
picture::Picture withMatrix(const QString &id, const QString &scene, const QString &node, const QJsonArray &rows,
                            double second);

/// The pixels an item covers in a frame of this size.
QRectF pixelsOf(const picture::Picture &picture, const picture::Item &item, const QSize &size);
/// Whether an item, or everything that is drawn, lies within a frame of 1280 × 720 pixels, up to one pixel.
bool isInFrame(const picture::Picture &picture, const picture::Item &item);
bool isInFrame(const picture::Picture &picture);

} // namespace lectograph::test
