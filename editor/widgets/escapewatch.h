// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QKeyEvent>

#include <functional>
#include <utility>

namespace lectograph::editor {

/// While it exists, Escape cancels a drag regardless of keyboard focus. For widgets that cannot have the focus.
/// `cancel` may delete it.
class EscapeWatch : public QObject
{
    Q_OBJECT

public:
    explicit EscapeWatch(std::function<void()> cancel) : m_cancel(std::move(cancel))
    {
        QCoreApplication::instance()->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
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

private:
    std::function<void()> m_cancel;
};

} // namespace lectograph::editor
