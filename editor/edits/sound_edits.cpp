// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/sound_edits.h"

#include "editor/edits/assets.h"
#include "editor/edits/clipboard.h"
#include "editor/edits/heard_sounds.h"
#include "editor/edits/lookup.h"
#include "editor/edits/own_names.h"
#include "editor/language/timelinewords.h"

#include <algorithm>
#include <tuple>
#include <unordered_set>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::Sound;
using lecture::SoundPtr;

namespace {

using SoundIdSet = std::unordered_set<SoundId>;

SoundIdSet setOf(const SoundIds &sounds)
{
    return {sounds.begin(), sounds.end()};
}

constexpr Time endless{Time::perSecond * 1'000'000};

/// The length of the file from the point where the sound starts.
Time roomOf(const Sound &sound, std::optional<Time> fileLength)
{
    return fileLength ? std::max(Time(), *fileLength - sound.from) : endless;
}

Time durationOf(const Sound &sound, std::optional<Time> fileLength)
{
    return endOf(sound, fileLength) - sound.start;
}

/// No duration if the sound plays to the end of its file, so that a replacement file is also played to its end.
void setDuration(Sound &sound, Time duration, std::optional<Time> fileLength)
{
    if (duration >= roomOf(sound, fileLength))
        sound.duration.reset();
    else
        sound.duration = duration;
}

bool isSame(const Sound &a, const Sound &b)
{
    const auto all = [](const Sound &sound) {
        return std::tie(sound.start, sound.from, sound.duration, sound.file, sound.fadeIn, sound.fadeOut, sound.isMuted,
                        sound.gain, sound.name, sound.extra);
    };
    return all(a) == all(b);
}

/// Changes the sounds of a scene in place, and returns those to select.
using SoundsChange = std::function<Result<SoundIds>(std::vector<SoundPtr> &sounds)>;

/// The same lecture if nothing changes.
Result<NewSounds> withSounds(const Lecture &lecture, const QString &sceneId, const SoundsChange &change)
{
    return foundScene(lecture, sceneId).and_then([&](const lecture::Scene *scene) {
        lecture::Scene copy = *scene;
        return change(copy.sounds).and_then([&](SoundIds &&made) -> Result<NewSounds> {
            if (copy.sounds == scene->sounds)
                return NewSounds{lecture, std::move(made)};
            return lecture::withScene(lecture, std::move(copy)).map([&](Lecture &&with) {
                return NewSounds{std::move(with), std::move(made)};
            });
        });
    });
}

/// The same in each scene in which some of these sounds live: this one and those before it.
Result<Lecture> withSoundsAtHome(const Lecture &lecture, const QString &sceneId, const SoundIds &sounds,
                                 const SoundsChange &change)
{
    return foundScene(lecture, sceneId).and_then([&](const lecture::Scene *) {
        Result<Lecture> result = lecture;
        for (const auto &[home, ids] : byHome(lecture, sceneId, sounds)) {
            if (result)
                result =
                    withSounds(*result, home, change).map([](NewSounds &&with) { return std::move(with.lecture); });
        }
        return result;
    });
}

/// Those that there are in the scene and before it, in the order of the lecture.
std::vector<SoundPtr> existing(const Lecture &lecture, const QString &sceneId, const SoundIds &sounds)
{
    const auto homes = byHome(lecture, sceneId, sounds);
    std::vector<SoundPtr> result;
    for (const lecture::ScenePtr &scene : lecture.scenes) {
        const auto here = homes.find(scene->id);
        if (here == homes.end())
            continue;
        std::ranges::copy_if(
            scene->sounds, std::back_inserter(result),
            [wanted = setOf(here->second)](const SoundPtr &sound) { return wanted.contains(sound->id); });
    }
    return result;
}

/// A copy of a sound that is still there is called "Voice 2"; another one keeps what it says.
void takeFreeName(Sound &copy, OwnNames &names)
{
    const QJsonValue name = nameOf(copy);
    if (const QJsonValue free = names.like(name); free != name)
        copy.name = free;
}

/// Adds copies under new ids, with names of their own.
Result<NewSounds> withCopies(const Lecture &lecture, const QString &sceneId, std::vector<Sound> sounds)
{
    return withSounds(lecture, sceneId, [&](std::vector<SoundPtr> &all) -> Result<SoundIds> {
        SoundIds made;
        OwnNames names(all);
        for (Sound &sound : sounds) {
            sound.id = {};
            takeFreeName(sound, names);
            made.push_back(sound.id);
            all.push_back(std::make_shared<const Sound>(std::move(sound)));
        }
        return made;
    });
}

/// The files of a sound in all languages.
QStringList filesOf(const Sound &sound)
{
    QStringList files;
    if (sound.file.isString())
        files.append(sound.file.toString());
    for (const QJsonValue &file : sound.file.toObject())
        files.append(file.toString());
    return files;
}

QJsonValue renamed(const QJsonValue &file, const std::map<QString, QString> &names)
{
    if (file.isObject()) {
        QJsonObject files = file.toObject();
        for (const QString &language : files.keys())
            files.insert(language, renamed(files.value(language), names));
        return files;
    }
    const auto found = names.find(file.toString());
    return found == names.end() ? file : QJsonValue(found->second);
}

} // namespace

