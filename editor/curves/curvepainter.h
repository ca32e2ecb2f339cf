// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/curves/curvedrag.h"

namespace lectograph::editor {

/// Paints the canvas of the curve editor, with what `drag` shows; `drag` may be null.
void paintCurves(QPainter &painter, const CurvePlot &plot, Session &session, const CurveDrag *drag);

} // namespace lectograph::editor
