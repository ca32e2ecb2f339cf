// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"
#include "base/hash.h"

#include <memory>
#include <vector>

namespace lectograph::shape {

/// Evenly spaced colours: along the path for a stroke, over the shape's box in `direction` for a fill.
struct Gradient
{
    std::vector<base::Color> stops;
    double directionDegrees = 0; ///< 0 left to right, 90 bottom to top; fills only

    friend bool operator==(const Gradient &, const Gradient &) = default;
};

enum class Cap { Butt, Round, Square };
enum class Join { Miter, Round, Bevel };

/// Stroke widths are in stroke units: 0.01 scene unit at zoom 1.
struct Style
{
    base::Color fill{0, 0, 0, 0};
    base::Color stroke{1, 1, 1, 0};
    double strokeWidth = 4;
    /// A stroke behind the fill, for legibility over other things.
    base::Color backStroke{0, 0, 0, 0};
    double backStrokeWidth = 0;
    std::shared_ptr<const Gradient> fillGradient;   ///< replaces `fill`, but the alpha of `fill` applies
    std::shared_ptr<const Gradient> strokeGradient; ///< replaces `stroke`, but the alpha of `stroke` applies
    /// Factors of strokeWidth, evenly spaced along the path; empty: constant.
    std::shared_ptr<const std::vector<double>> widthProfile;
    Cap cap = Cap::Butt;
    Join join = Join::Miter;
    /// The stroke keeps its width on screen when the camera zooms (ManimGL), instead of scaling with the picture.
    bool screenWidth = false;

    bool hasFill() const { return fill.a > 0; }
    bool hasStroke() const { return stroke.a > 0 && strokeWidth > 0; }
    /// The perceived colour: the fill's if filled, otherwise the stroke's.
    base::Color mainColor() const { return hasFill() ? fill : stroke; }
};

bool operator==(const Style &a, const Style &b);
quint64 hashOf(const Style &style);
/// Mixes colours by `rule` and widths linearly; profiles and gradients stop by stop (the longer list decides).
Style mix(const Style &from, const Style &to, double t, base::ColorMix rule);

} // namespace lectograph::shape
