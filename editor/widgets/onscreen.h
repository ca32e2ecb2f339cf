// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRect>

class QWidget;

namespace lectograph::editor {

/// Makes the window as large as it needs, unless it was given a size, and as `room` at most, and moves it inside if it
/// has a place of its own. Its title bar needs some of the room.
void fitInto(QWidget &window, const QRect &room);

/// Moves it there, or as near as all of it is in `room`, or else its left and upper edges.
void moveWithin(QWidget &widget, const QPoint &at, const QRect &room);

/// Makes room for what a visible window shows additionally, within its screen.
void growOnScreen(QWidget &window);

/// Fits all dialogs into their screens when they are shown, whatever size they were made for or kept.
class OnScreen : public QObject
{
    Q_OBJECT

public:
    explicit OnScreen(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace lectograph::editor
