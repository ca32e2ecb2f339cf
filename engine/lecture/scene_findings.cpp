// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/problem_list.h"
#include "lecture/findings.h"
#include "lecture/followers.h"
#include "lecture/frame_edge.h"
#include "lecture/sentence.h"
#include "lecture/setting.h"
#include "timeline/score.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::Time;
using graph::Problem;
using graph::Severity;

/// A scene compiled in one language.
class Trial
{
public:
    Trial(const Lecture &lecture, const Scene &scene, const QString &language, const timeline::Registry &registry,
          const std::shared_ptr<graph::Memo> &memo)
        : m_scene(scene),
          m_frameWidth(lecture.frameWidth),
          m_frameHeight(lecture.frameHeight),
          m_score(scene.nodes, scene.actors, scene.tracks, registry, settingOf(lecture, scene, language), memo, {}),
          m_properties(
              m_score.evaluator().bind(sceneProperties(), scene.properties, u"properties"_s, 0, graph::sceneStyle)),
          m_followers(m_score.evaluator())
    {}

    graph::Problems findings()
    {
        inspectLength();
        for (const auto &[time, moment] : moments())
            evaluate(time, moment);
        for (const auto &[actor, time] : m_passed)
            inspectActor(actor, time);
        inspectFrame();
        graph::ProblemList all;
        all.add(m_score.problems());
        for (const Problem &problem : m_found.all()) {
            // Most problems are in the list already; errors on the way between blocks are reported only here.
            if (!all.hasError(problem.error))
                all.add(problem);
        }
        graph::Problems problems = all.take();
        for (Problem &problem : problems) {
            QString &place = problem.error.place;
            place = placeIn(m_scene, place.startsWith(u'/') ? place.sliced(1) : place);
        }
        return problems;
    }

private:
    void inspectLength()
    {
        if (!m_scene.duration && m_score.length() == Time()) {
            m_found.add({Severity::Warning,
                         {Sentence::tr("The scene has no duration and no clip, so it lasts no time at all."),
                          Sentence::tr("Give it a duration, or add a clip."), u"duration"_s}});
        }
        for (const timeline::Scheduled &clip : m_score.clips()) {
            if (m_scene.duration && clip.end() > *m_scene.duration) {
                m_found.add({Severity::Warning,
                             {Sentence::tr("The clip ends at %1 s, but the scene already at %2 s.")
                                  .arg(clip.end().seconds())
                                  .arg(m_scene.duration->seconds()),
                              Sentence::tr("Make the scene longer, or let the clip end earlier."), clip.place}});
            }
        }
    }

    /// The changes at one moment.
    struct Moment
    {
        std::set<int> actors; ///< actors whose clips begin or end
        std::set<int> blocks; ///< blocks whose keyframed spans begin or end
    };

    /// The moments to check, and what to check: everything at the start, then actors and blocks where their clips and
    /// keyframed spans begin or end.
    std::map<Time, Moment> moments()
    {
        graph::Evaluator &evaluator = m_score.evaluator();
        std::map<Time, Moment> result;
        result[Time()].actors.insert(m_score.actors().begin(), m_score.actors().end());
        for (const timeline::Scheduled &clip : m_score.clips()) {
            const int actor = evaluator.indexOf(clip.target.actor);
            if (actor >= 0) {
                result[clip.start].actors.insert(actor);
                result[clip.end()].actors.insert(actor);
            }
        }
        for (int block = 0; block < evaluator.nodeCount(); ++block) {
            for (const graph::Span &span : evaluator.motion(block)) {
                for (const Time time : {span.start, span.end}) {
                    if (time >= Time() && time <= m_score.length())
                        result[time].blocks.insert(block);
                }
            }
            const graph::NodeType *type = evaluator.typeOf(block);
            if (type && type->readsTime)
                m_restless.push_back(block);
        }
        return result;
    }

    void evaluate(Time time, const Moment &moment)
    {
        graph::Evaluator &evaluator = m_score.evaluator();
        std::vector<int> blocks(moment.blocks.begin(), moment.blocks.end());
        if (time == Time()) {
            blocks.resize(static_cast<std::size_t>(evaluator.nodeCount()));
            std::iota(blocks.begin(), blocks.end(), 0);
        } else if (auto more = m_followers.of(moment.blocks, moment.actors, m_restless, m_blockWork)) {
            blocks = std::move(*more);
        }
        for (const int block : blocks)
            keep(evaluator.outputs(block, time), u"nodes/"_s + evaluator.idOf(block));
        keep(evaluator.values(m_properties, time, time), u"properties"_s);
        for (const int actor : moment.actors) {
            if (m_clipWork[actor].grants(m_score.clipsToApply(actor, time)))
                inspectActor(actor, time);
            else
                m_passed[actor] = time;
        }
    }

    void inspectActor(int actor, Time time)
    {
        keep(m_score.state(actor, time), u"nodes/"_s + m_score.evaluator().idOf(actor));
    }

    /// Texts at rest that are partly beyond the frame. Those that clips, keyframes or a camera move may be on their way,
    /// and those outside are there on purpose.
    void inspectFrame()
    {
        if (m_scene.properties.contains(u"camera"_s))
            return;
        graph::Evaluator &evaluator = m_score.evaluator();
        std::set<int> moved;
        for (const timeline::Scheduled &clip : m_score.clips()) {
            if (clip.type && clip.type->channels & (timeline::Place | timeline::Form))
                moved.insert(evaluator.indexOf(clip.target.actor));
        }
        for (const int actor : m_score.actors()) {
            const QString &id = evaluator.idOf(actor);
            const auto outputs = evaluator.outputs(actor, Time());
            const shape::Shape *text = outputs && !outputs->empty() ? std::get_if<shape::Shape>(&outputs->front())
                                                                    : nullptr;
            if (!text || (*text)->sourceText.isEmpty() || moved.contains(actor)
                || !leavesFrame(text->bounds(), m_frameWidth, m_frameHeight) || !evaluator.motion(actor).empty())
                continue;
            m_found.add({Severity::Warning,
                         {Sentence::tr("The text goes beyond the frame."),
                          Sentence::tr("Drag one of its sides to wrap it, or make it smaller."), u"nodes/"_s + id}});
        }
    }

    template <class T>
    void keep(const base::Result<T> &result, const QString &place)
    {
        if (result)
            return;
        base::Error error = result.error();
        if (error.place.isEmpty())
            error.place = place;
        m_found.add({Severity::Failure, std::move(error)});
    }

    const Scene &m_scene;
    double m_frameWidth;
    double m_frameHeight;
    timeline::Score m_score;
    graph::Bindings m_properties;
    Followers m_followers;
    std::vector<int> m_restless; ///< blocks that change all the time
    Allowance m_blockWork;
    std::map<int, Allowance> m_clipWork; ///< by actor
    std::map<int, Time> m_passed;        ///< skipped actors, with the last moment at which each was skipped
    graph::ProblemList m_found;
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
    graph::ProblemList found;
    std::vector<QStringList> languagesOf; // of each of them
    for (const QString &language : languages) {
        for (const Problem &problem : Trial(lecture, scene, language, registry, memo).findings()) {
            if (found.add(problem))
                languagesOf.emplace_back();
            QStringList &its = languagesOf[*found.indexOf(problem)];
            if (!its.contains(language))
                its.append(language);
        }
    }
    graph::Problems problems = found.take();
    for (std::size_t i = 0; i < problems.size(); ++i) {
        if (languagesOf[i].size() < languages.size())
            problems[i].error.place += u" (%1)"_s.arg(languagesOf[i].join(u", "_s));
    }
    return problems;
}

} // namespace lectograph::lecture
