// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork_style.h"
#include "types.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/rows.h"
#include "rows.h"
#include "shape/layout.h"
#include "shape/outlines.h"

namespace lectograph::shapes {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

Result<artwork::Artwork> artworkOf(const Inputs &in, const Context &context)
{
    const QString &file = in.text("file");
    if (!context.setting.asset)
        return failure(base::Sentence::tr("The lecture carries no file “%1”.").arg(file),
                       base::Sentence::tr("Add a PNG, JPEG or SVG file to the lecture and choose it here."), u"file"_s);
    const auto content = context.setting.asset(file);
    if (!content)
        return base::within(u"file"_s, content.error());
    auto made = artwork::read(*content, in.number("width"), in.number("height"),
                              {.left = in.number("cropLeft"),
                               .top = in.number("cropTop"),
                               .right = in.number("cropRight"),
                               .bottom = in.number("cropBottom"),
                               .cornerRadius = in.number("corner")},
                              context.setting.languages);
    if (!made)
        return base::within(u"file"_s, base::Error{u"“%1”: "_s.arg(file) + made.error().what, made.error().remedy, {}});
    return made;
}

graph::PropertySpec cropProperty(std::string_view key, std::string_view help)
{
    return row::number(key, 0, help).between(0, 1);
}

/// The placeholder while no file is chosen: a frame with the sun over a mountain.
Shape placeholder(const QSizeF &size)
{
    const base::Color grey{0.5, 0.5, 0.5, 1};
    shape::Style frame;
    frame.stroke = grey;
    frame.fill = grey.withAlpha(0.15);
    shape::Style filled;
    filled.fill = grey;
    const double unit = std::min(size.width(), size.height()) / 10;
    const QPointF mountain[] = {
        {-3 * unit, -2 * unit}, {-unit, unit}, {0, -0.3 * unit}, {unit, 0.6 * unit}, {3 * unit, -2 * unit}};
    return shape::group(
        {shape::leaf(shape::rectangle(size.width(), size.height(), unit / 2), frame, u"frame"_s),
         shape::leaf(shape::polygon(mountain), filled, u"mountain"_s),
         shape::shifted(shape::leaf(shape::circle(0.6 * unit), filled, u"sun"_s), {1.4 * unit, 1.8 * unit, 0})});
}

} // namespace

NodeType image()
{
    return {
        .id = u"shapes.image"_s,
        .title = u"Picture"_s,
        .category = u"Shapes"_s,
        .help = u"A picture from a PNG, JPEG or SVG file that the lecture carries. SVG is drawn as shapes."_s,
        .properties =
            graph::joined(row::asset("file", "Which of the lecture's files"), heightRow(3), proportionalWidthRow(),
                          cropProperty("cropLeft", "The share of the picture that is cut off on the left"),
                          cropProperty("cropTop", "The share of the picture that is cut off at the top"),
                          cropProperty("cropRight", "The share of the picture that is cut off on the right"),
                          cropProperty("cropBottom", "The share of the picture that is cut off at the bottom"),
                          blocks::cornerRow(0), artworkStyleProperties()),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            if (in.text("file").isEmpty()) // said by lecture::check()
                return placeholder(usualSize(in));
            return styledOrMissing(artworkOf(in, context), in, context);
        }),
    };
}

} // namespace lectograph::shapes
