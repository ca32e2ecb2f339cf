// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/row.h"
#include "types.h"

#include <algorithm>

namespace lectograph::values {

using namespace Qt::StringLiterals;
using base::Color;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;

NodeType colourMix()
{
    return {
        .id = u"values.colour-mix"_s,
        .title = u"Mixed colours"_s,
        .category = u"Values"_s,
        .help =
            u"Colours between those of two lists, as many as the longer one has: what comes of two coloured things."_s,
        .properties =
            {
                row::colors("first", {"BLUE"}, "The first colour of each pair, over again if there are fewer")
                    .titled("First colours"),
                row::colors("second", {"GREEN", "RED"}, "The second colour of each pair, over again if there are fewer")
                    .titled("Second colours"),
                row::number("share", 0.5, "How much of the second; 0 gives the first")
                    .titled("Share of the second")
                    .between(0, 1),
            },
        .outputs = {{.key = "colours", .type = ValueType::Colors, .help = "The mixed colours"}},
        .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
            const std::vector<Color> &first = in.colors("first");
            const std::vector<Color> &second = in.colors("second");
            std::vector<Color> mixed;
            if (first.empty() || second.empty())
                return Outputs{mixed};
            for (std::size_t i = 0; i < std::max(first.size(), second.size()); ++i) {
                mixed.push_back(base::mix(first[i % first.size()], second[i % second.size()], in.number("share"),
                                          context.setting.mix()));
            }
            return Outputs{std::move(mixed)};
        },
    };
}

} // namespace lectograph::values
