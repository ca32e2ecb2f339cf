// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/commands.h"
#include "editor/timeline/keyboard_navigation.h"
#include "editor/timeline/lanes/lanedrag.h"
#include "editor/timeline/lanes/lanepainter.h"
#include "editor/timeline/lanes/otherscenes.h"
#include "editor/widgets/paintedaccess.h"

#include <QWidget>

#include <memory>

class QHelpEvent;
class QMimeData;

namespace lectograph::editor {

/// The clips, keyframes and sounds of the open scene: selecting, dragging and dropping.
class TimelineLanes : public QWidget, public PaintedItems
{
    Q_OBJECT

public:
    explicit TimelineLanes(TimelineCommands &commands, QWidget *parent = nullptr);

    /// The rectangle of a clip, keyframe or sound; empty if it has no row.
    QRectF rectOf(const TimelineItem &item) const { return editor::rectOf(m_view, item); }
    /// Moves the selection to the next item by keyboard.
    void walk(LaneNavigation::Way way, bool extends) { m_walk.go(way, extends); }
    void act(const QString &id, const QString &action) override;
    /// The number of items drawn by the last paint event.
    int paintedBars() const { return m_painted.bars; }
    int paintedKeys() const { return m_painted.keys; }
    QSize sizeHint() const override { return {640, 160}; }
    QSize minimumSizeHint() const override { return {200, 60}; }

Q_SIGNALS:
    void inspectRequested(); ///< the properties of the selection should be shown
    void menuRequested(const QPoint &at, const lectograph::editor::LaneHit &hit);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    std::vector<PaintedItem> listItems() const override;

private:
    /// The drop preview: what is dragged over the lanes, and the result of dropping it.
    struct Drop
    {
        QRectF ghost;
        QString text;
        QStringList targets;
        std::optional<int> track;
        Time at;
    };

    void paintOthers(QPainter &painter, const QRect &exposed);
    void paintHint(QPainter &painter);
    void selectAt(const LaneHit &hit, Qt::KeyboardModifiers modifiers);
    void showCursor(const QPointF &at, Qt::KeyboardModifiers modifiers);
    void enter();
    void tellCurrent();
    void showTip(QHelpEvent *event);
    /// The description of an item for screen readers and its tooltip.
    QString describe(const TimelineItem &item) const;
    bool isGroup(const std::optional<TimelineItem> &item) const;
    QString nameOf(const TimeRow &row, std::size_t key) const;
    Drop dropAt(const QMimeData &carried, const QPointF &at) const;
    /// The scene time at which dropped content starts.
    Time dropTime(double x) const;

    TimelineCommands &m_commands;
    TimelineView &m_view;
    LaneNavigation m_walk;
    OtherScenes m_others;
    std::unique_ptr<TimelineDrag> m_drag;
    QPointF m_pressed;
    LaneHit m_held;
    bool m_isHeld = false;
    bool m_narrowsOnRelease = false; ///< a click on one of several selected items selects it alone
    std::optional<Drop> m_drop;
    PaintedCount m_painted; ///< by the last paint event
};

} // namespace lectograph::editor
