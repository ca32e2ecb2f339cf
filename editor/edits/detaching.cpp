// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/definitions.h"

#include "editor/edits/blocks.h"
#include "editor/edits/followers.h"
#include "editor/edits/lookup.h"
#include "editor/edits/madetypes.h"
#include "editor/edits/properties.h"
#include "editor/edits/reference_changes.h"
#include "editor/edits/references.h"
#include "editor/edits/styles.h"
#include "editor/language/translated.h"
#include "graph/binding.h"
#include "graph/placement.h"
#include "lecture/types.h"
#include "lecture/visible.h"
#include "timeline/targets.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Block;
using lecture::Lecture;
using lecture::Scene;

namespace {

const QString positionKey = u"position"_s;

/// Puts the nodes of a definition in the place of an instance.
class Detaching
{
public:
    Detaching(const Lecture &lecture, const QString &scene, const graph::Node &instance, const Block &block,
              const timeline::Registry &plugins)
        : m_before(lecture),
          m_scene(scene),
          m_instance(instance),
          m_block(block),
          m_types(lecture::typesOf(lecture, plugins)),
          m_isGroup(isPlacedOtherwise())
    {
        QSet<QString> taken;
        for (const graph::NodePtr &node : sceneOf(lecture, scene)->nodes)
            taken.insert(node->id);
        for (const graph::NodePtr &node : block.inside->nodes) {
            QString id = node->id;
            for (int number = 2; taken.contains(id); ++number)
                id = u"%1-%2"_s.arg(node->id).arg(number);
            taken.insert(id);
            m_names[node->id] = id;
        }
    }

    Result<Detached> detached()
    {
        // The first pass finds out whether something refers to the whole.
        auto rewritten = outside();
        if (rewritten && !m_isGroup && m_needsGroup) {
            m_isGroup = true;
            rewritten = outside();
        }
        return rewritten.and_then([&](const Lecture &with) { return inserted(with); })
            .and_then([&](const Lecture &with) { return moved(with); })
            .and_then([&](const Lecture &with) { return partsMoved(with); })
            .map([&](Lecture &&with) {
                QStringList nodes;
                for (const auto &[old, id] : m_names)
                    nodes.append(id);
                if (m_isGroup)
                    nodes = QStringList{m_instance.id};
                return Detached{withParameters(std::move(with)), nodes};
            });
    }

private:
    /// Whether more than a constant position places it.
    bool isPlacedOtherwise() const
    {
        if (!m_instance.style.isEmpty())
            return true;
        for (const QString &key : m_instance.properties.keys()) {
            const QJsonValue written = m_instance.properties.value(key);
            const bool isConstantPosition = key == positionKey && kindOf(written) == PropertyKind::Constant
                && written.toArray().at(2).toDouble() == 0;
            if (graph::isPlacement(key) && !isConstantPosition)
                return true;
        }
        return false;
    }

    bool isInside(const QString &node) const { return m_names.contains(node); }
    bool isDrawn(const QString &node) const
    {
        return std::ranges::find(m_block.inside->actors, node) != m_block.inside->actors.end();
    }

    /// What a published property says on this instance.
    QJsonValue valueOf(const QString &key) const
    {
        if (const QJsonValue own = m_instance.properties.value(key); !own.isUndefined())
            return own;
        const QJsonValue styled = styleValues(m_before, m_instance.style).value(key);
        if (!styled.isUndefined())
            return styled;
        const auto *published = publishedIn(m_block, key);
        return published ? published->preset : QJsonValue(QJsonValue::Undefined);
    }

    /// A value of the inside as it is said outside.
    Result<QJsonValue> brought(const QJsonValue &written, const std::optional<graph::ValueType> &type) const
    {
        const auto renamed = withReference(
            written, type, [&](const Reference &reference, const auto &) -> Result<std::optional<Replacement>> {
                if (!isInside(reference.node))
                    return std::nullopt;
                return Replacement{m_names.at(reference.node), reference.isInExpression ? QString() : reference.port,
                                   reference.part, true};
            });
        if (!renamed)
            return renamed;
        const auto value = [this](const QString &key) { return valueOf(key); };
        const auto inserted = withPublishedInserted(*renamed, value);
        if (!inserted)
            return base::failure(translated("An expression inside reads a property that has keyframes here."),
                                 translated("Remove the keyframes of this instance first."));
        return withPublishedReplaced(*inserted, value);
    }

