// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/definitions.h"

#include "base/text.h"
#include "editor/edits/blocks.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/common_home.h"
#include "editor/edits/definition_centre.h"
#include "editor/edits/followers.h"
#include "editor/edits/groups.h"
#include "editor/edits/lookup.h"
#include "editor/edits/node_ids.h"
#include "editor/edits/properties.h"
#include "editor/edits/reference_changes.h"
#include "editor/edits/references.h"
#include "editor/edits/texts.h"
#include "editor/language/block_names.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "graph/placement.h"
#include "lecture/homes.h"
#include "lecture/types.h"
#include "lecture/visible.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <ranges>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Block;
using lecture::Lecture;
using lecture::Scene;

namespace {

using graph::ValueType;

/// Moves nodes of a scene, or shared ones, into a new definition, step by step.
class Making
{
public:
    Making(const Lecture &lecture, const QString &scene, const QString &home, const DefinitionWish &wish,
           const timeline::Registry &plugins)
        : m_before(lecture),
          m_home(home),
          m_scene(home.isEmpty() ? scene : home),
          m_drawn(drawnOf(lecture, home, wish.nodes)),
          m_wish(wish),
          m_plugins(plugins),
          m_types(lecture::typesOf(lecture, plugins)),
          m_nodes(wish.nodes.begin(), wish.nodes.end())
    {
        m_block.id = freeDefinitionId(lecture, wish.name);
        m_block.title = withName({}, wish.shown, wish.name.simplified(), lecture);
        m_instance.type = lecture::blockType(m_block.id);
        m_instance.id = m_home.isEmpty() ? FreeNodeIds(allNodeIds(lecture)).like(m_block.id)
                                         : freeNodeId(lecture, m_scene, m_instance.type);
    }

    Result<MadeDefinition> made()
    {
        return moveInside()
            .and_then([&] { return outsideRewritten(); })
            .and_then([&](const Lecture &with) { return replaced(with); })
            .and_then([&](const Lecture &with) {
                return published(m_readsPlaces ? with : withOriginCentred(with, m_scene, m_instance.id, m_plugins));
            })
            .and_then([&](const Lecture &with) { return partsMoved(with); })
            .map([&](Lecture &&with) {
                return MadeDefinition{std::move(with), m_block.id, m_instance.id};
            });
    }

private:
    const Scene &scene() const { return *sceneOf(m_before, m_scene); }
    bool isDrawn(const QString &node) const { return std::ranges::find(m_drawn, node) != m_drawn.end(); }
    const graph::NodeType *typeOf(const QString &node) const
    {
        const graph::Node *found = nodeOf(scene(), node);
        return found ? m_types.nodes.find(*found) : nullptr;
    }

    /// The nodes as they stand inside, with what they read from outside published.
    Result<void> moveInside()
    {
        Scene inside;
        inside.id = m_instance.type;
        std::optional<QPointF> corner;
        for (const graph::NodePtr &shared : scene().nodes) {
            if (!m_nodes.contains(shared->id))
                continue;
            graph::Node node = *shared;
            const graph::NodeType *type = m_types.nodes.find(node);
            const auto properties = withReferences(
                nested(node.properties), type ? graph::tableOf(*type) : graph::PropertyTable(),
                [&](const Reference &reference, const auto &of) { return readFromOutside(reference, of); });
            if (!properties)
                return base::within(u"nodes/"_s + node.id, properties.error());
            node.properties = *properties;
            if (const auto at = canvasOf(node))
                corner = corner ? QPointF(std::min(corner->x(), at->x()), std::min(corner->y(), at->y())) : *at;
            inside.nodes.push_back(std::make_shared<const graph::Node>(std::move(node)));
        }
        inside.actors = m_drawn;
        if (corner) {
            m_instance.extra.insert(u"canvas"_s, QJsonArray{std::round(corner->x()), std::round(corner->y())});
            moveOnCanvas(inside, -*corner);
        }
        m_block.inside = std::make_shared<const Scene>(std::move(inside));
        return {};
    }

    /// In a definition of a definition, expressions read what the outer one publishes.
    QJsonObject nested(QJsonObject properties)
    {
        for (const QString &key : properties.keys()) {
            std::map<QString, QString> names;
            for (const QString &read : publishedInExpressions(properties.value(key)))
                names[read] = publishedFor(linkTo(u"in"_s, read), outerType(read), {u"in"_s, read, {}, false, true});
            if (!names.empty())
                properties.insert(key, withPublishedRenamed(properties.value(key), names));
        }
        return properties;
    }

