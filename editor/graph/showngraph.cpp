// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/showngraph.h"

#include "editor/graph/painting.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor::diagram {

const NodeCard &ShownGraph::card(int index) const
{
    const auto shown = open.constFind(index);
    return shown != open.constEnd() ? *shown : diagram.cards[at(index)];
}

const NodeCard *ShownGraph::cardOf(const QString &node) const
{
    const auto found = diagram.cardOf.constFind(node);
    return found == diagram.cardOf.constEnd() ? nullptr : &card(*found);
}

QPointF ShownGraph::offsetOf(int index) const
{
    return drag.moved.contains(diagram.cards[at(index)].nodes.first()) ? drag.offset : QPointF();
}

QPointF ShownGraph::endOf(const Link &link, bool isInput) const
{
    const int index = isInput ? link.toCard : link.fromCard;
    const Port &port = isInput ? diagram.input(link) : diagram.output(link);
    const Port *shown = open.contains(index) ? card(index).find(port) : &port;
    return (shown ? shown->at : port.at) + offsetOf(index);
}

QRectF ShownGraph::commentBox(int index) const
{
    return index == drag.commentBox ? drag.commentBoxRect : diagram.commentBoxes[at(index)].rect;
}

/// Ports come first: they extend beyond the card.
Hit ShownGraph::hitInCard(int index, const QPointF &canvas, double zoom) const
{
    const NodeCard &one = card(index);
    if (!one.rect.adjusted(-12, -4, 12, 4).contains(canvas))
        return {};
    Hit hit;
    if (one.rect.contains(canvas))
        hit = {one.header().contains(canvas) ? Hit::Header : Hit::NodePreview, index};
    if (detailAt(zoom) == Detail::Block)
        return hit;
    double nearest = std::max(8.0, 6 / zoom);
    for (const auto *ports : {&one.inputs, &one.outputs}) {
        for (const Port &port : *ports) {
            const double distance = std::hypot(port.at.x() - canvas.x(), port.at.y() - canvas.y());
            if (distance <= nearest) {
                nearest = distance;
                hit = {port.isInput ? Hit::Input : Hit::Output, index, port};
            }
        }
    }
    return hit;
}

Hit ShownGraph::hitAt(const QPointF &canvas, double zoom) const
{
    for (auto one = open.keyBegin(); one != open.keyEnd(); ++one) {
        if (const Hit hit = hitInCard(*one, canvas, zoom); hit.isCard())
            return hit;
    }
    for (int i = static_cast<int>(diagram.cards.size()) - 1; i >= 0; --i) {
        if (const Hit hit = open.contains(i) ? Hit() : hitInCard(i, canvas, zoom); hit.isCard())
            return hit;
    }
    if (const int link = linkUnder(canvas, zoom); link >= 0)
        return {Hit::Link, link};
    for (int i = static_cast<int>(diagram.groups.size()) - 1; i >= 0; --i) {
        if (!diagram.groups[at(i)].isCollapsed && diagram.groups[at(i)].titleRect().contains(canvas))
            return {Hit::GroupTitle, i};
    }
    for (int i = static_cast<int>(diagram.commentBoxes.size()) - 1; i >= 0; --i) {
        const CommentBox &box = diagram.commentBoxes[at(i)];
        if (box.titleRect().contains(canvas))
            return {Hit::CommentBoxTitle, i};
        const double reach = std::max(12.0, 8 / zoom);
        if (QRectF(box.rect.bottomRight() - QPointF(reach, reach), QSizeF(reach, reach)).contains(canvas))
            return {Hit::CommentBoxCorner, i};
    }
    return {};
}

int ShownGraph::linkUnder(const QPointF &canvas, double zoom) const
{
    const double reach = 6 / zoom;
    int best = -1;
    double nearest = reach;
    for (int i = 0; i < static_cast<int>(diagram.links.size()); ++i) {
        if (diagram.links[at(i)].isNamed)
            continue;
        const QPointF from = endOf(diagram.links[at(i)], false);
        const QPointF to = endOf(diagram.links[at(i)], true);
        if (!QRectF(from, to).normalized().adjusted(-90, -reach, 90, reach).contains(canvas))
            continue;
        const double distance = distanceTo(linkPath(from, to), canvas);
        if (distance <= nearest) {
            nearest = distance;
            best = i;
        }
    }
    return best;
}

} // namespace lectograph::editor::diagram
