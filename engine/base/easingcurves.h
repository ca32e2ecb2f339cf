// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/easing.h"

#include <span>
#include <string_view>

namespace lectograph::base {

/// A progress formula for 0 < t < 1; `dialect` selects which "smooth" the formulas built on it use.
using CurveFormula = double (*)(double t, Dialect dialect);

/// A curve without parameters: starts at 0 and is at `end` when the time is over.
struct NamedCurve
{
    std::string_view name;
    CurveFormula at;
    double end = 1;
};

/// All of them, in presentation order. For Easing only; everything else calls easingNames().
std::span<const NamedCurve> namedCurves();

double smooth(double t, Dialect dialect);

/// The cubic Bézier timing function of CSS from (0, 0) to (1, 1) with handles at (x1, y1) and (x2, y2),
/// x1 and x2 in 0…1 (CSS Easing Functions Level 1).
double cubicBezier(double t, double x1, double y1, double x2, double y2);

} // namespace lectograph::base
