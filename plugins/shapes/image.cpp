// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/hash.h"
#include "base/sentence.h"
#include "blocks/block.h"

#include <QImage>

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

Result<std::shared_ptr<const shape::Raster>> rasterOf(const QString &file, const Context &context)
{
    if (!context.setting.asset || file.isEmpty())
        return failure(base::Sentence::tr("No picture is chosen."),
                       base::Sentence::tr("Add a PNG or JPEG file to the lecture and choose it here."), u"file"_s);
    const auto content = context.setting.asset(file);
    if (!content)
        return base::within(u"file"_s, content.error());
    const QImage image = QImage::fromData(*content);
    if (image.isNull())
        return failure(base::Sentence::tr("The file “%1” is not a picture that can be read.").arg(file),
                       base::Sentence::tr("Replace it by a PNG or JPEG file."), u"file"_s);
    base::Hash hash;
    hash.add(content->size());
    for (const char byte : *content)
        hash.add(static_cast<unsigned char>(byte));
    return std::make_shared<const shape::Raster>(
        shape::Raster{image.convertToFormat(QImage::Format_RGBA8888_Premultiplied), hash.value()});
}

} // namespace

NodeType image()
{
    return {
        .id = u"shapes.image"_s,
        .title = u"Picture"_s,
        .category = u"Shapes"_s,
        .help = u"A picture from a PNG or JPEG file that the lecture carries."_s,
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
            const auto raster = rasterOf(in.text("file"), context);
            if (!raster)
                return tl::unexpected(raster.error());
            const QSizeF size = (*raster)->image.size();
            const double height = in.number("height");
            const double width = in.number("width") > 0 ? in.number("width") : height * size.width() / size.height();
            shape::Part part;
            part.image = *raster;
            part.placement = base::Transform::scaling(width, height);
            return Shape(std::move(part));
        }),
    };
}

} // namespace lectograph::shapes
