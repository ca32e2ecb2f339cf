// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "shape/select.h"

namespace lectograph::layout {

using namespace Qt::StringLiterals;
using base::Color;
using base::Result;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

/// The colour at share `t` of a list of colours.
Color colorAt(const std::vector<Color> &colors, double t, base::ColorMix rule)
{
    const double place = t * static_cast<double>(colors.size() - 1);
    const auto from = std::min(static_cast<std::size_t>(place), colors.size() - 1);
    const auto to = std::min(from + 1, colors.size() - 1);
    return base::mix(colors[from], colors[to], place - static_cast<double>(from), rule);
}

void paint(shape::Style &style, const Color &color, bool fill, bool stroke)
{
    if (fill) {
        style.fill = color.withAlpha(color.a * style.fill.a);
        style.fillGradient.reset();
        style.shading.reset();
    }
    if (stroke) {
        style.stroke = color.withAlpha(color.a * style.stroke.a);
        style.strokeGradient.reset();
    }
}

} // namespace

NodeType recolour()
{
    return {
        .id = u"layout.recolour"_s,
        .title = u"Recoloured"_s,
        .category = u"Layout"_s,
        .help = u"A shape in other colours: one, or a row of colours that runs over its parts."_s,
        .properties =
            {
                row::shape("shape", "What is recoloured").required(),
                row::text(
                    "pattern", "*",
                    "The parts that the colours run over: * for its children, leaves for single letters and lines")
                    .titled("Parts")
                    .as(graph::TextKind::Name),
                row::colors("colours", {"BLUE", "GREEN"}, "The colours from the first part to the last"),
                row::boolean("cycle", false,
                             "The colours one after the other and again, instead of shades between them")
                    .titled("Repeat the colours"),
                row::choice("what", "both", "both=Fill and line|fill=Fill only|stroke=Line only", "What is recoloured")
                    .titled("What to recolour"),
            },
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const Shape &shape = *in.shape("shape");
            const std::vector<Color> &colors = in.colors("colours");
            if (colors.empty())
                return shape;
            const std::vector<shape::IndexPath> whole{shape::IndexPath{}};
            const auto parts = shape->children.empty() ? Result<std::vector<shape::IndexPath>>(whole)
                                                       : shape::select(shape, in.text("pattern"));
            if (!parts)
                return base::within(u"pattern"_s, parts.error());
            const bool fill = in.text("what") != "stroke"_L1;
            const bool stroke = in.text("what") != "fill"_L1;
            const double last = std::max<double>(1, static_cast<double>(parts->size()) - 1);
            return shape::withParts(shape, *parts, [&](const Shape &part, int index) {
                const Color color = in.boolean("cycle") ? colors[static_cast<std::size_t>(index) % colors.size()]
                                                        : colorAt(colors, index / last, context.setting.mix());
                return shape::withLeaves(part, [&](shape::Part &leaf) { paint(leaf.style, color, fill, stroke); });
            });
        }),
    };
}

} // namespace lectograph::layout