    ValueType outerType(const QString &key) const
    {
        const Block *outer = definitionOf(m_before, lecture::blockIdOf(m_scene));
        for (const lecture::PublishedProperty &property : outer ? outer->properties : decltype(outer->properties)()) {
            if (property.key == key)
                return property.type;
        }
        return ValueType::Number;
    }

    static void moveOnCanvas(Scene &inside, const QPointF &by)
    {
        for (graph::NodePtr &shared : inside.nodes) {
            graph::Node node = *shared;
            if (const auto at = canvasOf(node))
                node.extra.insert(u"canvas"_s, QJsonArray{at->x() + by.x(), at->y() + by.y()});
            shared = std::make_shared<const graph::Node>(std::move(node));
        }
    }

    /// What a node inside reads from a node that stays outside comes through a published property.
    Result<std::optional<Replacement>> readFromOutside(const Reference &reference, const std::optional<ValueType> &type)
    {
        if (m_nodes.contains(reference.node))
            return std::nullopt;
        if (!reference.isInExpression) {
            const auto link = linkTo(reference.node, reference.port, reference.part, reference.isStaged);
            return Replacement{u"in"_s, publishedFor(link, type.value_or(ValueType::Shape), reference)};
        }
        const graph::NodeType *source = typeOf(reference.node);
        if (!source)
            return std::nullopt; // the name of a color, or unknown
        if (reference.isStaged)
            return base::failure(
                translated("An expression reads the state of “%1” on the stage, which stays outside of the block.")
                    .arg(reference.node),
                translated("Take this block with you, or change the expression first."));
        const int port = source->portIndex(reference.port);
        const bool isMember = reference.port.isEmpty() || port < 0;
        const graph::PortSpec &read = source->outputs[static_cast<std::size_t>(std::max(port, 0))];
        const auto link = linkTo(reference.node, isMember ? QString() : reference.port);
        return Replacement{u"in"_s, publishedFor(link, read.type, reference), {}, isMember};
    }

    /// The same key for the same link.
    QString publishedFor(const QJsonObject &link, ValueType type, const Reference &reference)
    {
        m_readsPlaces = m_readsPlaces || type == ValueType::Shape || type == ValueType::Shapes
            || type == ValueType::Vector;
        for (const lecture::PublishedProperty &known : m_block.properties) {
            if (known.type == type && m_instance.properties.value(known.key) == link)
                return known.key;
        }
        const QString name = reference.node == "in"_L1 ? reference.port : reference.node;
        QString stem;
        for (const QChar c : name) {
            if (c.isLetterOrNumber())
                stem += c;
        }
        if (stem.isEmpty() || stem.front().isDigit())
            stem.prepend(u"from"_s);
        const auto isTaken = [&](const QString &key) {
            return publishedIn(m_block, key) || lecture::findSpec(graph::placementProperties(), key);
        };
        QString key = stem;
        for (int number = 2; isTaken(key); ++number)
            key = stem + QString::number(number);
        lecture::PublishedProperty published;
        published.key = key;
        published.type = type;
        if (const graph::Node *node = nodeOf(scene(), reference.node))
            published.title = labelOf(*node, scene().nodes, m_types.nodes,
                                      lecture::languageOrder(m_before, m_wish.shown));
        published.preset = zeroOf(type);
        m_block.properties.push_back(std::move(published));
        m_instance.properties.insert(key, link);
        return key;
    }

    /// What an instance has that nothing is linked to.
    static QJsonValue zeroOf(ValueType type)
    {
        using enum ValueType;
        switch (type) {
        case Number:
        case Integer: return 0;
        case Boolean: return false;
        case Color: return u"WHITE"_s;
        case Vector: return QJsonArray{0, 0, 0};
        case Text:
        case Choice:
        case Asset: return QString();
        case Numbers:
        case Colors:
        case Texts:
        case Shapes: return QJsonArray();
        case Tensor:
        case Shape: break;
        }
        return QJsonValue::Undefined;
    }

    /// What reads a node that is inside now reads a part or an output of the instance.
    Result<std::optional<Replacement>> readFromInside(const Reference &reference)
    {
        if (!m_nodes.contains(reference.node))
            return std::nullopt;
        const graph::NodeType *type = typeOf(reference.node);
        if (!type)
            return std::nullopt;
        const int port = reference.port.isEmpty() ? 0 : type->portIndex(reference.port);
        const bool isMember = port < 0;
        const graph::PortSpec &read = type->outputs[static_cast<std::size_t>(std::max(port, 0))];
        const bool isShape = read.type == ValueType::Shape;
        if (isShape && port <= 0 && isDrawn(reference.node)) {
            const QString part = reference.part.isEmpty() ? QString() : u'/' + reference.part;
            return Replacement{m_instance.id, {}, reference.node + part, isMember};
        }
        m_readsPlaces = m_readsPlaces || isShape || read.type == ValueType::Shapes || read.type == ValueType::Vector;
        const QString key = outputFor(linkTo(reference.node, port > 0 ? reference.port : QString()), read, reference);
        return Replacement{m_instance.id, key, reference.part, isMember};
    }

