// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/clip_edits.h"

#include "editor/edits/blocks.h"
#include "editor/edits/clipboard.h"
#include "editor/edits/clipspans.h"
#include "editor/edits/key_edits.h"
#include "editor/edits/lookup.h"
#include "editor/language/names.h"
#include "editor/language/timelinewords.h"
#include "lecture/files.h"

#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::ClipPlace;
using lecture::Scene;
using timeline::Clip;
using timeline::ClipPtr;

namespace {

const QString sceneFile = u"scenes/%1.json"_s.arg(copiedScene);

using Tracks = std::vector<timeline::TrackPtr>;
using PlacedClips = std::vector<std::pair<int, ClipPtr>>; ///< with the number of their track

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
void append(Tracks &tracks, const PlacedClips &clips)
{
    std::map<int, timeline::Track> longer;
    for (const auto &[number, clip] : clips)
        longer.try_emplace(number, *tracks[static_cast<std::size_t>(number)]).first->second.clips.push_back(clip);
    for (auto &[number, track] : longer)
        tracks[static_cast<std::size_t>(number)] = std::make_shared<const timeline::Track>(std::move(track));
}

/// Removes clips, and groups that become empty.
Tracks without(const Tracks &tracks, const ClipIds &clips)
{
    return withEachClip(tracks, [all = setOf(clips)](const ClipPlace &, const ClipPtr &clip) {
        return all.contains(clip->id) ? ClipPtr() : clip;
    });
}

/// Changes the tracks of the scene in place, and returns the clips to select.
using TracksChange = std::function<Result<ClipIds>(const Scene &scene, const ClipSpans &spans, Tracks &tracks)>;

/// Applies `change` to the tracks, and extends the scene to fit them.
Result<NewClips> withTracksChanged(const Lecture &lecture, const QString &sceneId, const timeline::Registry &registry,
                                   const TracksChange &change, EmptiedTracks emptied = EmptiedTracks::Remove)
{
    return foundScene(lecture, sceneId).and_then([&](const Scene *scene) {
        Tracks tracks = scene->tracks;
        return change(*scene, ClipSpans(*scene, registry.animations, lecture.dialect), tracks)
            .and_then([&](ClipIds &&clips) {
                return withTracks(lecture, *scene, std::move(tracks), emptied)
                    .and_then([&](const Lecture &changed) { return withRoomForClips(changed, sceneId, registry); })
                    .map([&](Lecture &&changed) {
                        return NewClips{std::move(changed), std::move(clips)};
                    });
            });
    });
}

Lecture lectureOf(NewClips &&edit)
{
    return std::move(edit.lecture);
}

/// Returns the replacement of a clip whose resolved time is `span`.
using SpanChange = std::function<ClipPtr(const ClipSpan &span, const ClipPtr &clip)>;

/// The tracks with `change` applied to these clips.
Tracks withEach(const Tracks &tracks, const ClipIds &clips, const ClipSpans &spans, const SpanChange &change)
{
    return withEachClip(tracks, [&, all = setOf(clips)](const ClipPlace &, const ClipPtr &clip) {
        return all.contains(clip->id) ? change(*spans.find(clip->id), clip) : clip;
    });
}

/// The number of the track for clips that were copied from the track `from`, or the number of tracks.
std::size_t trackFor(const Tracks &tracks, const std::vector<ClipPtr> &clips, std::size_t from)
{
    const QSet<QString> actors = actorsOf(clips);
    const auto hasTheirs = [&](const timeline::TrackPtr &track) { return actorsOf(track->clips).intersects(actors); };
    const auto isOfOthers = [&](const timeline::Track &track) { return !track.clips.empty() && isAutomatic(track); };
    if (from < tracks.size() && (!isOfOthers(*tracks[from]) || hasTheirs(tracks[from])))
        return from;
    return static_cast<std::size_t>(std::ranges::find_if(tracks, hasTheirs) - tracks.begin());
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
    return foundScene(lecture, sceneId).and_then([&](const Scene *scene) {
        const auto placeOf = lecture::clipPlaces(*scene);
        std::vector<ClipPlace> places;
        for (const ClipId clip : clips) {
            const auto found = placeOf.find(clip);
            places.push_back(found == placeOf.end() ? ClipPlace() : found->second); // the edit reports missing clips
        }
        return lecture::withClipsChanged(lecture, sceneId, std::move(places),
                                         [&](const ClipPlace &, Clip &clip) { return change(clip); });
    });
}

Result<Lecture> withClipsMoved(const Lecture &lecture, const QString &sceneId, const ClipIds &clips, Time delta,
                               int trackShift, const timeline::Registry &registry, EmptiedTracks emptied)
{
    const auto move = [&](const Scene &scene, const ClipSpans &spans, Tracks &tracks) -> Result<ClipIds> {
        const ClipIds moved = outermost(scene, clips);
        for (const ClipId clip : moved) {
            const ClipSpan &span = *spans.find(clip);
            const int track = span.place.track;
            if (span.isTop())
                delta = std::max(delta, Time() - span.start);
            trackShift = std::clamp(trackShift, -track, static_cast<int>(tracks.size()) - 1 - track);
        }
        PlacedClips others; // clips that change track
        tracks = withEach(tracks, moved, spans, [&](const ClipSpan &span, const ClipPtr &clip) {
            ClipPtr result = later(span, clip, delta);
            if (trackShift == 0 || !span.isTop())
                return result;
            others.emplace_back(span.place.track + trackShift, std::move(result));
            return ClipPtr();
        });
        append(tracks, others);
        return moved;
    };
    return withTracksChanged(lecture, sceneId, registry, move, emptied).map(lectureOf);
}

Result<Lecture> withClipsStarting(const Lecture &lecture, const QString &sceneId, const std::map<ClipId, Time> &starts,
                                  const timeline::Registry &registry)
{
    const auto move = [&](const Scene &, const ClipSpans &spans, Tracks &tracks) -> Result<ClipIds> {
        tracks = withEachClip(tracks, [&](const ClipPlace &place, const ClipPtr &clip) {
            const auto start = place.indices.size() == 1 ? starts.find(clip->id) : starts.end();
            return start == starts.end() ? clip : later(*spans.find(clip->id), clip, start->second - clip->start);
        });
        return ClipIds();
    };
    return withTracksChanged(lecture, sceneId, registry, move).map(lectureOf);
}

Result<Lecture> withClipsTrimmed(const Lecture &lecture, const QString &sceneId, const ClipIds &clips, TimeEdge edge,
                                 Time delta, Time least, const timeline::Registry &registry)
{
    const auto trim = [&](const Scene &scene, const ClipSpans &spans, Tracks &tracks) -> Result<ClipIds> {
        const ClipIds trimmed = outermost(scene, clips);
        for (const ClipId clip : trimmed) {
            const ClipSpan &span = *spans.find(clip);
            const Time room = std::max(Time(), span.duration() - least);
            delta = edge == TimeEdge::Start ? std::clamp(delta, std::min(Time(), Time() - span.start), room)
                                            : std::max(delta, Time() - room);
        }
        if (delta == Time())
            return trimmed;
        tracks = withEach(tracks, trimmed, spans, [&](const ClipSpan &span, const ClipPtr &clip) {
            const Time change = edge == TimeEdge::Start ? Time() - delta : delta;
            Clip copy = *clip;
            copy.duration = scaled(span.duration() + change, 1 / span.stretch);
            if (edge == TimeEdge::Start)
                copy.start = std::max(Time(), copy.start + scaled(delta, 1 / span.stretch));
            return shared(std::move(copy));
        });
        return trimmed;
    };
    return withTracksChanged(lecture, sceneId, registry, trim).map(lectureOf);
}

Result<Lecture> withClipsStretched(const Lecture &lecture, const QString &sceneId, const ClipIds &clips, Time pivot,
                                   double factor, const timeline::Registry &registry)
{
    const double frame = 1 / lecture.rate.perSecond();
    const auto stretched = [&](const ClipSpan &span, const ClipPtr &clip) {
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
    };
    const auto stretch = [&](const Scene &scene, const ClipSpans &spans, Tracks &tracks) -> Result<ClipIds> {
        tracks = withEach(tracks, outermost(scene, clips), spans, stretched);
        return clips;
    };
    return withTracksChanged(lecture, sceneId, registry, stretch).map(lectureOf);
}

Result<Lecture> withoutClips(const Lecture &lecture, const QString &sceneId, const ClipIds &clips)
{
    return foundScene(lecture, sceneId).and_then([&](const Scene *scene) {
        return withTracks(lecture, *scene, without(scene->tracks, clips));
    });
}

Result<NewClips> withClipsRepeated(const Lecture &lecture, const QString &sceneId, const ClipIds &clips, Time delta,
                                   const timeline::Registry &registry)
{
    const auto repeat = [&](const Scene &scene, const ClipSpans &spans, Tracks &tracks) -> Result<ClipIds> {
        PlacedClips copies;
        ClipIds made;
        for (const ClipId clip : topLevel(scene, clips)) {
            const ClipSpan &span = *spans.find(clip);
            copies.emplace_back(span.place.track, later(span, shared(duplicate(*span.clip)), delta));
            made.push_back(copies.back().second->id);
        }
        append(tracks, copies);
        return made;
    };
    return withTracksChanged(lecture, sceneId, registry, repeat);
}

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
    const auto split = [&](const Scene &scene, const ClipSpans &spans, Tracks &tracks) -> Result<ClipIds> {
        ClipIds splits;
        ClipIds halves;
        PlacedClips seconds;
        QString refused;
        for (const ClipId clip : topLevel(scene, clips)) {
            const ClipSpan &span = *spans.find(clip);
            if (at <= span.start || at >= span.end)
                continue;
            if (!canSplit(*span.clip, registry.animations)) {
                refused = labelOf(*span.clip, registry.animations);
                continue;
            }
            Clip second = *span.clip;
            second.id = {};
            second.start = at;
            second.duration = span.end - at;
            splits.push_back(clip);
            halves.push_back(second.id);
            seconds.emplace_back(span.place.track, shared(std::move(second)));
        }
        if (!refused.isEmpty() && halves.empty())
            return base::failure(
                TimelineWords::tr("“%1” ends otherwise than it begins: two halves would not be the same.").arg(refused),
                TimelineWords::tr("Drag its edge to make it shorter, or duplicate it."));
        if (halves.empty())
            return base::failure(TimelineWords::tr("No selected clip runs at the playhead."),
                                 TimelineWords::tr("Select a clip and put the playhead inside it."));
        tracks = withEach(tracks, splits, spans, [&](const ClipSpan &span, const ClipPtr &clip) {
            Clip first = *clip;
            first.duration = at - span.start;
            return shared(std::move(first));
        });
        append(tracks, seconds);
        return halves;
    };
    return withTracksChanged(lecture, sceneId, registry, split);
}

