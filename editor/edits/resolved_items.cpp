// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/resolved_items.h"

#include "editor/edits/heard_sounds.h"
#include "editor/edits/key_clipboard.h"
#include "editor/edits/lookup.h"

#include <algorithm>
#include <set>
#include <unordered_set>

namespace lectograph::editor {

namespace {

constexpr Time unlimited{Time::perSecond * 1'000'000};

} // namespace

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
    if (wanted.empty())
        return result;
    for (const HeardSound &heard :
         soundsHeardIn(lecture, context.scene, context.registry.animations, context.soundLength)) {
        const SoundId id = heard.sound->id;
        if (!wanted.contains(id))
            continue;
        result.items.sounds.push_back(id);
        const auto length = context.soundLength(lecture, *heard.sound);
        result.timed.push_back({id,
                                {heard.start, heard.end},
                                heard.home == context.scene,
                                trimRange(*heard.sound, TimeEdge::Start, frame, length),
                                trimRange(*heard.sound, TimeEdge::End, frame, length),
                                heard.homeStart});
    }
    return result;
}

std::optional<TimeSpan> extentOf(const Lecture &lecture, const EditContext &context, const ResolvedItems &resolved,
                                 Reach reach)
{
    std::optional<TimeSpan> extent;
    for (const Item &item : resolved.timed) {
        if (reach == Reach::All || item.earliest == Time())
            include(extent, item.span);
    }
    for (const KeyPlace &key : resolved.items.keys) {
        if (const auto at = secondsOf(lecture, context.scene, key, context.registry))
            include(extent, {Time::fromSeconds(*at), Time::fromSeconds(*at)});
    }
    return extent;
}

TimelineItems itemsNow(const ResolvedItems &resolved, std::vector<KeyPlace> keys)
{
    TimelineItems items = resolved.items;
    items.keys = std::move(keys);
    std::ranges::copy(resolved.inner, std::back_inserter(items.keys));
    return items;
}

} // namespace lectograph::editor
