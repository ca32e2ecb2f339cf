// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/diagramfield.h"

#include <QKeyEvent>

#include <algorithm>

namespace lectograph::editor {

DiagramField::DiagramField(QWidget *parent) : QLineEdit(parent)
{
    setAccessibleName(tr("Name of the block"));
    connect(this, &QLineEdit::textChanged, this, &DiagramField::fit);
}

void DiagramField::standAt(const QPointF &centre, double width, double em)
{
    constexpr double smallest = 12;
    constexpr double largest = 40;
    QFont letters = font();
    letters.setPixelSize(static_cast<int>(std::clamp(em, smallest, largest)));
    setFont(letters);
    m_centre = centre;
    m_width = width;
    fit();
}

void DiagramField::setHint(const QString &hint)
{
    setPlaceholderText(hint);
    setAccessibleName(hint);
    fit();
}

void DiagramField::fit()
{
    // Qt shows no hint in a centred line that has the focus.
    setAlignment(text().isEmpty() ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter);
    constexpr int room = 24;
    constexpr int least = 110;
    const int needed = fontMetrics().horizontalAdvance(text().isEmpty() ? placeholderText() : text()) + room;
    const int broad = std::max({least, needed, static_cast<int>(m_width)});
    const int high = fontMetrics().height() + 10;
    QRect rect(0, 0, broad, high);
    rect.moveCenter(m_centre.toPoint());
    const QRect within = parentWidget()->rect();
    rect.moveLeft(std::clamp(rect.left(), 0, std::max(0, within.width() - rect.width())));
    rect.moveTop(std::clamp(rect.top(), 0, std::max(0, within.height() - rect.height())));
    setGeometry(rect);
}

bool DiagramField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // all keys are for the name
        return true;
    }
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Tab) {
        finish(true);
        return true;
    }
    return QLineEdit::event(event);
}

void DiagramField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        finish(true);
    else if (event->key() == Qt::Key_Escape)
        finish(false);
    else
        QLineEdit::keyPressEvent(event);
}

void DiagramField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        finish(true);
}

void DiagramField::finish(bool isAccepted)
{
    if (std::exchange(m_isDone, true))
        return;
    const QString typed = text();
    QWidget *stage = parentWidget();
    const bool hadFocus = hasFocus();
    if (hadFocus)
        stage->setFocus(); // before it is hidden: that would walk on to the next part of the diagram
    hide();
    deleteLater();
    if (isAccepted)
        Q_EMIT accepted(typed);
}

} // namespace lectograph::editor
