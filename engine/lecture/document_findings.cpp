// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/spelling.h"
#include "base/text.h"
#include "graph/binding.h"
#include "graph/node_order.h"
#include "graph/placement.h"
#include "lecture/files_beside.h"
#include "lecture/findings.h"
#include "lecture/linked_nodes.h"
#include "lecture/loose_ends.h"
#include "lecture/properties.h"
#include "lecture/sentence.h"
#include "lecture/visible.h"
#include "timeline/targets.h"
#include "typeset/text.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using graph::Severity;

QString documentPlace(const QString &place)
{
    return u"lecture.json: "_s + place;
}

class Inspection
{
public:
    Inspection(const Lecture &lecture, const timeline::Registry &registry) : m_lecture(lecture), m_registry(registry) {}

    graph::Problems findings()
    {
        inspectLanguages();
        inspectFont();
        inspectLook();
        inspectParameters();
        inspectKeys(m_lecture.extra,
                    {u"title"_s, u"description"_s, u"language"_s, u"languages"_s, u"frame"_s, u"rate"_s, u"dialect"_s,
                     u"font"_s, u"look"_s, u"credits"_s, u"parameters"_s, u"scenes"_s, u"nodes"_s, u"master"_s},
                    documentPlace({}));
        if (m_lecture.scenes.empty())
            warn(Sentence::tr("The lecture has no scene, so there is nothing to see."), Sentence::tr("Add a scene."),
                 documentPlace(u"scenes"_s));
        inspectShared();
        for (const BlockPtr &block : m_lecture.blocks | std::views::values)
            inspectDefinition(*block);
        for (const ScenePtr &scene : m_lecture.scenes)
            inspectScene(*scene);
        return std::move(m_found);
    }

private:
    void report(Severity severity, const QString &what, const QString &remedy, const QString &place)
    {
        m_found.push_back({severity, {what, remedy, place}});
    }
    void warn(const QString &what, const QString &remedy, const QString &place)
    {
        report(Severity::Warning, what, remedy, place);
    }

    void inspectLanguages()
    {
        if (!m_lecture.languages.contains(m_lecture.language)) {
            warn(Sentence::tr("The lecture's own language “%1” is not among its languages.").arg(m_lecture.language),
                 Sentence::tr("Add it to the languages."), documentPlace(u"languages"_s));
        }
    }

    void inspectFont()
    {
        const QString substitute = m_lecture.font.isEmpty() ? QString() : typeset::substituteFor(m_lecture.font);
        if (!substitute.isEmpty()) {
            warn(Sentence::tr("The font “%1” is not installed; “%2” stands in for it.").arg(m_lecture.font, substitute),
                 Sentence::tr("Install it, or choose another font."), documentPlace(u"font"_s));
        }
    }

    void inspectParameters()
    {
        std::set<QString> ids;
        for (std::size_t i = 0; i < m_lecture.parameters.size(); ++i) {
            const Parameter &parameter = m_lecture.parameters[i];
            const QString place = documentPlace(u"parameters/%1"_s.arg(i));
            if (!parameter.id.isEmpty() && !ids.insert(parameter.id).second)
                warn(Sentence::tr("Two parameters have the id “%1”.").arg(parameter.id),
                     Sentence::tr("Give one of them another id."), place + u"/id"_s);
            inspectTarget(parameter, place);
        }
    }

    void inspectLook()
    {
        for (graph::Problem &problem : graph::problemsOf(m_lecture.look)) {
            problem.error.place = documentPlace(u"look/"_s + problem.error.place);
            m_found.push_back(std::move(problem));
        }
    }

