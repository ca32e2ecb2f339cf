// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QKeyEvent;
class QWidget;

namespace lectograph::editor {

/// Whether the key belongs to the widget while it has the focus, although an action of the window may have it as its
/// shortcut: Space and Enter press a button, the arrow keys move in a list.
bool isKeyOfFocus(const QWidget &focused, const QKeyEvent &event);

/// Whether Qt takes the key in fields because terminals do so on Unix (Ctrl+E: to the end of the line, Ctrl+K: delete up to
/// it), while it is a command of the window everywhere else.
bool isEditorsKeyOfUnix(const QWidget &focused, const QKeyEvent &event);

/// Sends these keys to the widget with the focus, in all windows, and presses buttons by Enter too, which Qt does only in
/// dialogs. A dialog's check boxes leave Enter to its default button.
class FocusKeys : public QObject
{
    Q_OBJECT

public:
    explicit FocusKeys(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace lectograph::editor
