// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/commands.h"

#include "editor/customblocks/customblockdialog.h"
#include "editor/customblocks/customblocks.h"
#include "editor/edits/blocks.h"
#include "editor/edits/copiednodes.h"
#include "editor/edits/groups.h"
#include "editor/graph/canvas.h"
#include "editor/graph/renaming.h"
#include "editor/operations/deletion.h"
#include "editor/operations/pasting.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;
using lecture::Lecture;

const lecture::Scene *GraphCommands::scene() const
{
    return m_session.document.scene(m_session.selection.scene());
}

void GraphCommands::selectAll()
{
    QStringList nodes;
    for (const NodeCard &card : m_canvas.shown().cards)
        nodes += card.nodes;
    m_session.selection.setNodes(nodes);
}

void GraphCommands::remove()
{
    const QString id = m_session.selection.scene();
    if (const auto link = m_canvas.selectedLink()) {
        m_session.document.edit(tr("Remove link"), [&](const Lecture &lecture) {
            return withoutLink(lecture, id, {link->toNode, link->toKey, link->element});
        });
    } else if (m_canvas.selectedCommentBox() >= 0 && scene()) {
        QJsonArray frames = scene()->extra.value("frames"_L1).toArray();
        frames.removeAt(m_canvas.selectedCommentBox());
        m_canvas.select({});
        m_session.document.edit(tr("Remove comment box"), [&](const Lecture &lecture) {
            return withSceneExtra(lecture, id, u"frames"_s, frames);
        });
    } else if (const QStringList nodes = m_session.selection.nodes(); !nodes.isEmpty()) {
        deleteNodes(m_session, nodes, tr("Delete blocks"));
    }
}

void GraphCommands::removeAndReconnect()
{
    const QStringList nodes = m_session.selection.nodes();
    if (nodes.isEmpty())
        return;
    copy();
    const QString id = m_session.selection.scene();
    const base::Time time = m_session.preview.localTime();
    deleteBy(m_session, tr("Delete blocks and link the rest"), [&](const Lecture &lecture) {
        return withoutNodesReconnected(lecture, id, nodes, m_session.registry, time);
    });
}

void GraphCommands::copy()
{
    const QStringList nodes = m_session.selection.nodes();
    if (nodes.isEmpty())
        return;
    const QString id = m_session.selection.scene();
    const auto placed = withPlaces(m_session.document.lecture(), id, m_canvas.loosePlaces());
    if (!placed)
        return;
    QGuiApplication::clipboard()->setMimeData(new CopiedNodes(copiesWithFiles(*placed, id, nodes)));
    m_pasted = 0;
}

void GraphCommands::paste()
{
    const QMimeData *held = QGuiApplication::clipboard()->mimeData();
    const auto copied = CopiedNodes::in(held);
    if (!copied) {
        pasteFromElsewhere(m_session, held);
        return;
    }
    ++m_pasted;
    addCopies(tr("Paste blocks"), *copied, QPointF(24, 24) * m_pasted);
}

void GraphCommands::duplicate()
{
    const QStringList nodes = m_session.selection.nodes();
    const QString id = m_session.selection.scene();
    const auto placed = withPlaces(m_session.document.lecture(), id, m_canvas.loosePlaces());
    if (nodes.isEmpty() || !placed)
        return;
    addCopies(tr("Duplicate blocks"), {copyNodes(*placed, id, nodes), {}}, {24, 24});
}

void GraphCommands::addCopies(const QString &name, const NodeCopies &copies, const QPointF &by)
{
    const QString id = m_session.selection.scene();
    const Places loose = m_canvas.loosePlaces();
    QStringList added;
    m_session.document.edit(name, [&](const Lecture &lecture) {
        return withPlaces(lecture, id, loose)
            .and_then([&](const Lecture &placed) {
                return withPasted(placed, id, copies, m_session.registry, by, QPointF(0.25, -0.25));
            })
            .map([&](Pasted &&pasted) {
                added = std::move(pasted.ids);
                return std::move(pasted.lecture);
            });
    });
    if (added.isEmpty())
        return;
    m_session.selection.setNodes(added);
    if (const NodeCard *first = m_canvas.cardOf(added.first()))
        m_canvas.reveal(first->rect);
}

void GraphCommands::toggleMuted()
{
    const QStringList nodes = m_session.selection.nodes();
    if (nodes.isEmpty())
        return;
    const bool isAllMuted = std::ranges::all_of(nodes, [this](const QString &id) {
        const graph::Node *node = m_session.document.node(m_session.selection.scene(), id);
        return node && node->extra.value("muted"_L1).toBool();
    });
    const QJsonValue value = isAllMuted ? QJsonValue(QJsonValue::Undefined) : QJsonValue(true);
    m_session.document.edit(isAllMuted ? tr("Unmute blocks") : tr("Mute blocks"), [&](const Lecture &lecture) {
        return withNodeExtra(lecture, m_session.selection.scene(), nodes, u"muted"_s, value);
    });
}

void GraphCommands::toggleStaged()
{
    const auto link = m_canvas.selectedLink();
    if (!link)
        return;
    m_session.document.edit(link->isStaged ? tr("Link the block as it is made") : tr("Follow the animation on stage"),
                            [&](const Lecture &lecture) {
                                return withStaged(lecture, m_session.selection.scene(),
                                                  {link->toNode, link->toKey, link->element}, !link->isStaged);
                            });
}

