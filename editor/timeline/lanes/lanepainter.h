// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/timelineview.h"

#include <QPainter>

namespace lectograph::editor {

/// The outline of a selected bar.
void paintSelection(QPainter &painter, const QRectF &bar, double radius);

/// Draws rows, restricted to the visible items.
class LanePainter
{
public:
    LanePainter(QPainter &painter, const TimelineView &view, int width, const QRegion &wanted)
        : m_painter(painter), m_view(view), m_width(width), m_wanted(wanted)
    {}

    void row(const TimeRow &row);
    int bars() const { return m_bars; } ///< number of bars drawn
    int keys() const { return m_keys; }

private:
    void keyframes(const TimeRow &row);
    void keyframe(const QPointF &at, bool holds, bool isSelected);

    QPainter &m_painter;
    const TimelineView &m_view;
    int m_width;
    const QRegion &m_wanted; ///< the region to repaint
    int m_bars = 0;
    int m_keys = 0;
};

} // namespace lectograph::editor
