// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/framing.h"
#include "base/result.h"
#include "shape/shape.h"

#include <QByteArray>
#include <QStringList>

namespace lectograph::artwork {

/// A picture file as a shape around the origin, with warnings for people about what was left out.
struct Artwork
{
    shape::Shape shape;
    QStringList warnings;
};

/// Reads raster images (pixels.h) and SVG drawings (svg.h), detected by their first bytes, `height` scene units high
/// and `width` wide; width 0 keeps the aspect ratio. Reads only `content`, whatever it refers to. This is the size of what
/// `framing` leaves of a raster image; drawings stay whole, with a warning. `languages` are those of people who look at it, in
/// order of preference.
base::Result<Artwork> read(const QByteArray &content, double width, double height, const Framing &framing = {},
                           const QStringList &languages = {QStringLiteral("en")});

} // namespace lectograph::artwork
