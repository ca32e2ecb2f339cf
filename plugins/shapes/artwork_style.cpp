// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork_style.h"

#include "base/hash.h"
#include "base/sentence.h"
#include "blocks/contrast.h"
#include "graph/row.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>

namespace lectograph::shapes {

using namespace Qt::StringLiterals;
using base::Color;
using graph::Context;
using graph::Inputs;
using shape::Part;
using shape::Shape;

namespace {

using Recoloring = std::function<Color(const Color &)>;

/// That of the grey that is as bright: 0 black, 1 white.
double brightnessOf(const Color &color)
{
    const double light = blocks::luminance(color);
    return light <= 0.0031308 ? 12.92 * light : 1.055 * std::pow(light, 1 / 2.4) - 0.055; // as sRGB has it
}

/// The shade of `color` that is as bright as `like`: black for black, `color` for a middle grey, white for white.
Color shadeOf(const Color &color, const Color &like)
{
    const double brightness = brightnessOf(like);
    const Color shade = brightness < 0.5 ? base::mix(Color{0, 0, 0, 1}, color, 2 * brightness)
                                         : base::mix(color, Color{1, 1, 1, 1}, 2 * brightness - 1);
    return shade.withAlpha(color.a * like.a);
}

void recolor(std::shared_ptr<const shape::Gradient> &gradient, const Recoloring &recolored)
{
    if (!gradient)
        return;
    shape::Gradient changed = *gradient;
    for (Color &stop : changed.stops)
        stop = recolored(stop);
    gradient = std::make_shared<const shape::Gradient>(std::move(changed));
}

Shape withColors(const Shape &shape, const Recoloring &recolored)
{
    return shape::withLeaves(shape, [&](Part &part) {
        recolor(part.style.fillGradient, recolored);
        // The stops of a gradient have the alpha of the colour already; that of the fill applies to all of them.
        const double opacity = part.style.fill.a;
        part.style.fill = recolored(part.style.fill);
        if (part.style.fillGradient)
            part.style.fill.a = static_cast<float>(opacity);
        part.style.stroke = recolored(part.style.stroke);
    });
}

bool hasPixels(const Shape &shape)
{
    return shape->image || std::ranges::any_of(shape->children, hasPixels);
}

Shape styledArtwork(const artwork::Artwork &artwork, const Inputs &in, const Context &context)
{
    for (const QString &warning : artwork.warnings)
        context.warn(warning);
    Shape shape = artwork.shape;
    const QString &recolouring = in.text("recolour");
    if (recolouring != "no"_L1) {
        if (hasPixels(shape))
            context.warn(base::Sentence::tr("Pictures made of pixels keep their colours; only drawings (SVG) change."));
        const Color color = in.color("colour");
        shape = recolouring == "one"_L1
            ? withColors(shape, [&](const Color &own) { return color.withAlpha(color.a * own.a); })
            : withColors(shape, [&](const Color &own) { return shadeOf(color, own); });
    }
    if (const double scale = in.number("lineScale"); scale != 1)
        shape = shape::withLeaves(shape, [&](Part &part) { part.style.strokeWidth *= scale; });
    return shape;
}

/// A picture and not an area, so that clips which change colours leave it as it is.
Shape transparentPicture(const QSizeF &size)
{
    QImage pixel(1, 1, QImage::Format_RGBA8888_Premultiplied);
    pixel.fill(Qt::transparent);
    Part part;
    part.image =
        std::make_shared<const shape::Raster>(shape::Raster{pixel, base::Hash().add(u"transparent picture"_s).value()});
    part.placement = base::Transform::scaling(size.width(), size.height());
    return part;
}

} // namespace

graph::PropertyTable artworkStyleProperties()
{
    return {
        row::choice("recolour", "no", "no=Its own|shades=Shades of one colour|one=One colour",
                    "Whether the drawing keeps its colours")
            .titled("Colouring"),
        row::color("colour", "WHITE", "That colour"),
        row::number("lineScale", 1, "How thick the drawing's lines are, as a multiple of their own width")
            .titled("Line width")
            .between(0, 100)
            .in("×"),
    };
}

QSizeF usualSize(const Inputs &in)
{
    constexpr double usual = 4.0 / 3;
    const double height = in.number("height");
    return {in.number("width") > 0 ? in.number("width") : height * usual, height};
}

Shape styledOrMissing(const base::Result<artwork::Artwork> &artwork, const Inputs &in, const Context &context)
{
    if (artwork)
        return styledArtwork(*artwork, in, context);
    context.fail(artwork.error());
    return transparentPicture(usualSize(in));
}

} // namespace lectograph::shapes
