// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/carddelegate.h"

#include "editor/palette/cardview.h"

#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Up to two centred lines, elided.
void drawTitle(QPainter *painter, const QRect &rect, const QString &title)
{
    const QFontMetrics metrics(painter->font());
    QTextLayout layout(title, painter->font());
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    QStringList lines;
    while (lines.size() < 2) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(rect.width());
        const QString rest = title.mid(line.textStart());
        const bool isLast = lines.size() == 1;
        lines.append(metrics.elidedText(isLast ? rest : title.mid(line.textStart(), line.textLength()).trimmed(),
                                        Qt::ElideRight, rect.width()));
    }
    layout.endLayout();
    const int step = std::min(metrics.lineSpacing(), rect.height() / 2);
    int y = rect.top() + (rect.height() - step * static_cast<int>(lines.size())) / 2;
    for (const QString &line : lines) {
        painter->drawText(QRect(rect.left(), y, rect.width(), step), Qt::AlignCenter | Qt::TextDontClip, line);
        y += step;
    }
}

/// The icon of a port, as drawn in the graph.
QPainterPath portPath(PortShape shape, const QRectF &rect)
{
    QPainterPath path;
    const QPointF centre = rect.center();
    switch (shape) {
    case PortShape::Circle: path.addEllipse(rect); break;
    case PortShape::Diamond:
        path.addPolygon(QPolygonF({{centre.x(), rect.top()},
                                   {rect.right(), centre.y()},
                                   {centre.x(), rect.bottom()},
                                   {rect.left(), centre.y()}}));
        path.closeSubpath();
        break;
    case PortShape::Square: path.addRect(rect); break;
    case PortShape::Bar: path.addRect(rect.adjusted(0, rect.height() / 4, 0, -rect.height() / 4)); break;
    case PortShape::Grid: {
        const qreal side = rect.width() * 0.44;
        for (const QPointF &corner :
             {rect.topLeft(), QPointF(rect.right() - side, rect.top()), QPointF(rect.left(), rect.bottom() - side),
              QPointF(rect.right() - side, rect.bottom() - side)})
            path.addRect(QRectF(corner, QSizeF(side, side)));
        break;
    }
    case PortShape::Hexagon: {
        const qreal inset = rect.width() / 4;
        path.addPolygon(QPolygonF({{rect.left() + inset, rect.top()},
                                   {rect.right() - inset, rect.top()},
                                   {rect.right(), centre.y()},
                                   {rect.right() - inset, rect.bottom()},
                                   {rect.left() + inset, rect.bottom()},
                                   {rect.left(), centre.y()}}));
        path.closeSubpath();
        break;
    }
    case PortShape::HalfCircle:
        path.addEllipse(rect);
        path.addEllipse(rect.adjusted(rect.width() / 4, rect.width() / 4, -rect.width() / 4, -rect.width() / 4));
        path.setFillRule(Qt::OddEvenFill);
        break;
    }
    return path;
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
            painter->setBrush(colorOf(value));
            painter->drawPath(portPath(portShapeOf(value), QRectF(card.right() - 15.5, card.top() + 7.5, 9, 9)));
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
