// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_color.h"

#include "artwork/css_tokens.h"
#include "base/angle.h"

#include <QColor>
#include <QHash>

#include <array>
#include <cmath>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;
using base::Color;

namespace {

constexpr qsizetype longestColor = 256;
constexpr int mostSchemes = 4; ///< of light-dark() in one another

using Triple = std::array<double, 3>;

/// A component of a colour function.
struct Component
{
    double number = 0;
    QString unit;

    bool isShare() const { return unit == u"%"; }
    /// A number, or a share of `whole`.
    double of(double whole) const { return isShare() ? number / 100 * whole : number; }
    /// A hue in degrees.
    double degrees() const
    {
        if (unit == u"turn")
            return number * 360;
        return number * (unit == u"rad" ? 1 / base::degree : unit == u"grad" ? 0.9 : 1);
    }
};

std::optional<Component> componentOf(const CssToken &token)
{
    if (token.kind == CssToken::Kind::Name && token.text.compare(u"none", Qt::CaseInsensitive) == 0)
        return Component{};
    if (token.kind != CssToken::Kind::Number)
        return std::nullopt;
    qsizetype digits = token.text.size();
    while (digits > 0 && (token.text[digits - 1].isLetter() || token.text[digits - 1] == u'%'))
        --digits;
    bool isNumber = false;
    const double number = token.text.first(digits).toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number))
        return std::nullopt;
    return Component{number, token.text.sliced(digits).toLower()};
}

Color colorOf(const Triple &rgb)
{
    const auto share = [](double value) { return float(std::isfinite(value) ? std::clamp(value, 0.0, 1.0) : 0.0); };
    return {share(rgb[0]), share(rgb[1]), share(rgb[2]), 1};
}

Triple times(const std::array<Triple, 3> &matrix, const Triple &v)
{
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = matrix[i][0] * v[0] + matrix[i][1] * v[1] + matrix[i][2] * v[2];
    return result;
}

double encoded(double linear)
{
    const double size = std::abs(linear);
    return std::copysign(size <= 0.0031308 ? 12.92 * size : 1.055 * std::pow(size, 1 / 2.4) - 0.055, linear);
}

double decoded(double value)
{
    const double size = std::abs(value);
    return std::copysign(size <= 0.04045 ? size / 12.92 : std::pow((size + 0.055) / 1.055, 2.4), value);
}

Triple encoded(const Triple &linear)
{
    return {encoded(linear[0]), encoded(linear[1]), encoded(linear[2])};
}

// The matrices and formulas are those of CSS Color Module Level 4, 20.

/// From XYZ with the white of D65.
Triple rgbOfXyz(const Triple &xyz)
{
    return encoded(times({{{3.2409699419045226, -1.537383177570094, -0.4986107602930034},
                           {-0.9692436362808796, 1.8759675015077202, 0.04155505740717559},
                           {0.05563007969699366, -0.20397695888897652, 1.0569715142428786}}},
                         xyz));
}

/// From XYZ with the white of D50.
Triple rgbOfXyzD50(const Triple &xyz)
{
    return rgbOfXyz(times({{{0.9554734527042182, -0.023098536874261423, 0.0632593086610217},
                            {-0.028369706963208136, 1.0099954580058226, 0.021041398966943008},
                            {0.012314001688319899, -0.020507696433477912, 1.3303659366080753}}},
                          xyz));
}

Triple rgbOfLab(const Triple &lab)
{
    constexpr double kappa = 24389.0 / 27;
    constexpr double epsilon = 216.0 / 24389;
    const double fy = (lab[0] + 16) / 116;
    const double fx = lab[1] / 500 + fy;
    const double fz = fy - lab[2] / 200;
    const auto part = [&](double f) { return f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa; };
    const double y = lab[0] > kappa * epsilon ? fy * fy * fy : lab[0] / kappa;
    return rgbOfXyzD50({part(fx) * 0.3457 / 0.3585, y, part(fz) * (1 - 0.3457 - 0.3585) / 0.3585});
}

