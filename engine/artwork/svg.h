// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/artwork.h"

namespace lectograph::artwork {

/// Whether the content starts like an SVG document (it may still be malformed).
bool isSvg(const QByteArray &content);

/// Reads an SVG drawing as vectors, as a browser shows it: paths, basic shapes, texts, groups, `use` of elements defined in
/// the drawing, fills, strokes, dashes, markers, linear gradients, patterns, clips, style sheets, `switch`, images embedded
/// as data:, also drawings. Elements with an id become parts of that name. References to other files and scripts are not
/// followed. Anything else (filters, text along a path, …) is left out with a warning that names it. The number of
/// elements, points and letters and their nesting depth are limited, including repetitions. `languages` are those of people
/// who look at it, in order of preference. Texts need a QGuiApplication.
base::Result<Artwork> readSvg(const QByteArray &content, double width, double height,
                              const QStringList &languages = {QStringLiteral("en")});

} // namespace lectograph::artwork
