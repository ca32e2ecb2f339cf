// SPDX-License-Identifier: GPL-3.0-or-later
#include "../resident.h"
#include "drawn.h"
#include "templates.h"
#include "testmain.h"
#include "trials.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

/// More moments, every value in every language, and the frame by the moment: five minutes of a processor.
const bool isThorough = qEnvironmentVariableIsSet("LECTOGRAPH_THOROUGH_TRIALS");

/// A template as it is shipped, at the times at which its pictures are compared.
class Shipped
{
public:
    explicit Shipped(lecture::Lecture lecture) : m_lecture(std::move(lecture)) {}
    /// With what shows a parameter that is not seen otherwise (TemplateCase::shownBy).
    Shipped(const lecture::Lecture &lecture, const QJsonObject &shownBy) : m_lecture(lecture)
    {
        const QJsonObject others = shownBy["with"_L1].toObject();
        for (const lecture::Parameter &parameter : lecture.parameters) {
            if (const auto other = others.find(nameOf(parameter)); other != others.end())
                m_lecture = withTrial(m_lecture, parameter, {{}, {}, *other});
        }
        if (shownBy.contains("at"_L1))
            m_at = shownBy["at"_L1].toDouble();
        if (shownBy.contains("scene"_L1))
            m_scene = shownBy["scene"_L1].toString();
    }

    const lecture::Lecture &lecture() const { return m_lecture; }
    const std::optional<QString> &scene() const { return m_scene; } ///< instead of the parameter's
    const std::shared_ptr<graph::Memo> &memo() const { return m_memo; }

    struct Film
    {
        std::vector<Time> times;
        std::vector<Drawn> drawn;
        std::vector<bool> still;  ///< labels may pass each other while they move
        std::set<QString> beyond; ///< actors that reach beyond the frame, as a page does that scrolls
    };

    /// In the middle and at the end of every passage of a few seconds, preferably while nothing moves.
    const Film &film(const QString &language, const QString &scene)
    {
        const auto [found, isNew] = m_films.try_emplace({language, scene});
        Film &film = found->second;
        if (!isNew)
            return film;
        picture::Show show(m_lecture, registry(), language, scene, m_memo);
        if (m_at) {
            look(film, show, Time::fromSeconds(*m_at), true);
            return film;
        }
        for (const picture::Show::SceneSpan &span : show.scenes()) {
            const int count = momentsIn(span, show.scenes().size());
            for (int i = 1; i <= count; ++i) {
                const double share = count == 1 ? 0.8 : static_cast<double>(i) / count;
                Time time = span.start + timeAt(span.duration, share);
                for (int k = 0; k < 5 && share < 1 && show.stillUntil(time) == time; ++k)
                    time = time + Time::fromSeconds(0.25);
                look(film, show, time, share == 1 || show.stillUntil(time) != time);
            }
        }
        return film;
    }

private:
    static int momentsIn(const picture::Show::SceneSpan &span, std::size_t scenes)
    {
        if (isThorough)
            return std::clamp(static_cast<int>(span.duration.seconds() / 1.5), 4, 16);
        // A long lecture has other moments enough.
        return scenes > 3 ? 1 : std::clamp(static_cast<int>(span.duration.seconds() / 6), 2, 4);
    }

    static void look(Film &film, picture::Show &show, Time time, bool isStill)
    {
        film.times.push_back(time);
        film.drawn.push_back(drawnAt(show, time));
        for (const auto &[actor, box] : leavingTheFrame(film.drawn.back()))
            film.beyond.insert(actor);
        film.still.push_back(isStill);
    }

    lecture::Lecture m_lecture;
    std::optional<double> m_at; ///< the only time
    std::optional<QString> m_scene;
    std::shared_ptr<graph::Memo> m_memo = std::make_shared<graph::Memo>();
    std::map<std::pair<QString, QString>, Film> m_films;
};

struct Outcome
{
    QStringList faults;
    bool isSeen = false; ///< some picture is another one
};

