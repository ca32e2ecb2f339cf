// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/commands.h"
#include "editor/timeline/timelinedrag.h"
#include "editor/widgets/escapewatch.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace lectograph::editor {

/// Where the label of a tick begins on a ruler of that width, in pixels: beside the tick, clear of the handle of the playhead,
/// and whole. Nothing where it has no room.
std::optional<double> labelLeft(double tick, double advance, double playhead, double width);

/// The time of the lecture: pressing anywhere puts the playhead there. Markers can be dragged and named.
class TimelineRuler : public QWidget
{
    Q_OBJECT

public:
    static constexpr int rulerHeight = 26;

    explicit TimelineRuler(TimelineCommands &commands, QWidget *parent = nullptr);

    void renameMarker(int index);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void paintRange(QPainter &painter) const;
    void paintStaticRanges(QPainter &painter) const;
    void paintMarkers(QPainter &painter) const;
    int markerAt(const QPointF &at) const; ///< −1: none
    void endDrag();

    TimelineCommands &m_commands;
    TimelineView &m_view;
    std::unique_ptr<TimelineDrag> m_drag;
    std::unique_ptr<EscapeWatch> m_escape; ///< while something is dragged
};

} // namespace lectograph::editor
