// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"

namespace lectograph::editor {

/// An edit that is previewed while it is made: a drag, or typing in a field. Every update is applied to the lecture at
/// the beginning, and all updates form one undo step.
class LiveEdit
{
public:
    explicit LiveEdit(Document &document);

    /// The lecture at the beginning.
    const lecture::Lecture &before() const { return m_before; }
    /// Replaces the previous update. False if the edit fails; the document reports only the first error.
    bool apply(const QString &name, const Document::Edit &edit);
    /// Reverts the edit without leaving an undo step.
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
