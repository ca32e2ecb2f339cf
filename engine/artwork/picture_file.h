// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImageIOHandler>
#include <QString>

namespace lectograph::artwork {

// What the bytes of a picture file say before it is decoded. Each function reads the file once at most.

/// "png", "jpeg", "gif", "webp" or "bmp", by the first bytes; empty for anything else.
QByteArray pictureFormat(const QByteArray &content);

/// The name of a kind of picture that is not read, such as “HEIC”; empty for anything else.
QString unreadPictureKind(const QByteArray &content);

/// Whether it holds more pictures, to be shown one after the other.
bool isAnimated(const QByteArray &content);

/// How a PNG or WebP picture asks to be turned (Exif 2.32, tag 274); Qt reads only that of JPEG.
QImageIOHandler::Transformations exifTransformation(const QByteArray &content);

} // namespace lectograph::artwork
