// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/sound_survey.h"

#include "base/sentence.h"
#include "graph/value.h"
#include "lecture/moments.h"
#include "lecture/sequence.h"
#include "media/soundtrack.h"

#include <algorithm>
#include <cmath>
#include <ranges>

namespace lectograph::media {

using namespace Qt::StringLiterals;
using base::Sentence;
using base::Time;
using Kind = SoundFinding::Kind;

namespace {

/// Shorter than that nobody notices.
constexpr Time noticed{Time::perSecond * 3 / 10};
/// What nobody hears as distortion, and what encoders add to a sound that reaches full scale.
constexpr double toleratedDecibels = 0.5;
/// Between two voices that differ more, one is meant to lie below the other.
constexpr double underneathDecibels = 12;

QString seconds(Time time)
{
    return QString::number(std::round(time.seconds() * 10) / 10);
}

QString clock(Time time)
{
    const auto whole = static_cast<int>(time.seconds());
    return u"%1:%2"_s.arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
}

double linear(double decibels)
{
    return std::pow(10, decibels / 20);
}

} // namespace

bool isMeantToRunOn(const lecture::Sound &sound)
{
    return sound.extra.value(QLatin1StringView(runsOnKey)).toBool();
}

bool isVoice(const Waveform &waveform, Time from, Time duration)
{
    const auto perSecond = static_cast<double>(soundRate) / waveform.samplesPerPeak;
    const auto count = static_cast<qint64>(waveform.peaks.size());
    const auto first = std::clamp<qint64>(std::llround(from.seconds() * perSecond), 0, count);
    const auto last = std::clamp<qint64>(std::llround((from + duration).seconds() * perSecond), first, count);
    constexpr double moment = 1.5;
    if (static_cast<double>(last - first) < moment * perSecond)
        return false;
    const std::span peaks =
        std::span(waveform.peaks).subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(last - first));
    const auto sizeOf = [](const Waveform::Peak &peak) { return std::max(peak.most, -peak.least); };
    float loudest = 0;
    for (const Waveform::Peak &peak : peaks)
        loudest = std::max(loudest, sizeOf(peak));
    const float quiet = 0.06F * loudest; // −24 dB
    const auto pause = static_cast<int>(0.15 * perSecond);
    int run = 0;
    int paused = 0;
    for (const Waveform::Peak &peak : peaks) {
        run = sizeOf(peak) <= quiet ? run + 1 : 0;
        paused += run == pause ? pause : run > pause ? 1 : 0;
    }
    return loudest > 0 && paused >= 0.05 * static_cast<double>(peaks.size());
}

/// A sound that is heard, in samples of the lecture.
struct SoundSurvey::Heard
{
    PlacedSound placed;
    std::shared_ptr<const Waveform> waveform;
    Time begin;
    Time end; ///< also beyond the end of the lecture
    Time sceneStart;
    Time sceneEnd;
    bool isVoice = false;

    QString name(const QStringList &languages) const
    {
        const QString own = graph::localized(placed.sound->name, languages).value_or(QString());
        return own.isEmpty() ? placed.file.section(u'/', -1) : own;
    }
    bool mayRunOn() const { return !isVoice || isMeantToRunOn(*placed.sound); }
};

/// The same for each file in all languages, in the order of the lecture: what is heard does not depend on what was known.
class SoundSurvey::Shares
{
public:
    explicit Shares(const Limits &limits) : m_file(limits.file), m_left(limits.all) {}

    Time of(const std::shared_ptr<const QByteArray> &content) const
    {
        const auto known = m_shares.find(content.get());
        return known == m_shares.end() ? std::min(m_file, m_left) : known->second;
    }
    void use(const std::shared_ptr<const QByteArray> &content, Time heard)
    {
        if (m_shares.try_emplace(content.get(), of(content)).second)
            m_left = std::max(Time(), m_left - heard);
    }

private:
    std::map<const QByteArray *, Time> m_shares;
    Time m_file;
    Time m_left;
};

std::shared_ptr<const Waveform> SoundSurvey::waveform(const std::shared_ptr<const QByteArray> &content, Time most,
                                                      const std::stop_token &stop)
{
    std::erase_if(m_waveforms, [](const auto &one) { return one.first.expired(); });
    const auto known = m_waveforms.find(content);
    if (known != m_waveforms.end()) {
        const auto &[waveform, before] = known->second;
        if (before == most || !waveform || (waveform->isWhole && waveform->duration <= most))
            return waveform;
    }
    auto read = waveformOf(content, stop, most);
    if (stop.stop_requested())
        return nullptr;
    auto waveform = read ? std::make_shared<const Waveform>(std::move(*read)) : nullptr;
    m_waveforms[content] = {waveform, most};
    return waveform;
}

