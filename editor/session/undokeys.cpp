// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/undokeys.h"

#include "editor/session/document.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

#include <utility>

namespace lectograph::editor {

UndoKeys::UndoKeys(QWidget *window, const Document &document) : QObject(window), m_window(window)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { follow(now); });
    connect(&document, &Document::changed, this, [this] { m_isStale = true; });
    // After the fields, which follow the document by the same signal.
    connect(&document, &Document::changed, this, &UndoKeys::settle, Qt::QueuedConnection);
    follow(QApplication::focusWidget());
}

void UndoKeys::follow(QWidget *focused)
{
    if (m_focused)
        m_focused->removeEventFilter(this);
    m_focused = focused && focused->window() == m_window ? focused : nullptr;
    m_line = qobject_cast<QLineEdit *>(m_focused);
    if (const auto *box = qobject_cast<QAbstractSpinBox *>(m_focused))
        m_line = box->findChild<QLineEdit *>();
    if (m_line)
        m_focused->installEventFilter(this);
    m_isStale = true;
    settle();
}

void UndoKeys::settle()
{
    if (!std::exchange(m_isStale, false) || !m_line)
        return;
    m_settled = m_line->text();
    m_hasUndone = false;
}

bool UndoKeys::isOfField(const QKeyEvent &key)
{
    if (key.matches(QKeySequence::Undo)) {
        const bool isTyped = m_line->text() != m_settled && m_line->isUndoAvailable();
        m_hasUndone = m_hasUndone || isTyped;
        return isTyped;
    }
    return m_hasUndone && m_line->isRedoAvailable();
}

bool UndoKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (!m_line || watched != m_focused)
        return false;
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::InputMethod)
        settle(); // before the letter changes the text
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto &key = static_cast<const QKeyEvent &>(*event);
    const bool isOfHistory = key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
    if (!isOfHistory || isOfField(key))
        return false;
    event->ignore();
    return true;
}

} // namespace lectograph::editor
