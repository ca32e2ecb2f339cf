// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/descriptions.h"

#include "editor/graph/canvas.h"
#include "editor/language/names.h"

namespace lectograph::editor::diagram {

using namespace Qt::StringLiterals;

QString descriptionOf(const NodeCard &card, const Diagram &diagram, const NodePreviewCache &previews)
{
    QStringList sentences{card.label == card.title ? card.label : u"%1, %2"_s.arg(card.label, card.title)};
    if (card.isActor)
        sentences.append(GraphCanvas::tr("on stage"));
    if (card.isMuted)
        sentences.append(GraphCanvas::tr("muted"));
    const NodePreview &body = previews.of(card.id);
    if (!body.problem.isEmpty())
        sentences.append(body.problem);
    else if (!body.text.isEmpty())
        sentences.append(body.text);
    const auto labelAt = [&](int index) { return diagram.cards[at(index)].label; };
    for (const Link &link : diagram.links) {
        if (link.toNode == card.id) {
            const Port &port = diagram.cards[at(link.toCard)].inputs[at(link.toIndex)];
            sentences.append(GraphCanvas::tr("%1 comes from %2").arg(port.label, labelAt(link.fromCard)));
        } else if (link.fromNode == card.id) {
            sentences.append(GraphCanvas::tr("feeds %1").arg(labelAt(link.toCard)));
        }
    }
    return sentences.join(u"; "_s);
}

QString toolTipOf(const Hit &hit, const Diagram &diagram, const NodePreviewCache &previews)
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
        const NodeCard &one = diagram.cards[at(hit.index)];
        if (one.group)
            return GraphCanvas::tr("Double-click to open this group");
        const NodePreview &body = previews.of(one.id);
        QString tip = u"<b>%1</b> · %2<br>%3"_s.arg(one.label.toHtmlEscaped(), one.title.toHtmlEscaped(),
                                                    one.help.toHtmlEscaped());
        if (!one.isKnown)
            tip += u"<br>"_s
                + GraphCanvas::tr("No plugin brings this kind of block; it is kept as it is.").toHtmlEscaped();
        if (!body.problem.isEmpty())
            tip += u"<br>"_s + body.problem.toHtmlEscaped();
        else if (!body.text.isEmpty())
            tip += u"<br>"_s + body.text.toHtmlEscaped();
        return tip;
    }
    case Hit::Link: {
        const Link &link = diagram.links[at(hit.index)];
        const Port &port = diagram.cards[at(link.toCard)].inputs[at(link.toIndex)];
        QString tip = u"%1 → %2 · %3"_s.arg(diagram.cards[at(link.fromCard)].label,
                                            diagram.cards[at(link.toCard)].label, port.label);
        if (!link.part.isEmpty())
            tip += u'\n' + GraphCanvas::tr("Only this part: %1").arg(link.part);
        if (link.isStaged)
            tip += u'\n' + GraphCanvas::tr("Follows its animation on stage");
        return tip.toHtmlEscaped().replace(u'\n', u"<br>"_s);
    }
    case Hit::CommentBoxTitle:
        return GraphCanvas::tr("Drag to move the comment box with its blocks; double-click to rename it");
    case Hit::CommentBoxCorner: return GraphCanvas::tr("Drag to resize the comment box");
    case Hit::GroupTitle: return GraphCanvas::tr("Double-click to shut this group");
    case Hit::Nothing: return {};
    }
    return {};
}

} // namespace lectograph::editor::diagram