Time endOf(const Sound &sound, std::optional<Time> fileLength)
{
    const Time room = roomOf(sound, fileLength);
    if (sound.duration)
        return sound.start + std::min(*sound.duration, room);
    // A visible length until the actual one is known.
    return sound.start + (room == endless ? Time::fromSeconds(3) : room);
}

TrimRange trimRange(const Sound &sound, TimeEdge edge, Time least, std::optional<Time> fileLength)
{
    const Time duration = durationOf(sound, fileLength);
    const Time spare = std::max(Time(), duration - least);
    if (edge == TimeEdge::Start)
        return {Time() - std::min(sound.start, sound.from), spare};
    return {Time() - spare, std::max(Time(), roomOf(sound, fileLength) - duration)};
}

Result<Lecture> withSoundsChanged(const Lecture &lecture, const QString &sceneId, const SoundIds &sounds,
                                  const std::function<void(Sound &)> &change)
{
    const auto changeAll = [&, wanted = setOf(sounds)](std::vector<SoundPtr> &all) -> Result<SoundIds> {
        for (SoundPtr &sound : all) {
            if (!wanted.contains(sound->id))
                continue;
            Sound copy = *sound;
            change(copy);
            if (!isSame(copy, *sound))
                sound = std::make_shared<const Sound>(std::move(copy));
        }
        return SoundIds();
    };
    return withSoundsAtHome(lecture, sceneId, sounds, changeAll);
}

Result<Lecture> withSoundsMoved(const Lecture &lecture, const QString &sceneId, const SoundIds &sounds, Time delta)
{
    for (const SoundPtr &sound : existing(lecture, sceneId, sounds))
        delta = std::max(delta, Time() - sound->start);
    return withSoundsChanged(lecture, sceneId, sounds, [&](Sound &sound) { sound.start = sound.start + delta; });
}

Result<Lecture> withSoundsTrimmed(const Lecture &lecture, const QString &sceneId, const SoundIds &sounds, TimeEdge edge,
                                  Time delta, Time least, const SoundLength &lengthOf)
{
    return withSoundsChanged(lecture, sceneId, sounds, [&](Sound &sound) {
        const auto length = lengthOf(lecture, sound);
        const auto [first, last] = trimRange(sound, edge, least, length);
        const Time change = std::clamp(delta, first, last);
        if (change == Time())
            return;
        const Time duration = durationOf(sound, length);
        if (edge == TimeEdge::End) {
            setDuration(sound, duration + change, length);
            return;
        }
        sound.start = sound.start + change;
        sound.from = sound.from + change;
        if (sound.duration)
            setDuration(sound, duration - change, length);
    });
}

Result<Lecture> withSoundsFaded(const Lecture &lecture, const QString &sceneId, const SoundIds &sounds, TimeEdge edge,
                                Time fade, const SoundLength &lengthOf)
{
    return withSoundsChanged(lecture, sceneId, sounds, [&](Sound &sound) {
        const Time other = edge == TimeEdge::Start ? sound.fadeOut : sound.fadeIn;
        const Time most = std::max(Time(), durationOf(sound, lengthOf(lecture, sound)) - other);
        (edge == TimeEdge::Start ? sound.fadeIn : sound.fadeOut) = std::clamp(fade, Time(), most);
    });
}

Result<Lecture> withGainChanged(const Lecture &lecture, const QString &sceneId, const SoundIds &sounds, double decibels)
{
    return withSoundsChanged(lecture, sceneId, sounds, [&](Sound &sound) {
        sound.gain = std::clamp(sound.gain + decibels, lecture::leastGain, lecture::mostGain);
    });
}

Result<Lecture> withSoundsMuted(const Lecture &lecture, const QString &sceneId, const SoundIds &sounds, bool isMuted)
{
    return withSoundsChanged(lecture, sceneId, sounds, [&](Sound &sound) { sound.isMuted = isMuted; });
}

