// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/canvas.h"
#include "editor/graph/painting.h"
#include "editor/widgets/theme.h"

#include <QPainter>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace

QPointF GraphCanvas::offsetOf(int index) const
{
    if (m_moved.isEmpty())
        return {};
    const NodeCard &one = m_diagram.cards[at(index)];
    return m_moved.contains(one.nodes.first()) ? m_offset : QPointF();
}

QPointF GraphCanvas::endOf(const Link &link, bool isInput) const
{
    const int index = isInput ? link.toCard : link.fromCard;
    const NodeCard &one = card(index);
    const NodeCard &plain = m_diagram.cards[at(index)];
    const Port &port = isInput ? plain.inputs[at(link.toIndex)] : plain.outputs[at(link.fromIndex)];
    const Port *shown = &one == &plain ? &port : isInput ? one.input(port.key) : one.output(port.key);
    return (shown ? shown->at : port.at) + offsetOf(index);
}

QRectF GraphCanvas::shownCommentBox(int index) const
{
    QRectF rect = m_diagram.commentBoxes[at(index)].rect;
    if (m_draggedCommentBox != index)
        return rect;
    if (m_drag == Drag::CommentBox)
        rect.translate(m_offset);
    else if (m_drag == Drag::Corner)
        rect.setSize({std::max(96.0, rect.width() + m_offset.x()), std::max(64.0, rect.height() + m_offset.y())});
    return rect;
}

void GraphCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme().background);
    paintDots(painter, rect(), m_origin, m_zoom);
    painter.setRenderHint(QPainter::Antialiasing, detailAt(m_zoom) != Detail::Block);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.save();
    painter.scale(m_zoom, m_zoom);
    painter.translate(-m_origin);
    const QRectF visible = visibleRect().adjusted(-16, -16, 16, 16);
    for (int i = 0; i < static_cast<int>(m_diagram.commentBoxes.size()); ++i) {
        const QRectF shown = shownCommentBox(i);
        if (shown.intersects(visible))
            paintCommentBox(painter, shown, m_diagram.commentBoxes[at(i)].title, false, i == m_selectedCommentBox,
                            m_zoom);
    }
    for (const Group &group : m_diagram.groups) {
        if (!group.isCollapsed && group.rect.intersects(visible))
            paintCommentBox(painter, group.rect, group.title, true, false, m_zoom);
    }
    m_paintedCards = 0;
    paintLinks(painter, visible, false);
    paintCards(painter, visible, false);
    if (!m_open.isEmpty()) {
        paintLinks(painter, visible, true);
        paintCards(painter, visible, true);
    }
    if (m_link)
        paintLinkDrag(painter);
    painter.restore();
    if (m_drag == Drag::Box) {
        QColor fill = theme().accent;
        fill.setAlphaF(0.12F);
        painter.setPen(QPen(theme().accent, 1));
        painter.setBrush(fill);
        painter.drawRect(toScreen(m_box).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    if (hasFocus() && m_current.isEmpty()) {
        painter.setPen(QPen(theme().accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
    QStringList wanted;
    if (detailAt(m_zoom) != Detail::Block) {
        for (const NodeCard &one : m_diagram.cards) {
            if (!one.group && one.rect.intersects(visible))
                wanted.append(one.id);
        }
    }
    m_previews.want(m_scene, wanted);
}

void GraphCanvas::paintCards(QPainter &painter, const QRectF &visible, bool open)
{
    for (int i = 0; i < static_cast<int>(m_diagram.cards.size()); ++i) {
        if (m_open.contains(i) != open)
            continue;
        const QPointF offset = offsetOf(i);
        const NodeCard &one = card(i);
        if (!one.rect.translated(offset).intersects(visible))
            continue;
        ++m_paintedCards;
        CardLook look{.zoom = m_zoom, .isDimmed = m_dimmed.contains(i)};
        look.isSelected = std::ranges::any_of(one.nodes,
                                              [this](const QString &node) { return m_session.selection.has(node); });
        look.isCurrent = hasFocus() && one.nodes.contains(m_current);
        if ((m_hover.kind == Hit::Input || m_hover.kind == Hit::Output) && m_hover.index == i)
            look.hovered = (m_hover.kind == Hit::Input ? u"in:"_s : u"out:"_s) + m_hover.port.key;
        if (m_link && m_link->target && one.nodes.contains(m_link->target->node))
            look.hovered = (m_link->target->isInput ? u"in:"_s : u"out:"_s) + m_link->target->key;
        if (open || detailAt(m_zoom) == Detail::Block) {
            painter.translate(offset);
            paintCard(painter, one, m_previews.of(one.id), look);
            painter.translate(-offset);
            continue;
        }
        const QPixmap &picture = pictureOf(i, look);
        const QPointF corner = toScreen(one.rect.topLeft() + offset - QPointF(cardMargin, cardMargin));
        const QTransform before = painter.transform();
        painter.resetTransform();
        painter.drawPixmap(corner.toPoint(), picture);
        painter.setTransform(before);
    }
}

/// A card as it was painted last, so that moving the view costs little.
const QPixmap &GraphCanvas::pictureOf(int index, const CardLook &look)
{
    const NodeCard &one = m_diagram.cards[at(index)];
    const NodePreview &body = m_previews.of(one.id);
    const QString key = u"%1 %2 %3 %4 %5 %6"_s.arg(m_zoom)
                            .arg(body.revision)
                            .arg(look.isSelected)
                            .arg(look.isCurrent)
                            .arg(look.isDimmed)
                            .arg(look.hovered);
    constexpr qsizetype most = 400;
    if (m_pictures.size() > most)
        m_pictures.clear();
    auto &[known, picture] = m_pictures[index];
    if (known == key)
        return picture;
    known = key;
    ++m_drawnCards;
    const double ratio = devicePixelRatioF();
    const QSizeF size = (one.rect.size() + QSizeF(2 * cardMargin, 2 * cardMargin)) * m_zoom * ratio;
    picture = QPixmap(size.toSize() + QSize(1, 1));
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.scale(m_zoom, m_zoom);
    painter.translate(QPointF(cardMargin, cardMargin) - one.rect.topLeft());
    paintCard(painter, one, body, look);
    return picture;
}

void GraphCanvas::paintLinks(QPainter &painter, const QRectF &visible, bool open)
{
    for (int i = 0; i < static_cast<int>(m_diagram.links.size()); ++i) {
        const Link &link = m_diagram.links[at(i)];
        if (open && !m_open.contains(link.fromCard) && !m_open.contains(link.toCard))
            continue;
        if (m_link && m_link->torn && m_link->torn->isSame(link))
            continue;
        const QPointF from = endOf(link, false);
        const QPointF to = endOf(link, true);
        const double aside = to.x() < from.x() + 64 ? 160 : 8; // only those that lead back swing out
        const QRectF box = QRectF(from, to).normalized().adjusted(-aside, -8, aside, 8);
        if (!box.intersects(visible))
            continue;
        const auto stretch = stretchWithin(from, to, visible);
        if (!stretch)
            continue;
        const bool isSelected = (m_selectedLink && m_selectedLink->isSame(link)) || i == m_insertion;
        const bool isHovered = m_hover.kind == Hit::Link && m_hover.index == i;
        const bool isDimmed = m_link.has_value() || m_dimmed.contains(link.fromCard);
        LinkLook look{m_zoom, isSelected || isHovered, link.isStaged, isDimmed, *stretch};
        paintLink(painter, from, to, link.type, look);
    }
}

void GraphCanvas::paintLinkDrag(QPainter &painter)
{
    const int index = m_diagram.cardOf.value(m_link->port.node, -1);
    if (index < 0)
        return;
    const NodeCard &one = card(index);
    const Port *port = m_link->isFromOutput ? one.output(m_link->port.key) : one.input(m_link->port.key);
    const QPointF fast = port && !one.group ? port->at : m_link->port.at;
    QPointF tip = m_link->tip;
    if (m_link->target && m_link->refusal.isEmpty()) {
        const int target = m_diagram.cardOf.value(m_link->target->node);
        const Port *shown = m_link->target->isInput ? card(target).input(m_link->target->key)
                                                    : card(target).output(m_link->target->key);
        tip = shown ? shown->at : m_link->target->at;
    }
    const bool isRefused = !m_link->refusal.isEmpty();
    const graph::ValueType type = m_link->torn ? m_link->torn->type : m_link->port.type;
    if (isRefused) {
        painter.setPen(QPen(theme().error, 2.5, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(m_link->isFromOutput ? linkPath(fast, tip) : linkPath(tip, fast));
    } else {
        paintLink(painter, m_link->isFromOutput ? fast : tip, m_link->isFromOutput ? tip : fast, type, {m_zoom, true});
    }
    paintPort(painter, tip, type, !isRefused, 5);
}

} // namespace lectograph::editor
