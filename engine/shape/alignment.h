// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/path.h"

#include <complex>
#include <vector>

namespace lectograph::shape {

/// Two outlines brought to the same contours with the same number of curves, so that points can travel one to one.
struct Alignment
{
    struct Span
    {
        std::size_t points = 0;
        bool closed = false;
    };
    std::vector<QPointF> from; ///< contour after contour
    std::vector<QPointF> to;
    std::vector<Span> contours;
    FillRule rule = FillRule::NonZero;
};

/// Solid contours go with solid ones and holes with holes, in order; one without a counterpart shrinks to or grows from
/// a point. Closed contours are turned round where they run the other way, and turned on to where their knots lie best.
/// `keepStart`: they are not, because something (a gradient, a tapering) is spread along the stroke from its start.
Alignment aligned(const Path &from, const Path &to, bool keepStart);

/// The outline on the way; `share` as arcShare() gives it.
Path between(const Alignment &alignment, const std::complex<double> &share);

} // namespace lectograph::shape
