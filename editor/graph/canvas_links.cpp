// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/customblocks/customblocks.h"
#include "editor/edits/blocks.h"
#include "editor/graph/canvas.h"
#include "editor/graph/painting.h"
#include "editor/graph/searchbox.h"
#include "editor/language/names.h"
#include "editor/operations/picturechoice.h"
#include "editor/widgets/plaintexts.h"
#include "graph/placement.h"
#include "lecture/properties.h"

#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;
using base::Result;
using lecture::Lecture;

namespace {

constexpr auto ownKey = "own:"_L1; // before the path of a custom block, among the types

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace

void GraphCanvas::beginLink(const Hit &hit)
{
    LinkDrag link{.isFromOutput = hit.kind == Hit::Output, .port = hit.port, .tip = m_anchor};
    if (hit.kind == Hit::Input && hit.port.isLinked) { // takes the link off its input
        const auto endsHere = [&](const Link &end) { return end.toNode == hit.port.node && end.toKey == hit.port.key; };
        const auto &links = m_diagram.links;
        auto found = links.rend();
        if (m_selectedLink && endsHere(*m_selectedLink))
            found = std::find_if(links.rbegin(), links.rend(),
                                 [&](const Link &w) { return w.isSame(*m_selectedLink); });
        if (found == links.rend())
            found = std::find_if(links.rbegin(), links.rend(), endsHere);
        if (found != links.rend()) {
            link.torn = *found;
            link.isFromOutput = true;
            link.port = m_diagram.cards[at(found->fromCard)].outputs[at(found->fromIndex)];
        }
    }
    m_link = link;
    m_drag = Drag::Link;
    m_overCard = -1;
    select({});
    dim(link);
    updateOpen();
    update();
}

/// Cards that have nothing for this link step back.
void GraphCanvas::dim(const LinkDrag &link)
{
    m_dimmed.clear();
    for (int i = 0; i < static_cast<int>(m_diagram.cards.size()); ++i) {
        const NodeCard &one = m_diagram.cards[at(i)];
        const graph::Node *node = m_session.document.node(m_scene, one.id);
        const graph::NodeType *type = node ? m_session.registry.nodes.find(node->type) : nullptr;
        if (!type)
            continue;
        const bool fitsHere = link.isFromOutput
            ? std::ranges::any_of(graph::tableOf(*type),
                                  [&](const graph::PropertySpec &spec) { return fits(link.port.type, spec.type); })
            : fittingOutput(*type, link.port.type).has_value();
        if (!fitsHere && one.id != link.port.node)
            m_dimmed.insert(i);
    }
}

std::optional<Port> GraphCanvas::targetAt(const QPointF &canvas, int *over) const
{
    *over = -1;
    const Hit hit = hitAt(canvas);
    if (hit.kind == Hit::Nothing || hit.kind >= Hit::Link)
        return std::nullopt;
    *over = hit.index;
    const NodeCard &one = card(hit.index);
    const bool wantsInput = m_link->isFromOutput;
    if (hit.kind == (wantsInput ? Hit::Input : Hit::Output))
        return hit.port;
    const std::vector<Port> &ports = wantsInput ? one.inputs : one.outputs;
    const auto isPossible = [&](const Port &port) {
        return wantsInput ? fits(m_link->port.type, port.type) : fits(port.type, m_link->port.type);
    };
    for (const Port &port : ports) { // the row counts as well as its port
        if (std::abs(port.at.y() - canvas.y()) <= rowHeight / 2 && canvas.y() > one.rect.top() + headerHeight
            && isPossible(port))
            return port;
    }
    if (m_link->torn && one.id == m_link->torn->toNode) { // back to where it was
        if (const Port *port = one.input(m_link->torn->toKey))
            return *port;
    }
    const graph::Node *node = m_session.document.node(m_scene, one.id);
    const graph::NodeType *type = node ? m_session.registry.nodes.find(node->type) : nullptr;
    if (!type)
        return std::nullopt;
    const auto key = wantsInput ? fittingInput(*type, node->properties, m_link->port.type, typeOf(m_link->port.node))
                                : fittingOutput(*type, m_link->port.type);
    if (key) {
        if (const Port *port = wantsInput ? one.input(*key) : one.output(*key))
            return *port;
    }
    return ports.empty() ? std::nullopt : std::optional(ports.front()); // so that the refusal says why
}

QString GraphCanvas::typeOf(const QString &node) const
{
    const graph::Node *found = m_session.document.node(m_scene, node);
    return found ? found->type : QString();
}

Result<void> GraphCanvas::mayLink(const LinkDrag &link, const Port &target) const
{
    const lecture::Scene *scene = m_session.document.scene(m_scene);
    if (!scene)
        return base::failure(tr("There is no scene."));
    const Port &from = link.isFromOutput ? link.port : target;
    const Port &to = link.isFromOutput ? target : link.port;
    return linkable(*scene, {from.node, from.key}, {to.node, to.key}, m_session.registry,
                    m_session.preview.languages());
}

void GraphCanvas::dragLink(const QPointF &canvas, const QPoint &global)
{
    m_link->tip = canvas;
    const int before = m_overCard;
    m_link->target = targetAt(canvas, &m_overCard);
    if (m_overCard != before && m_link->isFromOutput) {
        updateOpen();
        m_link->target = targetAt(canvas, &m_overCard);
    }
    m_link->refusal.clear();
    const bool isStart = m_link->target && m_link->target->node == m_link->port.node;
    if (m_link->target && !isStart) {
        if (const auto may = mayLink(*m_link, *m_link->target); !may)
            m_link->refusal = may.error().what;
    }
    if (m_link->refusal.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(global, tipOf(m_link->refusal), this);
}

void GraphCanvas::finishLink()
{
    const LinkDrag link = *m_link;
    const QPointF tip = link.tip;
    endDrag();
    const bool hasMoved = (toScreen(tip) - m_pressedAt).manhattanLength() > 6;
    if (!hasMoved)
        return;
    const auto placeOf = [](const Link &l) { return InputPlace{l.toNode, l.toKey, l.element}; };
    if (link.target) {
        const Port &from = link.isFromOutput ? link.port : *link.target;
        const Port &to = link.isFromOutput ? *link.target : link.port;
        if (link.torn && to.node == link.torn->toNode && to.key == link.torn->toKey)
            return; // back where it was
        if (!link.torn && from.node == to.node)
            return;
        const OutputPlace output{from.node, from.key};
        const bool isDone = m_session.document.edit(
            link.torn ? tr("Move link") : tr("Link blocks"), [&](const Lecture &lecture) -> Result<Lecture> {
                QJsonObject like;
                Lecture result = lecture;
                if (link.torn) {
                    like = linkAt(*m_session.document.scene(m_scene), placeOf(*link.torn));
                    auto without = withoutLink(result, m_scene, placeOf(*link.torn));
                    if (!without)
                        return without;
                    result = std::move(*without);
                }
                return withLink(result, m_scene, output, {to.node, to.key}, m_session.registry, like);
            });
        if (!isDone)
            QToolTip::showText(mapToGlobal(toScreen(tip).toPoint()), tipOf(link.refusal), this);
        return;
    }
    if (link.torn) {
        m_session.document.edit(tr("Remove link"), [&](const Lecture &lecture) {
            return withoutLink(lecture, m_scene, placeOf(*link.torn));
        });
        return;
    }
    if (hitAt(tip).kind < Hit::Link && hitAt(tip).kind != Hit::Nothing)
        return;
    const graph::ValueType type = link.port.type;
    const auto filter = [type, isFromOutput = link.isFromOutput](const graph::NodeType &one) {
        return isFromOutput ? fittingInput(one, {}, type, {}).has_value() : fittingOutput(one, type).has_value();
    };
    m_search->open(toScreen(tip).toPoint(),
                   link.isFromOutput ? tr("Find a block that takes: %1").arg(editor::nameOf(type))
                                     : tr("Find a block that gives: %1").arg(editor::nameOf(type)),
                   blockRows(m_session.registry.nodes, filter),
                   [this, link, tip](const QString &selected) { addLinked(selected, link, tip); });
}

void GraphCanvas::openSearch(const QPointF &canvas)
{
    if (!m_own)
        m_own = new CustomBlocks(m_session.registry, this);
    std::vector<SearchRow> rows = blockRows(m_session.registry.nodes);
    for (const CustomBlockEntry &own : m_own->entries()) {
        if (own.problem.isEmpty())
            rows.push_back({ownKey + own.path, own.name, {}, vocabulary(u"Custom blocks"_s), own.description});
    }
    m_search->open(toScreen(canvas).toPoint(), tr("Find a block"), std::move(rows), [this, canvas](const QString &key) {
        if (key.startsWith(ownKey))
            addOwn(key.sliced(ownKey.size()), canvas);
        else
            addBlock(key, canvas);
    });
}

void GraphCanvas::addOwn(const QString &path, const QPointF &canvas)
{
    const QPointF corner = canvas - QPointF(cardWidth / 2, headerHeight / 2);
    const QPointF place(std::round(corner.x() / snap) * snap, std::round(corner.y() / snap) * snap);
    const Places loose = loosePlaces();
    addCustomBlock(m_session, path, {.canvas = place, .start = m_session.preview.localTime()},
                   [&](const Lecture &lecture) { return withPlaces(lecture, m_scene, loose); });
}

/// By keyboard what else is done by dragging: everything that the current block's outputs may be linked to.
void GraphCanvas::openLinkSearch()
{
    const lecture::Scene *scene = m_session.document.scene(m_scene);
    const NodeCard *from = cardOf(m_current);
    if (!scene || !from || from->group)
        return;
    const QStringList languages = m_session.preview.languages();
    std::vector<SearchRow> rows;
    for (const NodeCard &to : m_diagram.cards) {
        const graph::Node *node = m_session.document.node(m_scene, to.id);
        if (!node || to.id == from->id)
            continue;
        for (const Port &output : from->outputs) {
            for (const Port &input : opened(to, *node, m_session.registry, Show::Fitting, output.type).inputs) {
                if (!fits(output.type, input.type)
                    || !linkable(*scene, {from->id, output.key}, {to.id, input.key}, m_session.registry, languages))
                    continue;
                const QString target = u"%1 · %2"_s.arg(to.label, input.label);
                const QString source = from->outputs.size() > 1 ? output.label + u" → "_s : QString();
                rows.push_back({QStringList{output.key, to.id, input.key}.join(u'\n'), source + target,
                                to.id + u' ' + input.key, to.title, input.help, input.type});
            }
        }
    }
    if (rows.empty()) {
        QToolTip::showText(mapToGlobal(toScreen(from->rect.bottomLeft()).toPoint()),
                           tr("No other block takes what this one gives."), this);
        return;
    }
    m_search->open(
        toScreen(from->rect.topRight()).toPoint(), tr("Link “%1” to").arg(from->label), std::move(rows),
        [this, id = from->id](const QString &key) {
            const QStringList ends = key.split(u'\n');
            m_session.document.edit(tr("Link blocks"), [&](const Lecture &lecture) {
                return withLink(lecture, m_scene, {id, ends.at(0)}, {ends.at(1), ends.at(2)}, m_session.registry);
            });
        });
}

void GraphCanvas::addLinked(const QString &type, const LinkDrag &link, const QPointF &canvas)
{
    const lecture::Scene *scene = m_session.document.scene(m_scene);
    const graph::NodeType *found = m_session.registry.nodes.find(type);
    const auto key = !found ? std::nullopt
        : link.isFromOutput ? fittingInput(*found, {}, link.port.type, typeOf(link.port.node))
                            : fittingOutput(*found, link.port.type);
    if (!scene || !key)
        return;
    const QString id = freeNodeId(*scene, type);
    const QPointF corner = canvas - QPointF(link.isFromOutput ? 0 : cardWidth, headerHeight / 2);
    const QPointF place(std::round(corner.x() / snap) * snap, std::round(corner.y() / snap) * snap);
    const Places loose = loosePlaces();
    const Gesture gesture = Gesture::begin();
    const auto add = [&](const Lecture &lecture) -> Result<Lecture> {
        auto result = withPlaces(lecture, m_scene, loose);
        if (result)
            result = withBlock(*result, m_scene, {type, id, {}, place}, m_session.registry);
        if (!result)
            return result;
        return link.isFromOutput
            ? withLink(*result, m_scene, {link.port.node, link.port.key}, {id, *key}, m_session.registry)
            : withLink(*result, m_scene, {id, *key}, {link.port.node, link.port.key}, m_session.registry);
    };
    const bool isDone = m_session.document.edit(tr("Add linked block"), add, gesture);
    if (!isDone)
        return;
    m_session.selection.setNodes({id});
    askForPicture(m_session, id, gesture);
}

void GraphCanvas::addBlock(const QString &type, const QPointF &canvas)
{
    const lecture::Scene *scene = m_session.document.scene(m_scene);
    const graph::NodeType *found = m_session.registry.nodes.find(type);
    if (!scene || !found)
        return;
    const QString id = freeNodeId(*scene, type);
    const QPointF corner = canvas - QPointF(cardWidth / 2, headerHeight / 2);
    const QPointF place(std::round(corner.x() / snap) * snap, std::round(corner.y() / snap) * snap);
    const int link = linkUnder(canvas);
    const bool isInserted = link >= 0 && wouldFit(*found, {}, m_diagram.links[at(link)]);
    const Link into = isInserted ? m_diagram.links[at(link)] : Link();
    const Places loose = loosePlaces();
    const Gesture gesture = Gesture::begin();
    const bool isDone = m_session.document.edit(
        isInserted ? tr("Insert block into link") : tr("Add block"),
        [&](const Lecture &lecture) {
            auto result = withPlaces(lecture, m_scene, loose);
            if (result)
                result = withBlock(*result, m_scene, {type, id, {}, place}, m_session.registry);
            if (result && isInserted)
                result = withInserted(*result, m_scene, id, {into.fromNode, into.fromPort},
                                      {into.toNode, into.toKey, into.element}, m_session.registry);
            return result;
        },
        gesture);
    if (!isDone)
        return;
    m_session.selection.setNodes({id});
    askForPicture(m_session, id, gesture);
}

bool GraphCanvas::wouldFit(const graph::NodeType &type, const QJsonObject &properties, const Link &link) const
{
    const graph::Node *target = m_session.document.node(m_scene, link.toNode);
    const graph::NodeType *targetType = target ? m_session.registry.nodes.find(target->type) : nullptr;
    if (!targetType)
        return false;
    const graph::PropertyTable table = graph::tableOf(*targetType);
    const graph::PropertySpec *spec = lecture::findSpec(table, link.toKey);
    const auto input = fittingInput(type, properties, link.type, typeOf(link.fromNode));
    return spec && input && lecture::findSpec(type.properties, *input) && fittingOutput(type, spec->type);
}

/// The link under the card, if it hangs on nothing yet and fits in between.
int GraphCanvas::insertionFor(const QString &node, const QPointF &offset) const
{
    const NodeCard *one = cardOf(node);
    const graph::Node *found = m_session.document.node(m_scene, node);
    const graph::NodeType *type = found ? m_session.registry.nodes.find(found->type) : nullptr;
    if (!one || !type || one->group)
        return -1;
    if (std::ranges::any_of(m_diagram.links,
                            [&](const Link &link) { return link.fromNode == node || link.toNode == node; }))
        return -1;
    const QRectF rect = m_diagram.cards[at(m_diagram.cardOf.value(node))].rect.translated(offset);
    for (int i = 0; i < static_cast<int>(m_diagram.links.size()); ++i) {
        const Link &link = m_diagram.links[at(i)];
        const QPainterPath path = linkPath(endOf(link, false), endOf(link, true));
        const QPointF header(rect.center().x(), rect.top() + headerHeight / 2);
        const bool isOver = distanceTo(path, rect.center()) < rect.height() / 3
            || distanceTo(path, header) < headerHeight;
        if (isOver && wouldFit(*type, found->properties, link))
            return i;
    }
    return -1;
}

} // namespace lectograph::editor
