// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/legibility.h"

#include "base/allowance.h"
#include "base/interface_language.h"
#include "base/sentence.h"
#include "lecture/findings.h"
#include "lecture/moments.h"
#include "lecture/visible.h"
#include "media/alike.h"
#include "media/seen_texts.h"
#include "picture/show.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

namespace lectograph::media {

using namespace Qt::StringLiterals;
using base::Sentence;
using base::Time;

namespace {

constexpr double largeLetters = 0.044; ///< share of the frame's height, from which on less contrast will do
constexpr double leastContrast = 4.5;
constexpr double leastContrastOfLarge = 3;
constexpr std::size_t mostMoments = 12;  ///< of a scene
constexpr std::ptrdiff_t fewNumbers = 5; ///< in one actor
constexpr int fewOfSeries = 20;          ///< in one actor, which differ in their numbers
/// In a picture: more of them cannot be read anyway, and it would take seconds to look behind each.
constexpr std::size_t mostLetters = 10'000;
// Of a lecture, in which thousands of scenes may show what those before have shown.
constexpr int mostPicturesLookedBehind = 1000;
constexpr std::size_t mostTextsLookedBehind = 50'000;
const Time rest = Time::fromSeconds(0.5); ///< how long a text stands still to be read

/// The worst moment of an actor in the first language in which it has one.
struct Worst
{
    double value = 0;
    double least = 0; ///< that it should be
    QString words = {};
    lecture::Moment moment = {};
    QStringList languages = {};
    double leastShare = 1; ///< in any language

    double share() const { return value / least; }
};

using Found = std::map<QString, Worst>; ///< by place

void note(Found &found, const QString &place, const Worst &worst, const QString &language)
{
    Worst &known = found.emplace(place, worst).first->second;
    const double leastShare = std::min(known.leastShare, worst.share());
    const QStringList languages = known.languages;
    constexpr double clearly = 0.95; // or else it is said of the first moment
    if (languages == QStringList{language} && worst.share() < clearly * known.share())
        known = worst;
    known.leastShare = leastShare;
    known.languages = languages;
    if (!languages.contains(language))
        known.languages.append(language);
}

/// What is found is said in the language of the interface; words and scenes are named in it where the lecture has it.
QStringList inspectedLanguages(const lecture::Lecture &lecture)
{
    QStringList languages = lecture.languages;
    if (languages.isEmpty() || languages.contains(lecture.language))
        languages.prepend(lecture.language);
    if (const QString spoken = base::interfaceLanguage(); languages.contains(spoken))
        languages.prepend(spoken);
    languages.removeDuplicates();
    return languages;
}

QString placeOf(const lecture::Lecture &lecture, const QString &scene, const QString &node)
{
    const QString place = u"nodes/"_s + node;
    const auto seen = lecture::visibleNode(lecture, scene, node);
    if (seen && seen->home == lecture::Home::Shared)
        return u"lecture.json: "_s + place;
    const lecture::ScenePtr home = lecture::writtenScene(lecture, seen ? seen->scene : scene);
    return home ? lecture::placeIn(*home, place) : place;
}

/// Looks at one lecture in one language.
class Reading
{
public:
    Reading(const lecture::Lecture &lecture, const timeline::Registry &plugins, const QString &language,
            const std::shared_ptr<graph::Memo> &memo)
        : m_show(lecture, plugins, language, {}, memo), m_language(language)
    {}

    /// Contrasts are the same in every language, and slow to measure.
    void look(Found &small, Found *faint)
    {
        for (const picture::Show::SceneSpan &scene : m_show.scenes()) {
            if (m_show.scoreTime(scene.start) == Time())
                m_places.clear();
            for (const Time time : momentsOf(scene)) {
                if (base::isStopping())
                    return;
                lookAt(scene, time, faint);
            }
        }
        noteSmall(small);
    }

private:
    /// The place of an actor, words in it, and which of those that are the same.
    using TextOfActor = std::tuple<QString, QString, int>;

    /// A long series is read by those of its items that are near: K₁ to K₉ of a hundred.
    void noteSmall(Found &small) const
    {
        static const QRegularExpression digits(u"\\d+"_s);
        struct Series
        {
            int count = 0;
            bool isRead = false;
        };
        const auto seriesOf = [](const TextOfActor &text) {
            return std::pair(std::get<0>(text), QString(std::get<1>(text)).replace(digits, u"#"_s));
        };
        std::map<std::pair<QString, QString>, Series> all;
        for (const auto &[text, largest] : m_largest) {
            Series &series = all[seriesOf(text)];
            ++series.count;
            series.isRead = series.isRead || isLarge(largest);
        }
        for (const auto &[text, largest] : m_largest) {
            const Series &series = all[seriesOf(text)];
            if (!isLarge(largest) && !(series.isRead && series.count > fewOfSeries))
                note(small, std::get<0>(text), largest, m_language);
        }
    }