Triple rgbOfOklab(const Triple &lab)
{
    Triple lms = times({{{1, 0.3963377773761749, 0.2158037573099136},
                         {1, -0.1055613458156586, -0.0638541728258133},
                         {1, -0.0894841775298119, -1.2914855480194092}}},
                       lab);
    for (double &one : lms)
        one = one * one * one;
    return encoded(times({{{4.0767416360759583, -3.3077115392580629, 0.2309699031821043},
                           {-1.2684379732850315, 2.6097573492876882, -0.341319376002657},
                           {-0.0041960761386756, -0.7034186179359362, 1.7076146940746117}}},
                         lms));
}

Triple rgbOfDisplayP3(const Triple &p3)
{
    return rgbOfXyz(times({{{0.4865709486482162, 0.26566769316909306, 0.1982172852343625},
                            {0.2289745640697488, 0.6917385218365064, 0.079286914093745},
                            {0, 0.04511338185890264, 1.043944368900976}}},
                          {decoded(p3[0]), decoded(p3[1]), decoded(p3[2])}));
}

Triple rgbOfHsl(double degrees, double saturation, double lightness)
{
    const double hue = std::fmod(std::fmod(degrees, 360) + 360, 360) / 30;
    const auto part = [&](double n) {
        const double k = std::fmod(n + hue, 12);
        return lightness
            - saturation * std::min(lightness, 1 - lightness) * std::max(-1.0, std::min({k - 3, 9 - k, 1.0}));
    };
    return {part(0), part(8), part(4)};
}

Triple rgbOfHwb(double degrees, double white, double black)
{
    if (white + black >= 1)
        return {white / (white + black), white / (white + black), white / (white + black)};
    Triple rgb = rgbOfHsl(degrees, 1, 0.5);
    for (double &one : rgb)
        one = one * (1 - white - black) + white;
    return rgb;
}

/// A colour as lightness, chroma and hue.
Triple labOfLch(double lightness, double chroma, double degrees)
{
    return {lightness, std::max(0.0, chroma) * std::cos(degrees * base::degree),
            std::max(0.0, chroma) * std::sin(degrees * base::degree)};
}

std::optional<Triple> rgbIn(const QString &space, const Triple &v)
{
    if (space == u"srgb")
        return v;
    if (space == u"srgb-linear")
        return encoded(v);
    if (space == u"display-p3")
        return rgbOfDisplayP3(v);
    if (space == u"xyz" || space == u"xyz-d65")
        return rgbOfXyz(v);
    if (space == u"xyz-d50")
        return rgbOfXyzD50(v);
    return std::nullopt;
}

std::optional<Triple> rgbOf(const QString &function, const QString &space, std::span<const Component> c)
{
    if (function == u"rgb" || function == u"rgba")
        return Triple{c[0].of(255) / 255, c[1].of(255) / 255, c[2].of(255) / 255};
    const auto percent = [](const Component &one) { return std::clamp(one.number / 100, 0.0, 1.0); };
    if (function == u"hsl" || function == u"hsla")
        return rgbOfHsl(c[0].degrees(), percent(c[1]), percent(c[2]));
    if (function == u"hwb")
        return rgbOfHwb(c[0].degrees(), percent(c[1]), percent(c[2]));
    const auto light = [&](double whole) { return std::clamp(c[0].of(whole), 0.0, whole); };
    if (function == u"lab")
        return rgbOfLab({light(100), c[1].of(125), c[2].of(125)});
    if (function == u"lch")
        return rgbOfLab(labOfLch(light(100), c[1].of(150), c[2].degrees()));
    if (function == u"oklab")
        return rgbOfOklab({light(1), c[1].of(0.4), c[2].of(0.4)});
    if (function == u"oklch")
        return rgbOfOklab(labOfLch(light(1), c[1].of(0.4), c[2].degrees()));
    if (function == u"color")
        return rgbIn(space, {c[0].of(1), c[1].of(1), c[2].of(1)});
    return std::nullopt;
}

