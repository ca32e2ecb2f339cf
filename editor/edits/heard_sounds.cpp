// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/heard_sounds.h"

#include "lecture/clip_place.h"
#include "lecture/sequence.h"
#include "lecture/visible.h"

#include <algorithm>
#include <ranges>
#include <unordered_set>

namespace lectograph::editor {

using lecture::ScenePtr;
using lecture::SoundPtr;

namespace {

/// The scene and those before it, the nearest first; the inside of a definition has none before it.
std::vector<ScenePtr> scenesBack(const Lecture &lecture, const QString &scene)
{
    const auto found = std::ranges::find(lecture.scenes, scene, [](const ScenePtr &one) { return one->id; });
    if (found == lecture.scenes.end()) {
        const ScenePtr inside = lecture::writtenScene(lecture, scene);
        return inside ? std::vector{inside} : std::vector<ScenePtr>();
    }
    return {std::make_reverse_iterator(std::next(found)), lecture.scenes.rend()};
}

} // namespace

std::vector<HeardSound> soundsHeardIn(const Lecture &lecture, const QString &sceneId,
                                      const timeline::AnimationRegistry &registry, const SoundLength &lengthOf)
{
    std::vector<HeardSound> heard;
    const std::vector<ScenePtr> back = scenesBack(lecture, sceneId);
    if (back.empty())
        return heard;
    std::unordered_set<SoundId> known;
    for (const SoundPtr &sound : back.front()->sounds) {
        known.insert(sound->id);
        heard.push_back({sound, sceneId, {}, sound->start, endOf(*sound, lengthOf(lecture, *sound))});
    }
    const auto earlier = back | std::views::drop(1);
    if (std::ranges::all_of(earlier, [](const ScenePtr &scene) { return scene->sounds.empty(); }))
        return heard;
    const std::vector<lecture::ScenePlace> places = lecture::placesOf(lecture, registry);
    const lecture::ScenePlace &own = places[back.size() - 1];
    for (std::size_t i = back.size() - 1; i-- > 0;) {
        const lecture::Scene &home = *lecture.scenes[i];
        const Time begin = places[i].start - own.start;
        for (const SoundPtr &sound : home.sounds) {
            const Time start = begin + sound->start;
            const Time end = begin + endOf(*sound, lengthOf(lecture, *sound));
            if (end > Time() && start < own.duration && known.insert(sound->id).second)
                heard.push_back({sound, home.id, begin, start, end});
        }
    }
    return heard;
}

QString homeOfSound(const Lecture &lecture, const QString &sceneId, SoundId sound)
{
    for (const ScenePtr &scene : scenesBack(lecture, sceneId)) {
        if (lecture::soundOf(*scene, sound))
            return scene->id;
    }
    return {};
}

SoundPtr soundSeenFrom(const Lecture &lecture, const QString &sceneId, SoundId id)
{
    for (const ScenePtr &scene : scenesBack(lecture, sceneId)) {
        for (const SoundPtr &sound : scene->sounds) {
            if (sound->id == id)
                return sound;
        }
    }
    return nullptr;
}

std::map<QString, SoundIds> byHome(const Lecture &lecture, const QString &sceneId, const SoundIds &sounds)
{
    std::map<QString, SoundIds> homes;
    std::unordered_set<SoundId> wanted(sounds.begin(), sounds.end());
    for (const ScenePtr &scene : scenesBack(lecture, sceneId)) {
        if (wanted.empty())
            break;
        for (const SoundPtr &sound : scene->sounds) {
            if (wanted.erase(sound->id) > 0)
                homes[scene->id].push_back(sound->id);
        }
    }
    return homes;
}

Time beginAfterScene(const Lecture &lecture, const QString &home, const QString &scene,
                     const timeline::AnimationRegistry &registry)
{
    if (home == scene)
        return {};
    Time homeStart;
    Time sceneStart;
    for (const lecture::ScenePlace &place : lecture::placesOf(lecture, registry)) {
        const QString &id = lecture.scenes[place.scene]->id;
        if (id == home)
            homeStart = place.start;
        if (id == scene)
            sceneStart = place.start;
    }
    return sceneStart - homeStart;
}

Result<NewSounds> withHeardSoundsSplit(const Lecture &lecture, const QString &scene, const SoundIds &sounds, Time at,
                                       const timeline::AnimationRegistry &registry, const SoundLength &lengthOf)
{
    auto homes = byHome(lecture, scene, sounds);
    if (homes.empty())
        homes[scene]; // for the error
    NewSounds result{lecture, {}};
    std::optional<base::Error> error;
    for (const auto &[home, ids] : homes) {
        const Time there = at + beginAfterScene(lecture, home, scene, registry);
        auto split = withSoundsSplit(result.lecture, home, ids, there, lengthOf);
        if (!split) {
            error = split.error();
            continue;
        }
        std::ranges::copy(split->sounds, std::back_inserter(result.sounds));
        result.lecture = std::move(split->lecture);
    }
    if (result.sounds.empty() && error)
        return tl::unexpected(*error);
    return result;
}

std::vector<LostSound> lostSounds(const Lecture &lecture, const QStringList &scenes,
                                  const timeline::AnimationRegistry &registry, const SoundLength &lengthOf)
{
    std::vector<LostSound> lost;
    for (const ScenePtr &scene : lecture.scenes) {
        if (scenes.contains(scene->id))
            continue;
        for (const HeardSound &heard : soundsHeardIn(lecture, scene->id, registry, lengthOf)) {
            if (heard.sound->isMuted || !scenes.contains(heard.home))
                continue;
            const auto known = std::ranges::find(lost, heard.sound, &LostSound::sound);
            if (known == lost.end())
                lost.push_back({heard.sound, heard.home, {scene->id}});
            else
                known->hearers.append(scene->id);
        }
    }
    return lost;
}

Result<Lecture> withSoundsHandedOn(const Lecture &lecture, const std::vector<LostSound> &sounds,
                                   const timeline::AnimationRegistry &registry)
{
    Result<Lecture> result = lecture;
    for (const LostSound &lost : sounds) {
        lecture::Sound sound = *lost.sound;
        sound.start = sound.start - beginAfterScene(lecture, lost.home, lost.hearers.front(), registry);
        if (const Time over = Time() - sound.start; over > Time()) { // this much of it is heard before
            sound.start = {};
            sound.from = sound.from + over;
            sound.fadeIn = std::max(Time(), sound.fadeIn - over);
            if (sound.duration)
                sound.duration = *sound.duration - over;
        }
        result = std::move(result)
                     .and_then([&](const Lecture &with) { return withoutSounds(with, lost.home, {sound.id}); })
                     .and_then([&](const Lecture &with) {
                         return lecture::withSceneChanged(
                             with, lost.hearers.front(), [&](lecture::Scene &scene) -> Result<void> {
                                 scene.sounds.push_back(std::make_shared<const lecture::Sound>(sound));
                                 return {};
                             });
                     });
    }
    return result;
}

} // namespace lectograph::editor
