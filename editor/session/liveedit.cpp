// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/liveedit.h"

#include <utility>

namespace lectograph::editor {

LiveEdit::LiveEdit(Document &document) : m_document(document), m_before(document.lecture()) {}

bool LiveEdit::apply(const QString &name, const Document::Edit &edit)
{
    auto after = edit(m_before);
    if (!after && std::exchange(m_isRefused, true))
        return false;
    // Until something has changed, a no-op adds no step; later it is an update like any other.
    if (after && !m_hasChanged && after->scenes == m_before.scenes)
        return true;
    m_hasChanged = m_hasChanged || after;
    return m_document.edit(
        name, [&](const lecture::Lecture &) { return std::move(after); }, m_gesture);
}

void LiveEdit::cancel()
{
    if (std::exchange(m_hasChanged, false))
        m_document.cancel(m_gesture);
}

} // namespace lectograph::editor
