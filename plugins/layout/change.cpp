// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "shape/layout.h"

namespace lectograph::layout {

using namespace Qt::StringLiterals;
using base::Transform;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::ValueType;

NodeType resized()
{
    return {
        .id = u"layout.resized"_s,
        .title = u"Resized"_s,
        .category = u"Layout"_s,
        .help = u"A shape made larger or smaller until it has a given size."_s,
        .properties =
            {
                {.key = "shape", .type = ValueType::Shape, .help = "What is resized", .required = true},
                {.key = "width",
                 .type = ValueType::Number,
                 .preset = "2",
                 .help = "Its width; 0: free",
                 .min = 0,
                 .unit = "units"},
                {.key = "height",
                 .type = ValueType::Number,
                 .preset = "0",
                 .help = "Its height; 0: free",
                 .min = 0,
                 .unit = "units"},
                {.key = "stretch",
                 .type = ValueType::Boolean,
                 .preset = "false",
                 .title = "Free proportions",
                 .help = "Width and height each on its own, so that its proportions change"},
            },
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &) {
            return shape::fitted(*in.shape("shape"), in.number("width"), in.number("height"), in.boolean("stretch"));
        }),
    };
}

NodeType replace()
{
    return {
        .id = u"layout.replace"_s,
        .title = u"In another's place"_s,
        .category = u"Layout"_s,
        .help = u"A shape moved and resized to where another one stands."_s,
        .properties =
            {
                {.key = "shape", .type = ValueType::Shape, .help = "What is moved", .required = true},
                {.key = "into",
                 .type = ValueType::Shape,
                 .title = "Place to take",
                 .help = "The shape whose place it takes",
                 .required = true},
                {.key = "stretch",
                 .type = ValueType::Boolean,
                 .preset = "false",
                 .title = "Stretch to fit",
                 .help = "Fills that place, so that its proportions change"},
            },
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &) {
            return shape::replacing(*in.shape("shape"), in.shape("into")->bounds(), in.boolean("stretch"));
        }),
    };
}

NodeType mirror()
{
    return {
        .id = u"layout.mirror"_s,
        .title = u"Mirrored"_s,
        .category = u"Layout"_s,
        .help = u"The mirror image of a shape, in its place."_s,
        .properties =
            {
                {.key = "shape", .type = ValueType::Shape, .help = "What is mirrored", .required = true},
                {.key = "exchange",
                 .type = ValueType::Choice,
                 .preset = "\"left and right\"",
                 .title = "Flip direction",
                 .help = "Which sides change places",
                 .choices = "left and right|up and down"},
            },
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &) {
            const bool across = in.text("exchange") == "left and right"_L1;
            const shape::Shape &shape = *in.shape("shape");
            return shape::transformed(
                shape, base::about(shape.bounds().centre(), Transform::scaling(across ? -1 : 1, across ? 1 : -1)));
        }),
    };
}

} // namespace lectograph::layout
