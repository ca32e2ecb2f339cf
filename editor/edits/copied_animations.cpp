// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/copied_animations.h"

#include "editor/edits/blocks.h"
#include "editor/edits/clip_edits.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "editor/edits/tracks.h"
#include "timeline/targets.h"

#include <QSet>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::ClipPlace;
using lecture::Scene;
using timeline::Clip;
using timeline::ClipPtr;

namespace {

struct CopiedActors
{
    QSet<QString> nodes;
    QSet<QString> off; ///< their state on the stage is not used: only their properties change
};

/// A clip with several targets acts on those among these nodes, and its copy only on them.
bool actsOnlyOn(const Clip &clip, const CopiedActors &actors)
{
    if (!clip.isGroup())
        return actsOnOneOf(clip, actors.nodes) || (clip.type == changeType && actsOnOneOf(clip, actors.off));
    return !clip.clips.empty()
        && std::ranges::all_of(clip.clips, [&](const ClipPtr &child) { return actsOnlyOn(*child, actors); });
}

void addActingOn(const std::vector<ClipPtr> &clips, const CopiedActors &actors, ClipIds &found)
{
    for (const ClipPtr &clip : clips) {
        if (actsOnlyOn(*clip, actors))
            found.push_back(clip->id);
        else
            addActingOn(clip->clips, actors, found);
    }
}

/// Actors instead of patterns, which would match other blocks where they are pasted, and only those on stage unless the
/// clip changes properties.
ClipPtr withCopiedTargets(const Scene &scene, const ClipPtr &clip, const CopiedActors &actors)
{
    const std::vector<QString> written = timeline::targetsOf(*clip);
    const bool hasPattern =
        std::ranges::any_of(written, [](const QString &target) { return actorOfTarget(target).contains(u'*'); });
    ClipPtr found = clip;
    if (hasPattern) {
        const QStringList targets = targetsIn(scene, *clip);
        Clip copy = *clip;
        timeline::setTargets(copy, {targets.begin(), targets.end()});
        found = std::make_shared<const Clip>(std::move(copy));
    }
    if (clip->type == changeType)
        return found;
    return withoutTargets(found, [&](const QString &node) { return actors.off.contains(node); });
}

/// A point that is not relative to another block.
QJsonObject withGoalShifted(QJsonObject properties, const Clip &clip, const QPointF &by,
                            const timeline::Registry &registry)
{
    const QString key = u"to"_s;
    const timeline::AnimationType *type = registry.animations.find(clip.type);
    const graph::PropertySpec *goal = type ? lecture::findSpec(type->properties, key) : nullptr;
    if (!goal || goal->type != graph::ValueType::Vector || isFollowing(kindOf(properties.value(u"beside"_s))))
        return properties;
    const QJsonValue written = properties.value(key);
    properties.insert(key,
                      withEachPoint(written.isUndefined() ? graph::presetOf(*goal) : written,
                                    [&](const QJsonArray &point) { return shiftedPoint(point, by); }));
    return properties;
}

} // namespace

QJsonObject copiedAnimations(const Lecture &lecture, const QString &sceneId, const QStringList &nodes,
                             const timeline::Registry &registry, const QStringList &off)
{
    const Scene *scene = sceneOf(lecture, sceneId);
    const CopiedActors actors{{nodes.begin(), nodes.end()}, {off.begin(), off.end()}};
    ClipIds clips;
    for (const timeline::TrackPtr &track : scene ? scene->tracks : std::vector<timeline::TrackPtr>())
        addActingOn(track->clips, actors, clips);
    if (clips.empty())
        return {};
    const QJsonObject copied = copiedClips(lecture, sceneId, clips, Time(), registry);
    const auto tracks = tracksIn(copied);
    if (!tracks)
        return copied;
    return copiedTracks(withEachClip(*tracks, [&](const ClipPlace &, const ClipPtr &clip) {
        return clip->isGroup() ? clip : withCopiedTargets(*scene, clip, actors);
    }));
}

Result<Lecture> withCopiedAnimations(const Lecture &lecture, const QString &sceneId, const QJsonObject &copied,
                                     const NodeNames &names, const QPointF &stageOffset,
                                     const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene || copied.isEmpty())
        return scene.map([&](const Scene *) { return lecture; });
    const auto tracks = tracksIn(copied);
    if (!tracks)
        return tl::unexpected(tracks.error());
    const auto isMissing = [&](const QString &node) { return !names.contains(node) && !nodeOf(**scene, node); };
    const auto ofCopy = [&](const ClipPlace &, const ClipPtr &original) -> ClipPtr {
        const ClipPtr rest = withoutTargets(original, [&](const QString &node) { return !names.contains(node); });
        if (!rest || holdPlainLinkTo(original->properties, isMissing))
            return nullptr;
        Clip clip = *rest;
        renameTargets(clip, names);
        clip.properties = withEachValue(clip.properties,
                                        [&](const QJsonValue &value) { return relinked(value, names); });
        if (!stageOffset.isNull())
            clip.properties = withGoalShifted(clip.properties, clip, stageOffset, registry);
        return std::make_shared<const Clip>(std::move(clip));
    };
    Scene with = **scene;
    for (const timeline::TrackPtr &track : withEachClip(*tracks, ofCopy)) {
        timeline::Track added;
        added.clips = track->clips;
        if (!added.clips.empty())
            with.tracks.push_back(std::make_shared<const timeline::Track>(std::move(added)));
    }
    return lecture::withScene(lecture, std::move(with)).and_then([&](const Lecture &added) {
        return withRoomForClips(added, sceneId, registry);
    });
}

} // namespace lectograph::editor
