// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/timeline_edits.h"

#include "editor/edits/blocks.h"
#include "editor/edits/clipspans.h"
#include "editor/edits/key_clipboard.h"
#include "editor/edits/lookup.h"
#include "editor/edits/ripple.h"
#include "editor/language/timelinewords.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <unordered_set>

namespace lectograph::editor {

namespace {

/// A clip or sound with its time span.
struct Item
{
    TimelineItem id;
    TimeSpan span;
    bool isTop = true;    ///< not inside a group
    TrimRange start = {}; ///< trim ranges of the edges; unlimited for the end of a clip
    TrimRange end = {};

    /// Clamped to the trim range of the edge.
    Time trimmable(TimeEdge edge, Time delta) const
    {
        const auto [first, last] = edge == TimeEdge::Start ? start : end;
        return std::clamp(delta, first, last);
    }
};

/// The items of an edit, resolved in the scene.
struct ResolvedItems
{
    const lecture::Scene *scene = nullptr;
    ClipSpans spans;
    TimelineItems items;         ///< outermost clips, and keyframes that do not move with them
    std::vector<KeyPlace> inner; ///< keyframes that move with the clips
    std::vector<Item> timed;     ///< the clips and sounds
};

constexpr Time unlimited{Time::perSecond * 1'000'000};

Result<ResolvedItems> resolved(const Lecture &lecture, const EditContext &context, const TimelineItems &items)
{
    const auto scene = foundScene(lecture, context.scene);
    if (!scene)
        return tl::unexpected(scene.error());
    ResolvedItems result{*scene, ClipSpans(**scene, context.registry.animations, lecture.dialect), {}, {}, {}};
    result.items.clips = outermost(**scene, items.clips);
    result.items.keys = keysApart(**scene, items.keys, result.items.clips);
    if (result.items.keys.size() < items.keys.size()) {
        const std::set<KeyPlace> apart(result.items.keys.begin(), result.items.keys.end());
        std::ranges::copy_if(items.keys, std::back_inserter(result.inner),
                             [&](const KeyPlace &key) { return !apart.contains(key); });
    }
    const Time frame = lecture.rate.at(1);
    for (const ClipId id : result.items.clips) {
        const ClipSpan &span = *result.spans.find(id);
        const Time spare = std::max(Time(), span.duration() - frame);
        result.timed.push_back({id,
                                {span.start, span.end},
                                span.isTop(),
                                {context.ripples ? Time() - unlimited : Time() - span.start, spare},
                                {Time() - spare, unlimited}});
    }
    const std::unordered_set<SoundId> wanted(items.sounds.begin(), items.sounds.end());
    for (const lecture::SoundPtr &sound : (*scene)->sounds) {
        const SoundId id = sound->id;
        if (!wanted.contains(id))
            continue;
        result.items.sounds.push_back(id);
        const auto length = context.soundLength(lecture, *sound);
        result.timed.push_back({id,
                                {sound->start, endOf(*sound, length)},
                                true,
                                trimRange(*sound, TimeEdge::Start, frame, length),
                                trimRange(*sound, TimeEdge::End, frame, length)});
    }
    return result;
}

std::optional<TimeSpan> extentOf(const Lecture &lecture, const EditContext &context, const ResolvedItems &resolved)
{
    std::optional<TimeSpan> extent;
    for (const Item &item : resolved.timed)
        include(extent, item.span);
    for (const KeyPlace &key : resolved.items.keys) {
        if (const auto at = secondsOf(lecture, context.scene, key, context.registry))
            include(extent, {Time::fromSeconds(*at), Time::fromSeconds(*at)});
    }
    return extent;
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

/// In time order, without clips inside groups. `changeOf` returns the change of an item's duration.
std::vector<Piece> piecesOf(std::vector<Trim> trims, const std::function<Time(const Trim &)> &changeOf)
{
    std::erase_if(trims, [](const Trim &trim) { return !trim.item.isTop; });
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

/// The edited items; `keys` are the keyframes that did not move with the clips.
TimelineItems itemsNow(const ResolvedItems &resolved, std::vector<KeyPlace> keys)
{
    TimelineItems items = resolved.items;
    items.keys = std::move(keys);
    std::ranges::copy(resolved.inner, std::back_inserter(items.keys));
    return items;
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
    if (result && context.ripples && edge == TimeEdge::Start)
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
    if (extent)
        delta = std::max(delta,
                         std::min(Time(), Time() - extent->start)); // keyframes of earlier scenes stay before this one
    if (!extent || (delta == Time() && tracks == 0))
        return ItemsEdit{lecture, items};
    const Ripples ripples = context.ripples && delta != Time() ? Ripples{{ripplesFrom.value_or(extent->start), delta}}
                                                               : Ripples();
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
    return withMovedFrom({}, lecture, context, items, delta, tracks);
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
        return edge == TimeEdge::Start ? at : std::max(Time(), at - item.span.duration());
    };
    for (const Item &item : what->timed) {
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
    return result;
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
        return trimmed(lecture, context, what, edge, trims);
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
        return trimmed(lecture, context, what, edge, trims);
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
    const Time delta = extent->duration() + (takesTime ? Time() : lecture.rate.at(1));
    Rippled moved{lecture, what->items.keys};
    if (takesTime && context.ripples) {
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
    return repeated(moved.lecture, context, copied, delta);
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
    ItemsEdit result{lecture, {items.clips, {}, items.sounds}};
    auto clips = withClipsSplit(lecture, context.scene, items.clips, at, context.registry);
    if (clips)
        result = {std::move(clips->lecture), {std::move(clips->clips), {}, items.sounds}};
    auto sounds = withSoundsSplit(result.lecture, context.scene, items.sounds, at, context.soundLength);
    if (!clips && !sounds)
        return tl::unexpected(items.clips.empty() && !items.sounds.empty() ? sounds.error() : clips.error());
    if (!sounds)
        return result;
    // Sounds that were not split stay selected.
    const TimelineItems heard = united({{}, {}, std::move(sounds->sounds)}, {{}, {}, items.sounds});
    return ItemsEdit{std::move(sounds->lecture), {std::move(result.items.clips), {}, heard.sounds}};
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
    return rippled(lecture, context, *what, {{at, extent->end - at}}, {}, {}).and_then([&](const Rippled &room) {
        return insert(room.lecture);
    });
}

} // namespace lectograph::editor
