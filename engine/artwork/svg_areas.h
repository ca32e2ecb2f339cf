// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/path.h"
#include "shape/pathops.h"
#include "shape/style.h"

#include <QRectF>

namespace lectograph::artwork {

constexpr double strokeUnit = 0.01; ///< of the width of strokes, in scene units

/// The area that the stroke of a leaf covers, with its caps and joins.
shape::Path strokeArea(const shape::Path &path, const shape::Style &style);

/// Boolean operations on filled areas, with curves that are exact to a fraction of a thousandth of the size.
shape::Path combinedAreas(const shape::Path &a, const shape::Path &b, shape::Boolean operation);

/// How large the area is that a path encloses; parts that go round in opposite directions cancel out.
double sizeOfArea(const shape::Path &path);

/// The bounds of a path with its stroke.
QRectF strokedBox(const shape::Path &path, const shape::Style &style);

/// The style with only its fill, or only its stroke.
shape::Style fillOnly(const shape::Style &style);
shape::Style strokeOnly(const shape::Style &style);
/// The style of an area that looks like the stroke.
shape::Style fillLikeStroke(const shape::Style &style);

/// The style for a part of `whole`, with the same colours in the same places: gradients go over the box of a path.
shape::Style styleOfPart(const shape::Style &style, const QRectF &whole, const QRectF &part);

/// The work on areas that is left for a drawing, in steps from curve to curve: cuts and boolean operations can take far
/// longer than reading what asks for them.
class AreaAllowance
{
public:
    /// Whether there are as many steps left. Takes them.
    bool accepts(qint64 steps)
    {
        if (steps > m_left)
            return false;
        m_left -= steps;
        return true;
    }
    bool acceptsBoolean(const shape::Path &a, const shape::Path &b);

private:
    qint64 m_left = 32'000'000;
};

} // namespace lectograph::artwork