    QString outputFor(const QJsonObject &from, const graph::PortSpec &read, const Reference &reference)
    {
        for (const lecture::PublishedOutput &known : m_block.outputs) {
            if (known.from == from)
                return known.key;
        }
        QString stem;
        for (const QChar c : reference.node) {
            if (c.isLetterOrNumber())
                stem += c;
        }
        const QString port = base::toText(read.key);
        const bool isFirst = from.value(u"link"_s).toString() == reference.node;
        if (!isFirst)
            stem += port.left(1).toUpper() + port.mid(1);
        const auto isTaken = [&](const QString &key) {
            return key == "shape"_L1
                || std::ranges::find(m_block.outputs, key, &lecture::PublishedOutput::key) != m_block.outputs.end();
        };
        QString key = stem;
        for (int number = 2; isTaken(key); ++number)
            key = stem + QString::number(number);
        lecture::PublishedOutput output;
        output.key = key;
        output.type = read.type;
        output.from = from;
        m_block.outputs.push_back(std::move(output));
        return key;
    }

    /// Everything that stays outside, with its references to what moves.
    Result<Lecture> outsideRewritten()
    {
        ReferenceChanges changes;
        changes.replace = [this](const Reference &reference, const auto &) { return readFromInside(reference); };
        changes.isLeftOut = [this](const QString &node) { return m_nodes.contains(node); };
        changes.target = [this](const QString &target) { return targetInside(target); };
        changes.set = [this](const QString &node, const QJsonObject &properties) {
            return publishedFor(node, properties);
        };
        return withReferencesChanged(m_before, m_home, changes, m_types);
    }

    Result<QString> targetInside(const QString &target) const
    {
        return m_nodes.contains(actorOfTarget(target)) ? m_instance.id + u'/' + target : target;
    }

    /// A clip that sets properties of a node sets published ones of the instance; they are published in the end.
    Result<SetProperties> publishedFor(const QString &node, const QJsonObject &properties)
    {
        if (!m_nodes.contains(node))
            return SetProperties{node, properties};
        SetProperties set{m_instance.id, {}};
        for (auto property = properties.begin(); property != properties.end(); ++property) {
            const PropertyOfNode wanted{node, property.key()};
            if (std::ranges::find(m_wish.published, wanted) == m_wish.published.end())
                m_wish.published.push_back(wanted);
            set.properties.insert(placeholderOf(wanted), property.value());
        }
        return set;
    }

    /// Stands for the key of a published property until that is known.
    static QString placeholderOf(const PropertyOfNode &property) { return property.node + u'/' + property.key; }

    /// The instance in the place of the nodes.
    Result<Lecture> replaced(const Lecture &rewritten)
    {
        setDrawingOrder();
        return lecture::withDefinition(rewritten, m_block).map([&](Lecture &&with) {
            if (m_home.isEmpty()) {
                replaceNodes(with.nodes);
                replaceActors(with.master);
            }
            for (const QString &id : scenesOfHome(with, m_home)) {
                Scene changed = *lecture::writtenScene(with, id);
                if (id == m_home)
                    replaceNodes(changed.nodes);
                replaceActors(changed.actors);
                if (const QJsonArray groups = groupsOf(changed); !groups.isEmpty())
                    setGroups(changed, groupsWithout(groups, m_wish.nodes));
                lecture::putScene(with, std::make_shared<const Scene>(std::move(changed)));
            }
            return std::move(with);
        });
    }

    void replaceNodes(std::vector<graph::NodePtr> &nodes) const
    {
        std::erase_if(nodes, [&](const graph::NodePtr &node) { return m_nodes.contains(node->id); });
        nodes.push_back(std::make_shared<const graph::Node>(m_instance));
        std::ranges::sort(nodes, {}, [](const graph::NodePtr &node) -> const QString & { return node->id; });
    }

    /// In the place of the topmost one.
    void replaceActors(std::vector<QString> &actors) const
    {
        const auto topmost = std::ranges::find_if(actors | std::views::reverse,
                                                  [&](const QString &actor) { return m_nodes.contains(actor); });
        const auto index = actors.rend() - topmost; // behind it
        if (index == 0)
            return;
        actors.insert(actors.begin() + index, m_instance.id);
        std::erase_if(actors, [&](const QString &actor) { return m_nodes.contains(actor); });
    }

