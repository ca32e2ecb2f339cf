// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"
#include "typeset/text.h"

namespace lectograph::blocks {

/// "label", "labelSize", "labelColour": a text on or next to a shape, with formulas between dollar signs.
graph::PropertyTable labelProperties(double size, std::string_view colour = "WHITE");

/// The label given by these properties, centred on the origin and named "label"; an empty group if there is no text.
/// Lines longer than `wrapWidth` go on in another one; 0: as written.
base::Result<shape::Shape> labelOf(const graph::Inputs &inputs, const graph::Context &context, double wrapWidth = 0);

/// The lecture's text style: its font, language and dialect. Font sizes are those of manim (48 is large).
typeset::TextStyle textStyle(double size, const base::Color &color, const graph::Context &context);

} // namespace lectograph::blocks