/// What a lecture becomes whose parameter has this value.
Outcome outcomeOf(Shipped &shipped, const lecture::Parameter &parameter, const Trial &trial, bool mayLeave)
{
    Outcome outcome;
    QStringList &faults = outcome.faults;
    const QString &scene = shipped.scene() ? *shipped.scene() : parameter.scene;
    picture::Show show(withTrial(shipped.lecture(), parameter, trial), registry(), trial.language, scene,
                       shipped.memo());
    const auto &[times, before, still, beyond] = shipped.film(trial.language, scene);
    for (std::size_t i = 0; i < times.size(); ++i) {
        const Drawn now = drawnAt(show, times[i], &before[i]);
        if (now.hash == before[i].hash)
            continue;
        outcome.isSeen = true;
        const QString at = u"at %1 s: "_s.arg(times[i].seconds());
        if (now.isEmpty() && !before[i].isEmpty())
            faults << at + u"nothing is seen"_s;
        const auto leftBefore = leavingTheFrame(before[i]);
        for (const auto &[actor, box] : leavingTheFrame(now)) {
            if (mayLeave || !still[i] ? !beyond.contains(actor) : !leftBefore.contains(actor))
                faults << u"%1%2 leaves the frame: %3 to %4, %5 to %6"_s.arg(at, actor)
                              .arg(qRound(box.left()))
                              .arg(qRound(box.right()))
                              .arg(qRound(box.top()))
                              .arg(qRound(box.bottom()));
        }
        for (const QString &labels : still[i] ? covered(now, before[i]) : QStringList())
            faults << at + labels + u" cover each other"_s;
    }
    for (const graph::Problem &problem : show.problems()) {
        if (problem.severity == graph::Severity::Failure)
            faults << problem.error.text();
    }
    return outcome;
}

} // namespace

class TestTemplatesTrials : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void momentsThatOnlyThoroughTrialsSee_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<QString>("trial");
        QTest::addColumn<double>("second");
        const auto row = [](const char *id, const char *parameter, const char *trial, double second) {
            QTest::addRow("%s %s %s", id, parameter, trial)
                << QString::fromLatin1(id) << QString::fromLatin1(parameter) << QString::fromLatin1(trial) << second;
        };
        row("attention-explained", "sentence.value", "1 words ko", 47.25);
        row("attention-explained", "sentence.value", "2 words zh", 47.25);
        row("attention-explained", "sentence.value", "1 words en", 123.25);
        row("attention-patterns", "pairs.weakest", "[0] en", 152.327);
        row("count-matrix-parameters", "shownKey.value", "[14] en", 83.2);
        row("value-matrix", "noun.x", "[2] en", 34);
        row("value-matrix", "once.x", "[-2] ko", 34);
        row("value-matrix", "spin.value", "[3.333] zh", 56.48);
        row("value-matrix", "spin.value", "[10] en", 56.48);
    }
    void momentsThatOnlyThoroughTrialsSee()
    {
        QFETCH(QString, id);
        QFETCH(QString, parameter);
        QFETCH(QString, trial);
        QFETCH(double, second);
        Shipped shipped(lectureOf(id), {{u"at"_s, second}});
        const auto &parameters = shipped.lecture().parameters;
        const auto tried = std::ranges::find(parameters, parameter, nameOf);
        QVERIFY(tried != parameters.end());
        const std::vector<Trial> trials = trialsOf(shipped.lecture(), *tried, true);
        const auto value = std::ranges::find(trials, trial, &Trial::name);
        QVERIFY(value != trials.end());
        QCOMPARE(outcomeOf(shipped, *tried, *value, false).faults, QStringList());
    }

    void everyValueMakesAFilm_data() { addTemplateRows(); }
    void everyValueMakesAFilm()
    {
        QFETCH(QString, id);
        Shipped shipped(lectureOf(id));
        const QJsonObject shownBy = templateCase(id).shownBy;
        const bool mayLeave = !isThorough || templateCase(id).leavesTheFrame;
        int faults = 0;
        for (const lecture::Parameter &parameter : shipped.lecture().parameters) {
            const auto special = shownBy.find(nameOf(parameter));
            std::optional<Shipped> shown;
            if (special != shownBy.end())
                shown.emplace(shipped.lecture(), special->toObject());
            const std::vector<Trial> trials = trialsOf(shipped.lecture(), parameter, isThorough);
            QVERIFY2(trials.size() > 1, qPrintable(nameOf(parameter)));
            bool isSeen = false;
            for (std::size_t i = 0; i < trials.size(); i += sanitizerFactor) { // a sample, from all parameters
                const Outcome outcome = outcomeOf(shown ? *shown : shipped, parameter, trials[i], mayLeave);
                isSeen = isSeen || outcome.isSeen;
                for (const QString &fault : outcome.faults) {
                    ++faults;
                    qWarning().noquote() << nameOf(parameter) << u"="_s << trials[i].name << fault;
                }
            }
            if (sanitizerFactor == 1 && !isSeen) {
                ++faults;
                qWarning().noquote() << nameOf(parameter)
                                     << u"changes nothing that is looked at: say “shownBy” in templates.json"_s;
            }
        }
        QCOMPARE(faults, 0);
    }
};

LECTOGRAPH_TEST_MAIN(TestTemplatesTrials)
#include "tst_templates_trials.moc"
