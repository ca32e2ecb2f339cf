// SPDX-License-Identifier: GPL-3.0-or-later
#include "../resident.h"
#include "drawn.h"
#include "templates.h"
#include "testmain.h"
#include "trials.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <vector>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;

namespace {

/// A template as it is shipped, at the times at which its pictures are compared.
class Shipped
{
public:
    explicit Shipped(const QString &id) : m_lecture(lectureOf(id)) {}

    const lecture::Lecture &lecture() const { return m_lecture; }
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
        for (const picture::Show::SceneSpan &span : show.scenes()) {
            // A long lecture has other moments enough.
            const int count = show.scenes().size() > 3
                ? 1
                : std::clamp(static_cast<int>(span.duration.seconds() / 6), 2, 4);
            for (int i = 1; i <= count; ++i) {
                const double share = count == 1 ? 0.8 : static_cast<double>(i) / count;
                Time time = span.start + timeAt(span.duration, share);
                for (int k = 0; k < 5 && share < 1 && show.stillUntil(time) == time; ++k)
                    time = time + Time::fromSeconds(0.25);
                film.times.push_back(time);
                film.drawn.push_back(drawnAt(show, time));
                for (const auto &[actor, box] : leavingTheFrame(film.drawn.back()))
                    film.beyond.insert(actor);
                film.still.push_back(share == 1 || show.stillUntil(time) != time);
            }
        }
        return film;
    }

private:
    lecture::Lecture m_lecture;
    std::shared_ptr<graph::Memo> m_memo = std::make_shared<graph::Memo>();
    std::map<std::pair<QString, QString>, Film> m_films;
};

/// What is wrong with a lecture whose parameter has this value.
QStringList faultsOf(Shipped &shipped, const lecture::Parameter &parameter, const Trial &trial)
{
    QStringList faults;
    picture::Show show(withTrial(shipped.lecture(), parameter, trial), registry(), trial.language, parameter.scene,
                       shipped.memo());
    const auto &[times, before, still, beyond] = shipped.film(trial.language, parameter.scene);
    for (std::size_t i = 0; i < times.size(); ++i) {
        const Drawn now = drawnAt(show, times[i], &before[i]);
        if (now.hash == before[i].hash)
            continue;
        const QString at = u"at %1 s: "_s.arg(times[i].seconds());
        if (now.isEmpty() && !before[i].isEmpty())
            faults << at + u"nothing is seen"_s;
        for (const auto &[actor, box] : leavingTheFrame(now)) {
            if (!beyond.contains(actor))
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
    return faults;
}

} // namespace

class TestTemplatesTrials : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyValueMakesAFilm_data() { addTemplateRows(); }
    void everyValueMakesAFilm()
    {
        QFETCH(QString, id);
        Shipped shipped(id);
        int faults = 0;
        int tried = 0;
        for (const lecture::Parameter &parameter : shipped.lecture().parameters) {
            for (const Trial &trial : trialsOf(shipped.lecture(), parameter)) {
                if (tried++ % sanitizerFactor != 0) // the sanitizers see a sample, from all parameters
                    continue;
                for (const QString &fault : faultsOf(shipped, parameter, trial)) {
                    ++faults;
                    qWarning().noquote() << nameOf(parameter) << u"="_s << trial.name << fault;
                }
            }
        }
        QCOMPARE(faults, 0);
    }
};

LECTOGRAPH_TEST_MAIN(TestTemplatesTrials)
#include "tst_templates_trials.moc"
