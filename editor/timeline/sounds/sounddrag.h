// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/arranging.h"
#include "editor/edits/sound_edits.h"
#include "editor/timeline/timelineview.h"

namespace lectograph::editor {

/// A drag of sounds in the lanes, from press to release: every step is made from the lecture as it was at the press, and all
/// of them are one step of the history.
class SoundDrag
{
public:
    /// Takes what is selected; `hit` is what the pointer holds.
    SoundDrag(TimelineView &view, const SoundHit &hit, const QPointF &from);

    void moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers);
    /// As if it had not begun.
    void cancel();

private:
    void move(double seconds, const TimeSnapTargets *targets);
    void trim(ClipEdge edge, double seconds, const TimeSnapTargets *targets);
    void fade(ClipEdge edge, double seconds);
    void changeGain(double pixels);
    void apply(const QString &name, const base::Result<lecture::Lecture> &lecture);
    double lectureSeconds(base::Time sceneTime) const { return (m_view.sceneStart() + sceneTime).seconds(); }

    TimelineView &m_view;
    SoundHit::Part m_part;
    double m_from;  ///< seconds of the lecture
    double m_fromY; ///< of the widget
    Gesture m_gesture;
    lecture::Lecture m_before;
    QString m_scene;
    SoundIndices m_sounds;
    SoundBar m_held;
    base::Time m_first; ///< of all that are selected
    base::Time m_last;
    TimeSnapTargets m_targets;
    bool m_hasChanged = false;
};

} // namespace lectograph::editor
