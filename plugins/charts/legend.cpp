// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/rows.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "types.h"

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Color;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

NodeType legend()
{
    return {
        .id = u"charts.legend"_s,
        .title = u"Legend"_s,
        .category = u"Charts"_s,
        .help =
            u"What the colours of curves or bars mean, one line each. The parts are “LINE/sample” and “LINE/label”."_s,
        .properties =
            {
                row::texts("labels", {"one", "two"}, "The texts"),
                row::colors("colours", {"BLUE", "ORANGE", "GREEN"}, "Their colours, in order"),
                blocks::typeSizeRow(20),
                row::color("colour", "WHITE", "Colour of the texts").titled("Colour of texts"),
            },
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const std::vector<Color> &colors = in.colors("colours");
            constexpr double spacing = 0.05; // between the lines of two texts
            std::vector<Shape> lines;
            double y = 0;
            for (qsizetype i = 0; i < in.texts("labels").size(); ++i) {
                const typeset::Typeset text = typeset::text(
                    in.texts("labels")[i], blocks::textStyle(in.number("size"), in.color("colour"), context));
                for (const QString &warning : text.warnings)
                    context.warn(warning);
                shape::Style style;
                style.stroke = colors.empty() ? in.color("colour")
                                              : colors[static_cast<std::size_t>(i) % colors.size()];
                style.screenWidth = context.setting.screenWidth();
                const Shape sample = shape::leaf(shape::line({-0.2, 0}, {0.2, 0}), style, u"sample"_s);
                const double half = text.shape.bounds().width() / 2;
                const Shape label = shape::centredAt(text.shape, {sample.bounds().max.x + 0.15 + half, 0, 0})
                                        .edited([](shape::Part &part) { part.name = u"label"_s; });
                lines.push_back(shape::shifted(shape::group({sample, label}), {0, y, 0}));
                y -= shape::lineBox(text.shape).height() + spacing;
            }
            const Shape all = shape::group(std::move(lines));
            return shape::movedTo(all, {});
        }),
    };
}

} // namespace lectograph::charts
