// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/codeedit.h"

#include "editor/inspector/fields/codehighlighter.h"

#include <QFontDatabase>
#include <QKeyEvent>
#include <QTextBlock>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostCodeLines = 18;
constexpr int codePixels = 12;
constexpr qsizetype usualIndent = 4;

/// Those whose ideographs and syllables are exactly two letters wide come first.
QFont codeFont(const QString &language)
{
    const QString own = language.startsWith("zh"_L1) ? u"Noto Sans Mono CJK SC"_s : u"Noto Sans Mono CJK KR"_s;
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    QStringList families{own, u"D2Coding"_s, u"NanumGothicCoding"_s, u"Sarasa Mono SC"_s};
    families.removeIf([](const QString &family) { return !QFontDatabase::hasFamily(family); });
    font.setFamilies(families + QStringList{font.family()});
    font.setPixelSize(codePixels);
    return font;
}

QString leadingSpace(const QString &line)
{
    const auto end = std::ranges::find_if(line, [](QChar letter) { return letter != u' ' && letter != u'\t'; });
    return line.first(end - line.begin());
}

/// Whether what follows the line belongs to it.
bool opensBlock(const QString &line)
{
    const QString code = line.trimmed();
    return code.endsWith(u':') || code.endsWith(u'{') || code.endsWith(u'(') || code.endsWith(u'[');
}

} // namespace

QString indentIn(const QString &code)
{
    qsizetype least = 0;
    for (const QString &line : code.split(u'\n')) {
        const QString space = leadingSpace(line);
        if (space.contains(u'\t'))
            return u"\t"_s;
        if (space.size() > 1 && space.size() < line.size()) // a single one is aligned, as in comments
            least = least == 0 ? space.size() : std::min(least, space.size());
    }
    return QString(least == 0 ? usualIndent : std::min(least, 2 * usualIndent), u' ');
}

CodeEdit::CodeEdit(const QString &language, QWidget *parent) : GrowingEdit(true, parent)
{
    setTabChangesFocus(false);
    setFont(codeFont(language));
    setTabStopDistance(static_cast<double>(usualIndent) * fontMetrics().horizontalAdvance(u' '));
    new CodeHighlighter(document());
    setMostLines(mostCodeLines);
    setUnwrapped();
}

void CodeEdit::focusInEvent(QFocusEvent *event)
{
    setTabChangesFocus(event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason);
    GrowingEdit::focusInEvent(event);
}

void CodeEdit::mousePressEvent(QMouseEvent *event)
{
    setTabChangesFocus(false);
    GrowingEdit::mousePressEvent(event);
}

void CodeEdit::inputMethodEvent(QInputMethodEvent *event)
{
    setTabChangesFocus(false);
    GrowingEdit::inputMethodEvent(event);
}

void CodeEdit::keyPressEvent(QKeyEvent *event)
{
    setTabChangesFocus(false); // a Tab that leads on does not come here
    const auto modifiers = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (modifiers != Qt::NoModifier || isComposing() || !takes(*event))
        GrowingEdit::keyPressEvent(event);
}

bool CodeEdit::takes(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Backtab: outdent(); return true;
    case Qt::Key_Tab: event.modifiers() & Qt::ShiftModifier ? outdent() : indent(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: breakLine(); return true;
    case Qt::Key_Backspace: return eraseIndent();
    default: return false;
    }
}

void CodeEdit::changeLines(const std::function<void(QTextCursor &line)> &change)
{
    const QTextCursor chosen = textCursor();
    const QTextBlock first = document()->findBlock(chosen.selectionStart());
    QTextBlock last = document()->findBlock(chosen.selectionEnd());
    if (last != first && chosen.selectionEnd() == last.position())
        last = last.previous(); // the selection ends before it
    const int count = last.blockNumber() - first.blockNumber();
    QTextCursor line(document());
    line.beginEditBlock();
    for (int i = 0; i <= count; ++i) {
        line.setPosition(document()->findBlockByNumber(first.blockNumber() + i).position());
        change(line);
    }
    line.endEditBlock();
}

void CodeEdit::indent()
{
    const QString unit = indentIn(toPlainText());
    QTextCursor cursor = textCursor();
    if (document()->findBlock(cursor.selectionStart()) != document()->findBlock(cursor.selectionEnd())) {
        changeLines([&unit](QTextCursor &line) {
            if (!line.block().text().trimmed().isEmpty())
                line.insertText(unit);
        });
        return;
    }
    const int column = cursor.selectionStart() - document()->findBlock(cursor.selectionStart()).position();
    const auto width = static_cast<int>(unit.size());
    cursor.insertText(unit == u"\t" ? unit : QString(width - column % width, u' '));
    setTextCursor(cursor);
    ensureCursorVisible();
}

void CodeEdit::outdent()
{
    const QString unit = indentIn(toPlainText());
    changeLines([&unit](QTextCursor &line) {
        const QString space = leadingSpace(line.block().text());
        const qsizetype count = space.startsWith(u'\t') ? 1
                                                        : std::min(space.size(), std::max(unit.size(), qsizetype(2)));
        line.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, static_cast<int>(space.isEmpty() ? 0 : count));
        line.removeSelectedText();
    });
}

void CodeEdit::breakLine()
{
    QTextCursor cursor = textCursor();
    const QTextBlock block = document()->findBlock(cursor.selectionStart());
    const QString before = block.text().first(cursor.selectionStart() - block.position());
    const QString more = opensBlock(before) ? indentIn(toPlainText()) : QString();
    cursor.insertText(u'\n' + leadingSpace(before) + more);
    setTextCursor(cursor);
    ensureCursorVisible();
}

bool CodeEdit::eraseIndent()
{
    QTextCursor cursor = textCursor();
    const QString before = cursor.block().text().first(cursor.positionInBlock());
    const QString unit = indentIn(toPlainText());
    if (cursor.hasSelection() || before.isEmpty() || before.count(u' ') != before.size() || unit == u"\t")
        return false;
    const auto width = static_cast<int>(unit.size());
    const int column = static_cast<int>(before.size());
    const int count = column % width == 0 ? width : column % width;
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, count);
    cursor.removeSelectedText();
    return true;
}

} // namespace lectograph::editor
