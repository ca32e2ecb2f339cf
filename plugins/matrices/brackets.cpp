// SPDX-License-Identifier: GPL-3.0-or-later
#include "brackets.h"

#include "graph/row.h"
#include "shape/outlines.h"

namespace lectograph::matrices {

using namespace Qt::StringLiterals;
using base::Vec3;
using shape::Shape;

namespace {

/// How far the brackets are higher than the numbers, and how far beside them.
constexpr double extraHeight = 0.25;
constexpr double distance = 0.1;

/// A round bracket whose back is at x = 0: thick in the middle, thin at its ends.
shape::Path roundBracket(double height, bool left, double thickness, double depth)
{
    const double y = height / 2;
    const double side = left ? 1 : -1;
    // The middle of a cubic is at a quarter of its ends and three quarters of its handles.
    const double outer = -depth / 3;
    const double inner = outer + thickness * 4 / 3;
    shape::Contour contour;
    contour.closed = true;
    for (const QPointF &point :
         {QPointF(depth, y), QPointF(outer, y * 0.5), QPointF(outer, -y * 0.5), QPointF(depth, -y),
          QPointF(inner, -y * 0.5), QPointF(inner, y * 0.5), QPointF(depth, y)})
        contour.points.emplace_back(side * point.x(), point.y());
    return shape::Path({contour});
}

} // namespace

graph::PropertyTable bracketProperties()
{
    return {
        row::choice("brackets", "square", "square=Square brackets|round=Round brackets|none",
                    "What stands left and right of the numbers")
            .titled("Kind of brackets"),
        row::color("bracketColour", "WHITE", "Colour of the brackets and the dots").titled("Colour of brackets"),
    };
}

Shape bracketsAround(const Cells &cells, const Digits &digits, const graph::Inputs &inputs)
{
    const QString &kind = inputs.text("brackets");
    if (kind == "none"_L1)
        return shape::group({}, u"brackets"_s);
    const base::Box numbers = cells.whole();
    const double scale = digits.size / 48;
    const double height = numbers.height() + extraHeight * scale;
    const double depth = 0.16 * scale;
    shape::Style style;
    style.fill = inputs.color("bracketColour");
    style.strokeWidth = 0;
    std::vector<Shape> sides;
    for (const bool left : {true, false}) {
        const double side = left ? -1 : 1;
        const shape::Path path = kind == "round"_L1 ? roundBracket(height, left, 0.045 * scale, depth)
                                                    : shape::bracket(height, left, 0.04 * scale, depth);
        // The numbers are framed as they are, and nothing at all by a pair of brackets side by side.
        const double from = cells.columns > 0 && cells.rows > 0 ? numbers.width() / 2 : 0;
        sides.push_back(shape::shifted(shape::leaf(path, style, left ? u"left"_s : u"right"_s),
                                       {side * (from + distance * scale + depth), 0, 0}));
    }
    return shape::group(std::move(sides), u"brackets"_s);
}

} // namespace lectograph::matrices
