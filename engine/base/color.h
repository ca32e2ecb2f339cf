// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QStringView>

#include <span>
#include <string_view>

namespace lectograph::base {

/// A colour, not premultiplied, each component 0…1.
struct Color
{
    float r = 0;
    float g = 0;
    float b = 0;
    float a = 1;

    constexpr Color withAlpha(double alpha) const { return {r, g, b, static_cast<float>(alpha)}; }
    /// 0xRRGGBB, opaque.
    static constexpr Color fromRgb(quint32 rgb)
    {
        return {static_cast<float>(rgb >> 16 & 255) / 255.0f, static_cast<float>(rgb >> 8 & 255) / 255.0f,
                static_cast<float>(rgb & 255) / 255.0f, 1.0f};
    }
    friend constexpr bool operator==(const Color &, const Color &) = default;
};

/// How two colours are mixed: ManimGL and ManimCE differ, and matrix cells interpolate around the hue circle.
enum class ColorMix {
    Linear,         ///< component by component
    RootMeanSquare, ///< √(a²(1−t)+b²t): ManimGL
    Hsl,            ///< hue along the shorter arc, saturation and lightness linearly
};

Color mix(const Color &from, const Color &to, double t, ColorMix rule = ColorMix::Linear);
/// Hue, saturation, lightness, each 0…1.
Color fromHsl(double hue, double saturation, double lightness);

/// Parses "#RRGGBB", "#RRGGBBAA", "#RGB" or a palette name such as "BLUE_E".
Result<Color> parseColor(QStringView text);
/// "#RRGGBB"; "AA" is appended if the colour is not opaque.
QString toText(const Color &color);

struct NamedColor
{
    std::string_view name;
    Color color;
};
/// The manim colour palette.
std::span<const NamedColor> palette();

} // namespace lectograph::base
