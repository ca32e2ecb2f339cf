// SPDX-License-Identifier: GPL-3.0-or-later
// Grouping and ungrouping of clips.
#include "editor/edits/blocks.h"
#include "editor/edits/clip_edits.h"
#include "editor/edits/clipspans.h"
#include "editor/edits/lookup.h"
#include "editor/edits/selected.h"
#include "editor/edits/tracks.h"
#include "editor/language/names.h"
#include "editor/language/timelinewords.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::ClipPlace;
using timeline::Clip;
using timeline::ClipPtr;

namespace {

Result<NewClips> edited(const Lecture &lecture, const lecture::Scene &scene, std::vector<timeline::TrackPtr> tracks,
                        ClipIds made, const timeline::Registry &registry)
{
    return withTracks(lecture, scene, std::move(tracks))
        .and_then([&](const Lecture &changed) { return withRoomForClips(changed, scene.id, registry); })
        .map([&](Lecture &&changed) {
            return NewClips{std::move(changed), std::move(made)};
        });
}

/// Removes clips, and groups that become empty.
std::vector<timeline::TrackPtr> without(const std::vector<timeline::TrackPtr> &tracks, const ClipIds &clips)
{
    return withEachClip(tracks, [all = setOf(clips)](const ClipPlace &, const ClipPtr &clip) {
        return all.contains(clip->id) ? ClipPtr() : clip;
    });
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

Result<NewClips> withClipsSplit(const Lecture &lecture, const QString &sceneId, const ClipIds &clips, Time at,
                                const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const ClipSpans spans(**scene, registry.animations, lecture.dialect);
    auto tracks = (*scene)->tracks;
    ClipIds halves;
    QString refused;
    for (const ClipId clip : topLevel(**scene, clips)) {
        const ClipSpan *span = spans.find(clip);
        if (at <= span->start || at >= span->end)
            continue;
        if (!canSplit(*span->clip, registry.animations)) {
            refused = labelOf(*span->clip, registry.animations);
            continue;
        }
        auto &track = tracks[static_cast<std::size_t>(span->place.track)];
        timeline::Track copy = *track;
        Clip first = *span->clip;
        first.duration = at - span->start;
        copy.clips[static_cast<std::size_t>(span->place.indices.front())] =
            std::make_shared<const Clip>(std::move(first));
        track = std::make_shared<const timeline::Track>(std::move(copy));
        Clip second = *span->clip;
        second.id = {};
        second.start = at;
        second.duration = span->end - at;
        halves.push_back(clip);
        halves.push_back(second.id);
        append(tracks, span->place.track, std::move(second));
    }
    if (!halves.empty())
        return edited(lecture, **scene, std::move(tracks), std::move(halves), registry);
    if (!refused.isEmpty())
        return base::failure(
            TimelineWords::tr("“%1” ends otherwise than it begins: two halves would not be the same.").arg(refused),
            TimelineWords::tr("Drag its edge to make it shorter, or duplicate it."));
    return base::failure(TimelineWords::tr("No selected clip runs at the playhead."),
                         TimelineWords::tr("Select a clip and put the playhead inside it."));
}

Result<NewClips> withClipsGrouped(const Lecture &lecture, const QString &sceneId, const ClipIds &clips,
                                  const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const ClipIds members = topLevel(**scene, clips);
    if (members.size() < 2)
        return base::failure(TimelineWords::tr("A group needs two clips or more."),
                             TimelineWords::tr("Select several with Ctrl, or draw a box around them."));
    const ClipSpans all(**scene, registry.animations, lecture.dialect);
    std::vector<ClipSpan> spans;
    for (const ClipId clip : members)
        spans.push_back(*all.find(clip));
    const int track = spans.front().place.track;
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
    const ClipId made = group.id;
    append(tracks, track, std::move(group));
    return edited(lecture, **scene, std::move(tracks), {made}, registry);
}

Result<NewClips> withClipsUngrouped(const Lecture &lecture, const QString &sceneId, const ClipIds &clips,
                                    const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    ClipIds groups = topLevel(**scene, clips);
    std::erase_if(groups, [&](ClipId clip) { return !lecture::clipOf(**scene, clip)->isGroup(); });
    if (groups.empty())
        return base::failure(TimelineWords::tr("No group is selected."));
    // The easing of a group has no equivalent in its children: they get the times that they have with a linear one.
    const ClipIdSet opened = setOf(groups);
    lecture::Scene even = **scene;
    even.tracks = withEachClip(even.tracks, [&](const ClipPlace &, const ClipPtr &clip) {
        if (!opened.contains(clip->id) || clip->ease.isEmpty())
            return clip;
        Clip copy = *clip;
        copy.ease.clear();
        return ClipPtr(std::make_shared<const Clip>(std::move(copy)));
    });
    const auto spans = clipSpans(even, registry.animations, lecture.dialect);
    auto tracks = without((*scene)->tracks, groups);
    ClipIds freed;
    for (const ClipSpan &span : spans) {
        const Clip *outer = lecture::clipAt(**scene, {span.place.track, {span.place.indices.front()}});
        if (span.place.indices.size() != 2 || !opened.contains(outer->id))
            continue;
        Clip clip = *span.clip;
        clip.start = span.start;
        const timeline::AnimationType *type = registry.animations.find(clip.type);
        if (clip.duration || !type || span.duration() != Time::fromSeconds(type->seconds))
            clip.duration = span.duration();
        freed.push_back(clip.id);
        append(tracks, span.place.track, std::move(clip));
    }
    return edited(lecture, **scene, std::move(tracks), std::move(freed), registry);
}

} // namespace lectograph::editor
