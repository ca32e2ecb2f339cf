// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/arranging.h"
#include "editor/timeline/lanes/lanehit.h"

namespace lectograph::editor {

/// A drag in the lanes, from press to release: every step is made from the lecture as it was at the press, and all of them
/// are one step of the history.
class LaneDrag
{
public:
    enum class Kind { Move, TrimStart, TrimEnd, StretchStart, StretchEnd, ScaleKeys, Box, Pan };

    /// Takes what is selected; `hit` is what the pointer holds.
    LaneDrag(TimelineView &view, Kind kind, const QPointF &from, const LaneHit &hit, Qt::KeyboardModifiers modifiers);

    Kind kind() const { return m_kind; }
    void moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers);
    /// As if it had not begun.
    void cancel();
    /// What a box selection encloses, in pixels of the widget.
    std::optional<QRectF> box() const { return m_box; }

private:
    void measure(const LaneHit &hit);
    void move(double seconds, const QPointF &to, const TimeSnapTargets *targets);
    void trim(ClipEdge edge, double seconds, const TimeSnapTargets *targets);
    void stretch(ClipEdge edge, double seconds, const TimeSnapTargets *targets);
    void selectBox(const QPointF &to);
    base::Result<lecture::Lecture> moved(base::Time delta, int tracks, ClipPlaces &clips,
                                         std::vector<KeyPlace> &keys) const;
    void apply(const QString &name, const std::function<base::Result<lecture::Lecture>()> &edit);
    double lectureSeconds(base::Time sceneTime) const { return (m_view.sceneStart() + sceneTime).seconds(); }

    TimelineView &m_view;
    Kind m_kind;
    QPointF m_from;
    QPointF m_last;
    double m_fromSeconds;
    int m_fromScroll;
    Gesture m_gesture;
    lecture::Lecture m_before;
    QString m_scene;
    ClipPlaces m_clips;
    std::vector<KeyPlace> m_keys;
    std::optional<TimeSpan> m_extent; ///< of all that moves
    TimeSpan m_held;                  ///< of what the pointer holds
    int m_heldTrack = -1;
    bool m_isTop = true;
    TimeSnapTargets m_targets;
    bool m_hasChanged = false;
    std::optional<QRectF> m_box;
};

} // namespace lectograph::editor
