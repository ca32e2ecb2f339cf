// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/curves/curveplot.h"

/// Texts for the items of the curve editor, with times of the lecture.
namespace lectograph::editor {

/// For screen readers.
QString nameOf(const Curve &curve, std::size_t key, base::Time sceneStart);
/// Describes an item and how to use it.
QString toolTipOf(const CurvePlot &plot, const CurveHit &hit, base::Time sceneStart);

} // namespace lectograph::editor
