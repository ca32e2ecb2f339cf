// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/insertion.h"

#include "editor/customblocks/customblocks.h"
#include "editor/edits/blocks.h"
#include "editor/edits/new_block.h"
#include "editor/graph/canvas.h"
#include "editor/graph/painting.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/operations/adding.h"
#include "editor/session/placing.h"
#include "graph/placement.h"
#include "lecture/properties.h"

#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;

namespace {

constexpr auto customKey = "own:"_L1; // prefix of a custom block's path among the types

QString typeOf(const GraphCanvas &canvas, const QString &id)
{
    const graph::Node *node = canvas.node(id);
    return node ? node->type : QString();
}

/// Whether a block of this type fits between the ends of a link.
bool fitsInto(const GraphCanvas &canvas, const Link &link, const graph::NodeType &type, const QJsonObject &properties)
{
    const graph::NodeType *targetType = canvas.session().registry().nodes.find(typeOf(canvas, link.toNode));
    if (!targetType)
        return false;
    const graph::PropertyTable table = graph::tableOf(*targetType);
    const graph::PropertySpec *spec = lecture::findSpec(table, link.toKey);
    const auto input = fittingInput(type, properties, link.type, typeOf(canvas, link.fromNode));
    return spec && input && lecture::findSpec(type.properties, *input) && fittingOutput(type, spec->type);
}

/// Adds a block with its top left corner at `at`; `rest` is the rest of the step.
void addAt(GraphCanvas &canvas, const QString &name, const QString &type, const QPointF &at,
           const std::function<Result<Lecture>(const Lecture &, const QString &id)> &rest)
{
    Session &session = canvas.session();
    const QString sceneId = canvas.scene();
    const lecture::Scene *scene = session.document.scene(sceneId);
    if (!scene)
        return;
    const QString id = freeNodeId(session.document.lecture(), sceneId, type);
    const Gesture gesture = Gesture::begin();
    const auto edit = [&](const Lecture &lecture) {
        return withPlaces(lecture, sceneId, canvas.loosePlaces())
            .and_then([&](const Lecture &placed) {
                NewBlock block{type, id, {}, snapped(at)};
                makeLegible(block, placed, sceneId, session.registry());
                return withBlock(placed, sceneId, block, session.registry());
            })
            .and_then([&](const Lecture &added) { return rest(added, id); })
            .and_then([&](const Lecture &added) {
                return withNewPlace(added, sceneId, {id}, newPlace(session), session.registry());
            });
    };
    if (!session.document.edit(name, edit, gesture))
        return;
    selectAdded(session, {id}, gesture);
}

/// Adds the block at the loose end of a link.
void addLinked(GraphCanvas &canvas, const QString &type, const LooseLink &link)
{
    Session &session = canvas.session();
    const QString scene = canvas.scene();
    const graph::NodeType *known = session.registry().nodes.find(type);
    const auto key = !known ? std::nullopt
        : link.isFromOutput ? fittingInput(*known, {}, link.port.type, typeOf(canvas, link.port.node))
                            : fittingOutput(*known, link.port.type);
    if (!key)
        return;
    addAt(canvas, GraphCanvas::tr("Add linked block"), type,
          link.tip - QPointF(link.isFromOutput ? 0 : cardWidth, headerHeight / 2),
          [&](const Lecture &added, const QString &id) {
              return link.isFromOutput
                  ? withLink(added, scene, {link.port.node, link.port.key}, {id, *key}, session.registry())
                  : withLink(added, scene, {id, *key}, {link.port.node, link.port.key}, session.registry());
          });
}

} // namespace

QPointF diagram::snapped(const QPointF &point)
{
    return {std::round(point.x() / snap) * snap, std::round(point.y() / snap) * snap};
}

int diagram::insertionFor(const GraphCanvas &canvas, const QString &node)
{
    const Session &session = canvas.session();
    const ShownGraph &graph = canvas.drawn();
    const std::vector<Link> &links = graph.diagram.links;
    const int index = graph.diagram.cardOf.value(node, -1);
    const graph::Node *found = canvas.node(node);
    const graph::NodeType *type = found ? session.registry().nodes.find(*found) : nullptr;
    if (index < 0 || !type || graph.card(index).group)
        return -1;
    if (std::ranges::any_of(links, [&](const Link &link) { return link.fromNode == node || link.toNode == node; }))
        return -1;
    const QRectF rect = graph.diagram.cards[at(index)].rect.translated(graph.offsetOf(index));
    const QPointF header(rect.center().x(), rect.top() + headerHeight / 2);
    const auto isUnder = [&](const Link &link) {
        const QPainterPath path = linkPath(graph.endOf(link, false), graph.endOf(link, true));
        return distanceTo(path, rect.center()) < rect.height() / 3 || distanceTo(path, header) < headerHeight;
    };
    const auto into = std::ranges::find_if(links, [&](const Link &link) {
        return !link.isNamed && isUnder(link) && fitsInto(canvas, link, *type, found->properties);
    });
    return into == links.end() ? -1 : static_cast<int>(into - links.begin());
}

int diagram::insertionAt(const GraphCanvas &canvas, const QPointF &point, const graph::NodeType &type)
{
    const int link = canvas.drawn().linkUnder(point, canvas.zoom());
    const bool isFitting = link >= 0 && fitsInto(canvas, canvas.drawn().diagram.links[at(link)], type, {});
    return isFitting ? link : -1;
}

