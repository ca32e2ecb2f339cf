// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/commands.h"

#include "editor/customblocks/customblockdialog.h"
#include "editor/customblocks/customblocks.h"
#include "editor/edits/blocks.h"
#include "editor/edits/clipboard.h"
#include "editor/edits/copied_nodes.h"
#include "editor/edits/groups.h"
#include "editor/graph/canvas.h"
#include "editor/operations/acted_on.h"
#include "editor/operations/copying.h"
#include "editor/operations/deletion.h"
#include "editor/operations/pasting.h"
#include "editor/session/actionid.h"
#include "graph/definition.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;

namespace {

std::vector<QRectF> rectsOf(const std::vector<const NodeCard *> &cards)
{
    std::vector<QRectF> rects;
    std::ranges::transform(cards, std::back_inserter(rects), &NodeCard::rect);
    return rects;
}

} // namespace

const lecture::Scene *GraphCommands::scene() const
{
    return m_session.document.scene(sceneId());
}

std::vector<const NodeCard *> GraphCommands::selectedCards() const
{
    std::vector<const NodeCard *> cards;
    for (const NodeCard &card : m_canvas.shown().cards) {
        if (m_session.selection.has(card.nodes.first()))
            cards.push_back(&card);
    }
    return cards;
}

bool GraphCommands::edit(const QString &name, const Document::Edit &change)
{
    return m_session.document.edit(name, change);
}

bool GraphCommands::editPlaced(const QString &name, const Document::Edit &change)
{
    return edit(name, [&](const Lecture &lecture) { return placed(lecture).and_then(change); });
}

base::Result<Lecture> GraphCommands::placed(const Lecture &lecture) const
{
    return placing()(lecture);
}

/// By value: it may be applied again when the graph is no longer there.
Document::Edit GraphCommands::placing() const
{
    return [scene = sceneId(), places = m_canvas.loosePlaces()](const Lecture &lecture) {
        return withPlaces(lecture, scene, places);
    };
}

void GraphCommands::selectAll()
{
    QStringList nodes;
    for (const NodeCard &card : m_canvas.shown().cards) {
        if (!card.isPublished)
            nodes += card.nodes;
    }
    m_session.selection.setNodes(nodes);
}

void GraphCommands::remove()
{
    if (const auto link = m_canvas.selectedLink()) {
        edit(tr("Remove link"), [&](const Lecture &lecture) { return withoutLink(lecture, sceneId(), link->to()); });
    } else if (const int box = m_canvas.selectedCommentBox(); box >= 0 && scene()) {
        QJsonArray frames = scene()->extra.value("frames"_L1).toArray();
        frames.removeAt(box);
        m_canvas.select({});
        edit(tr("Remove comment box"),
             [&](const Lecture &lecture) { return withSceneExtra(lecture, sceneId(), u"frames"_s, frames); });
    } else if (hasSelectedBlocks(m_session)) {
        deleteNodes(m_session, m_session.selection.nodes(), tr("Delete blocks"));
    }
}

void GraphCommands::cutAndReconnect()
{
    const QStringList nodes = m_session.selection.nodes();
    const base::Time time = m_session.preview.localTime();
    const bool isDone = cutBlocks(m_session, placing(), [&](const Lecture &lecture) {
        return withoutNodesReconnected(lecture, sceneId(), nodes, m_session.registry(), time);
    });
    if (isDone)
        m_pasted = 0;
}

void GraphCommands::copy()
{
    if (!hasSelectedBlocks(m_session))
        return;
    copyBlocks(m_session, placing());
    m_pasted = 0;
}

void GraphCommands::paste(PastedColors colors)
{
    const QStringList before = m_session.selection.nodes();
    const bool areBlocks = CopiedNodes::in(QGuiApplication::clipboard()->mimeData()).has_value();
    m_pasted += areBlocks ? 1 : 0;
    CopyWish pasted = wish(tr("Paste blocks"), QPointF(24, 24) * m_pasted);
    pasted.colors = colors;
    pasteClipboard(m_session, pasted, {.canvas = m_canvas.pointer()});
    if (areBlocks && m_session.selection.nodes() != before)
        revealFirst();
}

void GraphCommands::duplicate()
{
    if (hasSelectedBlocks(m_session) && duplicateBlocks(m_session, wish(tr("Duplicate blocks"), {24, 24})))
        revealFirst();
}

CopyWish GraphCommands::wish(const QString &name, const QPointF &offset) const
{
    return {.name = name, .canvasOffset = offset, .prepare = placing()};
}

void GraphCommands::revealFirst()
{
    if (const NodeCard *first = m_canvas.cardOf(m_session.selection.nodes().first()))
        m_canvas.reveal(first->rect);
}

void GraphCommands::toggleMuted()
{
    const QStringList nodes = m_session.selection.nodes();
    if (nodes.isEmpty())
        return;
    const bool isAllMuted = std::ranges::all_of(nodes, [this](const QString &id) {
        const graph::Node *node = m_session.document.node(sceneId(), id);
        return node && node->extra.value("muted"_L1).toBool();
    });
    const QJsonValue value = isAllMuted ? QJsonValue(QJsonValue::Undefined) : QJsonValue(true);
    edit(isAllMuted ? tr("Unmute blocks") : tr("Mute blocks"),
         [&](const Lecture &lecture) { return withNodeExtra(lecture, sceneId(), nodes, u"muted"_s, value); });
}

