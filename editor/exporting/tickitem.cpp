// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/tickitem.h"

#include "editor/widgets/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace lectograph::editor {

namespace {

constexpr int boxSize = 16;

bool isTicked(const QModelIndex &index)
{
    return index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
}

} // namespace

void TickItem::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &colors = theme();
    const QRect row = option.rect;
    const QRectF box(row.left() + 1.5, row.center().y() + 0.5 - boxSize / 2.0, boxSize - 1, boxSize - 1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & QStyle::State_MouseOver)
        painter->fillRect(row, colors.raised);
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(colors.accent, 2));
        painter->drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), Theme::fieldRadius, Theme::fieldRadius);
    }
    painter->setPen(isTicked(index) ? colors.accent : colors.muted);
    painter->setBrush(isTicked(index) ? colors.accent : colors.background);
    painter->drawRoundedRect(box, 3, 3);
    if (isTicked(index)) {
        painter->setPen(QPen(colors.onAccent, 2));
        const QPointF tick[] = {box.topLeft() + QPointF(3.5, 8), box.topLeft() + QPointF(6.5, 11),
                                box.topLeft() + QPointF(12, 4.5)};
        painter->drawPolyline(tick, 3);
    }
    const QRect text = row.adjusted(boxSize + 2 * Theme::grid, 0, -Theme::grid, 0);
    painter->setFont(uiFont());
    painter->setPen(colors.text);
    painter->drawText(
        text, Qt::AlignVCenter | Qt::AlignLeft,
        QFontMetrics(uiFont()).elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, text.width()));
    painter->restore();
}

QSize TickItem::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, Theme::row};
}

bool TickItem::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &,
                           const QModelIndex &index)
{
    const bool isClick = event->type() == QEvent::MouseButtonRelease
        && static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton;
    const bool isKey = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space;
    if (!isClick && !isKey)
        return false;
    return model->setData(index, isTicked(index) ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

} // namespace lectograph::editor
