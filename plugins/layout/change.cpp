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

NodeType resized()
{
    return {
        .id = u"layout.resized"_s,
        .title = u"Resized"_s,
        .category = u"Layout"_s,
        .help = u"A shape made larger or smaller until it has a given size."_s,
        .properties =
            {
                row::shape("shape", "What is resized").required(),
                row::number("width", 2, "Its width; 0: free").atLeast(0).in("units"),
                row::number("height", 0, "Its height; 0: free").atLeast(0).in("units"),
                row::boolean("stretch", false, "Width and height each on its own, so that its proportions change")
                    .titled("Free proportions"),
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
                row::shape("shape", "What is moved").required(),
                row::shape("into", "The shape whose place it takes").titled("Place to take").required(),
                row::boolean("stretch", false, "Fills that place, so that its proportions change")
                    .titled("Stretch to fit"),
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
                row::shape("shape", "What is mirrored").required(),
                row::choice("exchange", "left and right", "left and right|up and down", "Which sides change places")
                    .titled("Flip direction"),
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
