// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"

#include <optional>

namespace lectograph::shape {

class Shape;

/// The base lines on which a text stands, in its own plane. Rows go by them instead of by what is drawn, so that “gap”,
/// “cat” and “·” stand alike.
struct TextLines
{
    double first = 0;   ///< the height of the first base line
    double last = 0;    ///< of the last one
    double ascent = 0;  ///< from the first base line up to the top of its line
    double descent = 0; ///< from the last base line down to the bottom of its line
    double middle = 0;  ///< from a base line up to the middle of its letters

    double top() const { return first + ascent; }
    double bottom() const { return last - descent; }
    double centre() const { return (first + last) / 2 + middle; }
    bool isSingle() const { return first == last; }

    friend bool operator==(const TextLines &, const TextLines &) = default;
};

/// In the space of its parent. A group of texts has them if all stand on the same base lines. Nothing where there is no
/// text, something else than text, or text that is turned.
std::optional<TextLines> textLinesOf(const Shape &shape);

/// The bounds, at least as high as the lines of a text.
base::Box lineBox(const Shape &shape);

} // namespace lectograph::shape