    void inspectTarget(const Parameter &parameter, const QString &place)
    {
        const QString title =
            graph::localized(parameter.label, languageOrder(m_lecture, m_lecture.language)).value_or(QString());
        // Authors know the title, the ids only those who write files.
        const auto lost = [&](const QString &titled, const QString &untitled, const QString &wanted,
                              const QStringList &known, const QString &key) {
            const QString near = base::didYouMean(wanted, known);
            warn(title.isEmpty() ? untitled.arg(wanted) : titled.arg(title),
                 near.isEmpty() ? Sentence::tr("Remove the parameter.") : near, place + u'/' + key);
        };
        QStringList scenes;
        for (const ScenePtr &scene : m_lecture.scenes)
            scenes.append(scene->id);
        const bool isShared = parameter.scene.isEmpty() && !parameter.node.isEmpty();
        if (!isShared && !scenes.contains(parameter.scene))
            return lost(Sentence::tr("The parameter “%1” is for a scene that is no longer there."),
                        Sentence::tr("The parameter is for the scene “%1”, which does not exist."), parameter.scene,
                        scenes, u"scene"_s);

        graph::PropertyTable table = sceneProperties();
        if (!parameter.node.isEmpty()) {
            const std::vector<graph::NodePtr> &visible = isShared ? m_lecture.nodes
                                                                  : visibleScene(m_lecture, parameter.scene)->nodes;
            const graph::NodePtr node = graph::nodeAt(visible, parameter.node);
            if (!node) {
                QStringList nodes;
                for (const graph::NodePtr &other : visible)
                    nodes.append(other->id);
                return lost(Sentence::tr("The parameter “%1” is for a block that is no longer there."),
                            Sentence::tr("The parameter is for the block “%1”, which does not exist."), parameter.node,
                            nodes, u"node"_s);
            }
            const graph::NodeType *type = m_registry.nodes.find(*node);
            if (!type)
                return; // the block itself is reported
            table = graph::tableOf(*type);
        }
        if (!findSpec(table, parameter.property)) {
            QStringList keys;
            for (const graph::PropertySpec &spec : table)
                keys.append(base::toText(spec.key));
            lost(Sentence::tr("The parameter “%1” is for a property that its block does not have."),
                 Sentence::tr("The parameter is for the property “%1”, which does not exist."), parameter.property,
                 keys, u"property"_s);
        }
    }

    /// Unknown keys are preserved silently, but one that resembles a known key is probably a typo.
    void inspectKeys(const QJsonObject &extra, const QStringList &known, const QString &place)
    {
        const QStringList keys = extra.keys();
        for (const QString &key : keys) {
            const QString near = base::didYouMean(key, known);
            if (!near.isEmpty())
                warn(Sentence::tr("“%1” means nothing here; it is kept.").arg(key), near, place + key);
        }
    }

    void inspectVersion(int written, int known, const QString &type, const QString &place)
    {
        if (written > known) {
            warn(Sentence::tr("“%1” was made by a newer version (%2; this one knows %3). It is kept, but may look "
                              "different.")
                     .arg(type)
                     .arg(written)
                     .arg(known),
                 Sentence::tr("Update Lectograph or its plugin."), place);
        } else if (written < known) {
            warn(Sentence::tr("“%1” is of version %2, which nothing leads up to %3.").arg(type).arg(written).arg(known),
                 Sentence::tr("Look whether it still shows what it should, then write the version %1.").arg(known),
                 place);
        }
    }

    void inspectDefinition(const Block &block)
    {
        const Scene &inside = *block.inside;
        const graph::NodeType *type = m_registry.nodes.find(blockType(block.id));
        if (type && type->broken)
            report(Severity::Failure, type->broken->what, type->broken->remedy, placeIn(inside, type->broken->place));
        for (const graph::NodePtr &node : inside.nodes)
            inspectNode(*node, placeIn(inside, u"nodes/"_s + node->id));
        eachProperty(inside, m_registry,
                     [&](const WrittenProperty &property) { inspectAsset(property, placeIn(inside, property.place)); });
    }

