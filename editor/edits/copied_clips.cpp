// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/copied_clips.h"

#include "editor/edits/clip_targets.h"
#include "editor/edits/lookup.h"
#include "editor/edits/tracks.h"
#include "timeline/targets.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::Scene;
using timeline::Clip;
using timeline::ClipPtr;

namespace {

using Tracks = std::vector<timeline::TrackPtr>;

/// What the clips act on, in their order, and what they link to.
struct Mentioned
{
    QStringList actors;
    QStringList linked;
};

Mentioned mentionedIn(const Tracks &tracks)
{
    Mentioned found;
    Scene scene;
    scene.tracks = tracks;
    lecture::eachClip(scene, [&](const Clip &clip, const QString &) {
        for (const QString &target : timeline::targetsOf(clip))
            found.actors.append(actorOfTarget(target));
        found.linked += linkedBy(clip.properties);
    });
    found.actors.removeAll(QString());
    found.actors.removeDuplicates();
    return found;
}

ClipPtr actingOnTargets(const ClipPtr &clip, const QStringList &targets)
{
    Clip copy = *clip;
    timeline::setTargets(copy, {targets.begin(), targets.end()});
    return std::make_shared<const Clip>(std::move(copy));
}

/// Only blocks of the same type have the same parts.
QString retargeted(const QString &target, const QString &to, const QHash<QString, QString> &types, const Scene &scene)
{
    const QString actor = actorOfTarget(target);
    const graph::Node *node = nodeOf(scene, to);
    return node && node->type == types.value(actor) ? to + target.sliced(actor.size()) : to;
}

Tracks actingOn(const Tracks &tracks, const QStringList &actors, const QStringList &onto,
                const QHash<QString, QString> &types, const Scene &scene)
{
    return withEachClip(tracks, [&](const lecture::ClipPlace &, const ClipPtr &clip) {
        const std::vector<QString> old = timeline::targetsOf(*clip);
        QStringList targets;
        for (const QString &target : old) {
            const qsizetype index = actors.indexOf(actorOfTarget(target));
            if (index < 0)
                targets.append(target);
            else if (actors.size() > 1)
                targets.append(retargeted(target, onto.at(std::min(index, onto.size() - 1)), types, scene));
            else
                for (const QString &one : onto)
                    targets.append(retargeted(target, one, types, scene));
        }
        targets.removeDuplicates();
        return std::ranges::equal(targets, old) ? clip : actingOnTargets(clip, targets);
    });
}

Tracks withBlocksCalled(const Tracks &tracks, const NodeNames &names)
{
    return withEachClip(tracks, [&](const lecture::ClipPlace &, const ClipPtr &clip) {
        Clip copy = *clip;
        renameTargets(copy, names);
        copy.properties = withEachValue(copy.properties,
                                        [&](const QJsonValue &value) { return relinked(value, names); });
        return ClipPtr(std::make_shared<const Clip>(std::move(copy)));
    });
}

/// The types of the copied blocks by their ids.
QHash<QString, QString> copiedTypes(const NodeCopies &copies)
{
    QHash<QString, QString> types;
    for (const QJsonValue &node : QJsonDocument::fromJson(copies.json)[u"nodes"_s].toArray())
        types.insert(node[u"id"_s].toString(), node[u"type"_s].toString());
    return types;
}

/// Only these blocks, without animations, and what they and the clips are made of.
NodeCopies only(NodeCopies copies, const QStringList &blocks)
{
    QJsonObject json = QJsonDocument::fromJson(copies.json).object();
    QJsonArray nodes;
    for (const QJsonValue &node : json.value(u"nodes"_s).toArray()) {
        if (blocks.contains(node[u"id"_s].toString()))
            nodes.append(node);
    }
    json.insert(u"nodes"_s, nodes);
    json.remove(u"clips"_s);
    copies.json = QJsonDocument(json).toJson(QJsonDocument::Compact);
    return copies;
}

} // namespace

Result<ClipsWithBlocks> withBlocksOfClips(const Lecture &lecture, const QString &sceneId, const CopiedClips &copied,
                                          const QStringList &onto, const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const ClipsWithBlocks same{lecture, copied.clips};
    const bool isHome = isFrom(lecture, copied.blocks) && sceneId == copied.scene;
    if (copied.clips.isEmpty() || isHome)
        return same;
    const auto tracks = tracksIn(copied.clips);
    if (!tracks)
        return tl::unexpected(tracks.error());
    const QHash<QString, QString> types = copiedTypes(copied.blocks);
    const Mentioned mentioned = mentionedIn(*tracks);
    const auto isMissing = [&](const QString &actor) {
        const graph::Node *node = nodeOf(**scene, actor);
        return !node || (types.contains(actor) && node->type != types.value(actor));
    };
    QStringList missing = mentioned.actors;
    if (onto.isEmpty())
        missing.removeIf([&](const QString &actor) { return !isMissing(actor); });
    const Tracks acting = onto.isEmpty() ? *tracks : actingOn(*tracks, missing, onto, types, **scene);
    QStringList brought = onto.isEmpty() ? missing : QStringList();
    for (const QString &linked : mentioned.linked) {
        if (types.contains(linked) && isMissing(linked))
            brought.append(linked);
    }
    brought.removeIf([&](const QString &actor) { return !types.contains(actor); });
    brought.removeDuplicates();
    if (brought.isEmpty())
        return ClipsWithBlocks{lecture, copiedTracks(acting)};
    return withPasted(lecture, sceneId, only(copied.blocks, brought), registry).map([&](Pasted &&pasted) {
        return ClipsWithBlocks{std::move(pasted.lecture), copiedTracks(withBlocksCalled(acting, pasted.names)),
                               pasted.ids};
    });
}

} // namespace lectograph::editor
