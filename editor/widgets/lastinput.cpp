// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/lastinput.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace lectograph::editor {

namespace {

/// Ctrl, Shift and the like are also held while the pointer does something.
bool isModifier(int key)
{
    return (key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock) || key == Qt::Key_AltGr;
}

/// Of the whole program: a widget that is made anew, as with another theme, knows the press that made it.
bool lastWasKey = false;

} // namespace

LastInput::LastInput()
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool LastInput::isKey() const
{
    return lastWasKey;
}

bool LastInput::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: // keys of shortcuts arrive no other way
    case QEvent::KeyPress:
        if (!isModifier(static_cast<QKeyEvent *>(event)->key()))
            lastWasKey = true;
        break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TabletPress:
    case QEvent::TouchBegin:
    case QEvent::Drop: lastWasKey = false; break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace lectograph::editor
