// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"
#include "base/hash.h"

#include <QPointF>

#include <array>
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

/// Colours at three points of a shape's own plane, which change evenly between and beyond them: Gouraud shading.
struct Shading
{
    std::array<QPointF, 3> at;
    std::array<base::Color, 3> colors; ///< their alphas do not count

    friend bool operator==(const Shading &, const Shading &) = default;
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
    std::shared_ptr<const Gradient> fillGradient; ///< replaces `fill`, but the alpha of `fill` applies
    std::shared_ptr<const Shading> shading;       ///< replaces `fill` and its gradient, but the alpha of `fill` applies
    std::shared_ptr<const Gradient> strokeGradient; ///< replaces `stroke`, but the alpha of `stroke` applies
    /// Factors of strokeWidth, evenly spaced along the path; empty: constant.
    std::shared_ptr<const std::vector<double>> widthProfile;
    Cap cap = Cap::Butt;
    Join join = Join::Miter;
    /// The stroke keeps its width on screen when the camera zooms (ManimGL), instead of scaling with the picture.
    bool screenWidth = false;
    /// In space, the stroke lies in the plane of the shape, and is seen from the side as that is, instead of facing the
    /// viewer. Not for gradients and width profiles along the path.
    bool strokeInPlane = false;
    /// A face of a solid or surface: the fill reaches a little beyond its outline, so that there is no seam between it and
    /// its neighbours.
    bool isFace = false;

    bool hasFill() const { return fill.a > 0; }
    bool hasStroke() const { return stroke.a > 0 && strokeWidth > 0; }
    bool hasBackStroke() const { return backStroke.a > 0 && backStrokeWidth > 0; }
    /// Whether it draws anything.
    bool isSeen() const { return hasFill() || hasStroke() || hasBackStroke(); }
    /// The perceived colour: the fill's if filled, otherwise the stroke's.
    base::Color mainColor() const { return hasFill() ? fill : stroke; }
};

/// How far the fill of a face reaches beyond its outline, in pixels: so far that two faces which share a pixel cover it as
/// one of them alone would.
double bleedOf(const Style &style);

bool operator==(const Style &a, const Style &b);
quint64 hashOf(const Style &style);
/// Mixes colours by `rule` and widths linearly; profiles and gradients stop by stop (the longer list decides).
Style mix(const Style &from, const Style &to, double t, base::ColorMix rule);

} // namespace lectograph::shape
