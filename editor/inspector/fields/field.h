// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/rows/source.h"

#include <QMenu>
#include <QWidget>

class QLineEdit;
namespace lectograph::editor {

/// What edits one value. It shows what it is told and tells what the author wants; between the two it keeps only what is
/// being typed, which nothing may overwrite.
class Field : public QWidget
{
    Q_OBJECT

public:
    explicit Field(QWidget *parent) : QWidget(parent) {}

    virtual void display(const Reading &reading) = 0;
    /// Stands below its label, as wide as the panel.
    virtual bool isWide() const { return false; }
    /// Takes over what is being typed, an unfinished syllable included.
    virtual void finish() {}
    /// What stands in it is its value: nothing typed waits to be taken over or mended.
    virtual bool isSettled() const { return true; }
    /// What its buttons do, which Tab goes past, for those who come by the keyboard.
    virtual void fillMenu(QMenu &) {}

Q_SIGNALS:
    void edited(const QJsonValue &value);
    /// The value makes sense once `first` was done to the lecture; both are one step.
    void editedWith(const lectograph::editor::Document::Edit &first, const QJsonValue &value);
    /// Each of the selected keeps the rest of its own value; `first` (which may be empty) and this are one step.
    void changed(const lectograph::editor::ValueChange &change, const lectograph::editor::Document::Edit &first = {});
    /// What comes until the end belongs to one step.
    void gestureBegan();
    void gestureEnded();
    /// A sentence about what was typed; empty: all is well again.
    void validationFailed(const QString &sentence);
    /// By a key that says that it is done.
    void editingFinished();
    /// By Escape: what the gesture has done so far is to be taken back, and the field is left.
    void cancelled();
    /// A field's own menu is about to open; the row adds what it can do.
    void menuOpening(QMenu *menu);
};

/// Undo and redo of the window work while the line has the focus, as long as nothing is being typed into it.
void letUndoThrough(QLineEdit *edit, const std::function<bool()> &isTyping);
/// Escape belongs to the line, whatever else it means in the window.
void onEscape(QLineEdit *edit, const std::function<void()> &onCancel);
/// Enter in the list of words that a line offers takes one and is done, as Enter in the line is.
void onSuggestionTaken(QLineEdit *edit, const std::function<void()> &done);
/// The menu of the line with all that the row can do.
void offerMenu(QLineEdit *edit, Field *field);

/// What the value is decides how it is edited.
enum class FieldForm {
    Plain,
    Link,     ///< the whole value comes from a link
    Elements, ///< a list in which links stand
};
FieldForm formOf(const RowSource &source, const Reading &reading);
Field *makeField(Session &session, const RowSource &source, FieldForm form, QWidget *parent);

} // namespace lectograph::editor