    static bool isLarge(const Worst &seen) { return seen.value >= 0.99 * leastLetterHeight; }

    std::vector<Time> momentsOf(const picture::Show::SceneSpan &scene)
    {
        const Time end = scene.start + scene.duration;
        const Time last = std::max(scene.start, end - rest);
        std::set<Time> times{scene.start, last};
        timeline::Score *score = m_show.scoreAt(scene.start);
        if (!score)
            return {};
        const Time offset = m_show.scoreTime(scene.start) - scene.start;
        for (const timeline::Scheduled &clip : score->clips()) {
            const Time time = clip.end() - offset;
            if (time > scene.start && time < last)
                times.insert(time);
        }
        const std::vector<Time> all(times.begin(), times.end());
        if (all.size() <= mostMoments)
            return all;
        std::vector<Time> some;
        for (std::size_t i = 0; i < mostMoments; ++i)
            some.push_back(all[i * (all.size() - 1) / (mostMoments - 1)]);
        return some;
    }

    void lookAt(const picture::Show::SceneSpan &scene, Time time, Found *faint)
    {
        const Time later = std::min(time + rest, scene.start + scene.duration);
        const picture::Picture picture = m_show.withoutTransition(time);
        if (m_show.stillUntil(time) < later && !(picture.camera == m_show.withoutTransition(later).camera))
            return;
        std::vector<QString> places; // of each of the texts
        const std::vector<SeenText> texts = restingTexts(scene.id, time, later, picture, places);
        const lecture::Moment moment{scene.id, time - scene.start};
        std::size_t letters = 0;
        std::map<TextOfActor, int> alike;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            letters += texts[i].items.size();
            const Worst seen{texts[i].letterHeight, leastLetterHeight, texts[i].words, moment};
            const int which = alike[{places[i], seen.words, 0}]++;
            const auto [largest, isNew] = m_largest.try_emplace({places[i], seen.words, which}, seen);
            if (largest->second.value < seen.value)
                largest->second = seen;
        }
        if (!faint || texts.empty() || letters > mostLetters || !mayLookBehind(texts.size()))
            return;
        const auto contrasts = contrastsOf(texts, picture);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const double least = texts[i].letterHeight >= largeLetters ? leastContrastOfLarge : leastContrast;
            if (contrasts[i] && *contrasts[i] < 0.98 * least)
                note(*faint, places[i], {*contrasts[i], least, texts[i].words, moment}, m_language);
        }
    }

    bool mayLookBehind(std::size_t texts)
    {
        m_textsLookedBehind += texts;
        return ++m_picturesLookedBehind <= mostPicturesLookedBehind && m_textsLookedBehind <= mostTextsLookedBehind;
    }

    /// The texts of actors that are the same at both times, and the places of these actors.
    std::vector<SeenText> restingTexts(const QString &scene, Time time, Time later, const picture::Picture &picture,
                                       std::vector<QString> &places)
    {
        std::vector<SeenText> texts;
        timeline::Score &score = *m_show.scoreAt(time);
        const Time at = m_show.scoreTime(time);
        for (const int actor : score.actors()) {
            if (score.isAbsent(actor, at))
                continue;
            const auto now = score.state(actor, at);
            const auto then = score.state(actor, at + (later - time));
            if (!now || !then || !(*now == *then))
                continue;
            std::vector<SeenText> its = seenTexts(*now, picture);
            if (std::ranges::count_if(its, &SeenText::isNumber) > fewNumbers)
                std::erase_if(its, [](const SeenText &text) { return text.isNumber; });
            if (its.empty())
                continue;
            QString &place = m_places[actor];
            if (place.isEmpty())
                place = placeOf(m_show.lecture(), scene, score.evaluator().idOf(actor));
            places.insert(places.end(), its.size(), place);
            std::ranges::move(its, std::back_inserter(texts));
        }
        return texts;
    }

    picture::Show m_show;
    QString m_language;
    /// What could be read once may be small where the camera goes away from it.
    std::map<TextOfActor, Worst> m_largest;
    int m_picturesLookedBehind = 0;
    std::size_t m_textsLookedBehind = 0;
    std::map<int, QString> m_places; ///< of the actors of this chain of scenes
};