void GraphCommands::addCommentBox()
{
    QRectF rect;
    for (const NodeCard &card : m_canvas.shown().cards) {
        if (m_session.selection.has(card.nodes.first()))
            rect = rect.united(card.rect);
    }
    if (rect.isEmpty() || !scene())
        return;
    rect.adjust(-24, -24 - frameTitleHeight, 24, 24);
    QJsonArray frames = scene()->extra.value("frames"_L1).toArray();
    frames.append(QJsonObject{{u"title"_s, tr("Comment")},
                              {u"rect"_s, QJsonArray{rect.x(), rect.y(), rect.width(), rect.height()}}});
    const Places loose = m_canvas.loosePlaces();
    const QString id = m_session.selection.scene();
    const bool isDone = m_session.document.edit(tr("Add comment box"), [&](const Lecture &lecture) {
        return withPlaces(lecture, id, loose).and_then([&](const Lecture &placed) {
            return withSceneExtra(placed, id, u"frames"_s, frames);
        });
    });
    if (isDone)
        renameCommentBox(m_canvas, static_cast<int>(frames.size()) - 1);
}

void GraphCommands::group()
{
    const QStringList nodes = m_session.selection.nodes();
    if (nodes.size() < 2 || !scene())
        return;
    const Places loose = m_canvas.loosePlaces();
    const QString id = m_session.selection.scene();
    m_session.document.edit(tr("Group blocks"), [&](const Lecture &lecture) {
        return withPlaces(lecture, id, loose).and_then([&](const Lecture &placed) {
            return withGroup(placed, id, nodes, tr("Group"));
        });
    });
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
    m_session.document.edit(tr("Ungroup blocks"), [&](const Lecture &lecture) {
        return withSceneExtra(lecture, m_session.selection.scene(), u"groups"_s, groups);
    });
}

void GraphCommands::saveAsCustomBlock()
{
    const QStringList nodes = m_session.selection.nodes();
    const QString id = m_session.selection.scene();
    const Lecture lecture = m_session.document.lecture();
    const auto placed = withPlaces(lecture, id, m_canvas.loosePlaces());
    if (nodes.isEmpty() || !scene() || !placed)
        return;
    CustomBlockDialog dialog(CustomBlockDialog::Purpose::Save, nameFor(lecture, id, nodes, m_session.registry.nodes),
                             {}, m_canvas.window());
    if (areAnimated(*scene(), nodes))
        dialog.offerAnimations();
    QStringList notes{tr("%n block(s) will be kept with their links.", nullptr, static_cast<int>(nodes.size()))};
    const OutsideLinks links = outsideLinks(*scene(), nodes, m_session.registry);
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
    tellKept(m_session, customBlockOf(*placed, id, nodes, wish, m_session.registry).and_then(saveCustomBlock));
}

void GraphCommands::align(Edge edge)
{
    std::vector<const NodeCard *> cards;
    QRectF all;
    for (const NodeCard &card : m_canvas.shown().cards) {
        if (m_session.selection.has(card.nodes.first())) {
            cards.push_back(&card);
            all = all.united(card.rect);
        }
    }
    if (cards.size() < 2)
        return;
    Places places = m_canvas.loosePlaces();
    for (const NodeCard *card : cards) {
        QPointF by;
        switch (edge) {
        case Edge::Left: by.setX(all.left() - card->rect.left()); break;
        case Edge::Right: by.setX(all.right() - card->rect.right()); break;
        case Edge::Top: by.setY(all.top() - card->rect.top()); break;
        case Edge::Bottom: by.setY(all.bottom() - card->rect.bottom()); break;
        }
        for (const QString &node : card->nodes)
            places[node] = m_canvas.shown().places.at(node) + by;
    }
    m_session.document.edit(tr("Align blocks"), [&](const Lecture &lecture) {
        return withPlaces(lecture, m_session.selection.scene(), places);
    });
}

void GraphCommands::distribute(Qt::Orientation orientation)
{
    const bool isAcross = orientation == Qt::Horizontal;
    const auto start = [&](const QRectF &rect) { return isAcross ? rect.left() : rect.top(); };
    const auto length = [&](const QRectF &rect) { return isAcross ? rect.width() : rect.height(); };
    std::vector<const NodeCard *> cards;
    double filled = 0;
    for (const NodeCard &card : m_canvas.shown().cards) {
        if (m_session.selection.has(card.nodes.first())) {
            cards.push_back(&card);
            filled += length(card.rect);
        }
    }
    if (cards.size() < 3)
        return;
    std::ranges::stable_sort(cards, {}, [&](const NodeCard *card) { return start(card->rect); });
    const double whole = start(cards.back()->rect) + length(cards.back()->rect) - start(cards.front()->rect);
    const double gap = std::max(8.0, (whole - filled) / static_cast<double>(cards.size() - 1));
    Places places = m_canvas.loosePlaces();
    double next = start(cards.front()->rect);
    for (const NodeCard *card : cards) {
        const double by = next - start(card->rect);
        for (const QString &node : card->nodes)
            places[node] = m_canvas.shown().places.at(node) + (isAcross ? QPointF(by, 0) : QPointF(0, by));
        next += length(card->rect) + gap;
    }
    m_session.document.edit(tr("Distribute blocks"), [&](const Lecture &lecture) {
        return withPlaces(lecture, m_session.selection.scene(), places);
    });
}

void GraphCommands::tidy()
{
    if (!scene() || scene()->nodes.empty())
        return;
    lecture::Scene bare = *scene();
    for (graph::NodePtr &node : bare.nodes) {
        graph::Node copy = *node;
        copy.extra.remove("canvas"_L1);
        node = std::make_shared<const graph::Node>(std::move(copy));
    }
    const Places places = diagramOf(bare, m_session.registry, m_session.preview.languages()).places;
    m_session.document.edit(tr("Arrange all blocks"), [&](const Lecture &lecture) {
        return withPlaces(lecture, m_session.selection.scene(), places);
    });
    m_canvas.frameAll();
}

} // namespace lectograph::editor
