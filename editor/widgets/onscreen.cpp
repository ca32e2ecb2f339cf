// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/onscreen.h"

#include <QCoreApplication>
#include <QEvent>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace lectograph::editor {

void fitInto(QWidget &window, const QRect &room)
{
    constexpr int titleBar = 30; // its height is known only after the window has been shown
    const QRect inner = room.adjusted(0, titleBar, 0, 0);
    window.resize(window.size().boundedTo(inner.size()));
    if (!window.testAttribute(Qt::WA_Moved)) // a dialog places itself over its window
        return;
    const QRect now = window.geometry();
    const QPoint corner(std::clamp(now.x(), inner.left(), std::max(inner.left(), inner.right() + 1 - now.width())),
                        std::clamp(now.y(), inner.top(), std::max(inner.top(), inner.bottom() + 1 - now.height())));
    if (corner != now.topLeft())
        window.setGeometry(QRect(corner, now.size()));
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
