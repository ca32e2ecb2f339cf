// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/escapewatch.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <utility>

namespace lectograph::editor {

EscapeWatch::EscapeWatch(std::function<void()> cancel) : m_cancel(std::move(cancel))
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool EscapeWatch::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey || !static_cast<QKeyEvent *>(event)->matches(QKeySequence::Cancel))
        return QObject::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        const std::function<void()> cancel = m_cancel; // a copy, because the call may delete this object
        cancel();
    }
    return true;
}

} // namespace lectograph::editor