    void inspectScene(const Scene &scene)
    {
        inspectKeys(
            scene.extra,
            {u"id"_s, u"name"_s, u"duration"_s, u"properties"_s, u"nodes"_s, u"actors"_s, u"tracks"_s, u"sounds"_s},
            placeIn(scene, {}));
        for (const graph::NodePtr &node : scene.nodes)
            inspectNode(*node, placeIn(scene, u"nodes/"_s + node->id));
        inspectIds(scene);
        std::set<QString> actors;
        for (std::size_t i = 0; i < scene.actors.size(); ++i) {
            if (!actors.insert(scene.actors[i]).second)
                warn(Sentence::tr("“%1” stands on the stage twice.").arg(scene.actors[i]),
                     Sentence::tr("Remove one of the two."), placeIn(scene, u"actors/%1"_s.arg(i)));
        }
        inspectClips(scene);
        eachProperty(scene, m_registry,
                     [&](const WrittenProperty &property) { inspectAsset(property, placeIn(scene, property.place)); });
    }

    void inspectNode(const graph::Node &node, const QString &place)
    {
        inspectKeys(node.extra, {u"type"_s, u"version"_s, u"properties"_s}, place + u'/');
        const graph::NodeType *type = m_registry.nodes.find(node);
        if (type && blockIdOf(node.type).isEmpty()) // instances follow their definition
            inspectVersion(node.version, type->version, node.type, place + u"/version"_s);
        if (node.id.isEmpty() || node.id.contains(u'/') || node.id.contains(u'.'))
            warn(Sentence::tr("Nothing can link to a block with the id “%1”.").arg(node.id),
                 Sentence::tr("Use an id without “.” and “/”."), place);
        inspectEnds(node, place);
        inspectFile(node, place);
    }

    /// Within a scene an id says which block is meant. Scenes are visited in playing order.
    void inspectIds(const Scene &scene)
    {
        if (!scene.continues)
            m_chain = {};
        for (const graph::NodePtr &node : scene.nodes) {
            const QString place = placeIn(scene, u"nodes/"_s + node->id);
            const QString remedy = Sentence::tr("Give one of them another id.");
            const auto [before, isNew] = m_chain.sceneOf.emplace(node->id, scene.id);
            if (graph::nodeAt(m_lecture.nodes, node->id)) {
                report(Severity::Failure,
                       Sentence::tr("A block of this scene and one that all scenes share have the same id “%1”.")
                           .arg(node->id),
                       remedy, place);
            } else if (!isNew) {
                report(Severity::Failure,
                       Sentence::tr("A block of this scene and one of the scene “%1”, which it continues, have the "
                                    "same id “%2”.")
                           .arg(before->second, node->id),
                       remedy, place);
            }
        }
    }

    void inspectShared()
    {
        for (const graph::NodePtr &node : m_lecture.nodes)
            inspectNode(*node, documentPlace(u"nodes/"_s + node->id));
        eachProperty(m_lecture.nodes, m_registry,
                     [&](const WrittenProperty &property) { inspectAsset(property, documentPlace(property.place)); });
        m_seenEverywhere.insert(m_lecture.master.begin(), m_lecture.master.end());
        for (const graph::NodePtr &node : m_lecture.nodes)
            addLinkedNodes(node->properties, LinksTo::StagedState, m_seenEverywhere);
        std::set<QString> inMaster;
        for (std::size_t i = 0; i < m_lecture.master.size(); ++i) {
            const QString &id = m_lecture.master[i];
            const QString place = documentPlace(u"master/%1"_s.arg(i));
            if (!inMaster.insert(id).second)
                warn(Sentence::tr("“%1” is in the master twice.").arg(id), Sentence::tr("Remove one of the two."),
                     place);
            if (graph::nodeAt(m_lecture.nodes, id))
                continue;
            QStringList known;
            for (const graph::NodePtr &node : m_lecture.nodes)
                known.append(node->id);
            const QString near = base::didYouMean(id, known);
            warn(Sentence::tr("The master shows “%1”, which is no block that all scenes share.").arg(id),
                 near.isEmpty() ? Sentence::tr("Share the block with all scenes, or remove it from the master.") : near,
                 place);
        }
    }

    /// If the block shows nothing without the missing shape, evaluation reports it instead.
    void inspectEnds(const graph::Node &node, const QString &place)
    {
        for (const QString &key : looseEndsOf(node)) {
            if (!isLostWithout(node, key))
                warn(Sentence::tr("“%1” led to a block that was deleted; it ends where that stood.").arg(node.id),
                     Sentence::tr("Link its end to another block, put it elsewhere, or remove “%1” too.").arg(node.id),
                     place + u"/properties/"_s + key);
        }
    }

