// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/overlay.h"

#include <QKeyEvent>

namespace lectograph::editor {

using base::Vec3;

namespace {

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

} // namespace

bool StageOverlay::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isBusy = m_mode != Mode::Idle || !selectedActors().isEmpty();
        const bool isPlain = !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
        if (isBusy && isPlain && (isArrow(key->key()) || key->key() == Qt::Key_Escape)) {
            event->accept(); // otherwise they step through the film
            return true;
        }
    }
    const bool isTaken = QWidget::event(event);
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        tellCurrentItem(this);
    return isTaken;
}

void StageOverlay::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_mode != Mode::Idle) {
        cancelDrag();
    } else if (event->key() == Qt::Key_Escape && !m_session.selection.isEmpty()) {
        if (!m_session.selection.part().isEmpty())
            m_session.selection.setNodes(m_session.selection.nodes());
        else
            m_session.selection.clear();
    } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && selectedActors().size() == 1
               && event->modifiers() == Qt::NoModifier) {
        Q_EMIT editRequested(selectedActors().front());
    } else if (!nudge(*event)) {
        QWidget::keyPressEvent(event);
    }
}

bool StageOverlay::nudge(const QKeyEvent &event)
{
    const QStringList selected = selectedActors();
    if (!isArrow(event.key()) || selected.isEmpty() || (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
        return false;
    const double step = event.modifiers() & Qt::ShiftModifier ? 1 : 0.1;
    Vec3 by;
    switch (event.key()) {
    case Qt::Key_Left: by.x = -step; break;
    case Qt::Key_Right: by.x = step; break;
    case Qt::Key_Up: by.y = step; break;
    default: by.y = -step; break;
    }
    if (!event.isAutoRepeat() || !m_nudging.id)
        m_nudging = Gesture::begin();
    const PropertyWriteMode writing = writingOf(m_session);
    const std::vector<TransformDelta> placings = placingsBy(
        by, movedTogether(m_session.document.lecture(), writing.scene, selected, m_session.registry, writing.time));
    m_session.document.edit(
        tr("Move"),
        [&](const lecture::Lecture &lecture) { return withTransforms(lecture, placings, writing, m_session.registry); },
        m_nudging);
    return true;
}

bool StageOverlay::focusNextPrevChild(bool next)
{
    const auto isSeen = [](const Actor &actor) { return actor.isSeen; };
    std::vector<QString> seen;
    for (const Actor &actor : cast()) {
        if (isSeen(actor))
            seen.push_back(actor.id);
    }
    const QStringList selected = selectedActors();
    const int count = static_cast<int>(seen.size());
    int index = next ? -1 : count;
    if (!selected.isEmpty()) {
        const auto found = std::ranges::find(seen, selected.back());
        if (found != seen.end())
            index = static_cast<int>(found - seen.begin());
    }
    index += next ? 1 : -1;
    if (index < 0 || index >= count)
        return QWidget::focusNextPrevChild(next); // nobody is locked in
    m_isFocusShown = true;
    m_session.selection.setNodes({seen[static_cast<std::size_t>(index)]});
    return true;
}

void StageOverlay::focusInEvent(QFocusEvent *event)
{
    m_isFocusShown = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::ShortcutFocusReason;
    update();
}

void StageOverlay::focusOutEvent(QFocusEvent *)
{
    m_isFocusShown = false;
    update();
}
} // namespace lectograph::editor
