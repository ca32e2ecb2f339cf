// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/timeline_edits.h"

#include "editor/edits/blocks.h"
#include "editor/edits/heard_sounds.h"
#include "editor/edits/inserted_time.h"
#include "editor/edits/key_clipboard.h"
#include "editor/edits/lookup.h"
#include "editor/edits/resolved_items.h"
#include "editor/edits/ripple.h"
#include "editor/language/timelinewords.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace lectograph::editor {

namespace {

/// With ripple, the scene grows with its sounds.
Result<ItemsEdit> withRoom(const Lecture &before, const EditContext &context, Result<ItemsEdit> edit)
{
    if (!context.ripples || !edit)
        return edit;
    return withRoomForSounds(before, edit->lecture, context).map([&](Lecture &&with) {
        return ItemsEdit{std::move(with), std::move(edit->items)};
    });
}

/// The trim of one item's edge.
struct Trim
{
    Item item;
    Time delta;
};

/// A span of overlapping items, which ripples as a unit.
struct Piece
{
    TimeSpan span;
    Time last; ///< start of the last item
    Time trimmedEnd;
};

/// In time order, without clips inside groups and sounds of earlier scenes. `changeOf` returns the change of an item's
/// duration.
std::vector<Piece> piecesOf(std::vector<Trim> trims, const std::function<Time(const Trim &)> &changeOf)
{
    std::erase_if(trims, [](const Trim &trim) { return !trim.item.ripples; });
    std::ranges::stable_sort(trims, {}, [](const Trim &trim) { return trim.item.span.start; });
    std::vector<Piece> pieces;
    for (const Trim &trim : trims) {
        const TimeSpan &span = trim.item.span;
        if (pieces.empty() || span.start >= pieces.back().span.end)
            pieces.push_back({span, span.start, {}});
        Piece &piece = pieces.back();
        piece.span.end = std::max(piece.span.end, span.end);
        piece.last = span.start;
        piece.trimmedEnd = std::max(piece.trimmedEnd, span.end + changeOf(trim));
    }
    return pieces;
}

/// Ripples all items except the clips and sounds of `except`; `selected` gives the new times of the selected keyframes.
struct Rippled
{
    Lecture lecture;
    std::vector<KeyPlace> keys; ///< the selected ones
};
Result<Rippled> rippled(const Lecture &lecture, const EditContext &context, const ResolvedItems &resolved,
                        const Ripples &ripples, std::vector<KeyMove> selected, const TimelineItems &except)
{
    const std::size_t count = selected.size();
    std::ranges::copy(rippledKeys(lecture, context.scene, ripples, resolved.items.keys), std::back_inserter(selected));
    return withKeysMoved(lecture, context.scene, selected, context.registry).and_then([&](KeysEdit &&keys) {
        keys.keys.resize(count);
        return withRippledItems(keys.lecture, context.scene, ripples, except, context.registry)
            .map([&](Lecture &&moved) {
                return Rippled{std::move(moved), std::move(keys.keys)};
            });
    });
}

/// The selected keyframes of blocks, moved by the ripple only.
std::vector<KeyMove> carried(const Lecture &lecture, const EditContext &context, const ResolvedItems &resolved,
                             const Ripples &ripples)
{
    std::map<KeyPlace, KeyMove> all;
    for (const KeyMove &move : rippledKeys(lecture, context.scene, ripples, {}))
        all.emplace(move.key, move);
    std::vector<KeyMove> moves;
    for (const KeyPlace &key : resolved.items.keys) {
        const auto found = all.find(key);
        const double at = secondsOf(lecture, context.scene, key, context.registry).value_or(0);
        moves.push_back(found != all.end() ? found->second : KeyMove{key, at});
    }
    return moves;
}

Result<Lecture> withItemMoved(const Lecture &lecture, const EditContext &context, const TimelineItems &items,
                              Time delta, int tracks = 0)
{
    Result<Lecture> result = lecture;
    if (!items.clips.empty())
        result = withClipsMoved(lecture, context.scene, items.clips, delta, tracks, context.registry, context.emptied);
    if (result && !items.sounds.empty())
        result = withSoundsMoved(*result, context.scene, items.sounds, delta);
    return result;
}

Result<Lecture> withItemTrimmed(const Lecture &lecture, const EditContext &context, const Item &item, TimeEdge edge,
                                Time delta)
{
    const Time frame = lecture.rate.at(1);
    const TimelineItems items = itemsOf(item.id);
    if (!items.clips.empty()) {
        // With ripple the start is fixed: trimming the start shortens the end.
        const bool isEnd = edge == TimeEdge::End || context.ripples;
        return withClipsTrimmed(lecture, context.scene, items.clips, isEnd ? TimeEdge::End : edge,
                                isEnd && edge == TimeEdge::Start ? Time() - delta : delta, frame, context.registry);
    }
    auto result = withSoundsTrimmed(lecture, context.scene, items.sounds, edge, delta, frame, context.soundLength);
    if (result && context.ripples && item.ripples && edge == TimeEdge::Start)
        result = withSoundsMoved(*result, context.scene, items.sounds, Time() - delta);
    return result;
}

/// Moves the `edge` of each item; with ripple always its end.
Result<ItemsEdit> trimmed(const Lecture &lecture, const EditContext &context, const ResolvedItems &resolved,
                          TimeEdge edge, const std::vector<Trim> &trims)
{
    Rippled moved{lecture, resolved.items.keys};
    if (context.ripples) {
        Ripples ripples;
        for (const Piece &piece : piecesOf(trims, [edge](const Trim &trim) {
                 return edge == TimeEdge::End ? trim.delta : Time() - trim.delta;
             })) {
            // Items that start together with the last one of the piece belong to it and do not ripple.
            ripples.push_back(
                {std::max(piece.span.end, Time{piece.last.flicks + 1}), piece.trimmedEnd - piece.span.end});
        }
        auto result = rippled(lecture, context, resolved, ripples, carried(lecture, context, resolved, ripples), {});
        if (!result)
            return tl::unexpected(result.error());
        moved = std::move(*result);
    }
    for (const Trim &trim : trims) {
        auto next = withItemTrimmed(moved.lecture, context, trim.item, edge, trim.delta);
        if (!next)
            return tl::unexpected(next.error());
        moved.lecture = std::move(*next);
    }
    return ItemsEdit{std::move(moved.lecture), itemsNow(resolved, std::move(moved.keys))};
}

/// `ripplesFrom`: items that start there or later ripple; by default the start of the first moved item.
Result<ItemsEdit> withMovedFrom(const std::optional<Time> &ripplesFrom, const Lecture &lecture,
                                const EditContext &context, const TimelineItems &items, Time delta, int tracks)
{
    const auto what = resolved(lecture, context, items);
    if (!what)
        return tl::unexpected(what.error());
    const auto extent = extentOf(lecture, context, *what);
    const auto inScene = extentOf(lecture, context, *what, Reach::Rippling);
    if (inScene)
        delta = std::max(delta,
                         std::min(Time(), Time() - inScene->start)); // keyframes of earlier scenes stay before this one
    for (const Item &item : what->timed)
        delta = std::max(delta, std::min(Time(), item.earliest - item.span.start));
    if (!extent || (delta == Time() && tracks == 0))
        return ItemsEdit{lecture, items};
    const bool ripplesAny = context.ripples && inScene && delta != Time();
    const Ripples ripples = ripplesAny ? Ripples{{ripplesFrom.value_or(inScene->start), delta}} : Ripples();
    std::vector<KeyMove> moves;
    for (const KeyPlace &key : what->items.keys) {
        const ClipSpan *owner = key.clip ? what->spans.find(*key.clip) : nullptr;
        if (owner) // the outermost group ripples
            owner = what->spans.find(
                lecture::clipAt(*what->scene, {owner->place.track, {owner->place.indices.front()}})->id);
        // The keyframes of a rippled clip move with it.
        const bool isCarried = owner && shiftAt(owner->start, ripples) != Time()
            && !isLeftAlone(*what->scene, owner->place);
        const double at = secondsOf(lecture, context.scene, key, context.registry).value_or(0);
        moves.push_back({key, isCarried ? at : at + delta.seconds()});
    }
    return rippled(lecture, context, *what, ripples, std::move(moves), what->items).and_then([&](Rippled &&moved) {
        return withItemMoved(moved.lecture, context, what->items, delta, tracks).map([&](Lecture &&after) {
            return ItemsEdit{std::move(after), itemsNow(*what, std::move(moved.keys))};
        });
    });
}

} // namespace

