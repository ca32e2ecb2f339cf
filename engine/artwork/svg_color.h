// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"

#include <QStringView>

#include <optional>

namespace lectograph::artwork {

/// Parses a colour as CSS writes it (CSS Color Module Level 4), on a light system: “#RGB” to “#RRGGBBAA”, names, rgb(),
/// hsl(), hwb(), lab(), lch(), oklab(), oklch(), color() and light-dark(), with commas or blanks, and an alpha. Colours
/// outside of sRGB are clipped to it.
std::optional<base::Color> svgColor(QStringView text);

} // namespace lectograph::artwork