std::vector<SoundSurvey::Heard> SoundSurvey::heardIn(const lecture::Lecture &lecture, const QString &language,
                                                     const timeline::AnimationRegistry &registry, Shares &shares,
                                                     const std::stop_token &stop)
{
    std::vector<Heard> all;
    const std::vector<lecture::ScenePlace> places = lecture::placesOf(lecture, registry);
    for (const PlacedSound &placed : placedSounds(lecture, language, registry)) {
        if (placed.isMuted() || !placed.content)
            continue;
        const auto wave = waveform(placed.content, shares.of(placed.content), stop);
        if (!wave)
            continue;
        shares.use(placed.content, wave->heard());
        const auto home = std::ranges::find(
            places, placed.scene, [&](const lecture::ScenePlace &place) { return lecture.scenes[place.scene]->id; });
        const Time room = std::max(Time(), wave->duration - placed.sound->from);
        const Time duration = std::min(placed.sound->duration.value_or(room), room);
        const Time begin = home->start + placed.sound->start;
        all.push_back({placed, wave, begin, begin + duration, home->start, home->end(),
                       isVoice(*wave, placed.sound->from, duration)});
    }
    return all;
}

namespace {

using Findings = std::vector<SoundFinding>;

void addFinding(Findings &found, Kind kind, const auto &heard, const QString &what, const QString &remedy,
                const QString &key, Time by, double decibels = 0, std::optional<Time> at = {})
{
    const PlacedSound &placed = heard.placed;
    QString place = placed.place() + key;
    if (at && *at < heard.sceneEnd) // or else it is met in a scene in which the sound cannot be selected
        place = lecture::placeAt(place, {placed.scene, *at - heard.sceneStart});
    found.push_back({kind,
                     {graph::Severity::Warning, {what, remedy, place}},
                     placed.scene,
                     placed.sound->id,
                     heard.end - heard.begin,
                     by,
                     decibels});
}

/// The stretches of the lecture, in samples, where the loudest moments of the sounds would sum up to more than full scale.
std::vector<std::pair<qint64, qint64>> suspects(const auto &all, qint64 length)
{
    constexpr qint64 step = 480;
    std::vector<double> bound(static_cast<std::size_t>(length / step + 1));
    for (const auto &heard : all) {
        const double gain = linear(heard.placed.sound->gain);
        const Waveform &wave = *heard.waveform;
        const qint64 from = sampleAt(heard.placed.sound->from);
        for (qint64 at = heard.placed.begin / step; at <= sampleAt(heard.end) / step; ++at) {
            if (at >= static_cast<qint64>(bound.size()))
                break;
            // Peaks need not begin where the steps do: the one before and the one after count too.
            const qint64 middle = (at * step - heard.placed.begin + from) / wave.samplesPerPeak;
            double peak = 0;
            for (qint64 i = std::max<qint64>(0, middle - 1);
                 i <= middle + 1 && i < static_cast<qint64>(wave.peaks.size()); ++i) {
                const Waveform::Peak &one = wave.peaks[static_cast<std::size_t>(i)];
                peak = std::max(peak, static_cast<double>(std::max(one.most, -one.least)));
            }
            bound[static_cast<std::size_t>(at)] += gain * peak;
        }
    }
    std::vector<std::pair<qint64, qint64>> ranges;
    for (std::size_t i = 0; i < bound.size(); ++i) {
        if (bound[i] <= linear(toleratedDecibels))
            continue;
        const qint64 begin = static_cast<qint64>(i) * step;
        if (!ranges.empty() && begin - ranges.back().second < soundRate) // seeking costs more than reading on
            ranges.back().second = begin + step;
        else
            ranges.emplace_back(begin, begin + step);
    }
    return ranges;
}

} // namespace

