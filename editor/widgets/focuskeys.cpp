// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/focuskeys.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <span>

namespace lectograph::editor {

namespace {

constexpr std::array presses{Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter};
constexpr std::array moves{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,
                           Qt::Key_Home, Qt::Key_End,   Qt::Key_PageUp, Qt::Key_PageDown};

bool isOneOf(int key, std::span<const Qt::Key> keys)
{
    return std::ranges::find(keys, key) != keys.end();
}

bool isEnter(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

/// Whether Enter is left to the dialog, which presses its default button.
bool isPressedByDialog(const QAbstractButton &button)
{
    if (!qobject_cast<const QDialog *>(button.window()))
        return false;
    if (const auto *push = qobject_cast<const QPushButton *>(&button))
        return push->autoDefault() || push->isDefault();
    return !qobject_cast<const QToolButton *>(&button);
}

} // namespace

bool isKeyOfFocus(const QWidget &focused, const QKeyEvent &event)
{
    constexpr Qt::KeyboardModifiers harmless = Qt::KeypadModifier | Qt::ShiftModifier;
    if (event.modifiers() & ~harmless)
        return false;
    const int key = event.key();
    if (qobject_cast<const QAbstractButton *>(&focused))
        return isOneOf(key, presses) && !(event.modifiers() & Qt::ShiftModifier);
    if (qobject_cast<const QAbstractItemView *>(&focused))
        return isOneOf(key, moves) || isEnter(event);
    if (qobject_cast<const QComboBox *>(&focused))
        return isOneOf(key, moves) || key == Qt::Key_Space;
    return (qobject_cast<const QTabBar *>(&focused) || qobject_cast<const QAbstractSlider *>(&focused))
        && isOneOf(key, moves);
}

bool isEditorsKeyOfUnix(const QWidget &focused, const QKeyEvent &event)
{
    if (!qobject_cast<const QLineEdit *>(&focused) && !qobject_cast<const QAbstractSpinBox *>(&focused)
        && !qobject_cast<const QPlainTextEdit *>(&focused))
        return false;
    return event.modifiers() == Qt::ControlModifier && (event.key() == Qt::Key_E || event.key() == Qt::Key_K);
}

FocusKeys::FocusKeys(QObject *parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool FocusKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto *widget = qobject_cast<QWidget *>(watched);
    auto &key = static_cast<QKeyEvent &>(*event);
    if (widget && event->type() == QEvent::ShortcutOverride && widget->hasFocus() && isEditorsKeyOfUnix(*widget, key)) {
        event->ignore();
        return true;
    }
    // A list that a box has opened takes Enter as a shortcut itself.
    const bool isInPopup = widget && widget->window()->windowType() == Qt::Popup;
    if (!widget || isInPopup || !widget->hasFocus() || !isKeyOfFocus(*widget, key))
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    auto *button = qobject_cast<QAbstractButton *>(watched);
    if (!button || !isEnter(key) || isPressedByDialog(*button))
        return QObject::eventFilter(watched, event);
    if (!key.isAutoRepeat())
        button->click();
    return true;
}

} // namespace lectograph::editor