    /// A placeholder frame is shown instead, so this is not a failure.
    void inspectFile(const graph::Node &node, const QString &place)
    {
        const graph::NodeType *type = m_registry.nodes.find(node);
        for (const graph::PropertySpec &spec : type ? type->properties : graph::PropertyTable()) {
            if (lacksFile(node, spec))
                warn((spec.files.empty() ? Sentence::tr("No file is chosen for “%1” yet: videos show a placeholder.")
                                         : Sentence::tr("No file is chosen for “%1” yet."))
                         .arg(node.id),
                     Sentence::tr("Choose one, or remove the block."),
                     place + u"/properties/"_s + base::toText(spec.key));
        }
    }

    void inspectAsset(const WrittenProperty &property, const QString &place)
    {
        const QString name = property.spec.type == graph::ValueType::Asset ? property.json.toString() : QString();
        const bool mayBeBeside = !property.spec.files.empty() && isBeside(name); // then reading it tells
        if (name.isEmpty() || mayBeBeside || m_lecture.assets.contains(name))
            return;
        QStringList known;
        for (const auto &[other, asset] : m_lecture.assets)
            known.append(other);
        const QString near = base::didYouMean(name, known);
        report(Severity::Failure, Sentence::tr("The lecture carries no file “%1”.").arg(name),
               near.isEmpty() ? Sentence::tr("Add the file to its assets.") : near, place);
    }

    void inspectClips(const Scene &scene)
    {
        std::set<QString> &seen = m_chain.seen;
        seen.insert(scene.actors.begin(), scene.actors.end());
        addLinkedNodes(scene.properties, LinksTo::StagedState, seen);
        for (const graph::NodePtr &node : scene.nodes)
            addLinkedNodes(node->properties, LinksTo::StagedState, seen);
        eachClip(scene, [&](const timeline::Clip &clip, const QString &) {
            addLinkedNodes(clip.properties, LinksTo::StagedState, seen);
        });
        const auto isNode = [&](const QString &id) {
            return m_chain.sceneOf.contains(id) || graph::nodeAt(m_lecture.nodes, id);
        };
        const auto isSeen = [&](const QString &id) { return seen.contains(id) || m_seenEverywhere.contains(id); };

        eachClip(scene, [&](const timeline::Clip &clip, const QString &at) {
            const QString place = placeIn(scene, at);
            inspectKeys(clip.extra,
                        {u"type"_s, u"version"_s, u"target"_s, u"start"_s, u"duration"_s, u"ease"_s, u"lag"_s,
                         u"over"_s, u"properties"_s, u"clips"_s},
                        place + u'/');
            const timeline::AnimationType *type = m_registry.animations.find(clip.type);
            if (type)
                inspectVersion(clip.version, type->version, clip.type, place + u"/version"_s);
            if (type && type->setsProperties)
                return;
            for (const QString &target : targetsOf(clip)) {
                const QString actor = timeline::targetFrom(target).actor;
                if (isNode(actor) && !isSeen(actor))
                    warn(Sentence::tr("The clip moves “%1”, which is not on stage.").arg(actor),
                         Sentence::tr("Add it to the actors, or remove the clip."), place + u"/target"_s);
            }
        });
    }

    /// What the scenes of a chain have seen so far.
    struct ChainSoFar
    {
        std::map<QString, QString> sceneOf; ///< where each node lives
        std::set<QString> seen;             ///< nodes on the stage, or linked to as if they were
    };

    const Lecture &m_lecture;
    const timeline::Registry &m_registry;
    ChainSoFar m_chain;
    std::set<QString> m_seenEverywhere; ///< shared ones
    graph::Problems m_found;
};

} // namespace

graph::Problems documentFindings(const Lecture &lecture, const timeline::Registry &registry)
{
    return Inspection(lecture, registry).findings();
}

} // namespace lectograph::lecture
