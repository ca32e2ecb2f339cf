// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/lanes/lanes.h"
#include "editor/timeline/sounds/soundcommands.h"
#include "editor/timeline/sounds/sounddrag.h"

class QContextMenuEvent;
class QDropEvent;
class QKeyEvent;

namespace lectograph::editor {

/// What mouse, keys and drops do to the sounds in the lanes. It sees their events first, and takes those that are about a
/// sound.
class SoundLane : public QObject
{
    Q_OBJECT

public:
    SoundLane(TimelineView &view, TimelineLanes *lanes);

    /// Where a sound is drawn; empty if there is none.
    QRectF rectOf(int sound) const;
    /// The middle of its fade handles.
    QPointF fadeHandleOf(int sound, ClipEdge edge) const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool press(const QMouseEvent &event);
    bool move(const QMouseEvent &event);
    bool release(const QMouseEvent &event);
    bool press(const QKeyEvent &event);
    bool drag(QDropEvent &event);
    bool drop(QDropEvent &event);
    bool openMenu(const QContextMenuEvent &event);
    void select(int sound, Qt::KeyboardModifiers modifiers);
    void showTip(const QPoint &at, const QPoint &global);
    void tellCurrent();
    QString describe(const SoundBar &bar) const;
    base::Time dropTime(const QPointF &at, std::optional<double> *line = nullptr) const;

    TimelineView &m_view;
    TimelineLanes *m_lanes;
    SoundCommands m_commands;
    std::unique_ptr<SoundDrag> m_drag;
    std::optional<SoundHit> m_held;
    QPointF m_pressed;
    bool m_narrowsOnRelease = false; ///< a click on one of several selected ones selects it alone
};

} // namespace lectograph::editor
