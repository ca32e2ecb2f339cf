// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"

namespace lectograph::editor {

/// An edit that can be seen while it is being made: a drag, or typing in a field. Every step of it starts from the lecture as it
/// was at the beginning, and all of them are one undo step.
class LiveEdit
{
public:
    explicit LiveEdit(Document &document);

    /// The lecture as it was at the beginning.
    const lecture::Lecture &before() const { return m_before; }
    /// Replaces what was applied so far. False if the edit is not possible; the first time the document says why.
    bool apply(const QString &name, const Document::Edit &edit);
    /// As if it had not begun.
    void cancel();
    bool hasChanged() const { return m_hasChanged; }
    Gesture gesture() const { return m_gesture; }

private:
    Document &m_document;
    Gesture m_gesture = Gesture::begin();
    lecture::Lecture m_before;
    bool m_hasChanged = false;
    bool m_isRefused = false;
};

} // namespace lectograph::editor
