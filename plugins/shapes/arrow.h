// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/easing.h"
#include "graph/property.h"
#include "shape/shape.h"

#include <optional>

namespace lectograph::shapes {

enum class TipLook {
    Filled, ///< ManimCE: a triangle of a given size
    Stem,   ///< ManimGL: five times as wide as the stem
};

/// How the tips of an arrow look, and where it has some.
struct Tips
{
    TipLook look = TipLook::Filled;
    double scale = 1;
    bool atStart = false;
    bool atEnd = true;
    /// How much of the path a tip may take. Without it short arrows are thinner and have smaller tips, as in manim.
    std::optional<double> room = {};
};

/// "tip", "tipScale", "startTip", "endTip".
graph::PropertyTable tipProperties(std::string_view tip = "\"usual\"", std::string_view scale = "1");
Tips tipsOf(const graph::Inputs &inputs, base::Dialect dialect);

/// A stroke of thickness 0 gets the one usual for such tips.
double usualWidth(double strokeWidth, TipLook look);

/// From tip to neck, if there is room for it.
double tipLength(double strokeWidth, const Tips &tips);

/// Parts "shaft", "tip" and, for two heads, "startTip". The shaft ends within the tip.
std::vector<shape::Shape> arrowAlong(const shape::Path &path, shape::Style style, const Tips &tips);

} // namespace lectograph::shapes
