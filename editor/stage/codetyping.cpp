// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/codetyping.h"

#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QTextBlock>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int indent = 4;

QString indentOfLine(const QString &line)
{
    const auto isBlank = [](QChar letter) { return letter == u' ' || letter == u'\t'; };
    return line.first(std::ranges::find_if_not(line, isBlank) - line.begin());
}

} // namespace

bool isCode(const lecture::Lecture &lecture, const PropertyPlace &place, const timeline::Registry &registry)
{
    const auto spec = specOf(lecture, place, registry);
    return spec && spec->text == graph::TextKind::Code;
}

void prepareForCode(QPlainTextEdit &edit)
{
    edit.setLineWrapMode(QPlainTextEdit::NoWrap);
    edit.setTabStopDistance(indent * QFontMetricsF(edit.font()).horizontalAdvance(u' '));
}

bool typeCode(QPlainTextEdit &edit, const QKeyEvent &key)
{
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool isTab = key.key() == Qt::Key_Tab;
    if ((!isEnter && !isTab) || key.modifiers() & ~Qt::KeypadModifier)
        return false;
    if (key.type() == QEvent::KeyPress) {
        const QTextCursor cursor = edit.textCursor();
        edit.insertPlainText(isTab ? QString(indent, u' ')
                                   : u'\n' + indentOfLine(cursor.block().text().first(cursor.positionInBlock())));
        edit.ensureCursorVisible();
    }
    return true;
}

} // namespace lectograph::editor
