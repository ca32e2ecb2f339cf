// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/wholecharacters.h"

#include "base/graphemes.h"
#include "base/text.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QTextEdit>

#include <algorithm>
#include <optional>

namespace lectograph::editor {

namespace {

/// What a key does to the character beside the cursor.
struct Step
{
    bool isForward = false;
    bool removes = false;
    bool keepsAnchor = false;
};

std::optional<Step> stepOf(const QKeyEvent &key)
{
    if (key.key() == Qt::Key_Backspace && !(key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)))
        return Step{.removes = true};
    if (key.matches(QKeySequence::Delete))
        return Step{.isForward = true, .removes = true};
    if (key.matches(QKeySequence::MoveToPreviousChar))
        return Step{};
    if (key.matches(QKeySequence::MoveToNextChar))
        return Step{.isForward = true};
    if (key.matches(QKeySequence::SelectPreviousChar))
        return Step{.keepsAnchor = true};
    if (key.matches(QKeySequence::SelectNextChar))
        return Step{.isForward = true, .keepsAnchor = true};
    return std::nullopt;
}

/// A line of text and the cursor in it.
struct CursorLine
{
    QString text;
    int anchor = 0;
    int cursor = 0;
};

/// The emoji of several code points that the step goes over, or that the cursor is in.
std::optional<CursorLine> emojiBeside(const CursorLine &line, bool isForward)
{
    const std::vector<qsizetype> boundaries = base::graphemeBoundaries(line.text);
    const auto end = isForward ? std::ranges::upper_bound(boundaries, line.cursor)
                               : std::ranges::lower_bound(boundaries, line.cursor);
    if (end == boundaries.begin() || end == boundaries.end())
        return std::nullopt;
    const QString emoji = line.text.mid(*std::prev(end), *end - *std::prev(end));
    const QList<uint> codes = emoji.toUcs4();
    if (codes.size() < 2 || QChar::isLetter(codes.front()) || QChar::isSpace(codes.front()))
        return std::nullopt;
    return CursorLine{emoji, static_cast<int>(*std::prev(end)), static_cast<int>(*end)};
}

bool isWritable(const QLineEdit &field)
{
    return !field.isReadOnly();
}

CursorLine lineOf(const QLineEdit &field)
{
    const int cursor = field.cursorPosition();
    const int other = field.selectionStart() == cursor ? field.selectionEnd() : field.selectionStart();
    return {field.text(), field.hasSelectedText() ? other : cursor, cursor};
}

void select(QLineEdit &field, int from, int to)
{
    if (from == to)
        field.setCursorPosition(to);
    else
        field.setSelection(from, to - from);
}

void removeSelection(QLineEdit &field)
{
    field.del();
}

template <class TextEdit>
bool isWritable(const TextEdit &field)
{
    return field.textInteractionFlags() & Qt::TextEditable;
}

template <class TextEdit>
CursorLine lineOf(const TextEdit &field)
{
    const QTextCursor cursor = field.textCursor();
    const int start = cursor.block().position();
    return {cursor.block().text(), cursor.anchor() - start, cursor.position() - start};
}

template <class TextEdit>
void select(TextEdit &field, int from, int to)
{
    QTextCursor cursor = field.textCursor();
    const int start = cursor.block().position();
    cursor.setPosition(start + from);
    cursor.setPosition(start + to, QTextCursor::KeepAnchor);
    field.setTextCursor(cursor);
}

template <class TextEdit>
void removeSelection(TextEdit &field)
{
    field.textCursor().removeSelectedText();
    field.ensureCursorVisible();
}

/// What changes where letters are composed: a range of the text, and what replaces it.
struct Composition
{
    int from = 0;
    int to = 0;
    QString composed;
};

std::optional<Composition> compositionOf(const QString &text)
{
    const QString composed = base::composed(text);
    if (composed == text)
        return std::nullopt;
    const auto from = std::ranges::mismatch(text, composed).in1 - text.begin();
    qsizetype same = 0; // at the end of both
    while (same < std::min(text.size(), composed.size()) - from
           && text[text.size() - 1 - same] == composed[composed.size() - 1 - same])
        ++same;
    return Composition{static_cast<int>(from), static_cast<int>(text.size() - same),
                       composed.sliced(from, composed.size() - same - from)};
}

void compose(QLineEdit &field)
{
    const auto composition = compositionOf(field.text());
    if (!composition || field.isReadOnly())
        return;
    const int behind = static_cast<int>(field.text().size()) - field.cursorPosition(); // the cursor follows its letters
    field.setSelection(composition->from, composition->to - composition->from);
    field.insert(composition->composed);
    field.setCursorPosition(static_cast<int>(field.text().size()) - behind);
}

template <class TextEdit>
void composeLines(TextEdit &field)
{
    if (!isWritable(field))
        return;
    for (QTextBlock block = field.document()->begin(); block.isValid(); block = block.next()) {
        const auto composition = compositionOf(block.text());
        if (!composition)
            continue;
        QTextCursor cursor(block);
        cursor.joinPreviousEditBlock(); // undone with what was typed
        cursor.setPosition(block.position() + composition->from);
        cursor.setPosition(block.position() + composition->to, QTextCursor::KeepAnchor);
        cursor.insertText(composition->composed);
        cursor.endEditBlock();
    }
}

/// Whether the step was over an emoji and is done.
template <class Field>
bool takeStep(Field *field, const Step &step)
{
    if (!field || !isWritable(*field))
        return false;
    const CursorLine line = lineOf(*field);
    const bool hasSelection = line.anchor != line.cursor;
    if ((hasSelection && !step.keepsAnchor) || (line.text.isRightToLeft() && !step.removes))
        return false;
    const auto emoji = emojiBeside(line, step.isForward);
    if (!emoji)
        return false;
    const int to = step.isForward ? emoji->cursor : emoji->anchor;
    if (step.removes) {
        select(*field, emoji->anchor, emoji->cursor);
        removeSelection(*field);
    } else {
        select(*field, step.keepsAnchor ? line.anchor : to, to);
    }
    return true;
}

} // namespace

WholeCharacters::WholeCharacters(QObject *parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

/// Composes the letters that enter the field while it has the focus.
void WholeCharacters::follow(QObject *field)
{
    disconnect(field, nullptr, this, nullptr);
    if (auto *line = qobject_cast<QLineEdit *>(field))
        connect(line, &QLineEdit::textChanged, this, [line] { compose(*line); });
    else if (auto *plain = qobject_cast<QPlainTextEdit *>(field))
        connect(plain, &QPlainTextEdit::textChanged, this, [plain] { composeLines(*plain); });
    else if (auto *rich = qobject_cast<QTextEdit *>(field))
        connect(rich, &QTextEdit::textChanged, this, [rich] { composeLines(*rich); });
}

bool WholeCharacters::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn)
        follow(watched);
    else if (event->type() == QEvent::FocusOut)
        disconnect(watched, nullptr, this, nullptr);
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto step = stepOf(static_cast<const QKeyEvent &>(*event));
    return step
        && (takeStep(qobject_cast<QLineEdit *>(watched), *step)
            || takeStep(qobject_cast<QPlainTextEdit *>(watched), *step)
            || takeStep(qobject_cast<QTextEdit *>(watched), *step));
}

} // namespace lectograph::editor
