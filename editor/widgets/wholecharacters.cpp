// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/wholecharacters.h"

#include "base/graphemes.h"

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

bool WholeCharacters::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto step = stepOf(static_cast<const QKeyEvent &>(*event));
    return step
        && (takeStep(qobject_cast<QLineEdit *>(watched), *step)
            || takeStep(qobject_cast<QPlainTextEdit *>(watched), *step)
            || takeStep(qobject_cast<QTextEdit *>(watched), *step));
}

} // namespace lectograph::editor
