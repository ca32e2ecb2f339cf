// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/carddelegate.h"

#include "editor/palette/cardview.h"
#include "editor/widgets/elidedlines.h"

#include <QPainter>
#include <QPainterPath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Up to two centred lines, elided.
void drawTitle(QPainter *painter, const QRect &rect, const QString &title)
{
    const QStringList lines = elidedLines(title, painter->font(), rect.width(), 2);
    const int step = std::min(painter->fontMetrics().lineSpacing(), rect.height() / 2);
    int y = rect.top() + (rect.height() - step * static_cast<int>(lines.size())) / 2;
    for (const QString &line : lines) {
        painter->drawText(QRect(rect.left(), y, rect.width(), step), Qt::AlignCenter | Qt::TextDontClip, line);
        y += step;
    }
}

} // namespace

CardDelegate::CardDelegate(CardView &view) : QStyledItemDelegate(&view), m_view(view) {}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const int width = m_view.viewport()->width();
    if (Cards::kindOf(index) == CardKind::Heading)
        return {width, index.row() == 0 ? 24 : 32};
    if (Cards::kindOf(index) == CardKind::Hint) {
        const QRect room(0, 0, width - 4 * gap, 1000);
        const QFontMetrics metrics(uiFont(12));
        return {width, metrics.boundingRect(room, Qt::TextWordWrap, index.data().toString()).height() + 4 * gap};
    }
    // Wide panels have more than two columns.
    const int columns = std::max(2, width / 128);
    return {(width - 2) / columns, height + gap}; // a row of exactly the full width would wrap
}

void CardDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &look = theme();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (!Cards::isCard(index)) {
        const bool isHeading = Cards::kindOf(index) == CardKind::Heading;
        painter->setFont(uiFont(12, isHeading));
        painter->setPen(look.muted);
        const QRect room = isHeading ? option.rect.adjusted(gap + 2, 0, -gap, -3)
                                     : option.rect.adjusted(gap + 2, gap, -2 * gap, -gap);
        painter->drawText(room, Qt::AlignLeft | (isHeading ? int(Qt::AlignBottom) : int(Qt::TextWordWrap)),
                          index.data().toString());
        painter->restore();
        return;
    }
    const QRect card = option.rect.adjusted(gap / 2, gap / 2, -gap / 2, -gap / 2);
    painter->setPen(Qt::NoPen);
    painter->setBrush(option.state.testFlag(QStyle::State_MouseOver) ? look.line : look.raised);
    painter->drawRoundedRect(card, Theme::radius, Theme::radius);

    const QRect room(card.left() + gap, card.top() + 5, card.width() - 2 * gap, pictureHeight);
    const QString type = index.data(Cards::TypeRole).toString();
    const QString iconName = m_view.iconName(index);
    if (!iconName.isEmpty()) {
        const bool isBroken = !index.data(Cards::ProblemRole).toString().isEmpty();
        icon(iconName, isBroken ? look.error : look.text)
            .paint(painter, QRect(room.center() - QPoint(11, 11), QSize(22, 22)));
        if (Cards::kindOf(index) != CardKind::Own) {
            const graph::NodeType *block = m_view.m_registry.nodes.find(type);
            const auto value = block && !block->outputs.empty() ? block->outputs.front().type : graph::ValueType::Shape;
            paintPort(*painter, QPointF(card.right() - 11, card.top() + 12), value, true, 4);
        }
    } else {
        const QImage still = m_view.picture(index);
        const QImage &image = type == m_view.m_inMotion && !m_view.m_frame.isNull() ? m_view.m_frame : still;
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        QRect fitted({}, image.size().scaled(room.size(), Qt::KeepAspectRatio)); // cards may be narrower
        fitted.moveCenter(room.center());
        if (!image.isNull())
            painter->drawImage(fitted, image);
    }
    painter->setPen(look.text);
    painter->setFont(uiFont(12));
    drawTitle(painter, QRect(room.left(), room.bottom() + 2, room.width(), card.bottom() - room.bottom() - 4),
              index.data().toString());
    if (index == m_view.currentIndex() && m_view.hasFocus()) {
        painter->setPen(QPen(look.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(card).adjusted(1, 1, -1, -1), Theme::radius - 1, Theme::radius - 1);
    }
    painter->restore();
}

} // namespace lectograph::editor