/// “rgb(1 2 3 / 50%)” and the like: components divided by blanks, commas, or “/” before the alpha.
std::optional<Color> functionColor(QStringView text)
{
    const std::vector<CssToken> tokens = cssTokensOf(text, 32);
    if (tokens.size() < 2 || tokens.front().kind != CssToken::Kind::Function || !tokens.back().isMark(u')'))
        return std::nullopt;
    const QString function = tokens.front().text.toLower();
    QString space;
    std::vector<Component> components;
    for (const CssToken &token : std::span(tokens).subspan(1, tokens.size() - 2)) {
        if (token.kind == CssToken::Kind::Blank || token.isMark(u',') || token.isMark(u'/'))
            continue;
        const auto component = componentOf(token);
        if (component)
            components.push_back(*component);
        else if (token.kind == CssToken::Kind::Name && function == u"color" && space.isEmpty())
            space = token.text.toLower();
        else
            return std::nullopt;
    }
    if (components.size() < 3 || components.size() > 4)
        return std::nullopt;
    const auto rgb = rgbOf(function, space, components);
    if (!rgb)
        return std::nullopt;
    return colorOf(*rgb).withAlpha(components.size() == 4 ? std::clamp(components[3].of(1), 0.0, 1.0) : 1);
}

/// “#RGB”, “#RGBA”, “#RRGGBB” or “#RRGGBBAA”.
std::optional<Color> hexColor(QStringView digits)
{
    const bool isShort = digits.size() == 3 || digits.size() == 4;
    if (!isShort && digits.size() != 6 && digits.size() != 8)
        return std::nullopt;
    std::array<float, 4> parts{0, 0, 0, 1};
    const qsizetype size = isShort ? 1 : 2;
    for (qsizetype i = 0; i < digits.size() / size; ++i) {
        bool isHex = false;
        const QStringView part = digits.sliced(i * size, size);
        const uint value = part.toUInt(&isHex, 16);
        if (!isHex || part.front() == u'+')
            return std::nullopt;
        parts[static_cast<std::size_t>(i)] = float(value) / (isShort ? 15.0f : 255.0f);
    }
    return Color{parts[0], parts[1], parts[2], parts[3]};
}

/// The names of CSS, and those of a light system (CSS Color Module Level 4, 6.2).
std::optional<Color> namedColor(const QString &name)
{
    static const QHash<QString, quint32> system{
        {u"canvas"_s, 0xffffff},     {u"canvastext"_s, 0x000000},   {u"window"_s, 0xffffff},
        {u"windowtext"_s, 0x000000}, {u"linktext"_s, 0x0000ee},     {u"buttonface"_s, 0xefefef},
        {u"buttontext"_s, 0x000000}, {u"field"_s, 0xffffff},        {u"fieldtext"_s, 0x000000},
        {u"graytext"_s, 0x808080},   {u"rebeccapurple"_s, 0x663399}};
    if (name == u"transparent")
        return Color{0, 0, 0, 0};
    if (const auto found = system.constFind(name); found != system.cend())
        return Color::fromRgb(*found);
    const QColor named = QColor::fromString(name);
    if (!named.isValid() || name.startsWith(u'#'))
        return std::nullopt;
    return Color{named.redF(), named.greenF(), named.blueF(), named.alphaF()};
}

std::optional<Color> colorIn(QStringView text, int depth)
{
    text = text.trimmed();
    if (text.isEmpty() || text.size() > longestColor)
        return std::nullopt;
    if (const qsizetype profiled = text.indexOf(u" icc-color("); profiled > 0) // for printing, behind its fallback
        text = text.first(profiled).trimmed();
    if (text.front() == u'#')
        return hexColor(text.sliced(1));
    if (text.startsWith(u"light-dark(", Qt::CaseInsensitive) && text.endsWith(u')') && depth < mostSchemes)
        return colorIn(cssListOf(text.sliced(11).chopped(1)).front(), depth + 1);
    if (text.contains(u'('))
        return functionColor(text);
    return namedColor(text.toString().toLower());
}

} // namespace

std::optional<Color> svgColor(QStringView text)
{
    return colorIn(text, 0);
}

} // namespace lectograph::artwork
