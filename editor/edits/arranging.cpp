// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/arranging.h"

#include "editor/edits/blocks.h"
#include "editor/edits/lookup.h"
#include "editor/edits/clipspans.h"
#include "editor/edits/ripple.h"
#include "editor/edits/tracks.h"
#include "editor/language/timelinewords.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace lectograph::editor {

using base::Result;
using base::Time;
using lecture::ClipPlace;
using lecture::Lecture;

namespace {

/// The clips that are resolved, with their places in time.
struct ResolvedSelection
{
    const lecture::Scene *scene = nullptr;
    std::vector<ClipSpan> spans; ///< of all clips of the scene
    ClipPlaces clips;            ///< outermost
    std::vector<KeyPlace> apart; ///< keyframes that do not go with the clips anyway

    const ClipSpan *at(const ClipPlace &place) const { return spanAt(spans, place); }
};

Result<ResolvedSelection> resolved(const Lecture &lecture, const EditContext &how, const ClipPlaces &clips,
                                   const std::vector<KeyPlace> &keys)
{
    const auto scene = foundScene(lecture, how.scene);
    if (!scene)
        return tl::unexpected(scene.error());
    ResolvedSelection result{
        *scene, clipSpans(**scene, how.registry.animations, lecture.dialect), outermost(clips), {}};
    std::erase_if(result.clips, [&](const ClipPlace &place) { return !result.at(place); });
    result.apart = keysApart(keys, result.clips);
    return result;
}

void include(std::optional<TimeSpan> &extent, Time start, Time end)
{
    extent = extent ? TimeSpan{std::min(extent->start, start), std::max(extent->end, end)} : TimeSpan{start, end};
}

/// A piece of time that clips which overlap take together.
struct Piece
{
    TimeSpan span;
    Time last; ///< start of the one that begins last
    std::vector<const ClipSpan *> clips;
};

/// In order of time, without clips that are within groups.
std::vector<Piece> piecesOf(const ResolvedSelection &resolved)
{
    std::vector<const ClipSpan *> clips;
    for (const ClipPlace &place : resolved.clips) {
        if (const ClipSpan *span = resolved.at(place); span->isTop())
            clips.push_back(span);
    }
    std::ranges::stable_sort(clips, {}, &ClipSpan::start);
    std::vector<Piece> pieces;
    for (const ClipSpan *clip : clips) {
        if (pieces.empty() || clip->start >= pieces.back().span.end)
            pieces.push_back({{clip->start, clip->end}, clip->start, {}});
        Piece &piece = pieces.back();
        piece.span.end = std::max(piece.span.end, clip->end);
        piece.last = clip->start;
        piece.clips.push_back(clip);
    }
    return pieces;
}

/// Keyframes, clips and the rest, moved as far as they ripple; the selected keyframes first, which get times of their own.
Result<EditResult> rippled(const Lecture &lecture, const EditContext &how, const ResolvedSelection &resolved,
                           const Ripples &ripples, std::vector<KeyMove> selected, const ClipPlaces &except)
{
    const std::size_t count = selected.size();
    std::ranges::copy(rippledKeys(*resolved.scene, ripples, resolved.apart), std::back_inserter(selected));
    auto keys = withKeysMoved(lecture, how.scene, selected);
    if (!keys)
        return tl::unexpected(keys.error());
    keys->keys.resize(count);
    auto result = withRippledClips(keys->lecture, how.scene, ripples, except, how.registry);
    if (!result)
        return tl::unexpected(result.error());
    return EditResult{std::move(*result), resolved.clips, std::move(keys->keys)};
}

/// The selected keyframes of blocks at the times that ripple gives them anyway.
std::vector<KeyMove> carried(const Lecture &lecture, const EditContext &how, const ResolvedSelection &resolved,
                             const Ripples &ripples)
{
    std::map<KeyPlace, KeyMove> all;
    for (const KeyMove &move : rippledKeys(*resolved.scene, ripples, {}))
        all.emplace(move.key, move);
    std::vector<KeyMove> moves;
    for (const KeyPlace &key : resolved.apart) {
        const auto found = all.find(key);
        const double at = secondsOf(lecture, how.scene, key).value_or(0);
        moves.push_back(found != all.end() ? found->second : KeyMove{key, at});
    }
    return moves;
}

/// Where a clip stands after others have left their track, told by what did not change: the clip itself.
std::optional<ClipPlace> placeOf(const std::vector<timeline::ClipPtr> &clips, ClipPlace place,
                                 const timeline::Clip *wanted)
{
    place.indices.push_back(0);
    for (std::size_t i = 0; i < clips.size(); ++i) {
        place.indices.back() = static_cast<int>(i);
        if (clips[i].get() == wanted)
            return place;
        if (auto inner = placeOf(clips[i]->clips, place, wanted))
            return inner;
    }
    return std::nullopt;
}

std::optional<ClipPlace> placeNow(const lecture::Scene &before, const lecture::Scene &after, const ClipPlace &place)
{
    const timeline::Clip *clip = clipAt(before, place);
    for (std::size_t t = 0; clip && t < after.tracks.size(); ++t) {
        if (auto found = placeOf(after.tracks[t]->clips, {static_cast<int>(t), {}}, clip))
            return found;
    }
    return std::nullopt;
}

/// The selected keyframes after clips have changed their tracks: those that went with the clips, and the others.
std::vector<KeyPlace> keysNow(const ResolvedSelection &resolved, const std::vector<KeyPlace> &keys,
                              const std::vector<KeyPlace> &apart, const Lecture &before, const Lecture &after,
                              const EditContext &how, const ClipPlaces &places)
{
    std::vector<KeyPlace> now;
    for (const KeyPlace &key : apart) {
        KeyPlace moved = key;
        if (key.clip && places != resolved.clips) {
            moved.clip = placeNow(*sceneOf(before, how.scene), *sceneOf(after, how.scene), *key.clip);
            if (!moved.clip)
                continue;
        }
        now.push_back(std::move(moved));
    }
    if (resolved.clips.size() != places.size())
        return now;
    const std::set<KeyPlace> stayed(resolved.apart.begin(), resolved.apart.end());
    std::map<ClipPlace, ClipPlace> placeOf; // now, by the one before
    for (std::size_t i = 0; i < places.size(); ++i)
        placeOf.emplace(resolved.clips[i], places[i]);
    for (const KeyPlace &key : keys) {
        if (!key.clip || stayed.contains(key))
            continue;
        for (ClipPlace outer = *key.clip; !outer.indices.empty(); outer.indices.pop_back()) {
            const auto found = placeOf.find(outer);
            if (found == placeOf.end())
                continue;
            KeyPlace moved = key;
            moved.clip = found->second;
            moved.clip->indices.insert(moved.clip->indices.end(),
                                       key.clip->indices.begin() + static_cast<std::ptrdiff_t>(outer.indices.size()),
                                       key.clip->indices.end());
            now.push_back(std::move(moved));
            break;
        }
    }
    return now;
}

struct Trim
{
    ClipPlace place;
    Time change; ///< of the duration
};

/// Without ripple the edge that is held moves; with it always the end.
Result<EditResult> trimmed(const Lecture &lecture, const EditContext &how, const ResolvedSelection &resolved,
                           ClipEdge edge, const std::vector<Trim> &trims)
{
    const Time frame = lecture.rate.at(1);
    EditResult result{lecture, resolved.clips, {}};
    if (how.ripples) {
        Ripples ripples;
        for (const Piece &piece : piecesOf(resolved)) {
            Time end;
            for (const ClipSpan *clip : piece.clips) {
                const auto trim = std::ranges::find(trims, clip->place, &Trim::place);
                end = std::max(end, clip->end + (trim == trims.end() ? Time() : trim->change));
            }
            // What begins when the last of them begins is part of them, not what comes after.
            ripples.push_back({std::max(piece.span.end, Time{piece.last.flicks + 1}), end - piece.span.end});
        }
        auto moved = rippled(lecture, how, resolved, ripples, carried(lecture, how, resolved, ripples), {});
        if (!moved)
            return moved;
        result = std::move(*moved);
        edge = ClipEdge::End;
    } else {
        result.keys = resolved.apart;
    }
    for (const Trim &trim : trims) {
        const Time delta = edge == ClipEdge::End ? trim.change : Time() - trim.change;
        auto next = withClipsTrimmed(result.lecture, how.scene, {trim.place}, edge, delta, frame, how.registry);
        if (!next)
            return tl::unexpected(next.error());
        result.lecture = std::move(*next);
    }
    return result;
}

/// `ripplesFrom`: from there on what comes later moves along; otherwise from where the first of them begins.
Result<EditResult> withMovedFrom(const std::optional<Time> &ripplesFrom, const Lecture &lecture, const EditContext &how,
                                 const ClipPlaces &clips, const std::vector<KeyPlace> &keys, Time delta, int tracks)
{
    const auto what = resolved(lecture, how, clips, keys);
    if (!what)
        return tl::unexpected(what.error());
    const auto extent = extentOf(lecture, how, clips, keys);
    if (extent)
        delta = std::max(delta, Time() - extent->start);
    if (!extent || (delta == Time() && tracks == 0))
        return EditResult{lecture, clips, keys};
    const Ripples ripples = how.ripples && delta != Time() ? Ripples{{ripplesFrom.value_or(extent->start), delta}}
                                                           : Ripples();
    std::vector<KeyMove> moves;
    for (const KeyPlace &key : what->apart) {
        const ClipSpan *owner = key.clip ? what->at({key.clip->track, {key.clip->indices.front()}}) : nullptr;
        // That of a clip which ripples goes along with it.
        const bool isCarried = owner && shiftAt(owner->start, ripples) != Time()
            && !isLeftAlone(*what->scene, *key.clip);
        const double at = secondsOf(lecture, how.scene, key).value_or(0);
        moves.push_back({key, isCarried ? at : at + delta.seconds()});
    }
    auto result = rippled(lecture, how, *what, ripples, std::move(moves), what->clips);
    if (!result)
        return result;
    if (what->clips.empty())
        return result;
    auto after = withClipsMoved(result->lecture, how.scene, what->clips, delta, tracks, how.registry);
    if (!after)
        return tl::unexpected(after.error());
    return EditResult{after->lecture, after->places,
                      keysNow(*what, keys, result->keys, result->lecture, after->lecture, how, after->places)};
}

/// As much as it can be shorter.
Time leastChange(const Lecture &lecture, const ClipSpan &span)
{
    return std::min(Time(), lecture.rate.at(1) - span.duration());
}

} // namespace

