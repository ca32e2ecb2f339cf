// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/path.h"

#include <complex>
#include <vector>

namespace lectograph::shape {

/// Two outlines brought to the same contours with equal numbers of curves, so that their points correspond one to one.
struct Alignment
{
    struct Span
    {
        std::size_t points = 0;
        bool closed = false;
    };
    std::vector<QPointF> from; ///< contour by contour
    std::vector<QPointF> to;
    std::vector<Span> contours;
    FillRule rule = FillRule::NonZero;
};

/// Pairs solid contours with solid ones and their holes with holes (pairedContours()); a contour without a counterpart shrinks
/// to or grows from a point. Closed contours are reversed where they run the other way, and their starting knot is rotated to
/// the best match. `keepStart` prevents both, for strokes with a gradient or tapering.
Alignment aligned(const Path &from, const Path &to, bool keepStart);

/// The interpolated outline; `share` as returned by arcShare().
Path between(const Alignment &alignment, const std::complex<double> &share);

} // namespace lectograph::shape
