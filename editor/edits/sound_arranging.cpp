// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/sound_arranging.h"

#include "editor/edits/lookup.h"
#include "editor/edits/ripple.h"

#include <algorithm>

namespace lectograph::editor {

using base::Result;
using base::Time;
using lecture::Lecture;

namespace {

/// Keyframes, clips, sounds and markers.
Result<Lecture> withRippled(const Lecture &lecture, const EditContext &how, const Ripples &ripples)
{
    const auto scene = foundScene(lecture, how.scene);
    if (!scene)
        return tl::unexpected(scene.error());
    const auto keys = withKeysMoved(lecture, how.scene, rippledKeys(**scene, ripples, {}));
    if (!keys)
        return tl::unexpected(keys.error());
    return withRippledClips(keys->lecture, how.scene, ripples, {}, how.registry);
}

/// The time that the sounds take, those that overlap together, in order.
std::vector<TimeSpan> piecesOf(const Lecture &lecture, const QString &sceneId, const SoundIndices &sounds,
                               const SoundLength &lengthOf)
{
    std::vector<TimeSpan> spans;
    const auto scene = foundScene(lecture, sceneId);
    for (const int index : sounds) {
        if (!scene || index < 0 || index >= static_cast<int>((*scene)->sounds.size()))
            continue;
        const lecture::Sound &sound = *(*scene)->sounds[static_cast<std::size_t>(index)];
        spans.push_back({sound.start, endOf(sound, lengthOf)});
    }
    std::ranges::sort(spans, {}, &TimeSpan::start);
    std::vector<TimeSpan> pieces;
    for (const TimeSpan &span : spans) {
        if (pieces.empty() || span.start >= pieces.back().end)
            pieces.push_back(span);
        pieces.back().end = std::max(pieces.back().end, span.end);
    }
    return pieces;
}

} // namespace

Result<Lecture> withSoundsMoved(const Lecture &lecture, const EditContext &how, const SoundIndices &sounds, Time delta)
{
    if (!how.ripples)
        return withSoundsMoved(lecture, how.scene, sounds, delta);
    const auto pieces = piecesOf(lecture, how.scene, sounds, [](const lecture::Sound &) { return std::nullopt; });
    if (pieces.empty())
        return lecture;
    // They begin with or after the first of them, and so ripple themselves.
    const Time first = pieces.front().start;
    return withRippled(lecture, how, {{first, std::max(delta, Time() - first)}});
}

Result<Lecture> withSoundsTrimmed(const Lecture &lecture, const EditContext &how, const SoundIndices &sounds,
                                  ClipEdge edge, Time delta, const SoundLength &lengthOf)
{
    const Time least = lecture.rate.at(1);
    auto trimmed = withSoundsTrimmed(lecture, how.scene, sounds, edge, delta, least, lengthOf);
    if (!trimmed || !how.ripples || sounds.empty())
        return trimmed;
    const std::vector<TimeSpan> before = piecesOf(lecture, how.scene, {sounds.front()}, lengthOf);
    const std::vector<TimeSpan> after = piecesOf(*trimmed, how.scene, {sounds.front()}, lengthOf);
    if (before.empty() || after.empty())
        return trimmed;
    if (edge == ClipEdge::Start) {
        // What the start moved by, all of them the same, is taken back, and so comes off at the end.
        trimmed = withSoundsMoved(*trimmed, how.scene, sounds, before.front().start - after.front().start);
        if (!trimmed)
            return trimmed;
    }
    const Time change = (after.front().end - after.front().start) - (before.front().end - before.front().start);
    Ripples ripples;
    for (const TimeSpan &piece : piecesOf(lecture, how.scene, sounds, lengthOf))
        ripples.push_back({piece.end, change});
    return withRippled(*trimmed, how, ripples);
}

Result<Lecture> withoutSounds(const Lecture &lecture, const EditContext &how, const SoundIndices &sounds,
                              const SoundLength &lengthOf)
{
    auto result = withoutSounds(lecture, how.scene, sounds);
    if (!result || !how.ripples)
        return result;
    Ripples ripples;
    for (const TimeSpan &piece : piecesOf(lecture, how.scene, sounds, lengthOf))
        ripples.push_back({piece.end, piece.start - piece.end});
    return withRippled(*result, how, ripples);
}

Result<SoundsEdit> withSoundsInserted(const Lecture &lecture, const EditContext &how, Time at,
                                      const SoundLength &lengthOf,
                                      const std::function<Result<SoundsEdit>(const Lecture &)> &insert)
{
    auto inserted = insert(lecture);
    if (!inserted || !how.ripples)
        return inserted;
    const std::vector<TimeSpan> pieces = piecesOf(inserted->lecture, how.scene, inserted->sounds, lengthOf);
    if (pieces.empty())
        return inserted;
    const auto room = withRippled(lecture, how, {{at, pieces.back().end - at}});
    return room ? insert(*room) : tl::unexpected(room.error());
}

} // namespace lectograph::editor
