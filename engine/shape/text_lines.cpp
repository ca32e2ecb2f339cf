// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/text_lines.h"

#include "shape/shape.h"

#include <algorithm>
#include <cmath>

namespace lectograph::shape {

namespace {

std::optional<TextLines> linesIn(const TextLines &lines, const base::Transform &by)
{
    const bool isUpright = by.x.y == 0 && by.x.z == 0 && by.y.x == 0 && by.y.z == 0 && by.y.y > 0;
    if (!isUpright)
        return std::nullopt;
    const double size = by.y.y;
    return TextLines{by.origin.y + size * lines.first, by.origin.y + size * lines.last, size * lines.ascent,
                     size * lines.descent, size * lines.middle};
}

/// The largest lines of two texts on the same base lines.
std::optional<TextLines> united(const TextLines &a, const TextLines &b)
{
    constexpr double tolerance = 1e-6; // scene units
    if (std::abs(a.first - b.first) > tolerance || std::abs(a.last - b.last) > tolerance)
        return std::nullopt;
    return TextLines{a.first, a.last, std::max(a.ascent, b.ascent), std::max(a.descent, b.descent),
                     std::max(a.middle, b.middle)};
}

std::optional<TextLines> linesOfChildren(const Part &part)
{
    std::optional<TextLines> all;
    for (const Shape &child : part.children) {
        if (child->hidden || child.leafCount() == 0)
            continue;
        const auto lines = textLinesOf(child);
        if (!lines)
            return std::nullopt;
        all = all ? united(*all, *lines) : lines;
        if (!all)
            return std::nullopt;
    }
    return all;
}

} // namespace

std::optional<TextLines> textLinesOf(const Shape &shape)
{
    if (shape->textLines)
        return linesIn(*shape->textLines, shape->placement);
    if (isLeaf(*shape))
        return std::nullopt;
    const auto lines = linesOfChildren(*shape);
    return lines ? linesIn(*lines, shape->placement) : std::nullopt;
}

base::Box lineBox(const Shape &shape)
{
    base::Box box = shape.bounds();
    if (const auto lines = textLinesOf(shape); lines && !box.isEmpty()) {
        box.min.y = std::min(box.min.y, lines->bottom());
        box.max.y = std::max(box.max.y, lines->top());
    }
    return box;
}

} // namespace lectograph::shape
