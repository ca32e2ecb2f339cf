// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace lectograph::artwork {

/// Parses a length in user units (pixels of 1/96 inch); `whole` is 100%. Returns nothing if it is invalid.
std::optional<double> svgLength(QStringView text, double whole);
double svgLength(QStringView text, double whole, double otherwise);
/// Parses a share such as opacity: "0.5" or "50%", clamped to 0…1.
double svgShare(QStringView text, double otherwise);

/// Parses an angle: a number of degrees, or one with a unit. Returns nothing if it is invalid.
std::optional<double> svgDegrees(QStringView text);

/// Returns the id in "#id" or "url(#id)", or an empty string for anything else, such as a reference to another file.
QString svgLocalId(QStringView reference);

} // namespace lectograph::artwork
