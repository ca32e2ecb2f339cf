// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/animation_list.h"
#include "editor/edits/blocks.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/clip_edits.h"
#include "editor/edits/heard_sounds.h"
#include "editor/edits/lookup.h"
#include "editor/edits/texts.h"
#include "editor/inspector/rows/clipsource.h"
#include "editor/inspector/rows/documentrows.h"
#include "editor/inspector/rows/targetrows.h"
#include "editor/language/names.h"
#include "editor/operations/apply_edit.h"
#include "lecture/visible.h"
#include "media/sound_survey.h"

#include <QSet>

#include <algorithm>
#include <ranges>
#include <unordered_map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::Sound;
using timeline::AnimationType;
using timeline::Clip;

namespace {

Reading have(const QJsonValue &value, bool isDefault)
{
    return {.value = value, .isDefault = isDefault};
}

QString overText(timeline::Over over)
{
    switch (over) {
    case timeline::Over::Whole: return u"whole"_s;
    case timeline::Over::Children: return u"children"_s;
    case timeline::Over::Leaves: return u"leaves"_s;
    case timeline::Over::Own: return {};
    }
    return {};
}

RowSource easeSource(Session &session)
{
    RowSource source = clipSource(
        session,
        fieldSpec(u"ease"_s, FieldKind::Easing, Words::tr("Easing"), Words::tr("How it speeds up and slows down")),
        [](const Clip &clip, const AnimationType *) { return have(clip.ease, clip.ease.isEmpty()); }, {});
    source.write = [scene = session.selection.scene(), clips = session.selection.clips()](const Lecture &lecture,
                                                                                          const QJsonValue &value) {
        return withClipsEased(lecture, scene, clips, value.toString());
    };
    return source;
}

RowSource durationSource(Session &session)
{
    FieldSpec made = secondsSpec(u"duration"_s, Words::tr("Duration"), Words::tr("How long it takes"));
    made.isOptional = true;
    made.placeholder = Words::tr("Automatic");
    return clipSource(
        session, made,
        [](const Clip &clip, const AnimationType *type) {
            if (clip.duration)
                return have(clip.duration->seconds(), false);
            return have(type ? QJsonValue(type->seconds) : QJsonValue(QJsonValue::Undefined), true);
        },
        [](Clip &clip, const QJsonValue &value) { clip.duration = timeFrom(value); });
}

RowSource lagSource(Session &session)
{
    FieldSpec made =
        fieldSpec(u"lag"_s, FieldKind::Number, Words::tr("Lag"),
                  Words::tr("After what share of one part's time the next one starts; 0: all at once, 1: one by one"));
    made.min = 0;
    made.max = 10;
    made.isOptional = true;
    made.placeholder = Words::tr("Automatic");
    made.step = 0.05;
    return clipSource(
        session, made,
        [](const Clip &clip, const AnimationType *type) {
            if (clip.lag)
                return have(*clip.lag, false);
            const double own = type ? type->lag : 0;
            return have(own >= 0 ? QJsonValue(own) : QJsonValue(QJsonValue::Undefined), true);
        },
        [](Clip &clip, const QJsonValue &value) {
            clip.lag = value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
        });
}

RowSource overSource(Session &session)
{
    FieldSpec made = fieldSpec(u"over"_s, FieldKind::Choice, Words::tr("One by one"),
                               Words::tr("What the lag runs over"));
    made.choices = {QString(), u"whole"_s, u"children"_s, u"leaves"_s};
    made.choiceLabels = {Words::tr("Automatic"), Words::tr("The whole"), Words::tr("Its parts"),
                         Words::tr("Every letter")};
    return clipSource(
        session, made,
        [](const Clip &clip, const AnimationType *type) {
            const QString own = type ? overText(type->over) : QString();
            return have(clip.over.isEmpty() ? own : clip.over, clip.over.isEmpty());
        },
        [](Clip &clip, const QJsonValue &value) { clip.over = value.toString(); });
}

/// The distance between the starts of several clips.
RowSource staggerSource(Session &session)
{
    RowSource source;
    source.spec =
        secondsSpec(u"stagger"_s, Words::tr("One after another by"),
                    Words::tr("The time from the start of each clip to the start of the next one; 0: together"));
    const ClipIds clips = session.selection.clips();
    source.read = [&session, clips] {
        const auto step = staggerOf(session.document.lecture(), editContextOf(session), clips);
        Reading reading = have(step.value_or(Time()).seconds(), true);
        reading.isMixed = !step;
        return reading;
    };
    source.write = [&session, clips](const Lecture &lecture, const QJsonValue &value) {
        return withStaggered(lecture, editContextOf(session), clips, Time::fromSeconds(value.toDouble()))
            .map([](ItemsEdit &&edit) { return std::move(edit.lecture); });
    };
    return source;
}

using SoundGet = std::function<QJsonValue(const Sound &)>;
using SoundSet = std::function<void(Sound &, const QJsonValue &)>;
using Sounds = std::vector<const Sound *>;

/// Those that the scene and those before it have, in the order of the ids.
Sounds soundsOf(const lecture::Lecture &lecture, const QString &scene, const SoundIds &ids)
{
    const auto homes = byHome(lecture, scene, ids); // in the time that one takes
    std::unordered_map<SoundId, const Sound *> all;
    for (const QString &home : homes | std::views::keys) {
        for (const lecture::SoundPtr &sound : lecture::writtenScene(lecture, home)->sounds)
            all.emplace(sound->id, sound.get());
    }
    Sounds sounds;
    for (const SoundId id : ids) {
        if (const auto found = all.find(id); found != all.end())
            sounds.push_back(found->second);
    }
    return sounds;
}

/// The languages in which names or files of the sounds differ.
QStringList differingLanguages(const Sounds &sounds, const Languages &languages, const SoundGet &get)
{
    QStringList differing;
    for (const QString &language : languages.all) {
        QSet<QString> texts;
        for (const Sound *sound : sounds)
            texts.insert(textIn(get(*sound), language, languages.own));
        if (texts.size() > 1)
            differing.append(language);
    }
    return differing;
}

/// `get` returns undefined for the default; `set` receives undefined to reset.
RowSource soundSource(Session &session, const FieldSpec &spec, const QJsonValue &preset, const SoundGet &get,
                      const SoundSet &set)
{
    RowSource source;
    source.spec = spec;
    const QString sceneId = session.selection.scene();
    const SoundIds ids = session.selection.sounds();
    const bool isByLanguage = spec.kind == FieldKind::Text || spec.kind == FieldKind::Sound;
    source.read = [&session, sceneId, ids, get, preset, isByLanguage] {
        const Sounds sounds = soundsOf(session.document.lecture(), sceneId, ids);
        std::vector<Reading> readings;
        for (const Sound *sound : sounds) {
            const QJsonValue value = get(*sound);
            readings.push_back({.value = value, .isDefault = value == preset, .written = value});
        }
        Reading reading = together(readings);
        if (reading.isMixed && isByLanguage)
            reading.mixedIn = differingLanguages(sounds, languagesOf(session.document.lecture()), get);
        return reading;
    };
    source.change = [sceneId, ids, get, set](const Lecture &lecture, const ValueChange &change) {
        return withSoundsChanged(lecture, sceneId, ids, [&](Sound &sound) { set(sound, change(get(sound))); });
    };
    source.write = [change = source.change, preset](const Lecture &lecture, const QJsonValue &value) {
        return change(lecture, [&](const QJsonValue &) { return value.isUndefined() ? preset : value; });
    };
    return source;
}

RowSource timeSource(Session &session, const QString &key, const QString &label, const QString &help,
                     Time Sound::*member)
{
    return soundSource(
        session, secondsSpec(key, label, help), 0.0,
        [member](const Sound &sound) { return QJsonValue((sound.*member).seconds()); },
        [member](Sound &sound, const QJsonValue &value) { sound.*member = Time::fromSeconds(value.toDouble()); });
}

/// Of a name or a file.
RowSource textSource(Session &session, const FieldSpec &spec, QJsonValue Sound::*member)
{
    return soundSource(
        session, spec, QJsonValue(), [member](const Sound &sound) { return sound.*member; },
        [member](Sound &sound, const QJsonValue &value) { sound.*member = isEmptyText(value) ? QJsonValue() : value; });
}

} // namespace

