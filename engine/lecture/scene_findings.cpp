// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/findings.h"
#include "lecture/sentence.h"
#include "lecture/setting.h"
#include "timeline/score.h"

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::Time;
using graph::Problem;
using graph::Severity;

/// The scene in one language.
class Trial
{
public:
    Trial(const Lecture &lecture, const Scene &scene, const QString &language, const timeline::Registry &registry,
          const std::shared_ptr<graph::Memo> &memo)
        : m_scene(scene),
          m_score(scene.nodes, scene.actors, scene.tracks, registry, settingOf(lecture, scene, language), memo, {}),
          m_properties(m_score.evaluator().bind(sceneProperties(), scene.properties, u"properties"_s))
    {}

    graph::Problems findings()
    {
        inspectLength();
        for (const auto &[time, actors] : moments())
            evaluate(time, actors);
        graph::Problems all = m_score.problems();
        for (const Problem &problem : m_found) {
            // Most are in there already; unlike those, an error on the way from block to block is told only here.
            const bool isTold = std::ranges::find(all, problem.error, &Problem::error) != all.end();
            if (!isTold)
                all.push_back(problem);
        }
        for (Problem &problem : all) {
            QString &place = problem.error.place;
            place = placeIn(m_scene, place.startsWith(u'/') ? place.sliced(1) : place);
        }
        return all;
    }

private:
    void inspectLength()
    {
        if (!m_scene.duration && m_score.length() == Time()) {
            m_found.push_back({Severity::Warning,
                               {Sentence::tr("The scene has no duration and no clip, so it lasts no time at all."),
                                Sentence::tr("Give it a duration, or add a clip."), u"duration"_s}});
        }
        for (const timeline::Scheduled &clip : m_score.clips()) {
            if (m_scene.duration && clip.end() > *m_scene.duration) {
                m_found.push_back({Severity::Warning,
                                   {Sentence::tr("The clip ends at %1 s, but the scene already at %2 s.")
                                        .arg(clip.end().seconds())
                                        .arg(m_scene.duration->seconds()),
                                    Sentence::tr("Make the scene longer, or let the clip end earlier."), clip.place}});
            }
        }
    }

    /// When to look, and at which actors: at all of them at the start, at those whose clip begins or ends, and at the
    /// blocks alone where a keyframed stretch does.
    std::map<Time, std::set<int>> moments()
    {
        graph::Evaluator &evaluator = m_score.evaluator();
        std::map<Time, std::set<int>> result;
        result[Time()].insert(m_score.actors().begin(), m_score.actors().end());
        for (const timeline::Scheduled &clip : m_score.clips()) {
            const int actor = evaluator.indexOf(clip.clip->target.section(u'/', 0, 0));
            if (actor >= 0) {
                result[clip.start].insert(actor);
                result[clip.end()].insert(actor);
            }
        }
        for (const graph::Span &span : evaluator.motion()) {
            for (const Time time : {span.start, span.end}) {
                if (time >= Time() && time <= m_score.length())
                    result[time];
            }
        }
        return result;
    }

    void evaluate(Time time, const std::set<int> &actors)
    {
        graph::Evaluator &evaluator = m_score.evaluator();
        for (int node = 0; node < evaluator.nodeCount(); ++node) {
            if (time == Time() || !evaluator.isTimeless(node))
                keep(evaluator.outputs(node, time), u"nodes/"_s + evaluator.idOf(node));
        }
        keep(evaluator.values(m_properties, time, time), u"properties"_s);
        for (const int actor : actors)
            keep(m_score.state(actor, time), u"nodes/"_s + evaluator.idOf(actor));
    }

    template <class T>
    void keep(const base::Result<T> &result, const QString &place)
    {
        if (result)
            return;
        base::Error error = result.error();
        if (error.place.isEmpty())
            error.place = place;
        Problem problem{Severity::Failure, std::move(error)};
        if (std::ranges::find(m_found, problem) == m_found.end())
            m_found.push_back(std::move(problem));
    }

    const Scene &m_scene;
    timeline::Score m_score;
    graph::Bindings m_properties;
    graph::Problems m_found;
};

} // namespace

QString placeIn(const Scene &scene, const QString &place)
{
    return u"scenes/%1.json: %2"_s.arg(scene.id, place);
}

graph::Problems sceneFindings(const Lecture &lecture, const Scene &scene, const timeline::Registry &registry)
{
    QStringList languages = lecture.languages;
    languages.removeDuplicates();
    if (languages.isEmpty())
        languages.append(lecture.language);
    const auto memo = std::make_shared<graph::Memo>();
    struct Finding
    {
        Problem problem;
        QStringList languages;
    };
    std::vector<Finding> findings;
    for (const QString &language : languages) {
        for (const Problem &problem : Trial(lecture, scene, language, registry, memo).findings()) {
            const auto same = std::ranges::find(findings, problem, &Finding::problem);
            Finding &finding = same == findings.end() ? findings.emplace_back(Finding{problem, {}}) : *same;
            if (!finding.languages.contains(language))
                finding.languages.append(language);
        }
    }
    graph::Problems problems;
    for (Finding &finding : findings) {
        if (finding.languages.size() < languages.size())
            finding.problem.error.place += u" (%1)"_s.arg(finding.languages.join(u", "_s));
        problems.push_back(std::move(finding.problem));
    }
    return problems;
}

} // namespace lectograph::lecture
