// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/exportform.h"

#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>

namespace lectograph::editor {

QLabel *note(const QString &object, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(object);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QWidget *withIcon(QLabel *note, const QString &iconName, const QColor &color)
{
    auto *row = new QWidget(note->parentWidget());
    auto *layout = rowLayout(row, 2 * Theme::grid);
    auto *picture = new QLabel(row);
    picture->setPixmap(icon(iconName, color).pixmap(16, 16));
    layout->addWidget(picture, 0, Qt::AlignTop);
    layout->addWidget(note, 1);
    row->hide();
    return row;
}

void drawElided(QPainter &painter, const QRect &rect, int alignment, const QFont &font, const QColor &color,
                const QString &text)
{
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(rect, alignment, QFontMetrics(font).elidedText(text, Qt::ElideRight, rect.width()));
}

} // namespace lectograph::editor
