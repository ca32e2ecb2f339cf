// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/deletion.h"

#include "base/text.h"
#include "editor/customblocks/customblock_outside.h"
#include "editor/edits/groups.h"
#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/language/translated.h"
#include "editor/session/session.h"
#include "lecture/loose_ends.h"
#include "lecture/properties.h"

#include <QJsonArray>

#include <algorithm>

namespace lectograph::editor {

using base::Result;
using base::Time;
using customblock::Outside;
using lecture::Lecture;
using lecture::Scene;

namespace {

/// The scene without the deleted nodes.
class Remainder
{
public:
    Remainder(const Lecture &lecture, const QString &scene, const QStringList &deleted,
              const timeline::Registry &registry, Time time)
        : m_registry(registry),
          m_deleted(deleted.begin(), deleted.end()),
          m_isDeleted([this](const QString &node) { return m_deleted.contains(node); }),
          m_before(lecture, scene, time, registry)
    {}
    Remainder(const Remainder &) = delete;
    Remainder &operator=(const Remainder &) = delete;

    Scene of(Scene scene)
    {
        std::erase_if(scene.nodes, [&](const graph::NodePtr &node) { return m_isDeleted(node->id); });
        std::erase_if(scene.actors, m_isDeleted);
        for (graph::NodePtr &node : scene.nodes) {
            if (holdLinkTo(node->properties, m_isDeleted))
                node = std::make_shared<const graph::Node>(released(*node));
        }
        std::vector<timeline::TrackPtr> tracks;
        for (const timeline::TrackPtr &track : scene.tracks) {
            timeline::Track copy = *track;
            copy.clips = clipsOf(track->clips);
            if (copy.clips.empty() && !track->clips.empty())
                continue; // a track that becomes empty is removed too
            if (copy.clips == track->clips)
                tracks.push_back(track);
            else
                tracks.push_back(std::make_shared<const timeline::Track>(std::move(copy)));
        }
        scene.tracks = std::move(tracks);
        scene.properties = released(scene.properties, lecture::sceneProperties());
        if (!groupsOf(scene).isEmpty())
            setGroups(scene, groupsWithout(groupsOf(scene), QStringList(m_deleted.begin(), m_deleted.end())));
        m_before.settle(scene);
        return scene;
    }

private:
    QJsonObject released(const QJsonObject &properties, const graph::PropertyTable &table)
    {
        return holdLinkTo(properties, m_isDeleted) ? m_before.released(properties, table, m_isDeleted) : properties;
    }

    graph::Node released(graph::Node node)
    {
        const QJsonObject linked = node.properties;
        m_before.release(node, m_isDeleted);
        const graph::NodeType *type = m_registry.nodes.find(node.type);
        for (const graph::PropertySpec &spec : type ? type->properties : graph::PropertyTable()) {
            const QString key = base::toText(spec.key);
            if (!linksTo(linked.value(key), m_isDeleted))
                continue;
            if (const QString end = customblock::endKeyOf(type->properties, key); !end.isEmpty())
                lecture::setLoose(node, key, node.properties.value(end));
            else if (spec.required)
                lecture::setLoose(node, key, QJsonValue::Undefined);
        }
        return node;
    }

    std::vector<timeline::ClipPtr> clipsOf(const std::vector<timeline::ClipPtr> &clips)
    {
        std::vector<timeline::ClipPtr> kept;
        for (const timeline::ClipPtr &clip : clips) {
            if (!clip->isGroup() && m_isDeleted(actorOfTarget(clip->target)))
                continue;
            const timeline::AnimationType *type = m_registry.animations.find(clip->type);
            timeline::Clip copy = *clip;
            copy.properties = released(clip->properties, type ? type->properties : graph::PropertyTable());
            copy.clips = clipsOf(clip->clips);
            if (clip->isGroup() && copy.clips.empty() && !clip->clips.empty())
                continue;
            if (copy.properties == clip->properties && copy.clips == clip->clips)
                kept.push_back(clip);
            else
                kept.push_back(std::make_shared<const timeline::Clip>(std::move(copy)));
        }
        return kept;
    }

    const timeline::Registry &m_registry;
    QSet<QString> m_deleted;
    IsNode m_isDeleted;
    Outside m_before;
};

} // namespace

Result<Lecture> withoutNodes(const Lecture &lecture, const QString &sceneId, const QStringList &nodes,
                             const timeline::Registry &registry, Time time)
{
    const auto found = foundScene(lecture, sceneId);
    if (!found)
        return tl::unexpected(found.error());
    return lecture::withScene(lecture, Remainder(lecture, sceneId, nodes, registry, time).of(**found));
}

QStringList looseNodesOf(const Scene &scene)
{
    QStringList loose;
    for (const graph::NodePtr &node : scene.nodes) {
        if (!lecture::looseEndsOf(*node).isEmpty())
            loose.append(node->id);
    }
    return loose;
}

bool deleteNodes(Session &session, const QStringList &nodes, const QString &name)
{
    const QString scene = session.selection.scene();
    const Time time = session.preview.localTime();
    return deleteBy(session, name, [&](const Lecture &lecture) {
        return withoutNodes(lecture, scene, nodes, session.registry, time);
    });
}

bool deleteBy(Session &session, const QString &name, const Document::Edit &edit)
{
    const QString sceneId = session.selection.scene();
    const auto looseNow = [&] {
        const Scene *scene = session.document.scene(sceneId);
        return scene ? looseNodesOf(*scene) : QStringList();
    };
    const QStringList before = looseNow();
    if (!session.document.edit(name, edit))
        return false;
    QStringList left = looseNow();
    left.removeIf([&](const QString &node) { return before.contains(node); });
    if (left.isEmpty())
        return true;
    const bool areLines = std::ranges::none_of(left, [&](const QString &id) {
        const graph::Node *node = session.document.node(sceneId, id);
        return std::ranges::any_of(lecture::looseEndsOf(*node),
                                   [&](const QString &key) { return lecture::isLostWithout(*node, key); });
    });
    const auto count = static_cast<int>(left.size());
    const auto removeToo = [&session, sceneId, left, areLines] {
        QStringList there = left;
        there.removeIf([&](const QString &node) { return !session.document.node(sceneId, node); });
        if (session.selection.scene() == sceneId && !there.isEmpty())
            deleteNodes(session, there, areLines ? translated("Delete connectors") : translated("Delete blocks"));
    };
    Q_EMIT session.document.offered(
        areLines ? translated("%n connector(s) led to what was deleted and keep their ends.", count)
                 : translated("%n block(s) hung on what was deleted.", count),
        areLines ? translated("Remove the connectors too") : translated("Remove them too"), removeToo);
    return true;
}

} // namespace lectograph::editor
