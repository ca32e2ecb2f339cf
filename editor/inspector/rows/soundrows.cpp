// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/sound_edits.h"
#include "editor/edits/texts.h"
#include "editor/inspector/rows/documentrows.h"
#include "editor/language/names.h"

#include <QSet>

#include <unordered_map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Time;
using lecture::Lecture;
using lecture::Sound;

namespace {

using Get = std::function<QJsonValue(const Sound &)>;
using Set = std::function<void(Sound &, const QJsonValue &)>;
using Sounds = std::vector<const Sound *>;

/// Those that the scene has, in the order of the ids, in the time that one takes.
Sounds soundsOf(const lecture::Scene &scene, const SoundIds &ids)
{
    std::unordered_map<SoundId, const Sound *> all;
    for (const lecture::SoundPtr &sound : scene.sounds)
        all.emplace(sound->id, sound.get());
    Sounds sounds;
    for (const SoundId id : ids) {
        if (const auto found = all.find(id); found != all.end())
            sounds.push_back(found->second);
    }
    return sounds;
}

/// The languages in which names or files of the sounds differ.
QStringList differingLanguages(const Sounds &sounds, const Languages &languages, const Get &get)
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
RowSource soundSource(Session &session, const FieldSpec &spec, const QJsonValue &preset, const Get &get, const Set &set)
{
    RowSource source;
    source.spec = spec;
    const QString sceneId = session.selection.scene();
    const SoundIds ids = session.selection.sounds();
    const bool isByLanguage = spec.kind == FieldKind::Text || spec.kind == FieldKind::Sound;
    source.read = [&session, sceneId, ids, get, preset, isByLanguage] {
        const lecture::Scene *scene = session.document.scene(sceneId);
        const Sounds sounds = scene ? soundsOf(*scene, ids) : Sounds();
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

RowSource timeSource(Session &session, const FieldSpec &spec, Time Sound::*member)
{
    return soundSource(
        session, spec, 0.0, [member](const Sound &sound) { return QJsonValue((sound.*member).seconds()); },
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
        timeSource(session, secondsSpec(u"start"_s, Words::tr("Start"), Words::tr("When it begins in the scene")),
                   &Sound::start),
        timeSource(session,
                   secondsSpec(u"from"_s, Words::tr("Leave out"),
                               Words::tr("So much of the beginning of the file is left out")),
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
        timeSource(
            session,
            secondsSpec(u"fadeIn"_s, Words::tr("Fade in"), Words::tr("How long it takes until it is fully heard")),
            &Sound::fadeIn),
        timeSource(
            session,
            secondsSpec(u"fadeOut"_s, Words::tr("Fade out"), Words::tr("How long it takes to go away at its end")),
            &Sound::fadeOut),
        soundSource(
            session, fieldSpec(u"muted"_s, FieldKind::Boolean, Words::tr("Muted"), Words::tr("It is not heard")), false,
            [](const Sound &sound) { return QJsonValue(sound.isMuted); },
            [](Sound &sound, const QJsonValue &value) { sound.isMuted = value.toBool(); }),
    };
}

} // namespace lectograph::editor
