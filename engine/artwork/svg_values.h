// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"

#include <QSizeF>
#include <QString>
#include <QTransform>

#include <optional>

namespace lectograph::artwork {

/// Parses a length in user units (pixels of 1/96 inch); `whole` is 100%. Returns nothing if it is invalid.
std::optional<double> svgLength(QStringView text, double whole);
double svgLength(QStringView text, double whole, double otherwise);
/// Parses a share such as opacity: "0.5" or "50%", clamped to 0…1.
double svgShare(QStringView text, double otherwise);

/// Parses a list of translate, scale, rotate, skewX, skewY and matrix up to the first error; empty: the identity.
QTransform svgTransform(QStringView text);

/// Parses "#RGB", "#RRGGBB", "#RRGGBBAA", rgb(…), rgba(…) and CSS colour names.
std::optional<base::Color> svgColor(QStringView text);

/// Returns the id in "#id" or "url(#id)", or an empty string for anything else, such as a reference to another file.
QString svgLocalId(QStringView reference);

/// Maps a viewBox ("x y width height") to a size; without a viewBox, the size is mapped to itself.
QTransform svgViewTransform(QStringView viewBox, const QSizeF &size);

} // namespace lectograph::artwork
