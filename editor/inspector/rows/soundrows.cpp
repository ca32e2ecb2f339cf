// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/sound_edits.h"
#include "editor/edits/texts.h"
#include "editor/inspector/rows/documentrows.h"
#include "editor/language/names.h"

#include <QSet>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Time;
using lecture::Lecture;
using lecture::Sound;

namespace {

using Get = std::function<QJsonValue(const Sound &)>;
using Set = std::function<void(Sound &, const QJsonValue &)>;

/// The languages in which names or files of the sounds differ.
QStringList differingLanguages(Session &session, const QString &sceneId, const SoundIds &sounds, const Get &get)
{
    const lecture::Scene *scene = session.document.scene(sceneId);
    const Languages languages = languagesOf(session.document.lecture());
    QStringList differing;
    for (const QString &language : languages.all) {
        QSet<QString> texts;
        for (const SoundId id : sounds) {
            if (const Sound *sound = scene ? lecture::soundOf(*scene, id) : nullptr)
                texts.insert(textIn(get(*sound), language, languages.own));
        }
        if (texts.size() > 1)
            differing.append(language);
    }
    return differing;
}

/// `get` returns undefined for the default; `set` receives undefined to reset.
RowSource soundSource(Session &session, const SoundIds &sounds, FieldSpec spec, const QJsonValue &preset,
                      const Get &get, const Set &set)
{
    RowSource source;
    source.spec = std::move(spec);
    const QString sceneId = session.selection.scene();
    const bool isByLanguage = source.spec.kind == FieldKind::Text || source.spec.kind == FieldKind::Sound;
    source.read = [&session, sceneId, sounds, get, preset, isByLanguage] {
        Reading reading;
        bool isFirst = true;
        const lecture::Scene *scene = session.document.scene(sceneId);
        for (const SoundId id : sounds) {
            const Sound *sound = scene ? lecture::soundOf(*scene, id) : nullptr;
            if (!sound)
                continue;
            const QJsonValue value = get(*sound);
            if (isFirst)
                reading = {value, PropertyKind::Constant, false, value == preset, value};
            reading.isMixed = reading.isMixed || value != reading.value;
            reading.isDefault = reading.isDefault && value == preset;
            isFirst = false;
        }
        if (reading.isMixed && isByLanguage)
            reading.mixedIn = differingLanguages(session, sceneId, sounds, get);
        return reading;
    };
    source.change = [sceneId, sounds, get, set](const Lecture &lecture, const ValueChange &change) {
        return withSoundsChanged(lecture, sceneId, sounds, [&](Sound &sound) { set(sound, change(get(sound))); });
    };
    source.write = [change = source.change, preset](const Lecture &lecture, const QJsonValue &value) {
        return change(lecture, [&](const QJsonValue &) { return value.isUndefined() ? preset : value; });
    };
    return source;
}

RowSource timeSource(Session &session, const SoundIds &sounds, const FieldSpec &spec, Time Sound::*member)
{
    return soundSource(
        session, sounds, spec, 0.0, [member](const Sound &sound) { return QJsonValue((sound.*member).seconds()); },
        [member](Sound &sound, const QJsonValue &value) { sound.*member = Time::fromSeconds(value.toDouble()); });
}

} // namespace

std::vector<RowSource> soundSources(Session &session, const SoundIds &sounds)
{
    std::vector<RowSource> sources;
    FieldSpec name = fieldSpec(u"name"_s, FieldKind::Text, Words::tr("Name"), Words::tr("What the sound is called"));
    name.isPlain = true;
    sources.push_back(soundSource(
        session, sounds, name, QJsonValue(), [](const Sound &sound) { return sound.name; },
        [](Sound &sound, const QJsonValue &value) { sound.name = isEmptyText(value) ? QJsonValue() : value; }));
    sources.push_back(soundSource(
        session, sounds,
        fieldSpec(u"file"_s, FieldKind::Sound, Words::tr("File"),
                  Words::tr("What is heard; a narration can have a file for each language")),
        QJsonValue(), [](const Sound &sound) { return sound.file; },
        [](Sound &sound, const QJsonValue &value) { sound.file = isEmptyText(value) ? QJsonValue() : value; }));
    sources.back().read = [read = sources.back().read] {
        Reading reading = read();
        reading.isDefault = true; // there is no default file
        return reading;
    };
    sources.push_back(timeSource(session, sounds,
                                 secondsSpec(u"start"_s, Words::tr("Start"), Words::tr("When it begins in the scene")),
                                 &Sound::start));
    sources.push_back(timeSource(
        session, sounds,
        secondsSpec(u"from"_s, Words::tr("Leave out"), Words::tr("So much of the beginning of the file is left out")),
        &Sound::from));
    FieldSpec duration = secondsSpec(u"duration"_s, Words::tr("Duration"),
                                     Words::tr("How long it plays; left empty, until the file ends"));
    duration.min = 0.01;
    duration.isOptional = true;
    duration.placeholder = Words::tr("To its end");
    sources.push_back(soundSource(
        session, sounds, duration, QJsonValue::Undefined,
        [](const Sound &sound) {
            return sound.duration ? QJsonValue(sound.duration->seconds()) : QJsonValue(QJsonValue::Undefined);
        },
        [](Sound &sound, const QJsonValue &value) {
            sound.duration = value.isDouble() ? std::optional(Time::fromSeconds(value.toDouble())) : std::nullopt;
        }));
    FieldSpec gain = fieldSpec(u"gain"_s, FieldKind::Number, Words::tr("Loudness"),
                               Words::tr("Louder or softer than the file: 6 dB is twice as much, −6 dB half"));
    gain.min = lecture::leastGain;
    gain.max = lecture::mostGain;
    gain.step = 0.5;
    gain.unit = Words::tr("dB");
    sources.push_back(soundSource(
        session, sounds, gain, 0.0, [](const Sound &sound) { return QJsonValue(sound.gain); },
        [](Sound &sound, const QJsonValue &value) { sound.gain = value.toDouble(); }));
    sources.push_back(timeSource(
        session, sounds,
        secondsSpec(u"fadeIn"_s, Words::tr("Fade in"), Words::tr("How long it takes until it is fully heard")),
        &Sound::fadeIn));
    sources.push_back(timeSource(
        session, sounds,
        secondsSpec(u"fadeOut"_s, Words::tr("Fade out"), Words::tr("How long it takes to go away at its end")),
        &Sound::fadeOut));
    sources.push_back(soundSource(
        session, sounds, fieldSpec(u"muted"_s, FieldKind::Boolean, Words::tr("Muted"), Words::tr("It is not heard")),
        false, [](const Sound &sound) { return QJsonValue(sound.isMuted); },
        [](Sound &sound, const QJsonValue &value) { sound.isMuted = value.toBool(); }));
    return sources;
}

} // namespace lectograph::editor