    Result<Lecture> outside()
    {
        ReferenceChanges changes;
        changes.replace = [this](const Reference &reference, const auto &) { return replaced(reference); };
        changes.isLeftOut = [this](const QString &node) { return node == m_instance.id; };
        changes.target = [this](const QString &target) -> Result<QString> {
            const timeline::Target old = timeline::targetFrom(target);
            if (old.actor != m_instance.id)
                return target;
            const auto [node, part] = partOf(old.part);
            return part.isEmpty() ? node : node + u'/' + part;
        };
        changes.set = [this](const QString &node, const QJsonObject &properties) { return set(node, properties); };
        return withReferencesChanged(m_before, m_scene, changes, m_types);
    }

    /// Where a part of the instance is afterwards.
    std::pair<QString, QString> partOf(const QString &part)
    {
        const QString first = part.section(u'/', 0, 0);
        const bool isNode = isInside(first) && isDrawn(first);
        m_needsGroup = m_needsGroup || !isNode;
        if (!isNode)
            return {m_instance.id, part};
        const QString rest = part.section(u'/', 1);
        const QString name = m_names.at(first);
        if (!m_isGroup)
            return {name, rest};
        return {m_instance.id, rest.isEmpty() ? name : name + u'/' + rest};
    }

    Result<std::optional<Replacement>> replaced(const Reference &reference)
    {
        if (reference.node != m_instance.id)
            return std::nullopt;
        const auto output = std::ranges::find(m_block.outputs, reference.port, &lecture::PublishedOutput::key);
        if (reference.port.isEmpty() || output == m_block.outputs.end()) {
            const auto [node, part] = partOf(reference.part);
            return Replacement{node, {}, part, true};
        }
        const auto from = brought(output->from, output->type);
        if (!from)
            return tl::unexpected(from.error());
        const QJsonObject json = from->toObject();
        if (const QString expression = json.value(u"expression"_s).toString(); !expression.isEmpty())
            return Replacement{.node = {}, .expression = expression};
        const graph::LinkText link = graph::parseLink(json.value(u"link"_s).toString());
        const QString part = link.part.isEmpty() || reference.part.isEmpty() ? link.part + reference.part
                                                                             : link.part + u'/' + reference.part;
        return Replacement{link.node, link.port, part};
    }

    /// The only property inside that reads a published one directly.
    std::optional<PropertyOfNode> readerOf(const QString &key) const
    {
        std::vector<PropertyOfNode> readers;
        for (const graph::NodePtr &node : m_block.inside->nodes) {
            for (const QString &own : node->properties.keys()) {
                if (readsPublished(node->properties.value(own), key))
                    readers.push_back({node->id, own});
            }
        }
        if (readers.size() != 1)
            return std::nullopt;
        const graph::Node *node = nodeOf(*m_block.inside, readers.front().node);
        return publishedKeyOf(node->properties.value(readers.front().key)) == key ? std::optional(readers.front())
                                                                                  : std::nullopt;
    }

    Result<SetProperties> set(const QString &node, const QJsonObject &properties)
    {
        if (node != m_instance.id)
            return SetProperties{node, properties};
        SetProperties result{m_instance.id, {}};
        for (auto property = properties.begin(); property != properties.end(); ++property) {
            if (graph::isPlacement(property.key())) {
                m_needsGroup = true;
                result.properties.insert(property.key(), property.value());
                continue;
            }
            const auto reader = readerOf(property.key());
            const QString into = reader ? m_names.at(reader->node) : QString();
            if (!reader || (!result.properties.isEmpty() && result.node != into))
                return base::failure(
                    translated("An animation changes “%1” of this block, which several blocks inside read.")
                        .arg(property.key()),
                    translated("Delete this animation first."));
            result.node = into;
            result.properties.insert(reader->key, property.value());
        }
        return result;
    }

    Result<Lecture> inserted(const Lecture &with)
    {
        std::vector<graph::Node> nodes;
        const std::optional<QPointF> corner = canvasOf(m_instance);
        for (const graph::NodePtr &shared : m_block.inside->nodes) {
            graph::Node node = *shared;
            node.id = m_names.at(shared->id);
            const graph::NodeType *type = m_types.nodes.find(node);
            const graph::PropertyTable table = type ? graph::tableOf(*type) : graph::PropertyTable();
            for (const QString &key : shared->properties.keys()) {
                const graph::PropertySpec *spec = lecture::findSpec(table, key);
                const auto value = brought(shared->properties.value(key),
                                           spec ? std::optional(spec->type) : std::nullopt);
                if (!value)
                    return base::within(u"nodes/%1/%2"_s.arg(shared->id, key), value.error());
                node.properties.insert(key, *value);
            }
            if (const auto at = canvasOf(node); at && corner)
                node.extra.insert(u"canvas"_s, QJsonArray{at->x() + corner->x(), at->y() + corner->y()});
            if (!m_isGroup && m_instance.extra.value(u"muted"_s).toBool())
                node.extra.insert(u"muted"_s, true);
            nodes.push_back(std::move(node));
        }
        std::vector<QString> drawn;
        for (const QString &actor : m_block.inside->actors) {
            if (isInside(actor))
                drawn.push_back(m_names.at(actor));
        }
        if (m_isGroup)
            nodes.push_back(group(drawn, corner));
        return lecture::withSceneChanged(with, m_scene, [&](Scene &scene) -> Result<void> {
            std::erase_if(scene.nodes, [&](const graph::NodePtr &node) { return node->id == m_instance.id; });
            for (graph::Node &node : nodes)
                scene.nodes.push_back(std::make_shared<const graph::Node>(std::move(node)));
            const auto place = std::ranges::find(scene.actors, m_instance.id);
            if (m_isGroup || place == scene.actors.end())
                return {};
            const auto behind = scene.actors.erase(place);
            scene.actors.insert(behind, drawn.begin(), drawn.end());
            return {};
        });
    }

