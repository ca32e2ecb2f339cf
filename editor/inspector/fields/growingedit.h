// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QPlainTextEdit>

namespace lectograph::editor {

/// A text field as high as its text, up to some lines. It tells every change; what is still being composed by an input
/// method is not yet a text, and nothing overwrites it.
class GrowingEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// `takesLines`: Enter makes a new line, and Ctrl+Enter is done; otherwise Enter is done, and Shift+Enter makes one.
    GrowingEdit(bool takesLines, QWidget *parent);

    /// Does nothing while a syllable is being composed.
    void setShownText(const QString &text);
    bool isComposing() const { return !m_composed.isEmpty(); }
    /// What is being composed becomes text.
    void endComposing();
    /// What is typed counts only later: undo takes it back by itself, and Escape gives it up. Otherwise undo and redo are
    /// the window's, and what is written stays.
    void setOwnUndo(bool isOwn) { setUndoRedoEnabled(isOwn); }
    /// In the type of formulas and tables.
    void setMonospaced();

Q_SIGNALS:
    void textEdited(const QString &text);
    void gestureBegan();
    void gestureEnded();
    void done();      ///< the author has said so by Enter or Escape; a gesture has ended
    void cancelled(); ///< by Escape, with an undo of its own
    void menuOpening(QMenu *menu);

protected:
    bool event(QEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void fit();
    void tell();

    bool m_takesLines;
    bool m_isBeingSet = false;
    QString m_composed;
    QString m_told; ///< the text that others know
};

} // namespace lectograph::editor