Result<NewClips> withClipsGrouped(const Lecture &lecture, const QString &sceneId, const ClipIds &clips,
                                  const timeline::Registry &registry)
{
    const auto group = [&](const Scene &scene, const ClipSpans &all, Tracks &tracks) -> Result<ClipIds> {
        const ClipIds members = topLevel(scene, clips);
        if (members.size() < 2)
            return base::failure(TimelineWords::tr("A group needs two clips or more."),
                                 TimelineWords::tr("Select several with Ctrl, or draw a box around them."));
        std::vector<ClipSpan> spans;
        for (const ClipId clip : members)
            spans.push_back(*all.find(clip));
        const int track = spans.front().place.track;
        std::ranges::stable_sort(spans, {}, &ClipSpan::start);
        Clip made;
        made.type = u"group"_s;
        made.start = spans.front().start;
        for (const ClipSpan &span : spans) {
            Clip child = *span.clip;
            child.start = span.start - made.start;
            made.clips.push_back(shared(std::move(child)));
        }
        const ClipIds ids{made.id};
        tracks = without(tracks, members);
        append(tracks, {{track, shared(std::move(made))}});
        return ids;
    };
    return withTracksChanged(lecture, sceneId, registry, group);
}

Result<NewClips> withClipsUngrouped(const Lecture &lecture, const QString &sceneId, const ClipIds &clips,
                                    const timeline::Registry &registry)
{
    const auto ungroup = [&](const Scene &scene, const ClipSpans &spans, Tracks &tracks) -> Result<ClipIds> {
        ClipIds groups = topLevel(scene, clips);
        std::erase_if(groups, [&](ClipId clip) { return !spans.find(clip)->clip->isGroup(); });
        if (groups.empty())
            return base::failure(TimelineWords::tr("No group is selected."));
        // The easing of a group has no equivalent in its children: they get the times that they have with a linear one.
        Scene even = scene;
        even.tracks = withEach(tracks, groups, spans, [](const ClipSpan &, const ClipPtr &clip) {
            if (clip->ease.isEmpty())
                return clip;
            Clip copy = *clip;
            copy.ease.clear();
            return shared(std::move(copy));
        });
        tracks = without(tracks, groups);
        const ClipIdSet opened = setOf(groups);
        PlacedClips children;
        ClipIds freed;
        for (const ClipSpan &span : clipSpans(even, registry.animations, lecture.dialect)) {
            const Clip *outer = lecture::clipAt(scene, {span.place.track, {span.place.indices.front()}});
            if (span.place.indices.size() != 2 || !opened.contains(outer->id))
                continue;
            Clip clip = *span.clip;
            clip.start = span.start;
            const timeline::AnimationType *type = registry.animations.find(clip.type);
            if (clip.duration || !type || span.duration() != Time::fromSeconds(type->seconds))
                clip.duration = span.duration();
            freed.push_back(clip.id);
            children.emplace_back(span.place.track, shared(std::move(clip)));
        }
        append(tracks, children);
        return freed;
    };
    return withTracksChanged(lecture, sceneId, registry, ungroup);
}

