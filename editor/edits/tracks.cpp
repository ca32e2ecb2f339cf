// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/tracks.h"

#include <algorithm>

namespace lectograph::editor {

using base::Result;
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

Result<lecture::Lecture> withTracks(const lecture::Lecture &lecture, const lecture::Scene &scene,
                                    std::vector<TrackPtr> tracks)
{
    if (tracks == scene.tracks)
        return lecture;
    lecture::Scene copy = scene;
    copy.tracks = std::move(tracks);
    return lecture::withScene(lecture, std::move(copy));
}

bool isLocked(const timeline::Track &track)
{
    return track.extra.value(QLatin1String("locked")).toBool();
}

PlaceSet setOf(const ClipPlaces &places)
{
    return {places.begin(), places.end()};
}

ClipPlaces outermost(const ClipPlaces &places)
{
    const PlaceSet all = setOf(places);
    ClipPlaces result;
    for (const ClipPlace &place : all) {
        ClipPlace outer = place;
        bool isInner = false;
        while (outer.indices.size() > 1 && !isInner) {
            outer.indices.pop_back();
            isInner = all.contains(outer);
        }
        if (!isInner)
            result.push_back(place);
    }
    return result;
}

ClipPlace append(std::vector<TrackPtr> &tracks, int track, timeline::Clip clip)
{
    TrackPtr &at = tracks[static_cast<std::size_t>(track)];
    timeline::Track copy = *at;
    copy.clips.push_back(std::make_shared<const timeline::Clip>(std::move(clip)));
    const ClipPlace place{track, {static_cast<int>(copy.clips.size()) - 1}};
    at = std::make_shared<const timeline::Track>(std::move(copy));
    return place;
}

} // namespace lectograph::editor