    graph::Node group(const std::vector<QString> &drawn, const std::optional<QPointF> &corner) const
    {
        constexpr double right = 560; // beside what it holds
        graph::Node node = m_instance;
        node.type = made::group;
        node.version = 1;
        QJsonArray children;
        for (const QString &actor : drawn)
            children.append(linkTo(actor));
        for (const lecture::PublishedProperty &published : m_block.properties)
            node.properties.remove(published.key);
        node.properties.insert(u"children"_s, children);
        if (corner)
            node.extra.insert(u"canvas"_s, QJsonArray{corner->x() + right, corner->y()});
        return node;
    }

    /// A group has the place; without one the nodes go there.
    Result<Lecture> moved(const Lecture &with) const
    {
        const QJsonArray position = m_instance.properties.value(positionKey).toArray();
        const QPointF by(position.at(0).toDouble(), position.at(1).toDouble());
        if (m_isGroup || by.isNull())
            return with;
        QStringList drawn;
        for (const QString &actor : m_block.inside->actors)
            drawn.append(m_names.at(actor));
        return withMovedTogether(with, m_scene, drawn, by, m_types);
    }

    /// Parts of the instances of an outer definition are elsewhere now.
    Result<Lecture> partsMoved(const Lecture &with) const
    {
        const QString outer = lecture::blockIdOf(m_scene);
        if (outer.isEmpty())
            return with;
        const auto renamed = [this](const QString &part) {
            const QString inner = part.section(u'/', 1, 1);
            if (part.section(u'/', 0, 0) != m_instance.id || !isInside(inner))
                return part;
            const QString rest = part.section(u'/', 2);
            const QString name = (m_isGroup ? m_instance.id + u'/' : QString()) + m_names.at(inner);
            return rest.isEmpty() ? name : name + u'/' + rest;
        };
        return withPartsRenamed(with, outer, renamed, m_types);
    }

    Lecture withParameters(Lecture lecture) const
    {
        for (lecture::Parameter &parameter : lecture.parameters) {
            const auto reader = parameter.scene == m_scene && parameter.node == m_instance.id
                ? readerOf(parameter.property)
                : std::nullopt;
            if (reader) {
                parameter.node = m_names.at(reader->node);
                parameter.property = reader->key;
            }
        }
        return lecture;
    }

    const Lecture &m_before;
    QString m_scene;
    const graph::Node &m_instance;
    const Block &m_block;
    const timeline::Registry &m_types;
    std::map<QString, QString> m_names; ///< new ids by those inside
    bool m_isGroup;
    bool m_needsGroup = false; ///< something refers to the whole
};

} // namespace

Result<Detached> withDetached(const Lecture &lecture, const QString &scene, const QString &instance,
                              const timeline::Registry &plugins)
{
    const auto visible = lecture::visibleNode(lecture, scene, instance);
    const Block *block = visible ? definitionOf(lecture, lecture::blockIdOf(visible->node->type)) : nullptr;
    if (!block)
        return base::failure(translated("“%1” is no instance of a block of this lecture.").arg(instance),
                             translated("Select one that is."));
    if (visible->home == lecture::Home::Shared)
        return base::failure(translated("“%1” is shared by all scenes.").arg(instance),
                             translated("Keep it in one scene first, or change its definition."));
    const QString &home = visible->scene;
    const auto isOn = [&](const QString &id) {
        const std::vector<QString> &actors = lecture::writtenScene(lecture, id)->actors;
        return std::ranges::find(actors, instance) != actors.end();
    };
    if (!isOn(home) && std::ranges::any_of(lecture::scenesSeeing(lecture, home), isOn))
        return base::failure(translated("“%1” comes on stage in another scene than its own.").arg(instance),
                             translated("Put it on the stage of the scene in which it lives first."));
    return Detaching(lecture, home, *visible->node, *block, plugins).detached();
}

} // namespace lectograph::editor