Result<Lecture> withClipsEased(const Lecture &lecture, const QString &sceneId, const ClipIds &clips,
                               const QString &ease)
{
    return foundScene(lecture, sceneId).and_then([&](const Scene *scene) {
        return knownEase(ease).and_then([&] {
            auto tracks = withEachClip(scene->tracks, [&, all = setOf(clips)](const ClipPlace &, const ClipPtr &clip) {
                if (!all.contains(clip->id) || clip->ease == ease)
                    return clip;
                Clip copy = *clip;
                copy.ease = ease;
                return shared(std::move(copy));
            });
            return withTracks(lecture, *scene, std::move(tracks));
        });
    });
}

QJsonObject copiedClips(const Lecture &lecture, const QString &sceneId, const ClipIds &clips, Time origin,
                        const timeline::Registry &registry)
{
    const Scene *scene = sceneOf(lecture, sceneId);
    if (!scene)
        return {};
    const ClipSpans spans(*scene, registry.animations, lecture.dialect);
    std::vector<timeline::Track> tracks(scene->tracks.size());
    for (const ClipId clip : outermost(*scene, clips)) {
        const ClipSpan *span = spans.find(clip);
        Clip copy = *span->clip;
        copy.start = std::max(Time(), span->start - origin);
        if (!span->isTop())
            copy.duration = span->duration();
        tracks[static_cast<std::size_t>(span->place.track)].clips.push_back(
            withOwnKeysAt(shared(std::move(copy)), [origin](double at) { return at - origin.seconds(); }));
    }
    std::vector<timeline::TrackPtr> copied;
    for (timeline::Track &track : tracks)
        copied.push_back(std::make_shared<const timeline::Track>(std::move(track)));
    return copiedTracks(std::move(copied));
}