std::optional<TimeSpan> extentOf(const Lecture &lecture, const EditContext &how, const ClipPlaces &clips,
                                 const std::vector<KeyPlace> &keys)
{
    std::optional<TimeSpan> extent;
    const auto what = resolved(lecture, how, clips, keys);
    if (!what)
        return extent;
    for (const ClipPlace &place : what->clips)
        include(extent, what->at(place)->start, what->at(place)->end);
    for (const KeyPlace &key : what->apart) {
        if (const auto at = secondsOf(lecture, how.scene, key))
            include(extent, Time::fromSeconds(*at), Time::fromSeconds(*at));
    }
    return extent;
}

Result<EditResult> withMoved(const Lecture &lecture, const EditContext &how, const ClipPlaces &clips,
                             const std::vector<KeyPlace> &keys, Time delta, int tracks)
{
    return withMovedFrom({}, lecture, how, clips, keys, delta, tracks);
}

Result<EditResult> withPlaced(const Lecture &lecture, const EditContext &how, const ClipPlaces &clips,
                              Neighbour neighbour)
{
    const auto what = resolved(lecture, how, clips, {});
    if (!what)
        return tl::unexpected(what.error());
    const PlaceSet all = setOf(what->clips);
    const auto isPlaced = [&](const ClipSpan &span) { return all.contains(span.place); };
    std::vector<ClipSpan> tops;
    std::ranges::copy_if(what->spans, std::back_inserter(tops), &ClipSpan::isTop);
    std::ranges::stable_sort(tops, {}, [&](const ClipSpan &span) { return std::pair(span.start, isPlaced(span)); });
    const auto first = std::ranges::find_if(tops, isPlaced);
    std::vector<ClipSpan> placed;
    std::copy_if(first, tops.end(), std::back_inserter(placed), isPlaced);
    const bool areOneAfterAnother = neighbour == Neighbour::After && placed.size() > 1
        && placed.front().start == placed.back().start;
    const bool hasPrevious = first != tops.begin() && first != tops.end();
    if (!hasPrevious && !areOneAfterAnother)
        return base::failure(TimelineWords::tr("No clip comes before this one."));
    EditResult result{lecture, what->clips, {}};
    // Those from `index` on, by so much; what begins with them and is not one of them stays where it is.
    const auto move = [&](std::size_t index, Time start, Time delta, bool isTogether) -> Result<void> {
        ClipPlaces rest;
        for (std::size_t i = index; i < placed.size(); ++i)
            rest.push_back(placed[i].place);
        auto next = withMovedFrom(isTogether ? Time{start.flicks + 1} : start, result.lecture, how, rest, {}, delta, 0);
        if (!next)
            return tl::unexpected(next.error());
        result.lecture = std::move(next->lecture);
        return {};
    };
    Time start = placed.front().start;
    if (hasPrevious) {
        const ClipSpan &previous = *std::prev(first);
        const Time delta = (neighbour == Neighbour::With ? previous.start : previous.end) - start;
        if (const auto done = move(0, start, delta, previous.start == start); !done)
            return tl::unexpected(done.error());
        start = start + delta;
    }
    for (std::size_t i = 1; areOneAfterAnother && i < placed.size(); ++i) {
        const Time length = placed[i - 1].duration();
        if (const auto done = move(i, start, length, true); !done)
            return tl::unexpected(done.error());
        start = start + length;
    }
    return result;
}

