// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"

#include <utility>

namespace lectograph::editor {

/// An edit that is previewed while it is made: a drag, or typing in a field. Every update is applied to the lecture at
/// the beginning, and all updates form one undo step.
class LiveEdit
{
public:
    explicit LiveEdit(Document &document) : m_document(document), m_before(document.lecture()) {}
    /// Continues a gesture: its edits so far belong to the same step, and cancel() reverts them too.
    LiveEdit(Document &document, Gesture continued) : LiveEdit(document)
    {
        if (continued.id) {
            m_gesture = continued;
            m_continues = true;
        }
    }

    /// The lecture at the beginning.
    const lecture::Lecture &before() const { return m_before; }
    /// Replaces the previous update. False if the edit fails; the document reports only the first error.
    bool apply(const QString &name, const Document::Edit &edit)
    {
        auto after = edit(m_before);
        if (!after && std::exchange(m_isRefused, true))
            return false;
        // Until something has changed, a no-op adds no step; later it is an update like any other.
        if (after && !m_hasChanged && isSame(*after, m_before))
            return true;
        m_hasChanged = m_hasChanged || after;
        const auto takeAfter = [&](const lecture::Lecture &) { return std::move(after); };
        return m_document.edit(name, takeAfter, m_gesture);
    }
    /// Shows the lecture at the beginning again.
    void restore()
    {
        if (!m_continues)
            cancel();
        else if (std::exchange(m_hasChanged, false))
            m_document.edit(
                {}, [this](const lecture::Lecture &) { return m_before; }, m_gesture);
    }
    /// Reverts the edit without leaving an undo step.
    void cancel()
    {
        if (std::exchange(m_hasChanged, false) || m_continues)
            m_document.cancel(m_gesture);
    }
    bool hasChanged() const { return m_hasChanged; }
    Gesture gesture() const { return m_gesture; }

private:
    Document &m_document;
    Gesture m_gesture = Gesture::begin();
    lecture::Lecture m_before;
    bool m_hasChanged = false;
    bool m_isRefused = false;
    bool m_continues = false;
};

} // namespace lectograph::editor
