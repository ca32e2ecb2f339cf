// SPDX-License-Identifier: GPL-3.0-or-later
// The stage by keyboard: walking through what is on it, marking, nudging and leaving.
#include "editor/operations/definitionactions.h"
#include "editor/stage/guidepopup.h"
#include "editor/stage/overlay.h"

#include <QKeyEvent>
#include <QToolTip>

#include <utility>

namespace lectograph::editor {

bool StageOverlay::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (!m_drag.isOn() && m_diagram.wants(*key)) {
            event->accept();
            return true;
        }
        const bool isBusy = m_drag.isOn() || !selectedActors().isEmpty() || !m_look.marked.isEmpty() || m_camera.isOn()
            || m_guides.selected();
        const bool isPlain = !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
        if (isBusy && isPlain && (m_nudging.isFor(*key) || key->key() == Qt::Key_Escape)) {
            event->accept(); // otherwise they step through frames
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip && m_look.dots.pointed()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), tr("Drag to another block to connect them"),
                           this);
        return true;
    }
    if (event->type() == QEvent::WindowActivate && m_isLeftWithWindow && window()->focusWidget() != this)
        hideFocus(); // a dialog gave the focus to something else, of which nobody told the stage
    const bool isTaken = QWidget::event(event);
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        tellCurrentItem(this);
    return isTaken;
}

void StageOverlay::setMarked(const QString &node)
{
    if (node == m_look.marked)
        return;
    m_look.marked = node;
    forgetItems();
    tellCurrentItem(this);
    updateMarks();
}

void StageOverlay::mark(bool next)
{
    QString from = m_look.marked;
    if (from.isEmpty())
        from = selectedActors().value(selectedActors().size() - 1);
    QString marked = m_cast.neighbour(from, next);
    if (marked.isEmpty())
        marked = m_cast.neighbour({}, next); // from the first one again
    if (!marked.isEmpty())
        setMarked(marked);
}

void StageOverlay::toggleMarked()
{
    const QString marked = m_look.marked;
    if (!m_cast.reachable().contains(marked))
        return;
    session().selection.toggle(marked);
    setMarked(marked); // another change of the selection ends the walk
}

std::vector<PaintedItem> StageOverlay::listItems() const
{
    std::vector<PaintedItem> items = stageItems(session(), m_cast, projection());
    if (!m_look.marked.isEmpty()) {
        for (PaintedItem &item : items)
            item.isCurrent = item.id == m_look.marked;
    }
    return items;
}

bool StageOverlay::walk(bool next)
{
    const QString node = m_cast.neighbour(selectedActors().value(selectedActors().size() - 1), next);
    if (node.isEmpty())
        return false;
    setMarked({});
    session().selection.setNodes({node});
    return true;
}

void StageOverlay::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_drag.isOn()) {
        cancelDrag();
    } else if (m_diagram.takeKey(*event)) {
        return;
    } else if (event->key() == Qt::Key_Escape && !m_look.marked.isEmpty()) {
        setMarked({});
    } else if (event->key() == Qt::Key_Escape && m_guides.selected()) {
        m_guides.select({});
    } else if (event->key() == Qt::Key_Escape && !session().selection.isEmpty()) {
        if (!session().selection.part().isEmpty())
            session().selection.setNodes(session().selection.nodes());
        else
            session().selection.clear();
    } else if (event->key() == Qt::Key_Escape && session().preview.isInside()) {
        session().preview.leave();
    } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && selectedActors().size() == 1
               && event->modifiers() == Qt::NoModifier) {
        if (!enterDefinition(session(), selectedActors().front()))
            Q_EMIT editRequested(selectedActors().front());
    } else if (event->key() == Qt::Key_Return && m_guides.selected()) {
        openGuidePopup(*this, m_guides.selected());
    } else if (!m_nudging.nudge(*event, selectedActors())) {
        QWidget::keyPressEvent(event);
    }
}

void StageOverlay::inputMethodEvent(QInputMethodEvent *event)
{
    if (m_diagram.takeInput(*event))
        event->accept();
    else
        QWidget::inputMethodEvent(event);
}

bool StageOverlay::focusNextPrevChild(bool next)
{
    if (!m_diagram.walk(next) && !walk(next))
        return QWidget::focusNextPrevChild(next); // Tab can leave the stage
    m_look.showsFocus = true;
    return true;
}

void StageOverlay::focusInEvent(QFocusEvent *event)
{
    if (std::exchange(m_isLeftWithWindow, false) && event->reason() == Qt::ActiveWindowFocusReason)
        return; // as before another window was in front
    const bool isByKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::ShortcutFocusReason;
    m_look.showsFocus = isByKey || (event->reason() != Qt::MouseFocusReason && m_lastInput.isKey());
    update();
}

void StageOverlay::focusOutEvent(QFocusEvent *event)
{
    m_isLeftWithWindow = event->reason() == Qt::ActiveWindowFocusReason;
    if (!m_isLeftWithWindow)
        hideFocus();
}

void StageOverlay::hideFocus()
{
    m_isLeftWithWindow = false;
    m_look.showsFocus = false;
    m_look.marked.clear();
    update();
}

} // namespace lectograph::editor
