// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/showngraph.h"

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
    const NodeCard &one = card(index);
    const NodeCard &plain = diagram.cards[at(index)];
    const Port &port = isInput ? plain.inputs[at(link.toIndex)] : plain.outputs[at(link.fromIndex)];
    const Port *shown = &one == &plain ? &port : isInput ? one.input(port.key) : one.output(port.key);
    return (shown ? shown->at : port.at) + offsetOf(index);
}

QRectF ShownGraph::commentBox(int index) const
{
    return index == drag.commentBox ? drag.commentBoxRect : diagram.commentBoxes[at(index)].rect;
}

} // namespace lectograph::editor::diagram
