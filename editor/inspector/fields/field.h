// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/rows/source.h"

#include <QMenu>
#include <QWidget>

class QLineEdit;

namespace lectograph::editor {

/// The editor of one value. It displays the value it is given and emits changes; its only own state is text being
/// typed, which display() must not overwrite.
class Field : public QWidget
{
    Q_OBJECT

public:
    explicit Field(QWidget *parent) : QWidget(parent) {}
    /// A field that is destroyed while its proxy has the focus takes it away, and what the proxy then tells would reach half a
    /// field.
    ~Field() override { setFocusProxy(nullptr); }
    Field(const Field &) = delete;
    Field &operator=(const Field &) = delete;

    virtual void display(const Reading &reading) = 0;
    /// Placed below its label, with the full width of the panel.
    virtual bool isWide() const { return false; }
    /// With less room beside its label, it is placed below it as well; roomChanged() tells that it needs more or less.
    virtual int comfortableWidth() const { return 0; }
    /// Applies pending text, including text being composed by an input method.
    virtual void finish() {}
    /// Whether it displays its value, without pending or invalid text.
    virtual bool isSettled() const { return true; }
    /// Whether something is wrong with the value, which is said below it: the field may show where.
    virtual void showProblem(bool) {}
    /// Adds the functions of its buttons, which are not in the tab order, for keyboard users.
    virtual void fillMenu(QMenu &) {}

Q_SIGNALS:
    void edited(const QJsonValue &value);
    /// Changes a part of each selected item's value; `first` (may be empty) and this are one undo step.
    void changed(const lectograph::editor::ValueChange &change, const lectograph::editor::Document::Edit &first = {});
    /// Edits until gestureEnded() form one undo step.
    void gestureBegan();
    void gestureEnded();
    /// A message about the typed text; empty if it is valid again.
    void validationFailed(const QString &sentence);
    /// Emitted for a key that finishes editing.
    void editingFinished();
    void roomChanged();
    /// Emitted for Escape: the edits of the gesture should be reverted, and the field loses the focus.
    void cancelled();
    /// The field's context menu is about to open; the row adds its own actions.
    void menuOpening(QMenu *menu);
};

/// Escape in the line edit cancels, instead of what it does in the window.
void cancelByEscape(QLineEdit *edit, const std::function<void()> &onCancel);
/// Adds the actions of the row to the context menu.
void offerMenu(QLineEdit *edit, Field *field);

/// The form of the field depends on the value.
enum class FieldForm {
    Plain,
    Link,     ///< the whole value is linked
    Elements, ///< a list that contains links
    Expression,
};
FieldForm formOf(const RowSource &source, const Reading &reading);
Field *makeField(Session &session, const RowSource &source, FieldForm form, QWidget *parent);

} // namespace lectograph::editor