    /// The highest of what is inside.
    void setDrawingOrder()
    {
        double highest = 0;
        for (const QString &actor : m_block.inside->actors) {
            const QJsonValue z = nodeOf(*m_block.inside, actor)->properties.value(u"z"_s);
            highest = std::max(highest, z.toDouble());
        }
        if (highest > 0)
            m_instance.properties.insert(u"z"_s, highest);
    }

    Result<Lecture> published(const Lecture &with)
    {
        Lecture result = with;
        std::map<QString, QString> keys;
        for (const PropertyOfNode &wanted : m_wish.published) {
            if (!m_nodes.contains(wanted.node))
                continue;
            const PropertyPlace place{m_instance.type, wanted.node, {}, wanted.key};
            if (const QString already = publishedKeyOf(writtenAt(result, place)); !already.isEmpty()) {
                keys[placeholderOf(wanted)] = already;
                continue;
            }
            auto next = withPublished(result, m_block.id, wanted.node, wanted.key, m_plugins);
            if (!next)
                return tl::unexpected(next.error());
            result = std::move(next->lecture);
            keys[placeholderOf(wanted)] = next->key;
        }
        result = withSetKeys(result, {{m_home, m_instance.id}}, keys);
        for (lecture::Parameter &parameter : result.parameters) {
            if (parameter.scene == m_home && m_nodes.contains(parameter.node)) {
                const auto key = keys.find(placeholderOf({parameter.node, parameter.property}));
                parameter.node = key == keys.end() ? parameter.node : m_instance.id;
                parameter.property = key == keys.end() ? parameter.property : key->second;
            }
        }
        return result;
    }

    /// Parts of the instances of an outer definition are one step deeper now.
    Result<Lecture> partsMoved(const Lecture &with) const
    {
        const QString outer = lecture::blockIdOf(m_scene);
        if (outer.isEmpty())
            return with;
        const auto renamed = [this](const QString &part) {
            return m_nodes.contains(part.section(u'/', 0, 0)) ? m_instance.id + u'/' + part : part;
        };
        return withPartsRenamed(with, outer, renamed, lecture::typesOf(with, m_plugins));
    }

    const Lecture &m_before;
    QString m_home;  ///< the scene in which the nodes live; empty for shared ones
    QString m_scene; ///< one that sees them
    std::vector<QString> m_drawn;
    DefinitionWish m_wish;
    const timeline::Registry &m_plugins;
    const timeline::Registry &m_types;
    QSet<QString> m_nodes;
    Block m_block;
    graph::Node m_instance;
    bool m_readsPlaces = false; ///< places outside are read inside, or the other way round
};

} // namespace

Result<void> canBeDefinition(const Lecture &lecture, const QString &sceneId, const QStringList &nodes,
                             const timeline::Registry &registry)
{
    const Scene *scene = sceneOf(lecture, sceneId);
    if (!scene || nodes.isEmpty())
        return base::failure(translated("There are no blocks to make a block of."),
                             translated("Select some blocks on the stage or in the graph first."));
    const auto home = commonHome(lecture, sceneId, nodes);
    if (!home)
        return tl::unexpected(home.error());
    if (std::ranges::any_of(nodes, [&](const QString &id) { return isCamera(nodeOf(*scene, id), registry); }))
        return base::failure(translated("A camera cannot be part of a block."),
                             translated("Leave it out of the selection."));
    const std::vector<QString> drawn = drawnOf(lecture, *home, nodes);
    if (drawn.empty())
        return base::failure(translated("Nothing of this is on the stage."),
                             translated("Select at least one block that is seen."));
    if (!areOnStageTogether(lecture, *home, drawn))
        return base::failure(translated("These blocks are not on the stage in the same scenes."),
                             translated("Put all of them on the same stages first, or make a block of each."));
    return {};
}

Result<MadeDefinition> withMadeDefinition(const Lecture &lecture, const QString &scene, const DefinitionWish &wish,
                                          const timeline::Registry &plugins)
{
    if (const auto can = canBeDefinition(lecture, scene, wish.nodes, plugins); !can)
        return tl::unexpected(can.error());
    if (wish.name.simplified().isEmpty())
        return base::failure(translated("The block needs a name."), translated("Type one."));
    return commonHome(lecture, scene, wish.nodes).and_then([&](const QString &home) {
        return Making(lecture, scene, home, wish, plugins).made();
    });
}

} // namespace lectograph::editor
