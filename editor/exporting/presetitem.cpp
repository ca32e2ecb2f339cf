// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/presetitem.h"

#include "editor/widgets/theme.h"

#include <QPainter>

namespace lectograph::editor {

namespace {

constexpr int rowHeight = 48;

} // namespace

void PresetItem::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &colors = theme();
    painter->save();
    const QRect row = option.rect;
    const bool isCurrent = option.state & QStyle::State_Selected;
    if (isCurrent || (option.state & QStyle::State_MouseOver))
        painter->fillRect(row, isCurrent ? colors.line : colors.raised);
    if (isCurrent)
        painter->fillRect(QRect(row.left(), row.top(), 3, row.height()), colors.accent);
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(colors.accent, 2));
        painter->drawRect(row.adjusted(1, 1, -1, -1));
    }
    const QRect inner = row.adjusted(4 * Theme::grid, 6, -2 * Theme::grid, -6);
    const auto line = [&](int role, const QFont &font, const QColor &color, int alignment) {
        painter->setFont(font);
        painter->setPen(color);
        const QString text = QFontMetrics(font).elidedText(index.data(role).toString(), Qt::ElideRight, inner.width());
        painter->drawText(inner, alignment, text);
    };
    line(Qt::DisplayRole, uiFont(13), colors.text, Qt::AlignTop | Qt::AlignLeft);
    line(DescriptionRole, uiFont(11), colors.muted, Qt::AlignBottom | Qt::AlignLeft);
    painter->restore();
}

QSize PresetItem::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, rowHeight};
}

} // namespace lectograph::editor
