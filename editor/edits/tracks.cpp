// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/tracks.h"

#include "editor/edits/lookup.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::ClipPlace;
using timeline::ClipPtr;
using timeline::TrackPtr;

namespace {

std::vector<ClipPtr> changed(const std::vector<ClipPtr> &clips, ClipPlace place, const ClipChange &change)
{
    std::vector<ClipPtr> result;
    place.indices.push_back(0);
    for (std::size_t i = 0; i < clips.size(); ++i) {
        place.indices.back() = static_cast<int>(i);
        ClipPtr clip = change(place, clips[i]);
        if (!clip)
            continue;
        if (!clip->clips.empty()) {
            std::vector<ClipPtr> inner = changed(clip->clips, place, change);
            if (inner.empty())
                continue;
            if (inner != clip->clips) {
                timeline::Clip copy = *clip;
                copy.clips = std::move(inner);
                clip = std::make_shared<const timeline::Clip>(std::move(copy));
            }
        }
        result.push_back(std::move(clip));
    }
    return result;
}

void addOutermost(const std::vector<ClipPtr> &clips, const ClipIdSet &wanted, ClipIds &result)
{
    for (const ClipPtr &clip : clips) {
        if (wanted.contains(clip->id))
            result.push_back(clip->id);
        else
            addOutermost(clip->clips, wanted, result);
    }
}

void addInner(const std::vector<ClipPtr> &clips, bool isWithin, ClipIdSet &set)
{
    for (const ClipPtr &clip : clips) {
        const bool isMember = isWithin || set.contains(clip->id);
        if (isMember)
            set.insert(clip->id);
        addInner(clip->clips, isMember, set);
    }
}

const QString ownKey = u"own"_s; // in the "extra" of a track that the author has added

void addActors(const std::vector<ClipPtr> &clips, QSet<QString> &actors)
{
    for (const ClipPtr &clip : clips) {
        for (const QString &target : targetsOf(*clip))
            actors.insert(actorOfTarget(target));
        addActors(clip->clips, actors);
    }
}

/// New tracks were once called after the id of their target.
bool isAutomatic(const timeline::Track &track, const QSet<QString> &actors)
{
    const bool isNamed = !track.name.isUndefined() && !track.name.isNull() && track.name != QString();
    return track.extra.isEmpty() && (!isNamed || (track.name.isString() && actors.contains(track.name.toString())));
}

} // namespace

std::vector<TrackPtr> withEachClip(const std::vector<TrackPtr> &tracks, const ClipChange &change)
{
    std::vector<TrackPtr> result = tracks;
    for (std::size_t t = 0; t < tracks.size(); ++t) {
        std::vector<ClipPtr> clips = changed(tracks[t]->clips, {static_cast<int>(t), {}}, change);
        if (clips == tracks[t]->clips)
            continue;
        timeline::Track track = *tracks[t];
        track.clips = std::move(clips);
        result[t] = std::make_shared<const timeline::Track>(std::move(track));
    }
    return result;
}

Result<Lecture> withTracks(const Lecture &lecture, const lecture::Scene &scene, std::vector<TrackPtr> tracks,
                           EmptiedTracks emptied)
{
    if (tracks == scene.tracks)
        return lecture;
    lecture::Scene copy = scene;
    copy.tracks = emptied == EmptiedTracks::Keep ? std::move(tracks) : withoutEmptied(std::move(tracks), scene.tracks);
    return lecture::withScene(lecture, std::move(copy));
}

std::vector<TrackPtr> withoutEmptied(std::vector<TrackPtr> tracks, const std::vector<TrackPtr> &before)
{
    const auto isEmptied = [&](const TrackPtr &track) { // one that was empty before is the same
        return track->clips.empty() && std::ranges::find(before, track) == before.end();
    };
    if (std::ranges::none_of(tracks, isEmptied))
        return tracks;
    QSet<QString> actors;
    for (const TrackPtr &track : before)
        addActors(track->clips, actors);
    std::erase_if(tracks, [&](const TrackPtr &track) { return isEmptied(track) && isAutomatic(*track, actors); });
    return tracks;
}

bool isAutomatic(const timeline::Track &track)
{
    return isAutomatic(track, actorsOf(track.clips));
}

timeline::Track ownTrack()
{
    timeline::Track track;
    track.extra.insert(ownKey, true);
    return track;
}

QSet<QString> actorsOf(const std::vector<ClipPtr> &clips)
{
    QSet<QString> actors;
    addActors(clips, actors);
    return actors;
}

bool isLocked(const timeline::Track &track)
{
    return track.extra.value(QLatin1String("locked")).toBool();
}

ClipIdSet setOf(const ClipIds &clips)
{
    return {clips.begin(), clips.end()};
}

ClipIds outermost(const lecture::Scene &scene, const ClipIds &clips)
{
    ClipIds result;
    const ClipIdSet wanted = setOf(clips);
    for (const TrackPtr &track : scene.tracks)
        addOutermost(track->clips, wanted, result);
    return result;
}

ClipIds topLevel(const lecture::Scene &scene, const ClipIds &clips)
{
    ClipIds result;
    const ClipIdSet wanted = setOf(clips);
    for (const TrackPtr &track : scene.tracks) {
        for (const ClipPtr &clip : track->clips) {
            if (wanted.contains(clip->id))
                result.push_back(clip->id);
        }
    }
    return result;
}

ClipIdSet withInner(const lecture::Scene &scene, const ClipIds &clips)
{
    ClipIdSet set = setOf(clips);
    for (const TrackPtr &track : scene.tracks)
        addInner(track->clips, false, set);
    return set;
}

} // namespace lectograph::editor
