// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"

#include <QSizeF>
#include <QString>
#include <QTransform>

#include <optional>

namespace lectograph::artwork {

/// A length in user units (pixels of 1/96 inch); `whole` is what 100% means. Nothing if it cannot be read.
std::optional<double> svgLength(QStringView text, double whole);
double svgLength(QStringView text, double whole, double otherwise);
/// A share such as opacity: "0.5" or "50%", kept to 0…1.
double svgShare(QStringView text, double otherwise);

/// A list of translate, scale, rotate, skewX, skewY and matrix; the identity if there is none, and up to what makes no sense.
QTransform svgTransform(QStringView text);

/// "#RGB", "#RRGGBB", "#RRGGBBAA", rgb(…), rgba(…) and the names of CSS.
std::optional<base::Color> svgColor(QStringView text);

/// The id that "#id" or "url(#id)" names; empty for everything else, such as what lies in another file.
QString svgLocalId(QStringView reference);

/// From a viewBox ("x y width height") to a size, or from the same size if there is none.
QTransform svgViewTransform(QStringView viewBox, const QSizeF &size);

} // namespace lectograph::artwork
