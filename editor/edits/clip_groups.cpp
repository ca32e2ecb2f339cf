// SPDX-License-Identifier: GPL-3.0-or-later
// Clips that become one, or more than one.
#include "editor/edits/blocks.h"
#include "editor/edits/lookup.h"
#include "editor/language/names.h"
#include "editor/edits/selected.h"
#include "editor/edits/clip_edits.h"
#include "editor/edits/clipspans.h"
#include "editor/edits/tracks.h"
#include "editor/language/timelinewords.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Time;
using lecture::ClipPlace;
using lecture::Lecture;
using timeline::Clip;
using timeline::ClipPtr;

namespace {

Result<ClipsEdit> edited(const Lecture &lecture, const lecture::Scene &scene, std::vector<timeline::TrackPtr> tracks,
                         ClipPlaces places, const timeline::Registry &registry)
{
    auto result = withTracks(lecture, scene, std::move(tracks));
    if (result)
        result = withRoomForClips(*result, scene.id, registry);
    if (!result)
        return tl::unexpected(result.error());
    return ClipsEdit{std::move(*result), std::move(places)};
}

/// Takes clips away; groups that they leave empty go too.
std::vector<timeline::TrackPtr> without(const std::vector<timeline::TrackPtr> &tracks, const ClipPlaces &clips)
{
    return withEachClip(tracks, [all = setOf(clips)](const ClipPlace &place, const ClipPtr &clip) -> ClipPtr {
        return all.contains(place) ? nullptr : clip;
    });
}

ClipPlaces topOnly(const ClipPlaces &clips)
{
    ClipPlaces top = outermost(clips);
    std::erase_if(top, [](const ClipPlace &place) { return place.indices.size() > 1; });
    return top;
}

} // namespace

bool canSplit(const Clip &clip, const timeline::AnimationRegistry &registry)
{
    const timeline::AnimationType *type = registry.find(clip.type);
    if (!type)
        return false;
    if (type->presence == timeline::Presence::Passes)
        return true;
    const auto ease = base::Easing::parse(clip.ease.isEmpty() ? type->ease : clip.ease);
    return type->presence == timeline::Presence::Keeps && ease && ease->returnsToStart();
}

Result<ClipsEdit> withClipsSplit(const Lecture &lecture, const QString &sceneId, const ClipPlaces &clips, Time at,
                                 const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const auto spans = clipSpans(**scene, registry.animations, lecture.dialect);
    auto tracks = (*scene)->tracks;
    ClipPlaces places;
    QString refused;
    for (const ClipPlace &place : topOnly(clips)) {
        const ClipSpan *span = spanAt(spans, place);
        if (!span || at <= span->start || at >= span->end)
            continue;
        if (!canSplit(*span->clip, registry.animations)) {
            refused = labelOf(*span->clip, registry.animations);
            continue;
        }
        auto &track = tracks[static_cast<std::size_t>(place.track)];
        timeline::Track copy = *track;
        Clip first = *span->clip;
        first.duration = at - span->start;
        copy.clips[static_cast<std::size_t>(place.indices.front())] = std::make_shared<const Clip>(std::move(first));
        track = std::make_shared<const timeline::Track>(std::move(copy));
        Clip second = *span->clip;
        second.start = at;
        second.duration = span->end - at;
        places.push_back(place);
        places.push_back(append(tracks, place.track, std::move(second)));
    }
    if (!places.empty())
        return edited(lecture, **scene, std::move(tracks), std::move(places), registry);
    if (!refused.isEmpty())
        return base::failure(
            TimelineWords::tr("“%1” ends otherwise than it begins: two halves would not be the same.").arg(refused),
            TimelineWords::tr("Drag its edge to make it shorter, or duplicate it."));
    return base::failure(TimelineWords::tr("No selected clip runs at the playhead."),
                         TimelineWords::tr("Select a clip and put the playhead inside it."));
}

Result<ClipsEdit> withClipsGrouped(const Lecture &lecture, const QString &sceneId, const ClipPlaces &clips,
                                   const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const ClipPlaces members = topOnly(clips);
    if (members.size() < 2)
        return base::failure(TimelineWords::tr("A group needs two clips or more."),
                             TimelineWords::tr("Select several with Ctrl, or draw a box around them."));
    const auto all = clipSpans(**scene, registry.animations, lecture.dialect);
    std::vector<ClipSpan> spans;
    for (const ClipPlace &place : members)
        spans.push_back(*spanAt(all, place));
    std::ranges::stable_sort(spans, {}, &ClipSpan::start);
    Clip group;
    group.type = u"group"_s;
    group.start = spans.front().start;
    for (const ClipSpan &span : spans) {
        Clip child = *span.clip;
        child.start = span.start - group.start;
        group.clips.push_back(std::make_shared<const Clip>(std::move(child)));
    }
    auto tracks = without((*scene)->tracks, members);
    const ClipPlace place = append(tracks, members.front().track, std::move(group));
    return edited(lecture, **scene, std::move(tracks), {place}, registry);
}

Result<ClipsEdit> withClipsUngrouped(const Lecture &lecture, const QString &sceneId, const ClipPlaces &clips,
                                     const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    ClipPlaces groups = topOnly(clips);
    std::erase_if(groups, [&](const ClipPlace &place) {
        const Clip *clip = clipAt(**scene, place);
        return !clip || !clip->isGroup();
    });
    if (groups.empty())
        return base::failure(TimelineWords::tr("No group is selected."));
    // An easing of the whole has no equal in the parts: they get the times that they have without it.
    const PlaceSet opened = setOf(groups);
    lecture::Scene even = **scene;
    even.tracks = withEachClip(even.tracks, [&](const ClipPlace &place, const ClipPtr &clip) {
        if (!opened.contains(place) || clip->ease.isEmpty())
            return clip;
        Clip copy = *clip;
        copy.ease.clear();
        return ClipPtr(std::make_shared<const Clip>(std::move(copy)));
    });
    const auto spans = clipSpans(even, registry.animations, lecture.dialect);
    auto tracks = without((*scene)->tracks, groups);
    ClipPlaces places;
    for (const ClipSpan &span : spans) {
        if (span.place.indices.size() != 2 || !opened.contains({span.place.track, {span.place.indices.front()}}))
            continue;
        Clip clip = *span.clip;
        clip.start = span.start;
        const timeline::AnimationType *type = registry.animations.find(clip.type);
        if (clip.duration || !type || span.duration() != Time::fromSeconds(type->seconds))
            clip.duration = span.duration();
        places.push_back(append(tracks, span.place.track, std::move(clip)));
    }
    return edited(lecture, **scene, std::move(tracks), std::move(places), registry);
}

} // namespace lectograph::editor
