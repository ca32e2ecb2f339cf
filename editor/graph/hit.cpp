// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/hit.h"

#include "editor/graph/painting.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor::diagram {

namespace {

Hit portAt(const ShownGraph &graph, int index, const QPointF &canvas, double zoom)
{
    const NodeCard &one = graph.card(index);
    const double reach = std::max(8.0, 6 / zoom);
    Hit best;
    double nearest = reach;
    for (const auto *ports : {&one.inputs, &one.outputs}) {
        for (const Port &port : *ports) {
            const double distance = std::hypot(port.at.x() - canvas.x(), port.at.y() - canvas.y());
            if (distance <= nearest) {
                nearest = distance;
                best = {port.isInput ? Hit::Input : Hit::Output, index, port};
            }
        }
    }
    return best;
}

} // namespace

Hit hitAt(const ShownGraph &graph, const QPointF &canvas, double zoom)
{
    const Diagram &diagram = graph.diagram;
    const auto inCard = [&](int index) -> Hit {
        const NodeCard &one = graph.card(index);
        if (!one.rect.adjusted(-12, -4, 12, 4).contains(canvas))
            return {};
        if (detailAt(zoom) != Detail::Block) {
            if (Hit port = portAt(graph, index, canvas, zoom); port.kind != Hit::Nothing)
                return port;
        }
        if (one.header().contains(canvas))
            return {Hit::Header, index};
        return one.rect.contains(canvas) ? Hit{Hit::NodePreview, index} : Hit{};
    };
    for (auto open = graph.open.keyBegin(); open != graph.open.keyEnd(); ++open) {
        if (const Hit hit = inCard(*open); hit.kind != Hit::Nothing)
            return hit;
    }
    for (int i = static_cast<int>(diagram.cards.size()) - 1; i >= 0; --i) {
        if (graph.open.contains(i))
            continue;
        if (const Hit hit = inCard(i); hit.kind != Hit::Nothing)
            return hit;
    }
    if (const int link = linkUnder(graph, canvas, zoom); link >= 0)
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

int linkUnder(const ShownGraph &graph, const QPointF &canvas, double zoom)
{
    const double reach = 6 / zoom;
    int best = -1;
    double nearest = reach;
    const std::vector<Link> &links = graph.diagram.links;
    for (int i = 0; i < static_cast<int>(links.size()); ++i) {
        const QPointF from = graph.endOf(links[at(i)], false);
        const QPointF to = graph.endOf(links[at(i)], true);
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
