// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/clip_edits.h"

#include "editor/edits/blocks.h"
#include "editor/edits/clipspans.h"
#include "editor/edits/key_edits.h"
#include "editor/edits/lookup.h"
#include "editor/edits/tracks.h"
#include "editor/language/timelinewords.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

namespace lectograph::editor {

using lecture::ClipPlace;
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

/// `clip` and its own keyframes, shifted by `delta` of scene time.
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

/// Appends each clip to its track, copying every track once.
void append(std::vector<timeline::TrackPtr> &tracks, const std::vector<std::pair<int, ClipPtr>> &clips)
{
    std::map<int, timeline::Track> longer;
    for (const auto &[number, clip] : clips)
        longer.try_emplace(number, *tracks[static_cast<std::size_t>(number)]).first->second.clips.push_back(clip);
    for (auto &[number, track] : longer)
        tracks[static_cast<std::size_t>(number)] = std::make_shared<const timeline::Track>(std::move(track));
}

/// Returns the replacement of a clip whose resolved time is `span`.
using SpanChange = std::function<ClipPtr(const ClipSpan &span, const ClipPtr &clip)>;

/// Applies `change` to these clips, and extends the scene to fit them.
Result<Lecture> withEach(const Lecture &lecture, const lecture::Scene &scene, const ClipIds &clips,
                         const ClipSpans &spans, const timeline::Registry &registry, const SpanChange &change)
{
    auto tracks = withEachClip(scene.tracks, [&, all = setOf(clips)](const ClipPlace &, const ClipPtr &clip) {
        return all.contains(clip->id) ? change(*spans.find(clip->id), clip) : clip;
    });
    return withTracks(lecture, scene, std::move(tracks)).and_then([&](const Lecture &changed) {
        return withRoomForClips(changed, scene.id, registry);
    });
}

/// A deep copy with new ids.
Clip duplicate(const Clip &clip)
{
    Clip copy = clip;
    copy.id = {};
    for (ClipPtr &inner : copy.clips)
        inner = shared(duplicate(*inner));
    return copy;
}

} // namespace

Result<Lecture> withClipsChanged(const Lecture &lecture, const QString &sceneId, const ClipIds &clips,
                                 const std::function<Result<void>(Clip &)> &change)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const auto placeOf = lecture::clipPlaces(**scene);
    std::vector<ClipPlace> places;
    for (const ClipId clip : clips) {
        const auto found = placeOf.find(clip);
        places.push_back(found == placeOf.end() ? ClipPlace() : found->second); // the edit reports missing clips
    }
    return lecture::withClipsChanged(lecture, sceneId, std::move(places),
                                     [&](const ClipPlace &, Clip &clip) { return change(clip); });
}

Result<Lecture> withClipsMoved(const Lecture &lecture, const QString &sceneId, const ClipIds &clips, Time delta,
                               int trackShift, const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const ClipSpans spans(**scene, registry.animations, lecture.dialect);
    const ClipIds moved = outermost(**scene, clips);
    for (const ClipId clip : moved) {
        const ClipSpan &span = *spans.find(clip);
        const int track = span.place.track;
        if (span.isTop())
            delta = std::max(delta, Time() - span.start);
        trackShift = std::clamp(trackShift, -track, static_cast<int>((*scene)->tracks.size()) - 1 - track);
    }
    std::vector<std::pair<int, ClipPtr>> others; // clips that change track
    auto tracks = withEachClip((*scene)->tracks, [&, all = setOf(moved)](const ClipPlace &place, const ClipPtr &clip) {
        if (!all.contains(clip->id))
            return clip;
        ClipPtr result = later(*spans.find(clip->id), clip, delta);
        if (trackShift == 0 || place.indices.size() > 1)
            return result;
        others.emplace_back(place.track + trackShift, std::move(result));
        return ClipPtr();
    });
    append(tracks, others);
    return withTracks(lecture, **scene, std::move(tracks)).and_then([&](const Lecture &changed) {
        return withRoomForClips(changed, sceneId, registry);
    });
}

Result<Lecture> withClipsTrimmed(const Lecture &lecture, const QString &sceneId, const ClipIds &clips, TimeEdge edge,
                                 Time delta, Time least, const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const ClipSpans spans(**scene, registry.animations, lecture.dialect);
    const ClipIds trimmed = outermost(**scene, clips);
    for (const ClipId clip : trimmed) {
        const ClipSpan &span = *spans.find(clip);
        const Time room = std::max(Time(), span.duration() - least);
        delta = edge == TimeEdge::Start ? std::clamp(delta, std::min(Time(), Time() - span.start), room)
                                        : std::max(delta, Time() - room);
    }
    return withEach(lecture, **scene, trimmed, spans, registry, [&](const ClipSpan &span, const ClipPtr &clip) {
        if (delta == Time())
            return clip;
        const Time change = edge == TimeEdge::Start ? Time() - delta : delta;
        Clip copy = *clip;
        copy.duration = scaled(span.duration() + change, 1 / span.stretch);
        if (edge == TimeEdge::Start)
            copy.start = std::max(Time(), copy.start + scaled(delta, 1 / span.stretch));
        return shared(std::move(copy));
    });
}

Result<Lecture> withClipsStretched(const Lecture &lecture, const QString &sceneId, const ClipIds &clips, Time pivot,
                                   double factor, const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const ClipSpans spans(**scene, registry.animations, lecture.dialect);
    const double frame = 1 / lecture.rate.perSecond();
    const ClipIds stretched = outermost(**scene, clips);
    return withEach(lecture, **scene, stretched, spans, registry, [&](const ClipSpan &span, const ClipPtr &clip) {
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
}

Result<Lecture> withoutClips(const Lecture &lecture, const QString &sceneId, const ClipIds &clips)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    auto tracks = withEachClip((*scene)->tracks, [all = setOf(clips)](const ClipPlace &, const ClipPtr &clip) {
        return all.contains(clip->id) ? ClipPtr() : clip;
    });
    return withTracks(lecture, **scene, std::move(tracks));
}

Result<NewClips> withClipsRepeated(const Lecture &lecture, const QString &sceneId, const ClipIds &clips, Time delta,
                                   const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const ClipSpans spans(**scene, registry.animations, lecture.dialect);
    auto tracks = (*scene)->tracks;
    std::vector<std::pair<int, ClipPtr>> copies;
    ClipIds made;
    for (const ClipId clip : topLevel(**scene, clips)) {
        const ClipSpan &span = *spans.find(clip);
        copies.emplace_back(span.place.track, later(span, shared(duplicate(*span.clip)), delta));
        made.push_back(copies.back().second->id);
    }
    append(tracks, copies);
    return withTracks(lecture, **scene, std::move(tracks))
        .and_then([&](const Lecture &changed) { return withRoomForClips(changed, sceneId, registry); })
        .map([&](Lecture &&changed) {
            return NewClips{std::move(changed), std::move(made)};
        });
}

Result<Lecture> withClipsEased(const Lecture &lecture, const QString &sceneId, const ClipIds &clips,
                               const QString &ease)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    if (const auto known = knownEase(ease); !known)
        return tl::unexpected(known.error());
    auto tracks = withEachClip((*scene)->tracks, [&, all = setOf(clips)](const ClipPlace &, const ClipPtr &clip) {
        if (!all.contains(clip->id) || clip->ease == ease)
            return clip;
        Clip copy = *clip;
        copy.ease = ease;
        return shared(std::move(copy));
    });
    return withTracks(lecture, **scene, std::move(tracks));
}

} // namespace lectograph::editor