std::vector<RowSource> clipSources(Session &session)
{
    const bool hasGroup = !session.document.scene(session.selection.scene())
        || std::ranges::any_of(session.selectedClips(), &Clip::isGroup);
    std::vector<RowSource> sources{
        clipSource(
            session,
            secondsSpec(u"start"_s, Words::tr("Start"), Words::tr("When it begins; in a group, a further delay")),
            [](const Clip &clip, const AnimationType *) { return have(clip.start.seconds(), clip.start == Time()); },
            [](Clip &clip, const QJsonValue &value) { clip.start = Time::fromSeconds(value.toDouble()); }),
        durationSource(session)};
    if (session.selection.clips().size() > 1)
        sources.push_back(staggerSource(session));
    if (hasGroup) {
        sources.push_back(lagSource(session));
        return sources;
    }
    sources.push_back(easeSource(session));
    sources.push_back(lagSource(session));
    const bool haveParts = std::ranges::none_of(session.selectedClips(), [&](const Clip *clip) {
        const AnimationType *type = session.registry().animations.find(clip->type);
        return type && !type->apply; // what changes properties, or is made of clips
    });
    if (haveParts)
        sources.push_back(overSource(session));
    std::ranges::move(targetSources(session), std::back_inserter(sources));
    if (auto change = changedPropertySource(session))
        sources.push_back(std::move(*change));
    return sources;
}

