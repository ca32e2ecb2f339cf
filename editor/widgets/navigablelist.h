// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>
#include <QListView>

namespace lectograph::editor {

/// A list in which the arrow keys navigate, overriding shortcuts of the window; Enter acts as a click.
class NavigableList : public QListView
{
    Q_OBJECT

public:
    using QListView::QListView;

protected:
    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::ShortcutOverride)
            return QListView::event(event);
        const auto *pressed = static_cast<QKeyEvent *>(event);
        if (pressed->modifiers() & (Qt::ControlModifier | Qt::AltModifier))
            return QListView::event(event); // commands of the window
        const int key = pressed->key();
        for (const Qt::Key own : {Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End, Qt::Key_Return, Qt::Key_Enter}) {
            if (key == own)
                event->accept();
        }
        return event->isAccepted();
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        const bool isPlain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
        if (isEnter && isPlain && currentIndex().isValid())
            Q_EMIT clicked(currentIndex());
        else
            QListView::keyPressEvent(event);
    }
};

} // namespace lectograph::editor
