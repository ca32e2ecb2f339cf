// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "shape/shape.h"

#include <QByteArray>
#include <QStringList>

namespace lectograph::artwork {

/// A picture from a file as a shape around the origin, and what of the file is not in it: sentences for a person.
struct Artwork
{
    shape::Shape shape;
    QStringList warnings;
};

/// Pictures of pixels (pixels.h) and SVG drawings (svg.h), told apart by their first bytes, `height` scene units high and
/// `width` wide; width 0: as the picture's proportions ask. Nothing but `content` is read, whatever it refers to.
base::Result<Artwork> read(const QByteArray &content, double width, double height);

} // namespace lectograph::artwork
