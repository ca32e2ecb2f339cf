// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/diagramfield.h"

#include "editor/widgets/onscreen.h"

#include <QKeyEvent>

#include <algorithm>

namespace lectograph::editor {

DiagramField::DiagramField(QWidget *parent, Take take) : NameEdit(parent, std::move(take))
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
    resize(broad, high);
    moveWithin(*this, (m_centre - QPointF(broad, high) / 2).toPoint(), parentWidget()->rect());
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
    return NameEdit::event(event);
}

} // namespace lectograph::editor
