// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QTest>
#include <QWidget>

/// Mouse gestures that QTest lacks.
namespace lectograph::test {

/// A mouse move with the left button pressed.
inline void moveTo(QWidget &widget, const QPointF &to, Qt::KeyboardModifiers modifiers = {})
{
    QMouseEvent move(QEvent::MouseMove, to, widget.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, modifiers);
    QCoreApplication::sendEvent(&widget, &move);
}

/// The menu that is open. QApplication::activePopupWidget() of Qt 6.8 does not know each that is shown without a display.
inline QMenu *openMenu()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *menu = qobject_cast<QMenu *>(widget); menu && menu->isVisible())
            return menu;
    }
    return nullptr;
}

/// Walks with the pointer to the line of the menu that has this text, and clicks on it. From Qt 6.8 on, a menu ignores a click of
/// a pointer that has not moved since it opened. Returns whether there is such a line; without one, closes the menu.
inline bool chooseIn(QMenu &menu, const QString &text)
{
    for (QAction *action : menu.actions()) {
        if (action->text() != text)
            continue;
        const QPoint at = menu.actionGeometry(action).center();
        for (int way = 8; way >= 0; --way) {
            const QPointF near = at - QPoint(way, 0);
            QMouseEvent move(QEvent::MouseMove, near, menu.mapToGlobal(near), Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(&menu, &move);
        }
        QTest::mouseClick(&menu, Qt::LeftButton, {}, at);
        return true;
    }
    menu.close();
    return false;
}

/// Returns whether the drop is accepted.
inline bool drop(QWidget &widget, const QMimeData &data, const QPoint &to)
{
    QDragEnterEvent enter(to, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&widget, &enter);
    if (!enter.isAccepted())
        return false;
    QDragMoveEvent over(to, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&widget, &over);
    QDropEvent dropped(to, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&widget, &dropped);
    return dropped.isAccepted();
}

inline bool drop(QWidget &widget, const char *type, const QString &content, const QPoint &to)
{
    QMimeData data;
    data.setData(QString::fromLatin1(type), content.toUtf8());
    return drop(widget, data, to);
}

} // namespace lectograph::test
