// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/sound_edits.h"

#include "editor/edits/assets.h"
#include "editor/edits/lookup.h"
#include "editor/edits/clipboardlecture.h"
#include "editor/language/timelinewords.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Time;
using lecture::Lecture;
using lecture::Sound;
using lecture::SoundPtr;

namespace {

constexpr Time endless{Time::perSecond * 1'000'000};

/// How much of the file there is from where the sound begins.
Time roomOf(const Sound &sound, const SoundLength &lengthOf)
{
    const auto length = lengthOf(sound);
    return length ? std::max(Time(), *length - sound.from) : endless;
}

Time lastingOf(const Sound &sound, const SoundLength &lengthOf)
{
    return endOf(sound, lengthOf) - sound.start;
}

/// Until the end of the file if that is all there is, so that another file in its place is heard as a whole too.
void setLasting(Sound &sound, Time lasting, const SoundLength &lengthOf)
{
    if (lasting >= roomOf(sound, lengthOf))
        sound.duration.reset();
    else
        sound.duration = lasting;
}

using SoundChange = std::function<void(Sound &)>;

Result<Lecture> withEach(const Lecture &lecture, const QString &sceneId, const SoundIndices &sounds,
                         const SoundChange &change)
{
    Result<Lecture> result = lecture;
    for (const int index : sounds) {
        const auto scene = foundScene(*result, sceneId);
        if (!scene)
            return tl::unexpected(scene.error());
        if (index < 0 || index >= static_cast<int>((*scene)->sounds.size()))
            continue;
        const Sound &before = *(*scene)->sounds[static_cast<std::size_t>(index)];
        Sound after = before;
        change(after);
        const bool isSame = after.start == before.start && after.from == before.from
            && after.duration == before.duration && after.file == before.file && after.fadeIn == before.fadeIn
            && after.fadeOut == before.fadeOut && after.isMuted == before.isMuted && after.gain == before.gain;
        if (!isSame)
            result = lecture::withSound(*result, sceneId, index, std::move(after));
        if (!result)
            return result;
    }
    return result;
}

/// Those of the indices that the scene has.
Result<std::vector<SoundPtr>> selected(const Lecture &lecture, const QString &sceneId, const SoundIndices &sounds)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    std::vector<SoundPtr> result;
    for (const int index : sounds) {
        if (index >= 0 && index < static_cast<int>((*scene)->sounds.size()))
            result.push_back((*scene)->sounds[static_cast<std::size_t>(index)]);
    }
    return result;
}

Result<SoundsEdit> withNew(const Lecture &lecture, const QString &sceneId, std::vector<Sound> sounds)
{
    SoundsEdit edit{lecture, {}};
    for (Sound &sound : sounds) {
        const auto scene = foundScene(edit.lecture, sceneId);
        if (!scene)
            return tl::unexpected(scene.error());
        const int index = static_cast<int>((*scene)->sounds.size());
        auto with = lecture::withSound(edit.lecture, sceneId, index, std::move(sound));
        if (!with)
            return tl::unexpected(with.error());
        edit.lecture = std::move(*with);
        edit.sounds.push_back(index);
    }
    return edit;
}

/// The files that it names, whichever language they are for.
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

Time endOf(const Sound &sound, const SoundLength &lengthOf)
{
    const Time room = roomOf(sound, lengthOf);
    if (sound.duration)
        return sound.start + std::min(*sound.duration, room);
    // Something to see until its length is known.
    return sound.start + (room == endless ? Time::fromSeconds(3) : room);
}

Result<Lecture> withSoundsMoved(const Lecture &lecture, const QString &sceneId, const SoundIndices &sounds, Time delta)
{
    const auto moved = selected(lecture, sceneId, sounds);
    if (!moved)
        return tl::unexpected(moved.error());
    for (const SoundPtr &sound : *moved)
        delta = std::max(delta, Time() - sound->start);
    return withEach(lecture, sceneId, sounds, [&](Sound &sound) { sound.start = sound.start + delta; });
}

Result<Lecture> withSoundsTrimmed(const Lecture &lecture, const QString &sceneId, const SoundIndices &sounds,
                                  ClipEdge edge, Time delta, Time least, const SoundLength &lengthOf)
{
    const auto trimmed = selected(lecture, sceneId, sounds);
    if (!trimmed)
        return tl::unexpected(trimmed.error());
    for (const SoundPtr &sound : *trimmed) {
        const Time lasting = lastingOf(*sound, lengthOf);
        const Time spare = std::max(Time(), lasting - least);
        if (edge == ClipEdge::Start)
            delta = std::clamp(delta, Time() - std::min(sound->start, sound->from), spare);
        else
            delta = std::clamp(delta, Time() - spare, std::max(Time(), roomOf(*sound, lengthOf) - lasting));
    }
    return withEach(lecture, sceneId, sounds, [&](Sound &sound) {
        if (delta == Time())
            return;
        const Time lasting = lastingOf(sound, lengthOf);
        if (edge == ClipEdge::End) {
            setLasting(sound, lasting + delta, lengthOf);
            return;
        }
        sound.start = sound.start + delta;
        sound.from = sound.from + delta;
        if (sound.duration)
            setLasting(sound, lasting - delta, lengthOf);
    });
}

Result<Lecture> withSoundsFaded(const Lecture &lecture, const QString &sceneId, const SoundIndices &sounds,
                                ClipEdge edge, Time fade, const SoundLength &lengthOf)
{
    return withEach(lecture, sceneId, sounds, [&](Sound &sound) {
        const Time other = edge == ClipEdge::Start ? sound.fadeOut : sound.fadeIn;
        const Time most = std::max(Time(), lastingOf(sound, lengthOf) - other);
        (edge == ClipEdge::Start ? sound.fadeIn : sound.fadeOut) = std::clamp(fade, Time(), most);
    });
}