std::vector<RowSource> soundSources(Session &session)
{
    FieldSpec name = fieldSpec(u"name"_s, FieldKind::Text, Words::tr("Name"), Words::tr("What the sound is called"));
    name.isPlain = true;
    const FieldSpec file = fieldSpec(u"file"_s, FieldKind::Sound, Words::tr("File"),
                                     Words::tr("What is heard; a narration can have a file for each language"));
    FieldSpec duration = secondsSpec(u"duration"_s, Words::tr("Duration"),
                                     Words::tr("How long it plays; left empty, until the file ends"));
    duration.min = 0.01;
    duration.isOptional = true;
    duration.placeholder = Words::tr("To its end");
    FieldSpec gain = fieldSpec(u"gain"_s, FieldKind::Number, Words::tr("Loudness"),
                               Words::tr("Louder or softer than the file: 6 dB is twice as much, −6 dB half"));
    gain.min = lecture::leastGain;
    gain.max = lecture::mostGain;
    gain.step = 0.5;
    gain.unit = Words::tr("dB");
    return {
        textSource(session, name, &Sound::name),
        withoutDefault(textSource(session, file, &Sound::file)),
        timeSource(session, u"start"_s, Words::tr("Start"), Words::tr("When it begins in the scene"), &Sound::start),
        timeSource(session, u"from"_s, Words::tr("Skip"), Words::tr("So much of the beginning of the file is skipped"),
                   &Sound::from),
        soundSource(
            session, duration, QJsonValue::Undefined,
            [](const Sound &sound) {
                return sound.duration ? QJsonValue(sound.duration->seconds()) : QJsonValue(QJsonValue::Undefined);
            },
            [](Sound &sound, const QJsonValue &value) { sound.duration = timeFrom(value); }),
        soundSource(
            session, gain, 0.0, [](const Sound &sound) { return QJsonValue(sound.gain); },
            [](Sound &sound, const QJsonValue &value) { sound.gain = value.toDouble(); }),
        timeSource(session, u"fadeIn"_s, Words::tr("Fade in"), Words::tr("How long it takes until it is fully heard"),
                   &Sound::fadeIn),
        timeSource(session, u"fadeOut"_s, Words::tr("Fade out"), Words::tr("How long it takes to go away at its end"),
                   &Sound::fadeOut),
        soundSource(
            session, fieldSpec(u"muted"_s, FieldKind::Boolean, Words::tr("Muted"), Words::tr("It is not heard")), false,
            [](const Sound &sound) { return QJsonValue(sound.isMuted); },
            [](Sound &sound, const QJsonValue &value) { sound.isMuted = value.toBool(); }),
        soundSource(
            session,
            fieldSpec(
                u"runsOn"_s, FieldKind::Boolean, Words::tr("May run on"),
                Words::tr("It may go on in later scenes and under other sounds, as music does: this is no problem")),
            false, [](const Sound &sound) { return QJsonValue(media::isMeantToRunOn(sound)); },
            [](Sound &sound, const QJsonValue &value) {
                const QString key = QString::fromLatin1(media::runsOnKey);
                value.toBool() ? void(sound.extra.insert(key, true)) : sound.extra.remove(key);
            }),
    };
}

} // namespace lectograph::editor
