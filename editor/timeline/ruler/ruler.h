// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/commands.h"
#include "editor/timeline/timelinedrag.h"
#include "editor/widgets/escapewatch.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace lectograph::editor {

/// The left edge of a tick's label on a ruler of `width` pixels: next to the tick, clear of the playhead handle, and
/// fully visible. Nothing if there is no room.
std::optional<double> labelLeft(double tick, double advance, double playhead, double width);

/// The ruler of lecture time: pressing moves the playhead. Markers can be dragged and renamed.
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
