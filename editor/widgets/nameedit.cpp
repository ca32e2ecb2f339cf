// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/nameedit.h"

#include <QKeyEvent>

#include <utility>

namespace lectograph::editor {

NameEdit::NameEdit(QWidget *parent, Take take) : QLineEdit(parent), m_take(std::move(take)) {}

NameEdit::NameEdit(const QString &text, const QRect &place, QWidget *parent, Take take)
    : NameEdit(parent, std::move(take))
{
    setText(text);
    setAccessibleName(tr("Name"));
    setGeometry(place);
    selectAll();
    show();
    setFocus();
}

void NameEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        finish(false);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        finish(true);
    else
        QLineEdit::keyPressEvent(event);
}

void NameEdit::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    // Opening a context menu or an input method does not finish editing.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        finish(true);
}

void NameEdit::finish(bool takes)
{
    const auto take = std::exchange(m_take, nullptr);
    if (!take)
        return;
    const QString words = text().trimmed();
    if (hasFocus())
        parentWidget()->setFocus(); // before it is hidden: that would give the focus to whatever is next
    hide();
    deleteLater();
    if (takes)
        take(words);
}

} // namespace lectograph::editor
