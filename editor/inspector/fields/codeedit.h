// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/growingedit.h"

namespace lectograph::editor {

/// What one level of indentation is in the code: a tab, or so many spaces.
QString indentIn(const QString &code);

/// The source of a program, in letters of one width. Tab indents, Shift+Tab takes the indentation back, and Enter keeps that
/// of the line. Escape leaves the field, and Tab goes on from it where Tab has led to it and nothing was done in it.
class CodeEdit : public GrowingEdit
{
    Q_OBJECT

public:
    /// `language`: of the lecture, whose ideographs comments may have.
    CodeEdit(const QString &language, QWidget *parent);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;

private:
    void indent();
    void outdent();
    void breakLine();
    /// Whether it took back a level of indentation.
    bool takes(const QKeyEvent &event); ///< keys of its own, without modifiers
    bool eraseIndent();
    /// Changes each line of the selection, or that of the cursor, as one change.
    void changeLines(const std::function<void(QTextCursor &line)> &change);
};

} // namespace lectograph::editor