void diagram::addBlock(GraphCanvas &canvas, const QString &type, const QPointF &point)
{
    Session &session = canvas.session();
    const graph::NodeType *known = session.registry().nodes.find(type);
    if (!known)
        return;
    const QString scene = canvas.scene();
    const int link = insertionAt(canvas, point, *known);
    const bool isInserted = link >= 0;
    const Link into = isInserted ? canvas.drawn().diagram.links[at(link)] : Link();
    addAt(canvas, isInserted ? GraphCanvas::tr("Insert block into link") : GraphCanvas::tr("Add block"), type,
          point - QPointF(cardWidth / 2, headerHeight / 2), [&](const Lecture &added, const QString &id) {
              return isInserted ? withNodeInserted(added, scene, id, into.from(), into.to(), session.registry())
                                : Result<Lecture>(added);
          });
}

void diagram::addCustom(GraphCanvas &canvas, const QString &path, const QPointF &point)
{
    Session &session = canvas.session();
    addCustomBlock(
        session, path,
        {.canvas = snapped(point - QPointF(cardWidth / 2, headerHeight / 2)), .start = session.preview.localTime()},
        [scene = canvas.scene(), loose = canvas.loosePlaces()](const Lecture &lecture) {
            return withPlaces(lecture, scene, loose);
        });
}

BlockSearch::BlockSearch(GraphCanvas &canvas) : m_canvas(canvas), m_box(new SearchBox(&canvas)) {}

void BlockSearch::show(const QPointF &at, const QString &hint, std::vector<SearchRow> rows, const SearchBox::Take &take)
{
    m_box->open(m_canvas.toScreen(at).toPoint(), hint, std::move(rows), take);
}

void BlockSearch::open(const QPointF &at)
{
    if (!m_custom)
        m_custom = new CustomBlocks(m_canvas.session().document.plugins(), &m_canvas);
    std::vector<SearchRow> rows = blockRows(m_canvas.session().registry());
    for (const CustomBlockEntry &custom : m_custom->all()) {
        if (custom.problem.isEmpty())
            rows.push_back({customKey + custom.path,
                            custom.name,
                            {},
                            custom.isShipped ? translated("Block library") : translated("My blocks"),
                            custom.description,
                            graph::ValueType::Shape,
                            searchWordsOf(custom)});
    }
    show(at, GraphCanvas::tr("Find a block"), std::move(rows), [this, at](const QString &key) {
        if (key.startsWith(customKey))
            addCustom(m_canvas, key.sliced(customKey.size()), at);
        else
            addBlock(m_canvas, key, at);
    });
}

void BlockSearch::openFor(const LooseLink &link)
{
    const graph::ValueType type = link.port.type;
    const auto filter = [&](const graph::NodeType &one) {
        return link.isFromOutput ? fittingInput(one, {}, type, {}).has_value() : fittingOutput(one, type).has_value();
    };
    show(link.tip,
         link.isFromOutput ? GraphCanvas::tr("Find a block that takes: %1").arg(editor::nameOf(type))
                           : GraphCanvas::tr("Find a block that gives: %1").arg(editor::nameOf(type)),
         blockRows(m_canvas.session().registry(), filter),
         [this, link](const QString &selected) { addLinked(m_canvas, selected, link); });
}

/// The keyboard alternative to dragging a link: all targets that the current block's outputs can be linked to.
void BlockSearch::openLinks()
{
    Session &session = m_canvas.session();
    const QString sceneId = m_canvas.scene();
    const lecture::Scene *scene = session.document.scene(sceneId);
    const NodeCard *from = m_canvas.cardOf(m_canvas.current());
    if (!scene || !from || from->group)
        return;
    const QStringList languages = session.preview.languages();
    std::vector<SearchRow> rows;
    for (const NodeCard &to : m_canvas.drawn().diagram.cards) {
        const graph::Node *node = m_canvas.node(to.id);
        if (!node || to.id == from->id)
            continue;
        for (const Port &output : from->outputs) {
            for (const Port &input : opened(to, *node, session.registry(), Show::Fitting, output.type).inputs) {
                if (!fits(output.type, input.type)
                    || !linkable(session.document.lecture(), sceneId, {from->id, output.key}, {to.id, input.key},
                                 session.registry(), languages))
                    continue;
                const QString target = u"%1 · %2"_s.arg(to.label, input.label);
                const QString source = from->outputs.size() > 1 ? output.label + u" → "_s : QString();
                rows.push_back({QStringList{output.key, to.id, input.key}.join(u'\n'), source + target,
                                to.id + u' ' + input.key, to.title, input.help, input.type});
            }
        }
    }
    if (rows.empty()) {
        QToolTip::showText(m_canvas.mapToGlobal(m_canvas.toScreen(from->rect.bottomLeft()).toPoint()),
                           GraphCanvas::tr("No other block takes what this one gives."), &m_canvas);
        return;
    }
    show(from->rect.topRight(), GraphCanvas::tr("Link “%1” to").arg(from->label), std::move(rows),
         [&session, sceneId, id = from->id](const QString &key) {
             const QStringList ends = key.split(u'\n');
             session.document.edit(GraphCanvas::tr("Link blocks"), [&](const lecture::Lecture &lecture) {
                 return withLink(lecture, sceneId, {id, ends.at(0)}, {ends.at(1), ends.at(2)}, session.registry());
             });
         });
}

} // namespace lectograph::editor