QJsonObject copiedTracks(std::vector<timeline::TrackPtr> tracks)
{
    Scene copied;
    copied.tracks = std::move(tracks);
    const auto files = lecture::toFiles(clipboardLecture(std::move(copied)));
    if (!files || !files->contains(sceneFile))
        return {};
    return QJsonDocument::fromJson(files->at(sceneFile)).object();
}

Result<std::vector<timeline::TrackPtr>> tracksIn(const QJsonObject &copied)
{
    auto files = lecture::toFiles(clipboardLecture({}));
    if (!files)
        return tl::unexpected(files.error());
    (*files)[sceneFile] = QJsonDocument(copied).toJson();
    const auto read = lecture::fromFiles(*files);
    if (!read || read->scenes.empty())
        return base::failure(TimelineWords::tr("What was copied cannot be read as clips."));
    return read->scenes.front()->tracks;
}

Result<NewClips> withClipsPasted(const Lecture &lecture, const QString &sceneId, const QJsonObject &copied, Time at)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const auto sources = tracksIn(copied);
    if (!sources)
        return tl::unexpected(sources.error());
    Tracks tracks = (*scene)->tracks;
    PlacedClips pasted;
    ClipIds made;
    for (std::size_t t = 0; t < sources->size(); ++t) {
        if ((*sources)[t]->clips.empty())
            continue;
        const std::size_t to = trackFor(tracks, (*sources)[t]->clips, t);
        if (to == tracks.size())
            tracks.push_back(std::make_shared<const timeline::Track>());
        for (const ClipPtr &clip : (*sources)[t]->clips) {
            Clip copy = *clip;
            copy.start = copy.start + at;
            made.push_back(copy.id);
            pasted.emplace_back(static_cast<int>(to), withOwnKeysAt(shared(std::move(copy)), [at](double seconds) {
                                    return std::max(0.0, seconds + at.seconds());
                                }));
        }
    }
    append(tracks, pasted);
    return withTracks(lecture, **scene, std::move(tracks)).map([&](Lecture &&changed) {
        return NewClips{std::move(changed), std::move(made)};
    });
}

} // namespace lectograph::editor
