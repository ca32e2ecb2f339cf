// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/growingedit.h"

#include "editor/widgets/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QInputMethod>
#include <QInputMethodEvent>
#include <QMenu>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int besideLines = 10; ///< frame and margins above and below the text

} // namespace

GrowingEdit::GrowingEdit(bool takesLines, QWidget *parent) : QPlainTextEdit(parent), m_takesLines(takesLines)
{
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setFocusPolicy(Qt::StrongFocus);
    document()->setDocumentMargin(0);
    setViewportMargins(3, 0, 3, 0);
    setMinimumWidth(32);
    setTabStopDistance(16); // of the items of a list
    setUndoRedoEnabled(false);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this, &GrowingEdit::fit);
    connect(this, &QPlainTextEdit::textChanged, this, &GrowingEdit::tell);
    // Spaces at the end of a line reach beyond its edge, and the cursor into the next line before there is room for it.
    for (const QScrollBar *bar : {horizontalScrollBar(), verticalScrollBar()})
        connect(bar, &QScrollBar::valueChanged, this, &GrowingEdit::showWhatFits);
    fit();
}

void GrowingEdit::setMostLines(int lines)
{
    m_mostLines = lines;
    fit();
}

void GrowingEdit::setUnwrapped()
{
    m_isWrapped = false;
    setWordWrapMode(QTextOption::NoWrap);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    connect(horizontalScrollBar(), &QScrollBar::rangeChanged, this, &GrowingEdit::fit);
    fit();
}

void GrowingEdit::setMonospaced()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(12);
    setFont(font);
    fit();
}

void GrowingEdit::setShownText(const QString &text)
{
    if (isComposing())
        return;
    m_shown = text;
    if (text == toPlainText()) {
        document()->clearUndoRedoStacks(); // what was typed is now in the document of the window
        return;
    }
    m_isBeingSet = true;
    const int position = textCursor().position();
    setPlainText(text);
    if (hasFocus()) {
        QTextCursor cursor = textCursor();
        cursor.setPosition(static_cast<int>(std::min<qsizetype>(position, text.size())));
        setTextCursor(cursor);
    }
    m_told = toPlainText();
    m_isBeingSet = false;
}

void GrowingEdit::tell()
{
    if (m_isBeingSet || isComposing() || toPlainText() == m_told)
        return;
    m_told = toPlainText();
    Q_EMIT textEdited(m_told);
}

void GrowingEdit::endComposing()
{
    if (!isComposing())
        return;
    QGuiApplication::inputMethod()->commit();
    if (!isComposing())
        return;
    QInputMethodEvent event;
    event.setCommitString(m_composed);
    QCoreApplication::sendEvent(this, &event);
}

bool GrowingEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isReturn = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        const bool isEscape = key->matches(QKeySequence::Cancel);
        if (isEscape || (isReturn && key->modifiers() & Qt::ControlModifier)) { // also the shortcut for export
            event->accept();
            return true;
        }
        if (leavesHistory(*key)) {
            event->ignore();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

bool GrowingEdit::leavesHistory(const QKeyEvent &key) const
{
    if (isComposing())
        return false;
    return (key.matches(QKeySequence::Undo) && !document()->isUndoAvailable() && !m_isBeginning)
        || (key.matches(QKeySequence::Redo) && !document()->isRedoAvailable());
}

void GrowingEdit::inputMethodEvent(QInputMethodEvent *event)
{
    m_composed = event->preeditString();
    QPlainTextEdit::inputMethodEvent(event);
    tell();
    Q_EMIT composing(seenText());
}

QString GrowingEdit::seenText() const
{
    return toPlainText().insert(textCursor().position(), m_composed);
}

void GrowingEdit::focusInEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusInEvent(event);
    Q_EMIT gestureBegan();
}

void GrowingEdit::focusOutEvent(QFocusEvent *event)
{
    endComposing();
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        verticalScrollBar()->setValue(0); // whoever reads it next begins at the start
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        Q_EMIT gestureEnded();
    if (toPlainText() == m_shown)
        document()->clearUndoRedoStacks(); // later edits are undone first
}

void GrowingEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool takesLines = m_takesLines || event->modifiers() & Qt::ShiftModifier;
    if (isReturn && takesLines && !(event->modifiers() & Qt::ControlModifier)) {
        insertPlainText(u"\n"_s);
        ensureCursorVisible();
        return;
    }
    const bool isUndone = m_isBeginning && event->matches(QKeySequence::Undo) && !document()->isUndoAvailable();
    if (isUndone || (event->key() == Qt::Key_Escape && isUndoRedoEnabled())) {
        Q_EMIT cancelled();
        return;
    }
    if (isReturn || event->key() == Qt::Key_Escape) { // keeps the text, as on the stage
        Q_EMIT gestureEnded();
        Q_EMIT gestureBegan();
        Q_EMIT done();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void GrowingEdit::wheelEvent(QWheelEvent *event)
{
    if (hasFocus() && verticalScrollBar()->maximum() > 0)
        QPlainTextEdit::wheelEvent(event);
    else
        event->ignore();
}

void GrowingEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fit();
}

void GrowingEdit::fit()
{
    const int lines = linesOfText();
    const QScrollBar *across = horizontalScrollBar();
    const int bar = !m_isWrapped && across->maximum() > across->minimum() ? across->sizeHint().height() : 0;
    const int height = std::max<int>(Theme::row, heightOfLines() + besideLines + bar);
    setVerticalScrollBarPolicy(lines > m_mostLines ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    if (height != this->height() || minimumHeight() != height)
        setFixedHeight(height);
    showWhatFits();
}

void GrowingEdit::showWhatFits()
{
    if (m_isWrapped)
        horizontalScrollBar()->setValue(0);
    if (linesOfText() <= m_mostLines)
        verticalScrollBar()->setValue(0);
}

/// Of the lines that are shown at once. Letters of other scripts come from other fonts, whose lines may be higher than
/// those of this one.
int GrowingEdit::heightOfLines() const
{
    const int usual = fontMetrics().lineSpacing();
    double height = 0;
    int lines = 0;
    for (QTextBlock block = document()->firstBlock(); block.isValid() && lines < m_mostLines; block = block.next()) {
        const QTextLayout *layout = block.layout();
        const int own = layout ? layout->lineCount() : 0;
        for (int i = 0; i < own && lines < m_mostLines; ++i, ++lines)
            height += std::max<double>(usual, layout->lineAt(i).height());
        if (own == 0) {
            height += usual;
            ++lines;
        }
    }
    return static_cast<int>(std::ceil(height));
}

/// The document layout of plain text measures its height in lines.
int GrowingEdit::linesOfText() const
{
    return std::max(1, static_cast<int>(std::ceil(document()->size().height())));
}

void GrowingEdit::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    Q_EMIT menuOpening(menu);
    menu->popup(event->globalPos());
}

} // namespace lectograph::editor
