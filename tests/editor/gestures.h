// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QWidget>

/// Mouse gestures that QTest lacks.
namespace lectograph::test {

/// A mouse move with the left button pressed.
inline void moveTo(QWidget &widget, const QPointF &to, Qt::KeyboardModifiers modifiers = {})
{
    QMouseEvent move(QEvent::MouseMove, to, widget.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, modifiers);
    QCoreApplication::sendEvent(&widget, &move);
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