Result<EditResult> withEdgesAt(const Lecture &lecture, const EditContext &how, const ClipPlaces &clips,
                               const std::vector<KeyPlace> &keys, ClipEdge edge, Time at)
{
    const auto what = resolved(lecture, how, clips, keys);
    if (!what)
        return tl::unexpected(what.error());
    std::optional<TimeSpan> before;
    std::optional<TimeSpan> after;
    const auto startOf = [&](const ClipSpan &span) {
        return edge == ClipEdge::Start ? at : std::max(Time(), at - span.duration());
    };
    for (const ClipPlace &place : what->clips) {
        const ClipSpan &span = *what->at(place);
        include(before, span.start, span.end);
        include(after, startOf(span), startOf(span) + span.duration());
    }
    EditResult result{lecture, clips, keys};
    if (how.ripples && before && after->start != before->start) {
        const Ripples ripples{{before->start, after->start - before->start}};
        auto moved = rippled(lecture, how, *what, ripples, carried(lecture, how, *what, ripples), what->clips);
        if (!moved)
            return moved;
        result.lecture = std::move(moved->lecture);
    }
    for (const ClipPlace &place : what->clips) {
        const ClipSpan &span = *what->at(place);
        auto moved = withClipsMoved(result.lecture, how.scene, {place}, startOf(span) - span.start, 0, how.registry);
        if (!moved)
            return tl::unexpected(moved.error());
        result.lecture = std::move(moved->lecture);
    }
    return result;
}

