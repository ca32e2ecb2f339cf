// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/onscreen.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLayout>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace lectograph::editor {

namespace {

QRect withoutTitleBar(const QRect &room)
{
    constexpr int titleBar = 30; // its height is known only after the window has been shown
    return room.adjusted(0, titleBar, 0, 0);
}

/// Enough to show everything without scrolling. Of a screen, Qt itself uses two thirds at most.
QSize sizeNeededBy(const QWidget &window)
{
    QSize needed = window.size().expandedTo(window.sizeHint());
    if (const QLayout *layout = window.layout(); layout && layout->hasHeightForWidth())
        needed.setHeight(std::max(needed.height(), layout->totalHeightForWidth(needed.width())));
    return needed;
}

} // namespace

void fitInto(QWidget &window, const QRect &room)
{
    const QRect inner = withoutTitleBar(room);
    const QSize wanted = window.testAttribute(Qt::WA_Resized) ? window.size() : sizeNeededBy(window);
    window.resize(wanted.boundedTo(inner.size()));
    if (window.testAttribute(Qt::WA_Moved)) // otherwise a dialog places itself over its window
        moveWithin(window, window.geometry().topLeft(), inner);
}

void moveWithin(QWidget &widget, const QPoint &at, const QRect &room)
{
    const QPoint corner(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() + 1 - widget.width())),
                        std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() + 1 - widget.height())));
    widget.setGeometry(QRect(corner, widget.size()));
}

void growOnScreen(QWidget &window)
{
    const QRect inner = withoutTitleBar(window.screen()->availableGeometry());
    const QSize wanted = sizeNeededBy(window).boundedTo(inner.size()).expandedTo(window.size());
    if (wanted == window.size())
        return;
    window.resize(wanted);
    moveWithin(window, window.geometry().topLeft(), inner);
}

OnScreen::OnScreen(QObject *parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool OnScreen::eventFilter(QObject *watched, QEvent *event)
{
    auto *window = event->type() == QEvent::Show && !event->spontaneous() ? qobject_cast<QWidget *>(watched) : nullptr;
    if (window && window->windowType() == Qt::Dialog && !window->isMaximized() && window->screen())
        fitInto(*window, window->screen()->availableGeometry());
    return QObject::eventFilter(watched, event);
}

} // namespace lectograph::editor