Result<Lecture> withGainChanged(const Lecture &lecture, const QString &sceneId, const SoundIndices &sounds,
                                double decibels)
{
    return withEach(lecture, sceneId, sounds, [&](Sound &sound) {
        sound.gain = std::clamp(sound.gain + decibels, lecture::leastGain, lecture::mostGain);
    });
}

Result<Lecture> withSoundsMuted(const Lecture &lecture, const QString &sceneId, const SoundIndices &sounds,
                                bool isMuted)
{
    return withEach(lecture, sceneId, sounds, [&](Sound &sound) { sound.isMuted = isMuted; });
}

Result<Lecture> withSoundsInFile(const Lecture &lecture, const QString &sceneId, const SoundIndices &sounds,
                                 const QString &file, const QString &language)
{
    return withEach(lecture, sceneId, sounds, [&](Sound &sound) {
        if (!sound.file.isObject()) {
            sound.file = file;
            return;
        }
        QJsonObject files = sound.file.toObject();
        files.insert(language, file);
        sound.file = files;
    });
}

Result<Lecture> withoutSounds(const Lecture &lecture, const QString &sceneId, const SoundIndices &sounds)
{
    SoundIndices order = sounds;
    std::ranges::sort(order, std::greater<>()); // from the end, so that the others keep their places
    Result<Lecture> result = lecture;
    for (const int index : order) {
        result = lecture::withoutSound(*result, sceneId, index);
        if (!result)
            return result;
    }
    return result;
}

Result<SoundsEdit> withSoundsDuplicated(const Lecture &lecture, const QString &sceneId, const SoundIndices &sounds,
                                        const SoundLength &lengthOf)
{
    const auto originals = selected(lecture, sceneId, sounds);
    if (!originals)
        return tl::unexpected(originals.error());
    Time start = endless;
    Time end;
    for (const SoundPtr &sound : *originals) {
        start = std::min(start, sound->start);
        end = std::max(end, endOf(*sound, lengthOf));
    }
    std::vector<Sound> copies;
    for (const SoundPtr &sound : *originals) {
        copies.push_back(*sound);
        copies.back().start = sound->start + (end - start);
    }
    return withNew(lecture, sceneId, std::move(copies));
}

Result<SoundsEdit> withSoundsSplit(const Lecture &lecture, const QString &sceneId, const SoundIndices &sounds, Time at,
                                   const SoundLength &lengthOf)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    lecture::Scene split = **scene;
    std::vector<SoundPtr> result;
    SoundIndices places;
    bool isAny = false;
    for (std::size_t i = 0; i < split.sounds.size(); ++i) {
        const SoundPtr &sound = split.sounds[i];
        const bool isSelected = std::ranges::find(sounds, static_cast<int>(i)) != sounds.end();
        result.push_back(sound);
        if (isSelected)
            places.push_back(static_cast<int>(result.size()) - 1);
        if (!isSelected || at <= sound->start || at >= endOf(*sound, lengthOf))
            continue;
        isAny = true;
        const Time before = at - sound->start;
        Sound first = *sound;
        first.duration = before;
        first.fadeIn = std::min(first.fadeIn, before);
        first.fadeOut = {};
        Sound second = *sound;
        second.start = at;
        second.from = sound->from + before;
        if (second.duration)
            second.duration = *second.duration - before;
        second.fadeIn = {};
        second.fadeOut = std::min(second.fadeOut, lastingOf(second, lengthOf));
        result.back() = std::make_shared<const Sound>(std::move(first));
        result.push_back(std::make_shared<const Sound>(std::move(second)));
        places.push_back(static_cast<int>(result.size()) - 1);
    }
    if (!isAny)
        return base::failure(TimelineWords::tr("No selected sound plays at the playhead."),
                             TimelineWords::tr("Select a sound and put the playhead inside it."));
    split.sounds = std::move(result);
    auto with = lecture::withScene(lecture, std::move(split));
    if (!with)
        return tl::unexpected(with.error());
    return SoundsEdit{std::move(*with), std::move(places)};
}

Lecture copiedSounds(const Lecture &lecture, const QString &sceneId, const SoundIndices &sounds)
{
    const auto originals = selected(lecture, sceneId, sounds);
    if (!originals || originals->empty())
        return {};
    const Time origin =
        (*std::ranges::min_element(*originals, {}, [](const SoundPtr &one) { return one->start; }))->start;
    lecture::Scene scene;
    for (const SoundPtr &sound : *originals) {
        Sound copy = *sound;
        copy.start = sound->start - origin;
        scene.sounds.push_back(std::make_shared<const Sound>(std::move(copy)));
    }
    Lecture copied = clipboardLecture(std::move(scene));
    copied.language = lecture.language;
    copied.languages = lecture.languages;
    for (const SoundPtr &sound : *originals) {
        for (const QString &file : filesOf(*sound)) {
            if (const auto found = lecture.assets.find(file); found != lecture.assets.end() && found->second.content)
                copied.assets.insert(*found);
        }
    }
    return copied;
}

Result<SoundsEdit> withSoundsPasted(const Lecture &lecture, const QString &sceneId, const Lecture &copied, Time at)
{
    const auto files = withAssetsOf(lecture, copied);
    if (!files)
        return tl::unexpected(files.error());
    std::vector<Sound> sounds;
    for (const lecture::ScenePtr &scene : copied.scenes) {
        for (const SoundPtr &sound : scene->sounds) {
            sounds.push_back(*sound);
            sounds.back().start = sound->start + at;
            sounds.back().file = renamed(sound->file, files->names);
        }
    }
    return withNew(files->lecture, sceneId, std::move(sounds));
}

} // namespace lectograph::editor
