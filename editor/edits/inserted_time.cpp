// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/inserted_time.h"

#include "editor/edits/lookup.h"
#include "editor/edits/ripple.h"
#include "editor/edits/scene_edits.h"
#include "lecture/clip_place.h"

#include <algorithm>

namespace lectograph::editor {

namespace {

Time durationIn(const Lecture &lecture, const EditContext &context)
{
    const lecture::Scene *scene = sceneOf(lecture, context.scene);
    return scene ? lecture::durationOf(*scene, context.registry.animations, lecture.dialect) : Time();
}

} // namespace

Result<Lecture> withTimeInserted(const Lecture &lecture, const EditContext &context, const SoundIds &sounds, Time at,
                                 Time delta)
{
    const auto scene = foundScene(lecture, context.scene);
    if (!scene)
        return tl::unexpected(scene.error());
    SoundIds divided = sounds;
    if (divided.empty())
        std::ranges::transform((*scene)->sounds, std::back_inserter(divided), &lecture::Sound::id);
    const auto split = withSoundsSplit(lecture, context.scene, divided, at, context.soundLength);
    const Lecture &start = split ? split->lecture : lecture; // no sound plays then
    const Ripples ripples{{at, delta}};
    const Time length = durationIn(lecture, context) + delta;
    return withKeysMoved(start, context.scene, rippledKeys(start, context.scene, ripples, {}), context.registry)
        .and_then([&](KeysEdit &&keys) {
            return withRippledItems(keys.lecture, context.scene, ripples, {}, context.registry);
        })
        .and_then([&](const Lecture &moved) {
            return (*scene)->duration ? withSceneDuration(moved, context.scene, length, context.registry)
                                      : Result<Lecture>(moved);
        });
}

Result<Lecture> withRoomForSounds(const Lecture &before, const Lecture &after, const EditContext &context)
{
    const lecture::Scene *was = sceneOf(before, context.scene);
    const lecture::Scene *now = sceneOf(after, context.scene);
    if (!was || !now || was == now)
        return after;
    const Time oldLength = durationIn(before, context);
    const Time length = durationIn(after, context);
    Time needed = length;
    for (const lecture::SoundPtr &sound : now->sounds) {
        const lecture::Sound *old = lecture::soundOf(*was, sound->id);
        // What is new, stays, or ran on before is not why the scene should be longer.
        if (old && old != sound.get() && endOf(*old, context.soundLength(before, *old)) <= oldLength)
            needed = std::max(needed, endOf(*sound, context.soundLength(after, *sound)));
    }
    return needed > length ? withSceneDuration(after, context.scene, needed, context.registry) : Result<Lecture>(after);
}

} // namespace lectograph::editor