void GraphCommands::toggleStaged()
{
    if (const auto link = m_canvas.selectedLink())
        edit(link->isStaged ? tr("Link the block as it is made") : tr("Follow the animation on stage"),
             [&](const Lecture &lecture) { return withStaged(lecture, sceneId(), link->to(), !link->isStaged); });
}

void GraphCommands::addCommentBox()
{
    QRectF rect;
    for (const NodeCard *card : selectedCards())
        rect = rect.united(card->rect);
    if (rect.isEmpty() || !scene())
        return;
    rect.adjust(-24, -24 - frameTitleHeight, 24, 24);
    QJsonArray frames = scene()->extra.value("frames"_L1).toArray();
    frames.append(QJsonObject{{u"title"_s, tr("Comment")},
                              {u"rect"_s, QJsonArray{rect.x(), rect.y(), rect.width(), rect.height()}}});
    const bool isDone = editPlaced(tr("Add comment box"), [&](const Lecture &lecture) {
        return withSceneExtra(lecture, sceneId(), u"frames"_s, frames);
    });
    if (isDone)
        renameCommentBox(m_canvas, static_cast<int>(frames.size()) - 1);
}

void GraphCommands::group()
{
    const QStringList nodes = m_session.selection.nodes();
    if (nodes.size() >= 2 && scene())
        editPlaced(tr("Group blocks"),
                   [&](const Lecture &lecture) { return withGroup(lecture, sceneId(), nodes, tr("Group")); });
}

void GraphCommands::ungroup()
{
    const QStringList nodes = m_session.selection.nodes();
    if (nodes.isEmpty() || !scene())
        return;
    const QJsonArray before = groupsOf(*scene());
    QJsonArray groups;
    for (const QJsonValue &group : before) {
        const QJsonArray members = group["nodes"_L1].toArray();
        if (std::ranges::none_of(members, [&](const QJsonValue &node) { return nodes.contains(node.toString()); }))
            groups.append(group);
    }
    if (groups.size() == before.size())
        return;
    edit(tr("Ungroup blocks"),
         [&](const Lecture &lecture) { return withSceneExtra(lecture, sceneId(), u"groups"_s, groups); });
}

void GraphCommands::saveAsCustomBlock()
{
    const QStringList nodes = m_session.selection.nodes();
    const QString id = sceneId();
    const Lecture lecture = m_session.document.lecture();
    const auto source = placed(lecture);
    if (nodes.isEmpty() || !scene() || !source)
        return;
    CustomBlockDialog dialog(CustomBlockDialog::Purpose::Save, nameFor(lecture, id, nodes, m_session.registry().nodes),
                             {}, m_canvas.window());
    if (areAnimated(*scene(), nodes))
        dialog.offerAnimations();
    QStringList notes{tr("%n block(s) will be kept with their links.", nullptr, static_cast<int>(nodes.size()))};
    const OutsideLinks links = outsideLinks(*scene(), nodes, m_session.registry());
    if (links.values > 0)
        notes.append(tr("%n link(s) from other blocks will be the values that they bring now.", nullptr, links.values));
    if (links.lost > 0)
        notes.append(
            tr("%n link(s) from other blocks bring shapes or tensors and cannot come along. Select those blocks "
               "too to keep them.",
               nullptr, links.lost));
    dialog.setNotes(notes);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const CustomBlockWish wish{dialog.name(), dialog.description(), dialog.withAnimations(),
                               m_session.preview.localTime()};
    tellKept(m_session, customBlockOf(*source, id, nodes, wish, m_session.registry()).and_then(saveCustomBlock));
}

void GraphCommands::arrange(const QString &name, const std::vector<const NodeCard *> &cards, const Shifts &shifts)
{
    Places places = m_canvas.loosePlaces();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        for (const QString &node : cards[i]->nodes)
            places[node] = m_canvas.shown().places.at(node) + shifts[i];
    }
    edit(name, [&](const Lecture &lecture) { return withPlaces(lecture, sceneId(), places); });
}

void GraphCommands::align(Qt::Edge edge)
{
    const std::vector<const NodeCard *> cards = selectedCards();
    if (cards.size() < 2)
        return;
    const bool isAcross = edge == Qt::LeftEdge || edge == Qt::RightEdge;
    const int side = edge == Qt::LeftEdge || edge == Qt::TopEdge ? -1 : 1;
    const std::vector<QRectF> rects = rectsOf(cards);
    arrange(tr("Align blocks"), cards,
            isAcross ? aligned(rects, boundsOf(rects), side, {}) : aligned(rects, boundsOf(rects), {}, side));
}

void GraphCommands::distribute(Qt::Orientation orientation)
{
    constexpr double leastGap = 8;
    const std::vector<const NodeCard *> cards = selectedCards();
    if (cards.size() >= 3)
        arrange(tr("Distribute blocks"), cards, distributed(rectsOf(cards), orientation, leastGap));
}

void GraphCommands::tidy()
{
    if (!scene() || scene()->nodes.empty())
        return;
    lecture::Scene bare = *scene();
    setForeignCanvas(bare, graph::inNode, std::nullopt);
    for (graph::NodePtr &node : bare.nodes) {
        graph::Node copy = *node;
        copy.extra.remove("canvas"_L1);
        node = std::make_shared<const graph::Node>(std::move(copy));
    }
    const Places places = diagramOf(bare, m_session.registry(), m_session.preview.languages()).places;
    edit(tr("Arrange all blocks"), [&](const Lecture &lecture) { return withPlaces(lecture, sceneId(), places); });
    m_canvas.frameAll();
}

} // namespace lectograph::editor
