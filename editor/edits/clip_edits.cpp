// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/clip_edits.h"

#include "editor/edits/blocks.h"
#include "editor/edits/lookup.h"
#include "editor/edits/clipspans.h"
#include "editor/edits/key_edits.h"
#include "editor/edits/tracks.h"
#include "editor/language/timelinewords.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace lectograph::editor {

using base::Result;
using base::Time;
using lecture::ClipPlace;
using lecture::Lecture;
using timeline::Clip;
using timeline::ClipPtr;

namespace {

ClipPtr shared(Clip clip)
{
    return std::make_shared<const Clip>(std::move(clip));
}

Time scaled(Time time, double factor)
{
    return {std::llround(static_cast<double>(time.flicks) * factor)};
}

/// `clip` later by `delta` of the scene's time, with its own keyframes.
ClipPtr later(const ClipSpan &span, const ClipPtr &clip, Time delta)
{
    const Time own = std::max(scaled(delta, 1 / span.stretch), Time() - clip->start);
    if (own == Time())
        return clip;
    Clip copy = *clip;
    copy.start = copy.start + own;
    const double seconds = scaled(own, span.stretch).seconds();
    return withOwnKeysAt(shared(std::move(copy)), [seconds](double at) { return std::max(0.0, at + seconds); });
}

/// Each at the end of its track, which is copied once.
ClipPlaces appended(std::vector<timeline::TrackPtr> &tracks, const std::vector<std::pair<int, ClipPtr>> &clips)
{
    std::map<int, timeline::Track> longer;
    ClipPlaces places;
    for (const auto &[number, clip] : clips) {
        timeline::Track &track = longer.try_emplace(number, *tracks[static_cast<std::size_t>(number)]).first->second;
        places.push_back({number, {static_cast<int>(track.clips.size())}});
        track.clips.push_back(clip);
    }
    for (auto &[number, track] : longer)
        tracks[static_cast<std::size_t>(number)] = std::make_shared<const timeline::Track>(std::move(track));
    return places;
}

struct Spans
{
    std::vector<ClipSpan> all;
    const ClipSpan &at(const ClipPlace &place) const
    {
        static const ClipSpan none{};
        const ClipSpan *span = spanAt(all, place);
        return span ? *span : none;
    }
};

Spans spansOf(const Lecture &lecture, const lecture::Scene &scene, const timeline::Registry &registry)
{
    return {clipSpans(scene, registry.animations, lecture.dialect)};
}

Result<ClipsEdit> finished(Result<Lecture> lecture, const QString &scene, ClipPlaces places,
                           const timeline::Registry &registry)
{
    if (lecture)
        lecture = withRoomForClips(*lecture, scene, registry);
    if (!lecture)
        return tl::unexpected(lecture.error());
    return ClipsEdit{std::move(*lecture), std::move(places)};
}

Result<Lecture> lectureOf(Result<ClipsEdit> edit)
{
    if (!edit)
        return tl::unexpected(edit.error());
    return std::move(edit->lecture);
}

} // namespace

Result<ClipsEdit> withClipsMoved(const Lecture &lecture, const QString &sceneId, const ClipPlaces &clips, Time delta,
                                 int trackShift, const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const Spans spans = spansOf(lecture, **scene, registry);
    const ClipPlaces moved = outermost(clips);
    for (const ClipPlace &place : moved) {
        if (place.indices.size() == 1)
            delta = std::max(delta, Time() - spans.at(place).start);
        trackShift = std::clamp(trackShift, -place.track, static_cast<int>((*scene)->tracks.size()) - 1 - place.track);
    }
    std::vector<std::pair<int, ClipPtr>> others; // that go to another track
    const PlaceSet all = setOf(moved);
    auto tracks = withEachClip((*scene)->tracks, [&](const ClipPlace &place, const ClipPtr &clip) -> ClipPtr {
        if (!all.contains(place))
            return clip;
        ClipPtr result = later(spans.at(place), clip, delta);
        if (trackShift == 0 || place.indices.size() > 1)
            return result;
        others.emplace_back(place.track + trackShift, std::move(result));
        return nullptr;
    });
    ClipPlaces places = trackShift == 0 ? moved : appended(tracks, others);
    return finished(withTracks(lecture, **scene, std::move(tracks)), sceneId, std::move(places), registry);
}

