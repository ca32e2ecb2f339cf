// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/tableedit.h"

#include <QKeyEvent>
#include <QTextBlock>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

std::vector<QStringView> elementsOf(QStringView text, bool (*isBetween)(QChar))
{
    std::vector<QStringView> elements;
    int depth = 0;
    qsizetype start = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const bool isEnd = i == text.size();
        if (!isEnd && (text[i] == u'(' || text[i] == u'（'))
            ++depth;
        if (!isEnd && (text[i] == u')' || text[i] == u'）'))
            --depth;
        if (!isEnd && (depth > 0 || !isBetween(text[i])))
            continue;
        if (const QStringView element = text.sliced(start, i - start).trimmed(); !element.isEmpty())
            elements.push_back(element);
        start = i + 1;
    }
    return elements;
}

bool isBetweenCells(QChar c)
{
    return c.isSpace() || u",;，"_s.contains(c);
}

TableEdit::TableEdit(QWidget *parent) : GrowingEdit(true, parent)
{
    setMonospaced();
    setLineWrapMode(QPlainTextEdit::NoWrap);
}

void TableEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isReturn || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) {
        GrowingEdit::keyPressEvent(event);
        return;
    }
    const QTextCursor cursor = textCursor();
    const QString before = cursor.block().text().first(cursor.positionInBlock());
    const int column = static_cast<int>(elementsOf(before, isBetweenCells).size()) - 1;
    const int row = cursor.blockNumber();
    Q_EMIT cellDone();
    goTo(row + 1, std::max(0, column));
}

void TableEdit::goTo(int row, int column)
{
    QTextCursor cursor = textCursor();
    if (row >= blockCount()) {
        cursor.movePosition(QTextCursor::End);
        if (!cursor.block().text().trimmed().isEmpty())
            cursor.insertText(u"\n"_s);
    } else {
        const QTextBlock block = document()->findBlockByNumber(row);
        const QString line = block.text();
        const auto cells = elementsOf(line, isBetweenCells);
        cursor.setPosition(block.position());
        if (!cells.empty()) {
            const QStringView cell = cells[std::min(static_cast<std::size_t>(column), cells.size() - 1)];
            const auto at = static_cast<int>(cell.begin() - QStringView(line).begin());
            cursor.setPosition(block.position() + at);
            cursor.setPosition(block.position() + at + static_cast<int>(cell.size()), QTextCursor::KeepAnchor);
        }
    }
    setTextCursor(cursor);
    ensureCursorVisible();
}

} // namespace lectograph::editor
