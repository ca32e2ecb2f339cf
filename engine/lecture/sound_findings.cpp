// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/spelling.h"
#include "graph/value.h"
#include "lecture/findings.h"
#include "lecture/sentence.h"
#include "lecture/sequence.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::Time;
using graph::Severity;

/// Checks the name only; whether a file can be decoded is found when decoding it.
bool looksLikeSound(const QString &file)
{
    constexpr std::array endings{"aac", "ac3",  "aif", "aifc", "aiff", "amr", "ape",  "au",   "caf", "flac", "m4a",
                                 "m4b", "m4v",  "mka", "mkv",  "mov",  "mp2", "mp3",  "mp4",  "mpc", "oga",  "ogg",
                                 "ogv", "opus", "snd", "tta",  "w64",  "wav", "wave", "webm", "wma", "wv"};
    const QString ending = file.section(u'/', -1).section(u'.', -1).toLower();
    return std::ranges::any_of(endings, [&](const char *one) { return ending == QLatin1String(one); });
}

class Hearing
{
public:
    explicit Hearing(const Lecture &lecture) : m_lecture(lecture) {}

    void inspect(const Scene &scene, std::size_t index, Time start, Time end)
    {
        const Sound &sound = *scene.sounds[index];
        m_place = placeIn(scene, u"sounds/%1"_s.arg(index));
        inspectKeys(sound.extra);
        inspectFiles(sound.file);
        if (start + sound.start >= end)
            warn(Sentence::tr("The sound starts when the lecture is over, so it is never heard."),
                 Sentence::tr("Let it start earlier, or make the scene longer."), u"/start"_s);
        else if (sound.duration && *sound.duration == Time())
            warn(Sentence::tr("The sound is 0 seconds long, so it is never heard."),
                 Sentence::tr("Make it longer, or remove it."), u"/duration"_s);
    }

    graph::Problems found() { return std::move(m_found); }

private:
    void report(Severity severity, const QString &what, const QString &remedy, const QString &key)
    {
        m_found.push_back({severity, {what, remedy, m_place + key}});
    }
    void warn(const QString &what, const QString &remedy, const QString &key)
    {
        report(Severity::Warning, what, remedy, key);
    }

    void inspectKeys(const QJsonObject &extra)
    {
        const QStringList known{u"name"_s, u"file"_s,   u"start"_s,   u"from"_s,  u"duration"_s,
                                u"gain"_s, u"fadeIn"_s, u"fadeOut"_s, u"muted"_s, u"runsOn"_s};
        const QStringList keys = extra.keys();
        for (const QString &key : keys) {
            const QString near = base::didYouMean(key, known);
            if (!near.isEmpty())
                warn(Sentence::tr("“%1” means nothing here; it is kept.").arg(key), near, u'/' + key);
        }
    }

    void inspectFiles(const QJsonValue &file)
    {
        if (!file.isObject()) {
            if (file.toString().isEmpty())
                warn(Sentence::tr("The sound has no file, so it is silent."),
                     Sentence::tr("Choose one, or remove the sound."), u"/file"_s);
            else
                inspectFile(file.toString(), u"/file"_s);
            return;
        }
        for (const QString &language : m_lecture.languages) {
            if (!file.toObject().contains(language))
                warn(Sentence::tr("There is no sound file for the language “%1”.").arg(language),
                     Sentence::tr("Choose one; until then that of another language is heard."), u"/file"_s);
        }
        const QJsonObject files = file.toObject();
        for (auto one = files.begin(); one != files.end(); ++one)
            inspectFile(one.value().toString(), u"/file/"_s + one.key());
    }

    void inspectFile(const QString &file, const QString &key)
    {
        if (m_lecture.assets.contains(file)) {
            if (!looksLikeSound(file))
                warn(Sentence::tr("“%1” does not look like a sound file.").arg(file),
                     Sentence::tr("Use WAV, FLAC, MP3, M4A, Ogg or Opus."), key);
            return;
        }
        QStringList known;
        for (const auto &[other, asset] : m_lecture.assets)
            known.append(other);
        const QString near = base::didYouMean(file, known);
        report(Severity::Failure, Sentence::tr("The lecture carries no file “%1”.").arg(file),
               near.isEmpty() ? Sentence::tr("Add the file to its assets.") : near, key);
    }

    const Lecture &m_lecture;
    QString m_place;
    graph::Problems m_found;
};

} // namespace

graph::Problems soundFindings(const Lecture &lecture, const timeline::Registry &registry)
{
    Hearing hearing(lecture);
    const std::vector<ScenePlace> places = placesOf(lecture, registry.animations);
    for (const ScenePlace &place : places) {
        const Scene &scene = *lecture.scenes[place.scene];
        for (std::size_t i = 0; i < scene.sounds.size(); ++i)
            hearing.inspect(scene, i, place.start, places.back().end());
    }
    return hearing.found();
}

} // namespace lectograph::lecture
