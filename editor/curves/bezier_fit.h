// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/easing.h"

#include <QPointF>

#include <optional>

namespace lectograph::editor {

/// The two handles of an easing in the unit square, as in "cubic-bezier(x1, y1, x2, y2)".
struct UnitBezier
{
    QPointF first{1.0 / 3, 1.0 / 3};
    QPointF second{2.0 / 3, 2.0 / 3};

    friend bool operator==(const UnitBezier &, const UnitBezier &) = default;
};

/// Rounded to thousandths; times are clamped to 0 … 1.
QString toText(const UnitBezier &bezier);
/// Parses "cubic-bezier(…)"; nothing for other easings.
std::optional<UnitBezier> bezierIn(const QString &easing);
/// Fits a Bézier curve to an easing.
UnitBezier bezierLike(const base::Easing &easing, base::Dialect dialect);

} // namespace lectograph::editor
