// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/ripple.h"

#include "editor/edits/blocks.h"
#include "editor/edits/lookup.h"
#include "editor/edits/scene_edits.h"
#include "editor/edits/tracks.h"
#include "lecture/visible.h"

#include <QSet>

#include <algorithm>
#include <map>
#include <unordered_set>

namespace lectograph::editor {

using lecture::ClipPlace;

namespace {

/// Nodes whose keyframes are in the rows of a locked track: the first track with a clip for the node.
QSet<QString> lockedNodes(const lecture::Scene &scene)
{
    QSet<QString> locked;
    QSet<QString> seen;
    for (const timeline::TrackPtr &track : scene.tracks) {
        const QSet<QString> actors = actorsOf(track->clips);
        if (isLocked(*track))
            locked |= actors - seen;
        seen |= actors;
    }
    return locked;
}

/// Sounds that do not move keep their pointers.
std::vector<lecture::SoundPtr> rippledSounds(const lecture::Scene &scene, const Ripples &ripples,
                                             const SoundIds &except)
{
    std::vector<lecture::SoundPtr> sounds = scene.sounds;
    const std::unordered_set<SoundId> kept(except.begin(), except.end());
    for (lecture::SoundPtr &sound : sounds) {
        const Time shift = shiftAt(sound->start, ripples);
        if (shift == Time() || kept.contains(sound->id))
            continue;
        lecture::Sound moved = *sound;
        moved.start = std::max(Time(), sound->start + shift);
        sound = std::make_shared<const lecture::Sound>(std::move(moved));
    }
    return sounds;
}

} // namespace

Time shiftAt(Time time, const Ripples &ripples)
{
    Time shift;
    for (const Ripple &ripple : ripples) {
        if (time >= ripple.from)
            shift = shift + ripple.delta;
    }
    return shift;
}

bool isLeftAlone(const lecture::Scene &scene, const ClipPlace &clip)
{
    const auto track = static_cast<std::size_t>(clip.track);
    return clip.track < 0 || track >= scene.tracks.size() || isLocked(*scene.tracks[track]);
}

std::vector<KeyMove> rippledKeys(const Lecture &lecture, const QString &sceneId, const Ripples &ripples,
                                 const std::vector<KeyPlace> &except)
{
    std::vector<KeyMove> moves;
    const lecture::ScenePtr scene = lecture::writtenScene(lecture, sceneId); // others keep their times
    if (ripples.empty() || !scene)
        return moves;
    std::map<std::pair<QString, QString>, QSet<int>> staying;
    for (const KeyPlace &key : except) {
        if (!key.clip)
            staying[{key.node, key.property}].insert(key.index);
    }
    const QSet<QString> locked = lockedNodes(*scene);
    for (const graph::NodePtr &node : scene->nodes) {
        if (locked.contains(node->id))
            continue;
        for (auto property = node->properties.begin(); property != node->properties.end(); ++property) {
            const std::vector<Keyframe> keys = keyframesOf(property.value());
            const auto stays = staying.find({node->id, property.key()});
            for (int i = 0; i < static_cast<int>(keys.size()); ++i) {
                const double at = keys[static_cast<std::size_t>(i)].seconds;
                const Time shift = shiftAt(Time::fromSeconds(at + sameTime), ripples);
                if (shift != Time() && (stays == staying.end() || !stays->second.contains(i)))
                    moves.push_back({{node->id, {}, property.key(), i}, at + shift.seconds()});
            }
        }
    }
    return moves;
}

Result<Lecture> withRippledItems(const Lecture &lecture, const QString &sceneId, const Ripples &ripples,
                                 const TimelineItems &except, const timeline::Registry &registry)
{
    const auto found = foundScene(lecture, sceneId);
    if (!found || ripples.empty())
        return found ? Result<Lecture>(lecture) : tl::unexpected(found.error());
    lecture::Scene scene = **found;
    scene.tracks = withEachClip(
        scene.tracks, [&, kept = setOf(except.clips)](const ClipPlace &place, const timeline::ClipPtr &clip) {
            const Time shift = shiftAt(clip->start, ripples);
            if (place.indices.size() > 1 || shift == Time() || kept.contains(clip->id) || isLeftAlone(**found, place))
                return clip;
            timeline::Clip copy = *clip;
            copy.start = std::max(Time(), clip->start + shift);
            const double seconds = (copy.start - clip->start).seconds();
            return withOwnKeysAt(std::make_shared<const timeline::Clip>(std::move(copy)),
                                 [seconds](double at) { return std::max(0.0, at + seconds); });
        });
    scene.sounds = rippledSounds(scene, ripples, except.sounds);
    std::vector<Marker> markers = markersOf(scene);
    for (Marker &marker : markers)
        marker.at = std::max(Time(), marker.at + shiftAt(marker.at, ripples));
    return lecture::withScene(lecture, std::move(scene))
        .and_then([&](const Lecture &moved) { return withMarkers(moved, sceneId, std::move(markers)); })
        .and_then([&](const Lecture &moved) { return withRoomForClips(moved, sceneId, registry); });
}

} // namespace lectograph::editor
