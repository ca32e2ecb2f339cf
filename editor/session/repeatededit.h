// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"

#include <QElapsedTimer>

namespace lectograph::editor {

/// Edits by a key that is pressed again and again form one undo step, while they are of one kind, for the same
/// selection, and follow each other within a second. Any other edit in between ends the step.
class RepeatedEdit
{
public:
    /// Calls `edit` with the gesture to use. `kind`: what the edits have in common.
    void run(const QString &kind, const Selection &selection, const std::function<void(Gesture)> &edit)
    {
        const bool continues = m_gesture.id && kind == m_kind && *selection.snapshot() == *m_selected
            && m_sinceLast.isValid() && m_sinceLast.elapsed() <= pauseMilliseconds;
        if (!continues)
            m_gesture = Gesture::begin();
        edit(m_gesture);
        m_kind = kind;
        m_selected = selection.snapshot(); // edited keyframes may have another index
        m_sinceLast.start();
    }

private:
    static constexpr qint64 pauseMilliseconds = 1000;

    Gesture m_gesture;
    QString m_kind;
    Selection::Snapshot m_selected;
    QElapsedTimer m_sinceLast;
};

} // namespace lectograph::editor
