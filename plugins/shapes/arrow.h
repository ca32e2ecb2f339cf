// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/easing.h"
#include "graph/property.h"
#include "shape/shape.h"

#include <optional>

namespace lectograph::shapes {

enum class TipLook {
    Filled, ///< ManimCE: a triangle of fixed size
    Stem,   ///< ManimGL: five times the width of the stem
};

/// The look and position of an arrow's tips.
struct Tips
{
    TipLook look = TipLook::Filled;
    double scale = 1;
    bool atStart = false;
    bool atEnd = true;
    /// The largest share of the path for a tip. If unset, short arrows get thinner with smaller tips, as in manim.
    std::optional<double> room = {};
};

/// "tip", "tipScale", "startTip", "endTip".
graph::PropertyTable tipProperties(std::string_view tip = "usual", double scale = 1);
Tips tipsOf(const graph::Inputs &inputs, base::Dialect dialect);

/// The default width of such tips for a stroke of thickness 0.
double usualWidth(double strokeWidth, TipLook look);

/// From tip to neck, if there is enough space.
double tipLength(double strokeWidth, const Tips &tips);

/// Parts "shaft", "tip" and, with two heads, "startTip". The shaft ends inside the tip.
std::vector<shape::Shape> arrowAlong(const shape::Path &path, shape::Style style, const Tips &tips);

} // namespace lectograph::shapes