Result<EditResult> withTrimmed(const Lecture &lecture, const EditContext &how, const ClipPlaces &clips,
                               const std::vector<KeyPlace> &keys, ClipEdge edge, Time delta)
{
    const auto what = resolved(lecture, how, clips, keys);
    if (!what)
        return tl::unexpected(what.error());
    Time change = edge == ClipEdge::End ? delta : Time() - delta;
    for (const ClipPlace &place : what->clips) {
        change = std::max(change, leastChange(lecture, *what->at(place)));
        if (edge == ClipEdge::Start && !how.ripples)
            change = std::min(change, what->at(place)->start);
    }
    if (change == Time())
        return EditResult{lecture, clips, keys};
    std::vector<Trim> trims;
    for (const ClipPlace &place : what->clips)
        trims.push_back({place, change});
    auto result = trimmed(lecture, how, *what, edge, trims);
    if (result)
        result->keys = keysNow(*what, keys, result->keys, lecture, result->lecture, how, what->clips);
    return result;
}

Result<EditResult> withTrimmedTo(const Lecture &lecture, const EditContext &how, const ClipPlaces &clips,
                                 const std::vector<KeyPlace> &keys, ClipEdge edge, Time at)
{
    const auto what = resolved(lecture, how, clips, keys);
    if (!what)
        return tl::unexpected(what.error());
    std::vector<Trim> trims;
    for (const ClipPlace &place : what->clips) {
        const ClipSpan &span = *what->at(place);
        const Time change = edge == ClipEdge::End ? at - span.end : span.start - at;
        trims.push_back({place, std::max(change, leastChange(lecture, span))});
    }
    auto result = trimmed(lecture, how, *what, edge, trims);
    if (result)
        result->keys = keysNow(*what, keys, result->keys, lecture, result->lecture, how, what->clips);
    return result;
}

