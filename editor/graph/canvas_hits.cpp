// SPDX-License-Identifier: GPL-3.0-or-later
// What lies under the pointer, and what is told of it.
#include "editor/graph/canvas.h"
#include "editor/graph/painting.h"
#include "editor/language/names.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace

GraphCanvas::Hit GraphCanvas::portAt(int index, const QPointF &canvas) const
{
    const NodeCard &one = card(index);
    const double reach = std::max(8.0, 6 / m_zoom);
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

GraphCanvas::Hit GraphCanvas::hitAt(const QPointF &canvas) const
{
    const auto inCard = [&](int index) -> Hit {
        const NodeCard &one = card(index);
        if (!one.rect.adjusted(-12, -4, 12, 4).contains(canvas))
            return {};
        if (detailAt(m_zoom) != Detail::Block) {
            if (Hit port = portAt(index, canvas); port.kind != Hit::Nothing)
                return port;
        }
        if (one.header().contains(canvas))
            return {Hit::Header, index};
        return one.rect.contains(canvas) ? Hit{Hit::NodePreview, index} : Hit{};
    };
    for (auto open = m_open.keyBegin(); open != m_open.keyEnd(); ++open) {
        if (const Hit hit = inCard(*open); hit.kind != Hit::Nothing)
            return hit;
    }
    for (int i = static_cast<int>(m_diagram.cards.size()) - 1; i >= 0; --i) {
        if (m_open.contains(i))
            continue;
        if (const Hit hit = inCard(i); hit.kind != Hit::Nothing)
            return hit;
    }
    if (const int link = linkUnder(canvas); link >= 0)
        return {Hit::Link, link};
    for (int i = static_cast<int>(m_diagram.groups.size()) - 1; i >= 0; --i) {
        if (!m_diagram.groups[at(i)].isCollapsed && m_diagram.groups[at(i)].titleRect().contains(canvas))
            return {Hit::GroupTitle, i};
    }
    for (int i = static_cast<int>(m_diagram.commentBoxes.size()) - 1; i >= 0; --i) {
        const CommentBox &frame = m_diagram.commentBoxes[at(i)];
        if (frame.titleRect().contains(canvas))
            return {Hit::CommentBoxTitle, i};
        const double reach = std::max(12.0, 8 / m_zoom);
        if (QRectF(frame.rect.bottomRight() - QPointF(reach, reach), QSizeF(reach, reach)).contains(canvas))
            return {Hit::CommentBoxCorner, i};
    }
    return {};
}

int GraphCanvas::linkUnder(const QPointF &canvas) const
{
    const double reach = 6 / m_zoom;
    int best = -1;
    double nearest = reach;
    for (int i = 0; i < static_cast<int>(m_diagram.links.size()); ++i) {
        const QPointF from = endOf(m_diagram.links[at(i)], false);
        const QPointF to = endOf(m_diagram.links[at(i)], true);
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

void GraphCanvas::hover(const QPointF &canvas)
{
    const Hit hit = hitAt(canvas);
    if (hit.kind == m_hover.kind && hit.index == m_hover.index && hit.port.key == m_hover.port.key)
        return;
    m_hover = hit;
    const bool isPort = hit.kind == Hit::Input || hit.kind == Hit::Output;
    setCursor(isPort ? Qt::CrossCursor : hit.kind == Hit::CommentBoxCorner ? Qt::SizeFDiagCursor : Qt::ArrowCursor);
    update();
}

QString GraphCanvas::toolTipOf(const Hit &hit) const
{
    switch (hit.kind) {
    case Hit::Input:
    case Hit::Output: {
        QString tip = u"<b>%1</b> · %2"_s.arg(hit.port.label.toHtmlEscaped(),
                                              editor::nameOf(hit.port.type).toHtmlEscaped());
        if (!hit.port.help.isEmpty())
            tip += u"<br>"_s + hit.port.help.toHtmlEscaped();
        return tip;
    }
    case Hit::Header:
    case Hit::NodePreview: {
        const NodeCard &one = m_diagram.cards[at(hit.index)];
        if (one.group)
            return tr("Double-click to open this group");
        const NodePreview &body = m_previews.of(one.id);
        QString tip = u"<b>%1</b> · %2<br>%3"_s.arg(one.label.toHtmlEscaped(), one.title.toHtmlEscaped(),
                                                    one.help.toHtmlEscaped());
        if (!one.isKnown)
            tip += u"<br>"_s + tr("No plugin brings this kind of block; it is kept as it is.").toHtmlEscaped();
        if (!body.problem.isEmpty())
            tip += u"<br>"_s + body.problem.toHtmlEscaped();
        else if (!body.text.isEmpty())
            tip += u"<br>"_s + body.text.toHtmlEscaped();
        return tip;
    }
    case Hit::Link: {
        const Link &link = m_diagram.links[at(hit.index)];
        const Port &port = m_diagram.cards[at(link.toCard)].inputs[at(link.toIndex)];
        QString tip = u"%1 → %2 · %3"_s.arg(m_diagram.cards[at(link.fromCard)].label,
                                            m_diagram.cards[at(link.toCard)].label, port.label);
        if (!link.part.isEmpty())
            tip += u'\n' + tr("Only this part: %1").arg(link.part);
        if (link.isStaged)
            tip += u'\n' + tr("Follows its animation on stage");
        return tip.toHtmlEscaped().replace(u'\n', u"<br>"_s);
    }
    case Hit::CommentBoxTitle: return tr("Drag to move the comment box with its blocks; double-click to rename it");
    case Hit::CommentBoxCorner: return tr("Drag to resize the comment box");
    case Hit::GroupTitle: return tr("Double-click to shut this group");
    case Hit::Nothing: return {};
    }
    return {};
}

} // namespace lectograph::editor
