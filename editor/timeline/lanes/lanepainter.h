// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/timelineview.h"

#include <QPainter>

namespace lectograph::editor {

/// The outline of a selected bar.
void paintSelection(QPainter &painter, const QRectF &bar, double radius);

/// How many items have been drawn.
struct PaintedCount
{
    int bars = 0;
    int keys = 0;
};
/// Draws those items of a row that are in the region to repaint, `wanted`, and adds them to `count`.
void paintRow(QPainter &painter, const TimelineView &view, const TimeRow &row, int width, const QRegion &wanted,
              PaintedCount &count);

} // namespace lectograph::editor
