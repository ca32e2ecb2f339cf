// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "artwork/artwork.h"
#include "base/sentence.h"
#include "blocks/block.h"

namespace lectograph::shapes {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::ValueType;
using shape::Shape;

namespace {

Result<artwork::Artwork> artworkOf(const Inputs &in, const Context &context)
{
    const QString file = in.text("file");
    if (!context.setting.asset || file.isEmpty())
        return failure(base::Sentence::tr("No picture is chosen."),
                       base::Sentence::tr("Add a PNG, JPEG or SVG file to the lecture and choose it here."), u"file"_s);
    const auto content = context.setting.asset(file);
    if (!content)
        return base::within(u"file"_s, content.error());
    auto made = artwork::read(*content, in.number("width"), in.number("height"));
    if (!made)
        return base::within(u"file"_s, base::Error{u"“%1”: "_s.arg(file) + made.error().what, made.error().remedy, {}});
    return made;
}

} // namespace

NodeType image()
{
    return {
        .id = u"shapes.image"_s,
        .title = u"Picture"_s,
        .category = u"Shapes"_s,
        .help = u"A picture from a PNG, JPEG or SVG file that the lecture carries."_s,
        .properties =
            {
                {.key = "file", .type = ValueType::Asset, .preset = "\"\"", .help = "Which of the lecture's files"},
                {.key = "height",
                 .type = ValueType::Number,
                 .preset = "3",
                 .help = "From bottom to top",
                 .min = 0,
                 .unit = "units"},
                {.key = "width",
                 .type = ValueType::Number,
                 .preset = "0",
                 .help = "From left to right; 0: as its proportions ask",
                 .min = 0,
                 .unit = "units"},
            },
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            auto made = artworkOf(in, context);
            if (!made)
                return tl::unexpected(made.error());
            for (const QString &warning : std::as_const(made->warnings))
                context.warn(warning);
            return std::move(made->shape);
        }),
    };
}

} // namespace lectograph::shapes
