// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbols/mistakemark.h"

#include "base/background.h"
#include "editor/widgets/theme.h"

#include <QCoreApplication>
#include <QPlainTextEdit>
#include <QPointer>
#include <QThreadPool>

#include <algorithm>

namespace lectograph::editor {

MistakeMark::MistakeMark(QPlainTextEdit *edit) : QObject(edit), m_edit(edit) {}

void MistakeMark::look(FormulaUse use)
{
    if (use == FormulaUse::None) {
        m_text.reset();
        show({});
        return;
    }
    const QString text = m_edit->toPlainText();
    if (m_text == text)
        return;
    m_text = text;
    base::runInBackground(*QThreadPool::globalInstance(), [mark = QPointer<MistakeMark>(this), text, use] {
        const auto found = formulaMistake(text, use);
        const auto tell = [mark, text, found] {
            if (mark && mark->m_text == text)
                mark->show(found);
        };
        QMetaObject::invokeMethod(QCoreApplication::instance(), tell, Qt::QueuedConnection);
    });
}

void MistakeMark::show(std::optional<shape::SourceRange> range)
{
    QList<QTextEdit::ExtraSelection> marks;
    if (range) {
        const int size = static_cast<int>(m_edit->toPlainText().size());
        const int end = std::clamp(range->end, 0, size);
        QTextEdit::ExtraSelection mark;
        mark.cursor = m_edit->textCursor();
        // What is missing at the end is marked at the last character.
        mark.cursor.setPosition(std::clamp(range->start, 0, std::max(0, end - 1)));
        mark.cursor.setPosition(std::max(end, std::min(size, mark.cursor.position() + 1)), QTextCursor::KeepAnchor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(theme().error);
        marks.append(mark);
    }
    m_edit->setExtraSelections(marks);
}

} // namespace lectograph::editor
