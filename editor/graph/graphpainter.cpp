// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/graphview.h"
#include "editor/widgets/theme.h"

#include <QPainter>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;

void GraphPainter::forgetChanged(const Diagram &before, const Diagram &after)
{
    m_pictures.removeIf([&](const std::pair<const int &, std::pair<QString, QPixmap> &> &one) {
        const std::size_t index = at(one.first);
        return index >= before.cards.size() || index >= after.cards.size()
            || !(before.cards[index] == after.cards[index]);
    });
}

void GraphPainter::paint(QPainter &painter)
{
    const ShownGraph &graph = m_view.drawn();
    const double zoom = m_view.zoom();
    painter.fillRect(m_view.rect(), theme().background);
    paintDots(painter, m_view.rect(), m_view.origin(), zoom);
    painter.setRenderHint(QPainter::Antialiasing, detailAt(zoom) != Detail::Block);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.save();
    painter.scale(zoom, zoom);
    painter.translate(-m_view.origin());
    const QRectF visible = m_view.paintedRect();
    for (int i = 0; i < static_cast<int>(graph.diagram.commentBoxes.size()); ++i) {
        const QRectF shown = graph.commentBox(i);
        if (shown.intersects(visible))
            paintCommentBox(painter, shown, graph.diagram.commentBoxes[at(i)].title, false,
                            i == m_view.selectedCommentBox(), zoom);
    }
    for (const Group &group : graph.diagram.groups) {
        if (!group.isCollapsed && group.rect.intersects(visible))
            paintCommentBox(painter, group.rect, group.title, true, false, zoom);
    }
    m_paintedCards = 0;
    paintLinks(painter, visible, false);
    paintCards(painter, visible, false);
    if (!graph.open.isEmpty()) {
        paintLinks(painter, visible, true);
        paintCards(painter, visible, true);
    }
    if (graph.drag.link)
        paintLooseLink(painter);
    painter.restore();
    std::vector<QRectF> boxes = graph.drag.copies;
    if (graph.drag.box)
        boxes.push_back(*graph.drag.box);
    for (const QRectF &box : boxes) {
        QColor fill = theme().accent;
        fill.setAlphaF(0.12F);
        painter.setPen(QPen(theme().accent, 1));
        painter.setBrush(fill);
        painter.drawRect(m_view.toScreen(box).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    if (m_view.hasFocus() && m_view.current().isEmpty()) {
        painter.setPen(QPen(theme().accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(m_view.rect().adjusted(1, 1, -1, -1));
    }
}

void GraphPainter::paintCards(QPainter &painter, const QRectF &visible, bool open)
{
    const ShownGraph &graph = m_view.drawn();
    const Hit &hovered = m_view.hovered();
    const auto &link = graph.drag.link;
    for (int i = 0; i < static_cast<int>(graph.diagram.cards.size()); ++i) {
        if (graph.open.contains(i) != open)
            continue;
        const QPointF offset = graph.offsetOf(i);
        const NodeCard &one = graph.card(i);
        if (!one.rect.translated(offset).intersects(visible))
            continue;
        ++m_paintedCards;
        CardLook look{.zoom = m_view.zoom(), .isDimmed = graph.drag.dimmed.contains(i)};
        look.isSelected = std::ranges::any_of(
            one.nodes, [this](const QString &node) { return m_view.session().selection.has(node); });
        look.isCurrent = m_view.hasFocus() && one.nodes.contains(m_view.current());
        if (hovered.isPort() && hovered.index == i)
            look.hovered = (hovered.kind == Hit::Input ? u"in:"_s : u"out:"_s) + hovered.port.key;
        if (link && link->target && one.nodes.contains(link->target->node))
            look.hovered = (link->target->isInput ? u"in:"_s : u"out:"_s) + link->target->key;
        if (open || detailAt(m_view.zoom()) == Detail::Block) {
            painter.translate(offset);
            paintCard(painter, one, m_view.previews().of(one.id), look);
            painter.translate(-offset);
            continue;
        }
        const QPixmap &picture = pictureOf(i, look);
        const QPointF corner = m_view.toScreen(one.rect.topLeft() + offset - QPointF(cardMargin, cardMargin));
        const QTransform before = painter.transform();
        painter.resetTransform();
        painter.drawPixmap(corner.toPoint(), picture);
        painter.setTransform(before);
    }
}

const QPixmap &GraphPainter::pictureOf(int index, const CardLook &look)
{
    const double zoom = m_view.zoom();
    const NodeCard &one = m_view.drawn().diagram.cards[at(index)];
    const NodePreview &body = m_view.previews().of(one.id);
    const QString key = u"%1 %2 %3 %4 %5 %6"_s.arg(zoom)
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
    const double ratio = m_view.devicePixelRatioF();
    const QSizeF size = (one.rect.size() + QSizeF(2 * cardMargin, 2 * cardMargin)) * zoom * ratio;
    picture = QPixmap(size.toSize() + QSize(1, 1));
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.scale(zoom, zoom);
    painter.translate(QPointF(cardMargin, cardMargin) - one.rect.topLeft());
    paintCard(painter, one, body, look);
    return picture;
}

void GraphPainter::paintLinks(QPainter &painter, const QRectF &visible, bool open) const
{
    const ShownGraph &graph = m_view.drawn();
    const auto &loose = graph.drag.link;
    const auto &selected = m_view.selectedLink();
    for (int i = 0; i < static_cast<int>(graph.diagram.links.size()); ++i) {
        const Link &link = graph.diagram.links[at(i)];
        if (open && !graph.open.contains(link.fromCard) && !graph.open.contains(link.toCard))
            continue;
        if (loose && loose->torn && loose->torn->isSame(link))
            continue;
        const QPointF from = graph.endOf(link, false);
        const QPointF to = graph.endOf(link, true);
        const double aside = to.x() < from.x() + 64 ? 160 : 8; // only links that lead back to the left swing out
        const QRectF box = QRectF(from, to).normalized().adjusted(-aside, -8, aside, 8);
        if (!box.intersects(visible))
            continue;
        const auto stretch = stretchWithin(from, to, visible);
        if (!stretch)
            continue;
        const bool isSelected = (selected && selected->isSame(link)) || i == graph.drag.insertion;
        const bool isHovered = m_view.hovered().kind == Hit::Link && m_view.hovered().index == i;
        const bool isDimmed = loose.has_value() || graph.drag.dimmed.contains(link.fromCard);
        LinkLook look{m_view.zoom(), isSelected || isHovered, link.isStaged, link.isNamed, isDimmed, *stretch};
        paintLink(painter, from, to, link.type, look);
    }
}

void GraphPainter::paintLooseLink(QPainter &painter) const
{
    const ShownGraph &graph = m_view.drawn();
    const LooseLink &link = *graph.drag.link;
    const int index = graph.diagram.cardOf.value(link.port.node, -1);
    if (index < 0)
        return;
    const NodeCard &one = graph.card(index);
    const Port *port = one.find(link.port);
    const QPointF linked = port && !one.group ? port->at : link.port.at;
    QPointF tip = link.tip;
    if (link.target && link.refusal.isEmpty()) {
        const int target = graph.diagram.cardOf.value(link.target->node);
        const Port *shown = graph.card(target).find(*link.target);
        tip = shown ? shown->at : link.target->at;
    }
    const bool isRefused = !link.refusal.isEmpty();
    const bool isDashed = isRefused || !link.misfit.isEmpty();
    const graph::ValueType type = link.torn ? link.torn->type : link.port.type;
    if (isDashed) {
        painter.setPen(QPen(theme().error, 2.5, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(link.isFromOutput ? linkPath(linked, tip) : linkPath(tip, linked));
    } else {
        paintLink(painter, link.isFromOutput ? linked : tip, link.isFromOutput ? tip : linked, type,
                  {m_view.zoom(), true});
    }
    paintPort(painter, tip, type, !isRefused, 5);
}

} // namespace lectograph::editor
