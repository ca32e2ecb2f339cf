// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/curves/curveplot.h"

/// What is on the canvas of the curve editor, in words. Times are shown as those of the lecture.
namespace lectograph::editor {

/// As screen readers say it.
QString nameOf(const Curve &curve, std::size_t key, base::Time sceneStart);
/// What can be done at a point of the canvas.
QString toolTipOf(const CurvePlot &plot, const CurveHit &hit, base::Time sceneStart);

} // namespace lectograph::editor