Result<Lecture> withClipsTrimmed(const Lecture &lecture, const QString &sceneId, const ClipPlaces &clips, ClipEdge edge,
                                 Time delta, Time least, const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const Spans spans = spansOf(lecture, **scene, registry);
    const ClipPlaces trimmed = outermost(clips);
    for (const ClipPlace &place : trimmed) {
        const ClipSpan &span = spans.at(place);
        const Time room = std::max(Time(), span.duration() - least);
        delta = edge == ClipEdge::Start ? std::clamp(delta, std::min(Time(), Time() - span.start), room)
                                        : std::max(delta, Time() - room);
    }
    const PlaceSet all = setOf(trimmed);
    auto tracks = withEachClip((*scene)->tracks, [&](const ClipPlace &place, const ClipPtr &clip) -> ClipPtr {
        if (!all.contains(place) || delta == Time())
            return clip;
        const ClipSpan &span = spans.at(place);
        const Time change = edge == ClipEdge::Start ? Time() - delta : delta;
        Clip copy = *clip;
        copy.duration = scaled(span.duration() + change, 1 / span.stretch);
        if (edge == ClipEdge::Start)
            copy.start = std::max(Time(), copy.start + scaled(delta, 1 / span.stretch));
        return shared(std::move(copy));
    });
    return lectureOf(finished(withTracks(lecture, **scene, std::move(tracks)), sceneId, {}, registry));
}

Result<Lecture> withClipsStretched(const Lecture &lecture, const QString &sceneId, const ClipPlaces &clips, Time pivot,
                                   double factor, const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const Spans spans = spansOf(lecture, **scene, registry);
    const ClipPlaces stretched = outermost(clips);
    const double frame = 1 / lecture.rate.perSecond();
    const PlaceSet all = setOf(stretched);
    auto tracks = withEachClip((*scene)->tracks, [&](const ClipPlace &place, const ClipPtr &clip) -> ClipPtr {
        if (!all.contains(place))
            return clip;
        const ClipSpan &span = spans.at(place);
        const Time start = std::max(Time(), pivot + scaled(span.start - pivot, factor));
        const Time duration = std::max(Time::fromSeconds(frame), scaled(span.duration(), factor));
        if (start == span.start && duration == span.duration())
            return clip;
        Clip copy = *clip;
        copy.duration = scaled(duration, 1 / span.stretch);
        copy.start = std::max(Time(), copy.start + scaled(start - span.start, 1 / span.stretch));
        return withOwnKeysAt(
            shared(std::move(copy)),
            [&](double at) { return std::max(0.0, pivot.seconds() + (at - pivot.seconds()) * factor); }, factor);
    });
    return lectureOf(finished(withTracks(lecture, **scene, std::move(tracks)), sceneId, {}, registry));
}

Result<Lecture> withoutClips(const Lecture &lecture, const QString &sceneId, const ClipPlaces &clips)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    return withTracks(
        lecture, **scene,
        withEachClip((*scene)->tracks, [all = setOf(clips)](const ClipPlace &place, const ClipPtr &clip) -> ClipPtr {
            return all.contains(place) ? nullptr : clip;
        }));
}

Result<ClipsEdit> withClipsRepeated(const Lecture &lecture, const QString &sceneId, const ClipPlaces &clips, Time delta,
                                    const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const Spans spans = spansOf(lecture, **scene, registry);
    auto tracks = (*scene)->tracks;
    std::vector<std::pair<int, ClipPtr>> copies;
    for (const ClipPlace &place : outermost(clips)) {
        if (place.indices.size() == 1)
            copies.emplace_back(place.track, later(spans.at(place), spans.at(place).clip, delta));
    }
    ClipPlaces places = appended(tracks, copies);
    return finished(withTracks(lecture, **scene, std::move(tracks)), sceneId, std::move(places), registry);
}

Result<Lecture> withClipsEased(const Lecture &lecture, const QString &sceneId, const ClipPlaces &clips,
                               const QString &ease)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    if (const auto known = knownEase(ease); !known)
        return tl::unexpected(known.error());
    return withTracks(
        lecture, **scene,
        withEachClip((*scene)->tracks, [&, all = setOf(clips)](const ClipPlace &place, const ClipPtr &clip) {
            if (!all.contains(place) || clip->ease == ease)
                return clip;
            Clip copy = *clip;
            copy.ease = ease;
            return shared(std::move(copy));
        }));
}

} // namespace lectograph::editor
