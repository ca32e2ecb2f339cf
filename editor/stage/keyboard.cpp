// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/keyboard.h"

#include "editor/stage/overlay.h"

#include <QKeyEvent>

#include <algorithm>

namespace lectograph::editor {

using base::Vec3;

bool StageKeyboard::nudge(const QKeyEvent &event)
{
    const QStringList selected = m_cast.selected();
    if (selected.isEmpty() || (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
        return false;
    const double step = event.modifiers() & Qt::ShiftModifier ? 1 : 0.1;
    Vec3 by;
    switch (event.key()) {
    case Qt::Key_Left: by.x = -step; break;
    case Qt::Key_Right: by.x = step; break;
    case Qt::Key_Up: by.y = step; break;
    case Qt::Key_Down: by.y = -step; break;
    default: return false;
    }
    if (!event.isAutoRepeat() || !m_nudge.id)
        m_nudge = Gesture::begin();
    const PropertyWriteMode writing = writingOf(m_session);
    const auto move = [&](const lecture::Lecture &lecture) {
        const MovedNodes moved = movedTogether(lecture, writing.scene, selected, m_session.registry, writing.time);
        return withTransforms(lecture, placingsBy(by, moved), writing, m_session.registry);
    };
    m_session.document.edit(StageOverlay::tr("Move"), move, m_nudge);
    return true;
}

bool StageKeyboard::walk(bool next)
{
    QStringList seen;
    for (const Actor &actor : m_cast.actors()) {
        if (actor.isSeen)
            seen.append(actor.id);
    }
    const QStringList selected = m_cast.selected();
    const qsizetype current = selected.isEmpty() ? -1 : seen.indexOf(selected.back());
    const qsizetype index = next ? current + 1 : (current < 0 ? seen.size() : current) - 1;
    if (index < 0 || index >= seen.size())
        return false;
    m_session.selection.setNodes({seen.at(index)});
    return true;
}

} // namespace lectograph::editor