void include(std::optional<TimeSpan> &extent, const TimeSpan &span)
{
    extent = extent ? TimeSpan{std::min(extent->start, span.start), std::max(extent->end, span.end)} : span;
}

std::optional<TimeSpan> extentOf(const Lecture &lecture, const EditContext &context, const TimelineItems &items)
{
    const auto what = resolved(lecture, context, items);
    return what ? extentOf(lecture, context, *what) : std::nullopt;
}

Result<ItemsEdit> withMoved(const Lecture &lecture, const EditContext &context, const TimelineItems &items, Time delta,
                            int tracks)
{
    return withRoom(lecture, context, withMovedFrom({}, lecture, context, items, delta, tracks));
}

Result<ItemsEdit> withPlaced(const Lecture &lecture, const EditContext &context, const ClipIds &clips,
                             Neighbour neighbour)
{
    const auto what = resolved(lecture, context, {clips, {}, {}});
    if (!what)
        return tl::unexpected(what.error());
    const ClipIdSet all = setOf(what->items.clips);
    const auto isPlaced = [&](const ClipSpan &span) { return all.contains(span.id()); };
    std::vector<ClipSpan> tops;
    std::ranges::copy_if(what->spans.all(), std::back_inserter(tops), &ClipSpan::isTop);
    std::ranges::stable_sort(tops, {}, [&](const ClipSpan &span) { return std::pair(span.start, isPlaced(span)); });
    const auto first = std::ranges::find_if(tops, isPlaced);
    std::vector<ClipSpan> placed;
    std::copy_if(first, tops.end(), std::back_inserter(placed), isPlaced);
    const bool areOneAfterAnother = neighbour == Neighbour::After && placed.size() > 1
        && placed.front().start == placed.back().start;
    const bool hasPrevious = first != tops.begin() && first != tops.end();
    if (!hasPrevious && !areOneAfterAnother)
        return base::failure(TimelineWords::tr("No clip comes before this one."));
    ItemsEdit result{lecture, {what->items.clips, {}, {}}};
    // Moves the clips from `index` on; other clips that start together with them stay if `isTogether`.
    const auto move = [&](std::size_t index, Time start, Time delta, bool isTogether) -> Result<void> {
        ClipIds rest;
        for (std::size_t i = index; i < placed.size(); ++i)
            rest.push_back(placed[i].id());
        return withMovedFrom(isTogether ? Time{start.flicks + 1} : start, result.lecture, context, {rest, {}, {}},
                             delta, 0)
            .map([&](ItemsEdit &&next) { result.lecture = std::move(next.lecture); });
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

Result<ItemsEdit> withEdgesAt(const Lecture &lecture, const EditContext &context, const TimelineItems &items,
                              TimeEdge edge, Time at)
{
    const auto what = resolved(lecture, context, items);
    if (!what)
        return tl::unexpected(what.error());
    std::optional<TimeSpan> before;
    std::optional<TimeSpan> after;
    const auto startOf = [&](const Item &item) {
        return edge == TimeEdge::Start ? at : std::max(item.earliest, at - item.span.duration());
    };
    for (const Item &item : what->timed) {
        if (item.earliest != Time())
            continue; // a sound of an earlier scene moves alone
        include(before, item.span);
        include(after, {startOf(item), startOf(item) + item.span.duration()});
    }
    ItemsEdit result{lecture, items};
    if (context.ripples && before && after->start != before->start) {
        const Ripples ripples{{before->start, after->start - before->start}};
        auto moved = rippled(lecture, context, *what, ripples, carried(lecture, context, *what, ripples), what->items);
        if (!moved)
            return tl::unexpected(moved.error());
        result.lecture = std::move(moved->lecture);
    }
    for (const Item &item : what->timed) {
        auto moved = withItemMoved(result.lecture, context, itemsOf(item.id), startOf(item) - item.span.start);
        if (!moved)
            return tl::unexpected(moved.error());
        result.lecture = std::move(*moved);
    }
    return withRoom(lecture, context, std::move(result));
}

Result<ItemsEdit> withTrimmed(const Lecture &lecture, const EditContext &context, const TimelineItems &items,
                              TimeEdge edge, Time delta)
{
    return resolved(lecture, context, items).and_then([&](const ResolvedItems &what) -> Result<ItemsEdit> {
        for (const Item &item : what.timed)
            delta = item.trimmable(edge, delta);
        if (delta == Time())
            return ItemsEdit{lecture, items};
        std::vector<Trim> trims;
        for (const Item &item : what.timed)
            trims.push_back({item, delta});
        return withRoom(lecture, context, trimmed(lecture, context, what, edge, trims));
    });
}

Result<ItemsEdit> withTrimmedTo(const Lecture &lecture, const EditContext &context, const TimelineItems &items,
                                TimeEdge edge, Time at)
{
    return resolved(lecture, context, items).and_then([&](const ResolvedItems &what) {
        std::vector<Trim> trims;
        for (const Item &item : what.timed) {
            const Time now = edge == TimeEdge::Start ? item.span.start : item.span.end;
            trims.push_back({item, item.trimmable(edge, at - now)});
        }
        return withRoom(lecture, context, trimmed(lecture, context, what, edge, trims));
    });
}

Result<ItemsEdit> withStretched(const Lecture &lecture, const EditContext &context, const TimelineItems &items,
                                const TimeSpan &extent, TimeEdge held, double factor)
{
    const auto what = resolved(lecture, context, items);
    if (!what)
        return tl::unexpected(what.error());
    if (std::abs(factor - 1) < 1e-9)
        return ItemsEdit{lecture, items};
    const Time pivot = held == TimeEdge::End || context.ripples ? extent.start : extent.end;
    const Time frame = lecture.rate.at(1);
    const auto onFrame = [&](Time at) {
        const double wanted = (context.sceneStart + pivot).seconds() + (at - pivot).seconds() * factor;
        return std::max(Time(), lecture.rate.at(std::llround(wanted * lecture.rate.perSecond())) - context.sceneStart);
    };
    Ripples ripples;
    if (context.ripples)
        ripples.push_back({extent.end, Time::fromSeconds(extent.duration().seconds() * (factor - 1))});
    std::vector<KeyMove> moves;
    for (const KeyPlace &key : what->items.keys) {
        const Time at = Time::fromSeconds(secondsOf(lecture, context.scene, key, context.registry).value_or(0));
        moves.push_back({key, onFrame(at).seconds(), std::max(factor, frame.seconds())});
    }
    auto moved = rippled(lecture, context, *what, ripples, std::move(moves), what->items);
    if (!moved)
        return tl::unexpected(moved.error());
    Result<Lecture> result = std::move(moved->lecture);
    if (!what->items.clips.empty())
        result = withClipsStretched(*result, context.scene, what->items.clips, pivot, factor, context.registry);
    for (const Item &item : what->timed) {
        const SoundIds sounds = itemsOf(item.id).sounds;
        if (result && !sounds.empty())
            result = withSoundsMoved(*result, context.scene, sounds, onFrame(item.span.start) - item.span.start);
    }
    return std::move(result).map([&](Lecture &&stretched) {
        return ItemsEdit{std::move(stretched), itemsNow(*what, std::move(moved->keys))};
    });
}

Result<Lecture> withRemoved(const Lecture &lecture, const EditContext &context, const TimelineItems &items)
{
    auto what = resolved(lecture, context, items);
    if (!what)
        return tl::unexpected(what.error());
    Result<Lecture> result = what->items.keys.empty() ? lecture : withoutKeys(lecture, context.scene, what->items.keys);
    if (!result)
        return result;
    std::vector<Trim> trims;
    for (const Item &item : what->timed)
        trims.push_back({item, {}});
    Ripples ripples;
    for (const Piece &piece : piecesOf(trims, [](const Trim &) { return Time(); }))
        ripples.push_back({piece.span.end, piece.span.start - piece.span.end});
    if (context.ripples && !ripples.empty()) {
        what->scene = sceneOf(*result, context.scene);
        what->items.keys.clear();
        auto moved = rippled(*result, context, *what, ripples, {}, what->items);
        if (!moved)
            return tl::unexpected(moved.error());
        result = std::move(moved->lecture);
    }
    if (!what->items.clips.empty())
        result = withoutClips(*result, context.scene, what->items.clips);
    if (result && !what->items.sounds.empty())
        result = withoutSounds(*result, context.scene, what->items.sounds);
    return result;
}

namespace {

/// Adds copies of the items that are `delta` later.
Result<ItemsEdit> repeated(const Lecture &lecture, const EditContext &context, const TimelineItems &items, Time delta)
{
    ItemsEdit result;
    return withKeysRepeated(lecture, context.scene, items.keys, delta)
        .and_then([&](KeysEdit &&keys) {
            result.items.keys = std::move(keys.keys);
            return withClipsRepeated(keys.lecture, context.scene, items.clips, delta, context.registry);
        })
        .and_then([&](NewClips &&clips) {
            result.items.clips = std::move(clips.clips);
            return withSoundsRepeated(clips.lecture, context.scene, items.sounds, delta);
        })
        .map([&](NewSounds &&sounds) {
            result.items.sounds = std::move(sounds.sounds);
            result.lecture = std::move(sounds.lecture);
            return result;
        });
}

} // namespace

Result<ItemsEdit> withDuplicated(const Lecture &lecture, const EditContext &context, const TimelineItems &items)
{
    TimelineItems originals = items;
    if (const lecture::Scene *scene = sceneOf(lecture, context.scene))
        originals.clips = topLevel(*scene, items.clips);
    const auto what = resolved(lecture, context, originals);
    if (!what)
        return tl::unexpected(what.error());
    const auto extent = extentOf(lecture, context, *what);
    if (!extent)
        return base::failure(TimelineWords::tr("There is nothing to duplicate."),
                             TimelineWords::tr("Select clips that are not within a group."));
    const bool takesTime = !what->timed.empty();
    const bool ripples = context.ripples
        && std::ranges::any_of(what->timed, [](const Item &item) { return item.earliest == Time(); });
    const Time delta = extent->duration() + (takesTime ? Time() : lecture.rate.at(1));
    Rippled moved{lecture, what->items.keys};
    if (ripples) {
        std::vector<KeyMove> still;
        for (const KeyPlace &key : what->items.keys)
            still.push_back({key, secondsOf(lecture, context.scene, key, context.registry).value_or(0)});
        auto result = rippled(lecture, context, *what, {{extent->end, delta}}, std::move(still), what->items);
        if (!result)
            return tl::unexpected(result.error());
        moved = std::move(*result);
    }
    TimelineItems copied = what->items;
    copied.keys = moved.keys;
    return withRoom(lecture, context, repeated(moved.lecture, context, copied, delta));
}

Result<ItemsEdit> withCopiesMoved(const Lecture &lecture, const EditContext &context, const TimelineItems &items,
                                  Time delta, int tracks)
{
    TimelineItems originals = items;
    if (const lecture::Scene *scene = sceneOf(lecture, context.scene))
        originals.clips = topLevel(*scene, items.clips);
    return repeated(lecture, context, originals, delta).and_then([&](ItemsEdit &&copies) {
        return withClipsMoved(copies.lecture, context.scene, copies.items.clips, Time(), tracks, context.registry)
            .map([&](Lecture &&moved) {
                return ItemsEdit{std::move(moved), std::move(copies.items)};
            });
    });
}

Result<ItemsEdit> withSplit(const Lecture &lecture, const EditContext &context, const TimelineItems &items, Time at)
{
    ItemsEdit result{lecture, {}};
    auto clips = withClipsSplit(lecture, context.scene, items.clips, at, context.registry);
    if (clips)
        result = {std::move(clips->lecture), {std::move(clips->clips), {}, {}}};
    auto sounds = withHeardSoundsSplit(result.lecture, context.scene, items.sounds, at, context.registry.animations,
                                       context.soundLength);
    if (!clips && !sounds)
        return tl::unexpected(items.clips.empty() && !items.sounds.empty() ? sounds.error() : clips.error());
    if (sounds)
        result = {std::move(sounds->lecture), {std::move(result.items.clips), {}, std::move(sounds->sounds)}};
    return result;
}

Result<ItemsEdit> withInserted(const Lecture &lecture, const EditContext &context, Time at, const EditItems &insert)
{
    auto edit = insert(lecture);
    if (!context.ripples || !edit || (edit->items.clips.empty() && edit->items.sounds.empty()))
        return edit;
    const auto extent = extentOf(edit->lecture, context, {edit->items.clips, {}, edit->items.sounds});
    const auto what = resolved(lecture, context, {});
    if (!extent || extent->end <= at || !what)
        return edit;
    return withRoom(
        lecture, context,
        rippled(lecture, context, *what, {{at, extent->end - at}}, {}, {}).and_then([&](const Rippled &room) {
            return insert(room.lecture);
        }));
}

} // namespace lectograph::editor
