// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/animation_list.h"

#include "editor/edits/clip_targets.h"
#include "editor/edits/lookup.h"
#include "editor/edits/ripple.h"
#include "editor/language/timelinewords.h"

#include <algorithm>
#include <utility>

namespace lectograph::editor {

namespace {

using Starts = std::map<ClipId, Time>;

/// A clip with its start relative to the previous one.
struct Listed
{
    ClipSpan clip;
    AnimationStart start;
};

std::vector<Listed> listOf(const std::vector<ClipSpan> &clips)
{
    std::vector<Listed> list;
    const ClipSpan *previous = nullptr;
    const std::vector<ClipSpan> ordered = inOrderOfTime(clips);
    for (const ClipSpan &clip : ordered) {
        list.push_back({clip, startAfter(previous, clip)});
        previous = &clip;
    }
    return list;
}

/// The new starts of the clips, which keep their modes and delays in another order.
Starts retimed(const std::vector<Listed> &order, Time first, const lecture::Scene &scene)
{
    Starts starts;
    TimeSpan previous{first, first};
    for (const auto &[clip, start] : order) {
        Time at = start.mode == StartMode::WithPrevious ? previous.start + start.delay : previous.end + start.delay;
        if (starts.empty())
            at = first;
        if (isLeftAlone(scene, clip.place))
            at = clip.start;
        starts.emplace(clip.id(), at);
        previous = {at, at + clip.duration()};
    }
    return starts;
}

/// Moves keyframes, sounds and markers, and later also the clips, to their starts.
Result<Lecture> withStarts(const Lecture &lecture, const EditContext &context, const Starts &starts,
                           const Ripples &ripples)
{
    Result<Lecture> result = lecture;
    if (context.ripples && !ripples.empty()) {
        ClipIds moved;
        for (const auto &[clip, start] : starts)
            moved.push_back(clip);
        result =
            withKeysMoved(lecture, context.scene, rippledKeys(lecture, context.scene, ripples, {}), context.registry)
                .and_then([&](const KeysEdit &keys) {
                    return withRippledItems(keys.lecture, context.scene, ripples, {moved, {}, {}}, context.registry);
                });
    }
    return std::move(result).and_then(
        [&](const Lecture &rippled) { return withClipsStarting(rippled, context.scene, starts, context.registry); });
}

/// The clips outside groups that are staggered, in their order.
std::vector<ClipSpan> staggered(const ClipSpans &spans, const ClipIds &clips)
{
    std::vector<ClipSpan> result;
    for (const ClipId clip : clips) {
        if (const ClipSpan *span = spans.find(clip); span && span->isTop())
            result.push_back(*span);
    }
    std::ranges::stable_sort(result, {}, &ClipSpan::start);
    return result;
}

Result<ClipSpans> spansOf(const Lecture &lecture, const EditContext &context)
{
    return foundScene(lecture, context.scene).map([&](const lecture::Scene *scene) {
        return ClipSpans(*scene, context.registry.animations, lecture.dialect);
    });
}

} // namespace

std::vector<ClipSpan> inOrderOfTime(const std::vector<ClipSpan> &clips)
{
    std::vector<ClipSpan> tops;
    std::ranges::copy_if(clips, std::back_inserter(tops), &ClipSpan::isTop);
    std::ranges::stable_sort(tops, {}, &ClipSpan::start);
    return tops;
}

AnimationStart startAfter(const ClipSpan *previous, const ClipSpan &clip)
{
    if (!previous)
        return {StartMode::AtTime, clip.start};
    // A clip without a duration is over when it starts.
    if (clip.start == previous->start || clip.start < previous->end)
        return {StartMode::WithPrevious, clip.start - previous->start};
    return {StartMode::AfterPrevious, clip.start - previous->end};
}

Result<ItemsEdit> withDelay(const Lecture &lecture, const EditContext &context, ClipId clip, Time delay)
{
    return spansOf(lecture, context).and_then([&](const ClipSpans &spans) {
        Time now;
        if (const ClipSpan *span = spans.find(clip); span && !span->isTop()) {
            lecture::ClipPlace group = span->place;
            group.indices.pop_back();
            now = span->start - std::ranges::find(spans.all(), group, &ClipSpan::place)->start;
        } else {
            const std::vector<Listed> list = listOf(spans.all());
            const auto found = std::ranges::find(list, clip, [](const Listed &one) { return one.clip.id(); });
            now = found == list.end() ? delay : found->start.delay;
        }
        return withMoved(lecture, context, {{clip}, {}, {}}, std::max(Time(), delay) - now);
    });
}

Result<ItemsEdit> withDuration(const Lecture &lecture, const EditContext &context, const ClipIds &clips, Time duration)
{
    Result<ItemsEdit> result = ItemsEdit{lecture, {clips, {}, {}}};
    for (const ClipId clip : clips) {
        result = std::move(result).and_then([&](const ItemsEdit &edit) {
            const TimelineItems one{{clip}, {}, {}};
            const auto now = extentOf(edit.lecture, context, one);
            return withTrimmed(edit.lecture, context, one, TimeEdge::End, now ? duration - now->duration() : Time())
                .map([&](ItemsEdit &&next) {
                    return ItemsEdit{std::move(next.lecture), edit.items};
                });
        });
    }
    return result;
}

Result<ItemsEdit> withReordered(const Lecture &lecture, const EditContext &context, const ClipIds &clips, int to)
{
    const auto scene = foundScene(lecture, context.scene);
    if (!scene)
        return tl::unexpected(scene.error());
    const std::vector<Listed> before = listOf(clipSpans(**scene, context.registry.animations, lecture.dialect));
    std::vector<Listed> order = before;
    const auto isMoved = [&, wanted = setOf(clips)](const Listed &one) {
        return wanted.contains(one.clip.id()) && !isLeftAlone(**scene, one.clip.place);
    };
    const auto others = std::ranges::stable_partition(order, isMoved);
    // The moved ones are first now; `to` of the others go before them.
    const auto count = std::clamp<std::ptrdiff_t>(to, 0, std::ranges::ssize(others));
    std::rotate(order.begin(), others.begin(), others.begin() + count);
    const auto idOf = [](const Listed &one) { return one.clip.id(); };
    if (std::ranges::equal(order, before, {}, idOf, idOf))
        return ItemsEdit{lecture, {clips, {}, {}}};

    // A former first one, which started at a time, starts as the new first one did.
    std::ranges::find(order, idOf(before.front()), idOf)->start = order.front().start;
    const Starts starts = retimed(order, before.front().clip.start, **scene);
    // What follows the last clip whose place changes is shifted as a whole.
    const auto change = std::mismatch(order.rbegin(), order.rend(), before.rbegin(),
                                      [&](const Listed &a, const Listed &b) { return idOf(a) == idOf(b); });
    const auto last = static_cast<std::size_t>(order.rend() - change.first);
    Time endBefore;
    Time endAfter;
    for (std::size_t i = 0; i < last; ++i) {
        endBefore = std::max(endBefore, before[i].clip.end);
        endAfter = std::max(endAfter, starts.at(idOf(before[i])) + before[i].clip.duration());
    }
    const Ripple shift = last < order.size()
        ? Ripple{order[last].clip.start, starts.at(idOf(order[last])) - order[last].clip.start}
        : Ripple{endBefore, endAfter - endBefore};
    return withStarts(lecture, context, starts, {shift}).map([&](Lecture &&after) {
        return ItemsEdit{std::move(after), {clips, {}, {}}};
    });
}

Result<ItemsEdit> withStaggered(const Lecture &lecture, const EditContext &context, const ClipIds &clips, Time step)
{
    if (clips.size() == 1)
        return withTargetStep(lecture, context.scene, clips.front(), step, context.registry).map([&](Lecture &&after) {
            return ItemsEdit{std::move(after), {clips, {}, {}}};
        });
    return spansOf(lecture, context).and_then([&](const ClipSpans &spans) -> Result<ItemsEdit> {
        const std::vector<ClipSpan> order = staggered(spans, clips);
        if (order.size() < 2)
            return base::failure(TimelineWords::tr("Only several animations can start one after another."),
                                 TimelineWords::tr("Select two or more that are not within a group."));
        Starts starts;
        Time next = order.front().start;
        Time endBefore;
        Time endAfter;
        for (const ClipSpan &clip : order) {
            starts.emplace(clip.id(), next);
            endBefore = std::max(endBefore, clip.end);
            endAfter = std::max(endAfter, next + clip.duration());
            next = next + std::max(Time(), step);
        }
        return withStarts(lecture, context, starts, {{endBefore, endAfter - endBefore}}).map([&](Lecture &&after) {
            return ItemsEdit{std::move(after), {clips, {}, {}}};
        });
    });
}

std::optional<Time> staggerOf(const Lecture &lecture, const EditContext &context, const ClipIds &clips)
{
    if (clips.size() == 1) {
        const lecture::Scene *scene = sceneOf(lecture, context.scene);
        const timeline::Clip *clip = scene ? lecture::clipOf(*scene, clips.front()) : nullptr;
        return clip ? targetStep(*clip, *scene, context.registry.animations) : std::nullopt;
    }
    const auto spans = spansOf(lecture, context);
    const std::vector<ClipSpan> order = spans ? staggered(*spans, clips) : std::vector<ClipSpan>();
    if (order.size() < 2)
        return std::nullopt;
    const Time step = order[1].start - order[0].start;
    for (std::size_t i = 2; i < order.size(); ++i) {
        if (order[i].start - order[i - 1].start != step)
            return std::nullopt;
    }
    return step;
}

} // namespace lectograph::editor
