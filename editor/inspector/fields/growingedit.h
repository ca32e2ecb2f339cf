// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QPlainTextEdit>

namespace lectograph::editor {

/// A text editor that grows with its text, up to a few lines. Emits every change; text being composed by an input
/// method is not emitted and never overwritten.
class GrowingEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// `takesLines`: Enter breaks the line, Ctrl+Enter finishes; otherwise Enter finishes, Shift+Enter breaks.
    GrowingEdit(bool takesLines, QWidget *parent);

    /// No-op during composition.
    void setShownText(const QString &text);
    bool isComposing() const { return !m_composed.isEmpty(); }
    /// The text with what is being composed.
    QString seenText() const;
    /// Commits the text being composed.
    void endComposing();
    /// With its own undo, text is applied later: until then it is undone here, and Escape cancels. What has been applied,
    /// and all text without its own undo, is undone by the window, and Escape keeps the text.
    void setOwnUndo(bool isOwn) { setUndoRedoEnabled(isOwn); }
    /// Undo of a text that was only begun, and of which nothing is left to undo here, cancels it as Escape does.
    void setBeginning(bool isBeginning) { m_isBeginning = isBeginning; }
    /// Uses the font of formulas and tables.
    void setMonospaced();

Q_SIGNALS:
    void textEdited(const QString &text);
    void composing(const QString &seenText); ///< also when that has ended
    void gestureBegan();
    void gestureEnded();
    void done();      ///< the author finished by Enter or Escape; a gesture has ended
    void cancelled(); ///< by Escape, with its own undo
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

    /// How many lines are shown at once; more are scrolled to.
    void setMostLines(int lines);
    /// Breaks no lines; what is wider is scrolled to.
    void setUnwrapped();

private:
    void fit();
    /// Keeps a text from scrolling for which there is room, or soon will be.
    void showWhatFits();
    int linesOfText() const;
    int heightOfLines() const;
    void tell();
    /// Whether undo or redo is that of the window.
    bool leavesHistory(const QKeyEvent &key) const;

    bool m_takesLines;
    int m_mostLines = 8;
    bool m_isWrapped = true;
    bool m_isBeingSet = false;
    bool m_isBeginning = false;
    QString m_shown; ///< the text of the last setShownText()
    QString m_composed;
    QString m_told; ///< the text of the last textEdited() or setShownText()
};

} // namespace lectograph::editor
