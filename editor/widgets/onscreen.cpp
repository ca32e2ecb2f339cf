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

void moveInto(QWidget &window, const QRect &inner)
{
    const QRect now = window.geometry();
    const QPoint corner(std::clamp(now.x(), inner.left(), std::max(inner.left(), inner.right() + 1 - now.width())),
                        std::clamp(now.y(), inner.top(), std::max(inner.top(), inner.bottom() + 1 - now.height())));
    if (corner != now.topLeft())
        window.setGeometry(QRect(corner, now.size()));
}

} // namespace

void fitInto(QWidget &window, const QRect &room)
{
    const QRect inner = withoutTitleBar(room);
    const QSize wanted = window.testAttribute(Qt::WA_Resized) ? window.size() : sizeNeededBy(window);
    window.resize(wanted.boundedTo(inner.size()));
    if (window.testAttribute(Qt::WA_Moved)) // otherwise a dialog places itself over its window
        moveInto(window, inner);
}

void growOnScreen(QWidget &window)
{
    const QRect inner = withoutTitleBar(window.screen()->availableGeometry());
    const QSize wanted = sizeNeededBy(window).boundedTo(inner.size()).expandedTo(window.size());
    if (wanted == window.size())
        return;
    window.resize(wanted);
    moveInto(window, inner);
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
