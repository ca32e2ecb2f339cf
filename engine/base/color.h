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

/// How two colours are mixed: the two dialects of manim differ, and numbers in matrices go round the hue circle.
enum class ColorMix {
    Linear,         ///< component by component
    RootMeanSquare, ///< √(a²(1−t)+b²t): ManimGL
    Hsl,            ///< hue the short way, saturation and lightness straight
};

Color mix(const Color &from, const Color &to, double t, ColorMix rule = ColorMix::Linear);
/// Hue, saturation, lightness, each 0…1.
Color fromHsl(double hue, double saturation, double lightness);

/// "#RRGGBB", "#RRGGBBAA", "#RGB" or a name of the palette such as "BLUE_E".
Result<Color> parseColor(QStringView text);
/// "#RRGGBB", with "AA" appended if it is not opaque.
QString toText(const Color &color);

struct NamedColor
{
    std::string_view name;
    Color color;
};
/// The palette that manim made familiar.
std::span<const NamedColor> palette();

} // namespace lectograph::base