/// “The words” that an author sees. Those of formulas are commands.
QString named(const QString &words)
{
    constexpr qsizetype mostLetters = 24;
    static const QRegularExpression command(u"[\\\\{}_^&]"_s);
    if (words.isEmpty() || words.contains(command))
        return {};
    return words.size() > mostLetters ? words.first(mostLetters - 1) + u'…' : words;
}

/// “2.5 s of “Scene””; the languages are those in which the scene may be named.
QString wordsOf(const lecture::Moment &moment, const lecture::Lecture &lecture, const QStringList &languages)
{
    const QString second = QString::number(moment.time.seconds(), 'g', 3);
    if (lecture.scenes.size() == 1)
        return Sentence::tr("%1 s").arg(second);
    const lecture::ScenePtr scene = lecture::writtenScene(lecture, moment.scene);
    const QString name = scene ? graph::localized(scene->name, languages).value_or(QString()) : QString();
    return Sentence::tr("%1 s of “%2”").arg(second, name.isEmpty() ? moment.scene : name);
}

base::Error smallness(const Worst &worst, const QString &when)
{
    const QString words = named(worst.words);
    const QString percent = QString::number(100 * worst.value, 'f', 1);
    return {words.isEmpty()
                ? Sentence::tr("At %1, letters are %2 % of the frame’s height, too small to be read on a phone.")
                      .arg(when, percent)
                : Sentence::tr("At %1, the letters of “%2” are %3 % of the frame’s height, too small to be read on a "
                               "phone.")
                      .arg(when, words, percent),
            Sentence::tr("Make them %1 times as large, or show less at once; %2 % is the least.")
                .arg(QString::number(std::ceil(10 / worst.leastShare) / 10, 'f', 1),
                     QString::number(100 * worst.least, 'f', 1))};
}

base::Error faintness(const Worst &worst, const QString &when)
{
    const QString words = named(worst.words);
    const QString ratio = QString::number(worst.value, 'f', 1);
    return {words.isEmpty()
                ? Sentence::tr("At %1, letters stand out too little from what lies behind them: by %2 to 1.")
                      .arg(when, ratio)
                : Sentence::tr("At %1, “%2” stands out too little from what lies behind it: by %3 to 1.")
                      .arg(when, words, ratio),
            Sentence::tr("Give it a lighter or darker colour, or change what lies behind it; %1 to 1 is the least.")
                .arg(worst.least)};
}

graph::Problem problemOf(const QString &place, const Worst &worst, const base::Error &error, qsizetype languages)
{
    base::Error placed = error;
    placed.place = lecture::placeAt(place, worst.moment);
    if (worst.languages.size() < languages)
        placed.place += u" (%1)"_s.arg(worst.languages.join(u", "_s));
    return {graph::Severity::Warning, std::move(placed)};
}

/// Of thousands the worst, with how many there are. Those of fewer than `count` of the languages name these.
graph::Problems listed(const Found &found, base::Error (*errorOf)(const Worst &, const QString &),
                       const lecture::Lecture &lecture, const QStringList &languages, qsizetype count)
{
    std::vector<Found::const_iterator> all;
    for (auto one = found.begin(); one != found.end(); ++one)
        all.push_back(one);
    if (all.size() > mostAlike) {
        std::ranges::stable_sort(all, {}, [](const auto &one) { return one->second.share(); });
        all.resize(mostAlike);
    }
    graph::Problems problems;
    for (const auto &one : all) {
        const auto &[place, worst] = *one;
        const QString when = wordsOf(worst.moment, lecture, languages);
        problems.push_back(problemOf(place, worst, errorOf(worst, when), count));
    }
    if (const std::size_t more = found.size() - all.size(); more > 0)
        addMore(problems.back(), more);
    return problems;
}

} // namespace

graph::Problems illegibleTexts(const lecture::Lecture &lecture, const timeline::Registry &plugins)
{
    const QStringList languages = inspectedLanguages(lecture);
    Found small;
    Found faint;
    const auto memo = std::make_shared<graph::Memo>(); // most of a lecture is the same in all languages
    for (const QString &language : languages)
        Reading(lecture, plugins, language, memo).look(small, language == languages.front() ? &faint : nullptr);
    graph::Problems problems = listed(small, smallness, lecture, languages, languages.size());
    const graph::Problems faintOnes = listed(faint, faintness, lecture, languages, 1);
    problems.insert(problems.end(), faintOnes.begin(), faintOnes.end());
    return problems;
}

} // namespace lectograph::media
