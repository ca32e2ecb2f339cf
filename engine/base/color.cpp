// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/color.h"

#include "base/sentence.h"
#include "base/spelling.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>

using namespace Qt::StringLiterals;

namespace lectograph::base {

namespace {

constexpr NamedColor named(std::string_view name, quint32 rgb)
{
    return {name, Color::fromRgb(rgb)};
}

// Each hue from light (A) to dark (E); the plain name is the middle shade (C).
constexpr std::array manimPalette = {
    named("WHITE", 0xFFFFFF),      named("BLACK", 0x000000),
    named("GREY", 0x888888),       named("GREY_A", 0xDDDDDD),
    named("GREY_B", 0xBBBBBB),     named("GREY_C", 0x888888),
    named("GREY_D", 0x444444),     named("GREY_E", 0x222222),
    named("BLUE", 0x58C4DD),       named("BLUE_A", 0xC7E9F1),
    named("BLUE_B", 0x9CDCEB),     named("BLUE_C", 0x58C4DD),
    named("BLUE_D", 0x29ABCA),     named("BLUE_E", 0x1C758A),
    named("BLUE_E_CE", 0x236B8E), // the one shade in which the community edition differs
    named("TEAL", 0x5CD0B3),       named("TEAL_A", 0xACEAD7),
    named("TEAL_B", 0x76DDC0),     named("TEAL_C", 0x5CD0B3),
    named("TEAL_D", 0x55C1A7),     named("TEAL_E", 0x49A88F),
    named("GREEN", 0x83C167),      named("GREEN_A", 0xC9E2AE),
    named("GREEN_B", 0xA6CF8C),    named("GREEN_C", 0x83C167),
    named("GREEN_D", 0x77B05D),    named("GREEN_E", 0x699C52),
    named("YELLOW", 0xFFFF00),     named("YELLOW_A", 0xFFF1B6),
    named("YELLOW_B", 0xFFEA94),   named("YELLOW_C", 0xFFFF00),
    named("YELLOW_D", 0xF4D345),   named("YELLOW_E", 0xE8C11C),
    named("GOLD", 0xF0AC5F),       named("GOLD_A", 0xF7C797),
    named("GOLD_B", 0xF9B775),     named("GOLD_C", 0xF0AC5F),
    named("GOLD_D", 0xE1A158),     named("GOLD_E", 0xC78D46),
    named("RED", 0xFC6255),        named("RED_A", 0xF7A1A3),
    named("RED_B", 0xFF8080),      named("RED_C", 0xFC6255),
    named("RED_D", 0xE65A4C),      named("RED_E", 0xCF5044),
    named("MAROON", 0xC55F73),     named("MAROON_A", 0xECABC1),
    named("MAROON_B", 0xEC92AB),   named("MAROON_C", 0xC55F73),
    named("MAROON_D", 0xA24D61),   named("MAROON_E", 0x94424F),
    named("PURPLE", 0x9A72AC),     named("PURPLE_A", 0xCAA3E8),
    named("PURPLE_B", 0xB189C6),   named("PURPLE_C", 0x9A72AC),
    named("PURPLE_D", 0x715582),   named("PURPLE_E", 0x644172),
    named("ORANGE", 0xFF862F),     named("PINK", 0xD147BD),
    named("LIGHT_PINK", 0xDC75CD), named("GREY_BROWN", 0x736357),
    named("DARK_BROWN", 0x8B4513), named("LIGHT_BROWN", 0xCD853F),
    named("PURE_RED", 0xFF0000),   named("PURE_GREEN", 0x00FF00),
    named("PURE_BLUE", 0x0000FF),  named("GREEN_SCREEN", 0x00FF00),
    named("GRAY", 0x888888),       named("GRAY_A", 0xDDDDDD),
    named("GRAY_B", 0xBBBBBB),     named("GRAY_C", 0x888888),
    named("GRAY_D", 0x444444),     named("GRAY_E", 0x222222),
    named("GRAY_BROWN", 0x736357),
};

struct Hsl
{
    double hue = 0;
    double saturation = 0;
    double lightness = 0;
};

Hsl toHsl(const Color &c)
{
    const double r = static_cast<double>(c.r);
    const double g = static_cast<double>(c.g);
    const double b = static_cast<double>(c.b);
    const double high = std::max({r, g, b});
    const double low = std::min({r, g, b});
    const double range = high - low;
    const double lightness = (high + low) / 2;
    if (range == 0)
        return {0, 0, lightness};
    const double sixths = high == r ? (g - b) / range : high == g ? (b - r) / range + 2 : (r - g) / range + 4;
    return {sixths / 6 - std::floor(sixths / 6), range / (1 - std::abs(2 * lightness - 1)), lightness};
}

Color mixHsl(const Color &from, const Color &to, double t)
{
    Hsl a = toHsl(from);
    Hsl b = toHsl(to);
    if (a.saturation == 0)
        a.hue = b.hue; // grey has no hue
    if (b.saturation == 0)
        b.hue = a.hue;
    const double turn = b.hue - a.hue;
    return fromHsl(a.hue + t * (turn - std::round(turn)),
                   std::clamp(std::lerp(a.saturation, b.saturation, t), 0.0, 1.0),
                   std::clamp(std::lerp(a.lightness, b.lightness, t), 0.0, 1.0));
}

/// The 8-bit value of a component in "#RRGGBB".
int byteOf(float component)
{
    return static_cast<int>(std::lround(std::clamp(component, 0.0f, 1.0f) * 255.0f));
}

std::optional<Color> parseHex(QStringView digits)
{
    const auto isHex = [](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
    };
    if (!std::ranges::all_of(digits, isHex))
        return std::nullopt;
    const quint32 value = digits.size() <= 8 ? digits.toUInt(nullptr, 16) : 0;
    switch (digits.size()) {
    case 3: // #RGB: each digit is doubled
        return Color::fromRgb((value >> 8 & 15) * 0x110000 + (value >> 4 & 15) * 0x1100 + (value & 15) * 0x11);
    case 6: return Color::fromRgb(value);
    case 8: return Color::fromRgb(value >> 8).withAlpha((value & 255) / 255.0);
    default: return std::nullopt;
    }
}

} // namespace

Color mix(const Color &from, const Color &to, double t, ColorMix rule)
{
    if (t == 0)
        return from;
    if (t == 1)
        return to;
    // An easing may overshoot its ends, but a component may not leave 0…1.
    const auto component = [t, rule](float a, float b) {
        const double x = static_cast<double>(a);
        const double y = static_cast<double>(b);
        const double mixed = rule == ColorMix::RootMeanSquare ? std::sqrt(std::max(0.0, x * x * (1 - t) + y * y * t))
                                                              : x * (1 - t) + y * t;
        return static_cast<float>(std::clamp(mixed, 0.0, 1.0));
    };
    Color mixed = rule == ColorMix::Hsl
        ? mixHsl(from, to, t)
        : Color{component(from.r, to.r), component(from.g, to.g), component(from.b, to.b), 1};
    const double alpha = static_cast<double>(from.a) * (1 - t) + static_cast<double>(to.a) * t;
    return mixed.withAlpha(std::clamp(alpha, 0.0, 1.0));
}

Color fromHsl(double hue, double saturation, double lightness)
{
    // Each component is a trapezoid over the circle of hues (CSS Color Module Level 4, "HSL to sRGB").
    const double reach = saturation * std::min(lightness, 1 - lightness);
    const double circle = (hue - std::floor(hue)) * 12;
    const auto component = [&](double offset) {
        const double k = std::fmod(offset + circle, 12.0);
        return static_cast<float>(lightness - reach * std::clamp(std::min(k - 3, 9 - k), -1.0, 1.0));
    };
    return {component(0), component(8), component(4), 1};
}

Result<Color> parseColor(QStringView text)
{
    const QString word = text.trimmed().toString();
    if (word.startsWith(u'#')) {
        if (const auto color = parseHex(QStringView(word).sliced(1)))
            return *color;
        return failure(base::Sentence::tr("“%1” is no colour.").arg(word),
                       base::Sentence::tr("Write #RRGGBB, #RRGGBBAA or #RGB with digits 0–9 and A–F."));
    }
    const std::string name = word.toUpper().toStdString();
    const auto found = std::ranges::find(manimPalette, std::string_view(name), &NamedColor::name);
    if (found != manimPalette.end())
        return found->color;

    QStringList names;
    for (const NamedColor &known : manimPalette)
        names.append(QString::fromLatin1(known.name.data(), static_cast<qsizetype>(known.name.size())));
    const QString near = didYouMean(word, names);
    return failure(base::Sentence::tr("There is no colour “%1”.").arg(word),
                   near.isEmpty() ? base::Sentence::tr("Write #RRGGBB, or choose a colour in the palette.") : near);
}

QString toText(const Color &color)
{
    const auto twoDigits = [](float component) {
        return QString::number(byteOf(component), 16).rightJustified(2, u'0').toUpper();
    };
    const QString opaque = u'#' + twoDigits(color.r) + twoDigits(color.g) + twoDigits(color.b);
    return byteOf(color.a) == 255 ? opaque : opaque + twoDigits(color.a);
}

std::span<const NamedColor> palette()
{
    return manimPalette;
}

} // namespace lectograph::base
