// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/particles.h"
#include "editor/graph/canvas.h"
#include "editor/language/names.h"

namespace lectograph::editor::diagram {

using namespace Qt::StringLiterals;

namespace {

/// The problem of a node, or else its value.
QString stateOf(const NodePreview &body)
{
    return body.problem.isEmpty() ? body.text : body.problem;
}

/// As rich text, with a name in bold and its kind above the lines.
QString tipOf(const QString &name, const QString &kind, const QStringList &lines)
{
    QString tip = u"<b>%1</b> · %2"_s.arg(name.toHtmlEscaped(), kind.toHtmlEscaped());
    for (const QString &line : lines)
        tip += u"<br>"_s + line.toHtmlEscaped();
    return tip;
}

QString homeOf(const NodeCard &card)
{
    return card.home == lecture::Home::Shared ? GraphCanvas::tr("shared with all scenes")
                                              : GraphCanvas::tr("from the scene “%1”").arg(card.homeName);
}

} // namespace

QString descriptionOf(const NodeCard &card, const GraphView &view)
{
    const Diagram &diagram = view.drawn().diagram;
    QStringList sentences{card.label == card.title ? card.label : u"%1, %2"_s.arg(card.label, card.title)};
    if (card.isActor)
        sentences.append(GraphCanvas::tr("on stage"));
    if (card.isMuted)
        sentences.append(GraphCanvas::tr("muted"));
    if (card.home != lecture::Home::Own)
        sentences.append(homeOf(card));
    if (const QString state = stateOf(view.previews().of(card.id)); !state.isEmpty())
        sentences.append(state);
    const auto labelAt = [&](int index) { return diagram.cards[at(index)].label; };
    for (const Link &link : diagram.links) {
        if (link.toNode == card.id) {
            const QString port = diagram.input(link).label;
            sentences.append(GraphCanvas::tr("%1 comes from %2").arg(port, labelAt(link.fromCard)));
        } else if (link.fromNode == card.id) {
            sentences.append(base::withParticles(GraphCanvas::tr("feeds %1").arg(labelAt(link.toCard))));
        }
    }
    return sentences.join(u"; "_s);
}

QString toolTipOf(const Hit &hit, const GraphView &view)
{
    const Diagram &diagram = view.drawn().diagram;
    const auto labelAt = [&](int index) { return diagram.cards[at(index)].label; };
    switch (hit.kind) {
    case Hit::Input:
    case Hit::Output: {
        const QString &help = hit.port.help;
        return tipOf(hit.port.label, editor::nameOf(hit.port.type), help.isEmpty() ? QStringList() : QStringList(help));
    }
    case Hit::Header:
    case Hit::NodePreview: {
        const NodeCard &one = diagram.cards[at(hit.index)];
        if (one.group)
            return GraphCanvas::tr("Double-click to open this group");
        QStringList lines{one.help};
        if (!one.isKnown)
            lines.append(GraphCanvas::tr("No plugin brings this kind of block; it is kept as it is."));
        if (const QString state = stateOf(view.previews().of(one.id)); !state.isEmpty())
            lines.append(state);
        if (one.home == lecture::Home::Shared)
            lines.append(GraphCanvas::tr("All scenes share this block: what you change here changes in all of them."));
        if (one.home == lecture::Home::Inherited)
            lines.append(GraphCanvas::tr("From the scene “%1”; double-click to go there").arg(one.homeName));
        return tipOf(one.label, one.title, lines);
    }
    case Hit::Link: {
        const Link &link = diagram.links[at(hit.index)];
        QString tip = u"%1 → %2 · %3"_s.arg(labelAt(link.fromCard), labelAt(link.toCard), diagram.input(link).label);
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
