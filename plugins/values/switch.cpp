// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/row.h"
#include "types.h"

#include <algorithm>

namespace lectograph::values {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;

namespace {

/// The entry at `index`, counted from 0 and clamped to the list, or a default for an empty list.
template <class List>
typename List::value_type entry(const List &list, int index)
{
    if (list.empty())
        return {};
    const auto last = static_cast<int>(list.size()) - 1;
    return *(list.begin() + std::clamp(index, 0, last));
}

} // namespace

NodeType choose()
{
    return {
        .id = u"values.switch"_s,
        .title = u"Switch"_s,
        .category = u"Values"_s,
        .help =
            u"One of several numbers, texts, colours or shapes, chosen by a number. Each list has its own output."_s,
        .properties =
            {
                row::integer("index", 0, "Which entry, counted from 0; too large or small: the last or first")
                    .titled("Entry number"),
                row::numbers("numbers", "The numbers to choose from"),
                row::texts("texts", "The texts to choose from"),
                row::colors("colours", "The colours to choose from"),
                row::shapes("shapes", "The shapes to choose from"),
            },
        .outputs =
            {
                {.key = "number", .type = ValueType::Number, .help = "The chosen number; 0 if there are none"},
                {.key = "text", .type = ValueType::Text, .help = "The chosen text; empty if there are none"},
                {.key = "colour", .type = ValueType::Color, .help = "The chosen colour; black if there are none"},
                {.key = "shape", .type = ValueType::Shape, .help = "The chosen shape; nothing if there are none"},
            },
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            const int index = in.integer("index");
            return Outputs{entry(in.numbers("numbers"), index), entry(in.texts("texts"), index),
                           entry(in.colors("colours"), index), entry(in.shapes("shapes"), index)};
        },
    };
}

} // namespace lectograph::values
