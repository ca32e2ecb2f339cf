// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/expressionstart.h"

#include "editor/edits/mime.h"
#include "editor/inspector/fields/growingedit.h"

#include <QDropEvent>
#include <QKeyEvent>
#include <QLineEdit>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

bool takesExpressions(const RowSource &source)
{
    using enum graph::ValueType;
    if (!source.property || source.places.empty())
        return false;
    const graph::ValueType type = source.property->type;
    return type == Number || type == Integer || type == Boolean || type == Vector || type == Color || type == Choice
        || type == Text;
}

ExpressionStart::ExpressionStart(QWidget &row) : QObject(&row)
{
    row.installEventFilter(this);
}

void ExpressionStart::watch(Field &field)
{
    for (QWidget *edit : field.findChildren<QWidget *>()) {
        if (qobject_cast<QLineEdit *>(edit) || qobject_cast<GrowingEdit *>(edit))
            edit->installEventFilter(this);
    }
}

bool ExpressionStart::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress: return takeKey(watched, static_cast<QKeyEvent *>(event)->text());
    case QEvent::DragEnter:
    case QEvent::Drop: {
        auto *drop = static_cast<QDropEvent *>(event);
        const auto output = mime::read(drop->mimeData(), mime::output);
        if (!output || watched != parent())
            return false;
        drop->acceptProposedAction();
        if (event->type() == QEvent::Drop)
            Q_EMIT outputDropped(*output);
        return true;
    }
    default: return false;
    }
}

bool ExpressionStart::takeKey(QObject *watched, const QString &typed)
{
    if (typed != "="_L1 && typed != u"＝")
        return false;
    const auto *line = qobject_cast<QLineEdit *>(watched);
    const auto *words = qobject_cast<GrowingEdit *>(watched);
    if (!line && !words)
        return false;
    const QString text = line ? line->text() : words->toPlainText();
    const QString selected = line ? line->selectedText() : words->textCursor().selectedText();
    const bool isReplacing = text.isEmpty() || selected.size() == text.size();
    const bool isInFront = line && line->cursorPosition() == 0 && selected.isEmpty(); // a text may contain one
    if (isReplacing || isInFront)
        Q_EMIT began(isReplacing);
    return isReplacing || isInFront;
}

} // namespace lectograph::editor