Result<Lecture> withSoundsInFile(const Lecture &lecture, const QString &sceneId, const SoundIds &sounds,
                                 const QString &file, const QString &language)
{
    return withSoundsChanged(lecture, sceneId, sounds, [&](Sound &sound) {
        if (!sound.file.isObject()) {
            sound.file = file;
            return;
        }
        QJsonObject files = sound.file.toObject();
        files.insert(language, file);
        sound.file = files;
    });
}

Result<Lecture> withoutSounds(const Lecture &lecture, const QString &sceneId, const SoundIds &sounds)
{
    const auto remove = [gone = setOf(sounds)](std::vector<SoundPtr> &all) -> Result<SoundIds> {
        std::erase_if(all, [&](const SoundPtr &sound) { return gone.contains(sound->id); });
        return SoundIds();
    };
    return withSoundsAtHome(lecture, sceneId, sounds, remove);
}

Result<NewSounds> withSoundsRepeated(const Lecture &lecture, const QString &sceneId, const SoundIds &sounds, Time delta)
{
    Result<NewSounds> result = NewSounds{lecture, {}};
    for (const auto &[home, ids] : byHome(lecture, sceneId, sounds)) {
        std::vector<Sound> copies;
        for (const SoundPtr &sound : existing(lecture, home, ids)) {
            copies.push_back(*sound);
            copies.back().start = std::max(Time(), sound->start + delta);
        }
        auto with = withCopies(result->lecture, home, std::move(copies));
        if (!with)
            return with;
        std::ranges::copy(with->sounds, std::back_inserter(result->sounds));
        result->lecture = std::move(with->lecture);
    }
    return result;
}

Result<NewSounds> withSoundsSplit(const Lecture &lecture, const QString &sceneId, const SoundIds &sounds, Time at,
                                  const SoundLength &lengthOf)
{
    const auto split = [&, wanted = setOf(sounds)](std::vector<SoundPtr> &all) -> Result<SoundIds> {
        SoundIds halves;
        OwnNames names(all);
        for (const SoundPtr &sound : std::exchange(all, {})) {
            all.push_back(sound);
            const auto length = lengthOf(lecture, *sound);
            if (!wanted.contains(sound->id) || at <= sound->start || at >= endOf(*sound, length))
                continue;
            const Time before = at - sound->start;
            Sound first = *sound;
            first.duration = before;
            first.fadeIn = std::min(first.fadeIn, before);
            first.fadeOut = {};
            Sound second = *sound;
            second.id = {};
            takeFreeName(second, names);
            second.start = at;
            second.from = sound->from + before;
            if (second.duration)
                second.duration = *second.duration - before;
            second.fadeIn = {};
            second.fadeOut = std::min(second.fadeOut, durationOf(second, length));
            halves.push_back(second.id);
            all.back() = std::make_shared<const Sound>(std::move(first));
            all.push_back(std::make_shared<const Sound>(std::move(second)));
        }
        if (halves.empty())
            return base::failure(TimelineWords::tr("No selected sound plays at the playhead."),
                                 TimelineWords::tr("Select a sound and put the playhead inside it."));
        return halves;
    };
    return withSounds(lecture, sceneId, split);
}

Lecture copiedSounds(const Lecture &lecture, const QString &sceneId, const SoundIds &sounds, Time origin,
                     const timeline::AnimationRegistry &registry)
{
    const std::vector<SoundPtr> originals = existing(lecture, sceneId, sounds);
    if (originals.empty())
        return {};
    lecture::Scene scene;
    for (const SoundPtr &sound : originals) {
        const Time later = beginAfterScene(lecture, homeOfSound(lecture, sceneId, sound->id), sceneId, registry);
        Sound copy = *sound;
        copy.start = std::max(Time(), sound->start - later - origin);
        scene.sounds.push_back(std::make_shared<const Sound>(std::move(copy)));
    }
    Lecture copied = clipboardLecture(std::move(scene));
    copied.language = lecture.language;
    copied.languages = lecture.languages;
    for (const SoundPtr &sound : originals) {
        for (const QString &file : filesOf(*sound)) {
            if (const auto found = lecture.assets.find(file); found != lecture.assets.end() && found->second.content)
                copied.assets.insert(*found);
        }
    }
    return copied;
}

Result<NewSounds> withSoundsPasted(const Lecture &lecture, const QString &sceneId, const Lecture &copied, Time at)
{
    return withAssetsOf(lecture, copied).and_then([&](const auto &files) {
        std::vector<Sound> sounds;
        for (const lecture::ScenePtr &scene : copied.scenes) {
            for (const SoundPtr &sound : scene->sounds) {
                sounds.push_back(*sound);
                sounds.back().start = sound->start + at;
                sounds.back().file = renamed(sound->file, files.names);
            }
        }
        return withCopies(files.lecture, sceneId, std::move(sounds));
    });
}

} // namespace lectograph::editor
