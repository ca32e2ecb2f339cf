// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/placeholders.h"
#include "letters.h"
#include "typeset/formula.h"

namespace lectograph::text {

using namespace Qt::StringLiterals;
using base::Result;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::joined;
using graph::NodeType;
using shape::Shape;

NodeType formula()
{
    return {
        .id = u"text.formula"_s,
        .title = u"Formula"_s,
        .category = u"Text"_s,
        .help =
            u"A formula in LaTeX. Every symbol is a part, found by its number or by the \"LaTeX that made it\" in quotes."_s,
        .properties = joined(
            row::text("latex", "a^2 + b^2 = c^2", "The formula in LaTeX, without dollar signs").titled("Formula"),
            row::boolean("display", true, "As on a line of its own").titled("Large sums and fractions"),
            valueProperties(), letterProperties(48)),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const auto latex = blocks::withValues(in.text("latex"), in.numbers("values"), blocks::Spelling::Latex);
            if (!latex)
                return tl::unexpected(latex.error());
            const auto set = typeset::formula(*latex,
                                              {.em = typeset::emForFormulaSize(in.number("size")),
                                               .color = in.color("colour"),
                                               .display = in.boolean("display"),
                                               .language = context.setting.language(),
                                               .colors = context.setting.colors});
            if (!set)
                return base::within(u"latex"_s, set.error());
            return dressed(*set, in, context);
        }),
    };
}

} // namespace lectograph::text