Result<EditResult> withStretched(const Lecture &lecture, const EditContext &how, const ClipPlaces &clips,
                                 const std::vector<KeyPlace> &keys, const TimeSpan &extent, ClipEdge held,
                                 double factor)
{
    const auto what = resolved(lecture, how, clips, keys);
    if (!what)
        return tl::unexpected(what.error());
    if (std::abs(factor - 1) < 1e-9)
        return EditResult{lecture, clips, keys};
    const Time pivot = held == ClipEdge::End || how.ripples ? extent.start : extent.end;
    const Time frame = lecture.rate.at(1);
    Ripples ripples;
    if (how.ripples) {
        const double longer = (extent.end - extent.start).seconds() * (factor - 1);
        ripples.push_back({extent.end, Time::fromSeconds(longer)});
    }
    std::vector<KeyMove> moves;
    for (const KeyPlace &key : what->apart) {
        const Time at = Time::fromSeconds(secondsOf(lecture, how.scene, key).value_or(0));
        const double wanted = (how.sceneStart + pivot).seconds() + (at - pivot).seconds() * factor;
        const Time onFrame = lecture.rate.at(std::llround(wanted * lecture.rate.perSecond())) - how.sceneStart;
        moves.push_back({key, std::max(Time(), onFrame).seconds(), std::max(factor, frame.seconds())});
    }
    auto result = rippled(lecture, how, *what, ripples, std::move(moves), what->clips);
    if (!result || what->clips.empty())
        return result;
    auto stretched = withClipsStretched(result->lecture, how.scene, what->clips, pivot, factor, how.registry);
    if (!stretched)
        return tl::unexpected(stretched.error());
    result->lecture = std::move(*stretched);
    result->keys = keysNow(*what, keys, result->keys, lecture, result->lecture, how, what->clips);
    return result;
}

Result<Lecture> withRemoved(const Lecture &lecture, const EditContext &how, const ClipPlaces &clips,
                            const std::vector<KeyPlace> &keys)
{
    auto what = resolved(lecture, how, clips, keys);
    if (!what)
        return tl::unexpected(what.error());
    Result<Lecture> result = what->apart.empty() ? lecture : withoutKeys(lecture, how.scene, what->apart);
    if (!result)
        return result;
    Ripples ripples;
    for (const Piece &piece : piecesOf(*what))
        ripples.push_back({piece.span.end, piece.span.start - piece.span.end});
    if (how.ripples && !ripples.empty()) {
        what->scene = sceneOf(*result, how.scene);
        what->apart.clear();
        auto moved = rippled(*result, how, *what, ripples, {}, what->clips);
        if (!moved)
            return tl::unexpected(moved.error());
        result = std::move(moved->lecture);
    }
    return what->clips.empty() ? result : withoutClips(*result, how.scene, what->clips);
}

Result<EditResult> withDuplicated(const Lecture &lecture, const EditContext &how, const ClipPlaces &clips,
                                  const std::vector<KeyPlace> &keys)
{
    ClipPlaces originals = outermost(clips);
    std::erase_if(originals, [](const ClipPlace &place) { return place.indices.size() > 1; });
    const auto what = resolved(lecture, how, originals, keys);
    if (!what)
        return tl::unexpected(what.error());
    const auto extent = extentOf(lecture, how, originals, keys);
    if (!extent)
        return base::failure(TimelineWords::tr("There is nothing to duplicate."),
                             TimelineWords::tr("Select clips that are not within a group."));
    Time delta = extent->end - extent->start;
    EditResult result{lecture, {}, {}};
    std::vector<KeyPlace> apart = what->apart;
    if (originals.empty()) {
        delta = delta + lecture.rate.at(1);
    } else if (how.ripples) {
        std::vector<KeyMove> still;
        for (const KeyPlace &key : apart)
            still.push_back({key, secondsOf(lecture, how.scene, key).value_or(0)});
        auto moved = rippled(lecture, how, *what, {{extent->end, delta}}, std::move(still), originals);
        if (!moved)
            return moved;
        result.lecture = std::move(moved->lecture);
        apart = std::move(moved->keys);
    }
    auto repeated = withKeysRepeated(result.lecture, how.scene, apart, delta);
    if (!repeated)
        return tl::unexpected(repeated.error());
    result.keys = std::move(repeated->keys);
    auto copies = withClipsRepeated(repeated->lecture, how.scene, originals, delta, how.registry);
    if (!copies)
        return tl::unexpected(copies.error());
    result.lecture = std::move(copies->lecture);
    result.clips = std::move(copies->places);
    return result;
}

Result<ClipsEdit> withInserted(const Lecture &lecture, const EditContext &how, Time at,
                               const std::function<Result<ClipsEdit>(const Lecture &)> &insert)
{
    auto edit = insert(lecture);
    if (!how.ripples || !edit || edit->places.empty())
        return edit;
    const auto extent = extentOf(edit->lecture, how, edit->places, {});
    const auto what = resolved(lecture, how, {}, {});
    if (!extent || extent->end <= at || !what)
        return edit;
    auto room = rippled(lecture, how, *what, {{at, extent->end - at}}, {}, {});
    if (!room)
        return tl::unexpected(room.error());
    return insert(room->lecture);
}

} // namespace lectograph::editor