std::vector<SoundFinding> SoundSurvey::findings(const lecture::Lecture &lecture,
                                                const timeline::AnimationRegistry &registry,
                                                const std::stop_token &stop)
{
    Findings all;
    std::vector<QStringList> languagesOf; // for each of them
    // Too loud is said once, of the language in which it is worst.
    const auto areSame = [](const SoundFinding &a, const SoundFinding &b) {
        return a.kind == b.kind && (a.kind == Kind::OverFullScale || a.sound == b.sound);
    };
    Shares shares(m_limits);
    const QStringList spoken = lecture.languages.isEmpty() ? QStringList{lecture.language} : lecture.languages;
    for (const QString &language : spoken) {
        Findings found;
        const QStringList languages = lecture::languageOrder(lecture, language);
        const std::vector<Heard> sounds = heardIn(lecture, language, registry, shares, stop);
        const Time end = lecture::durationOf(lecture, registry);
        for (const Heard &heard : sounds) {
            const QString name = heard.name(languages);
            const Time used = std::min(heard.end, end) - heard.begin;
            const Time from = heard.placed.sound->from;
            const Time unheard = from + used - std::max(heard.waveform->heard(), from);
            if (!heard.waveform->isWhole && unheard > noticed)
                addFinding(found, Kind::NotHeard, heard,
                           Sentence::tr("“%1” is very long: %2 of its %3 were not listened to, so that nothing is said "
                                        "of how loud they are.")
                               .arg(name, clock(unheard), clock(used)),
                           Sentence::tr("Listen to them yourself, or divide the file into shorter ones."), u"/file"_s,
                           unheard);
            const QString cutOff = Sentence::tr("“%1” is cut off: it lasts %2 s longer than the lecture.")
                                       .arg(name, seconds(heard.end - end));
            const bool isCutOff = heard.begin < end && heard.end > end + noticed;
            if (isCutOff && heard.mayRunOn())
                addFinding(found, Kind::CutOffMusic, heard, cutOff,
                           Sentence::tr("Let it fade out with the lecture, or make the scene longer."), u"/duration"_s,
                           heard.end - end);
            else if (isCutOff)
                addFinding(found, Kind::CutOffVoice, heard, cutOff,
                           Sentence::tr("Make the scene longer, or the sound shorter."), u"/duration"_s,
                           heard.end - heard.sceneEnd);
            else if (!heard.mayRunOn() && heard.begin < heard.sceneEnd && heard.end > heard.sceneEnd + noticed)
                addFinding(found, Kind::LongerVoice, heard,
                           Sentence::tr("“%1” still speaks %2 s after its scene has ended.")
                               .arg(name, seconds(heard.end - heard.sceneEnd)),
                           Sentence::tr("Make the scene longer, or say in the sound’s properties that it may run on."),
                           u"/duration"_s, heard.end - heard.sceneEnd);
        }
        for (const Heard &later : sounds) {
            for (const Heard &earlier : sounds) {
                const bool isLater = std::pair(later.begin, &later) > std::pair(earlier.begin, &earlier);
                const double apart = std::abs(later.placed.sound->gain - earlier.placed.sound->gain);
                if (!isLater || later.mayRunOn() || earlier.mayRunOn() || later.begin >= end
                    || earlier.end <= later.begin + noticed || apart >= underneathDecibels)
                    continue;
                addFinding(found, Kind::TwoVoices, later,
                           Sentence::tr("“%1” begins %2 s before “%3” has finished, so that two speak at once.")
                               .arg(later.name(languages), seconds(std::min(earlier.end, later.end) - later.begin),
                                    earlier.name(languages)),
                           Sentence::tr("Let it begin later, or say in the properties of one that it may run on."),
                           u"/start"_s, earlier.end - later.begin, 0, later.begin);
                break;
            }
        }
        Soundtrack track(lecture, language, registry);
        double loudest = 0;
        qint64 loudestAt = 0;
        for (const auto &[from, to] : suspects(sounds, track.length())) {
            if (stop.stop_requested())
                break;
            const auto [peak, at] = track.peak(from, to);
            if (peak > loudest)
                std::tie(loudest, loudestAt) = std::pair(peak, at);
        }
        const auto isHeard = [&](const Heard &heard) {
            return loudestAt >= heard.placed.begin && timeOfSample(loudestAt) < heard.end;
        };
        const auto culprit = std::ranges::max_element(
            sounds, {}, [&](const Heard &heard) { return isHeard(heard) ? heard.placed.sound->gain : -1000.0; });
        const double over = loudest > 0 ? 20 * std::log10(loudest) : -1000;
        if (over > toleratedDecibels && culprit != sounds.end())
            addFinding(found, Kind::OverFullScale, *culprit,
                       Sentence::tr("The sound is too loud by up to %1 dB, most at %2, so that it is distorted.")
                           .arg(std::round(over * 10) / 10)
                           .arg(clock(timeOfSample(loudestAt))),
                       Sentence::tr("Lower the sounds, all by as much, or the loudest one."), u"/gain"_s, {}, over,
                       timeOfSample(loudestAt));

        for (SoundFinding &one : found) {
            const auto before = std::ranges::find_if(all,
                                                     [&](const SoundFinding &known) { return areSame(known, one); });
            const auto index = static_cast<std::size_t>(before - all.begin());
            if (before == all.end()) {
                all.push_back(std::move(one));
                languagesOf.emplace_back();
            } else if (std::pair(one.by, one.decibels) > std::pair(before->by, before->decibels)) {
                *before = std::move(one);
            }
            languagesOf[index].append(language);
        }
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (languagesOf[i].size() < spoken.size())
            all[i].problem.error.place += u" (%1)"_s.arg(languagesOf[i].join(u", "_s));
    }
    return all;
}

} // namespace lectograph::media
