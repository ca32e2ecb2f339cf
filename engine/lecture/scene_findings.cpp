// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/allowance.h"
#include "base/memory.h"
#include "graph/limits.h"
#include "graph/problem_list.h"
#include "lecture/findings.h"
#include "lecture/followers.h"
#include "lecture/frame_edge.h"
#include "lecture/linked_nodes.h"
#include "lecture/moments.h"
#include "lecture/properties.h"
#include "lecture/sentence.h"
#include "lecture/setting.h"
#include "timeline/resting.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::Time;
using graph::Problem;
using graph::Severity;

/// A scene with those that it continues and that continue it, compiled in one language.
class Trial
{
public:
    Trial(const Lecture &lecture, const Chain &chain, const QString &language, std::span<const ScenePlace> places,
          const timeline::Registry &registry, const std::shared_ptr<graph::Memo> &memo)
        : m_chain(chain),
          m_frameWidth(lecture.frameWidth),
          m_frameHeight(lecture.frameHeight),
          m_score(chain.chapters(), registry, settingOf(lecture, chain, language, places), memo, chain.ahead()),
          m_properties(chain, m_score.evaluator()),
          m_followers(m_score.evaluator())
    {}

    graph::Problems findings()
    {
        const bool isInside = !blockIdOf(m_chain.scenes().front()->id).isEmpty();
        for (std::size_t i = 0; i < m_chain.scenes().size() && !isInside; ++i)
            inspectLength(i);
        if (base::Allowance *all = base::currentAllowance()) // what is cheap is always granted
            all->add(static_cast<quint64>(m_score.evaluator().nodeCount()) * graph::limit::workOfBlock);
        for (const auto &[time, moment] : moments()) {
            if (base::isStopping())
                return {};
            if (base::Allowance *all = base::currentAllowance())
                all->add(2 * graph::limit::workOfBlock);
            evaluate(time, moment);
        }
        for (const auto &[actor, time] : m_passed)
            inspectActor(actor, time);
        if (!isInside) // its instances say where it stands, and how long
            inspectFrame();
        graph::ProblemList all;
        all.add(m_score.problems());
        for (const Problem &problem : m_found.all()) {
            // Most problems are in the list already; errors on the way between blocks are reported only here.
            if (!all.hasError(problem.error))
                all.add(problem);
        }
        graph::Problems problems = all.take();
        for (Problem &problem : problems)
            problem.error.place = placeInFile(problem.error.place);
        return problems;
    }

private:
    /// "scenes/main/nodes/circle" is "scenes/main.json: nodes/circle", "lecture/nodes/circle" in lecture.json.
    QString placeInFile(const QString &place) const
    {
        const std::vector<timeline::Chapter> &chapters = m_chain.chapters();
        for (std::size_t i = 0; i < chapters.size(); ++i) {
            if (!place.startsWith(chapters[i].place + u'/'))
                continue;
            const QString within = place.sliced(chapters[i].place.size() + 1);
            return i == 0 ? u"lecture.json: "_s + within : placeIn(*m_chain.scenes()[i - 1], within);
        }
        return place;
    }

    const QString &placeOfScene(std::size_t scene) const
    {
        return m_chain.chapters()[static_cast<std::size_t>(Chain::chapterOf(scene))].place;
    }

    QString placeOfNode(int node)
    {
        const auto group = static_cast<std::size_t>(m_score.evaluator().groupOf(node));
        return m_chain.chapters()[group].place + u"/nodes/"_s + m_score.evaluator().idOf(node);
    }

    void inspectLength(std::size_t index)
    {
        const Scene &scene = *m_chain.scenes()[index];
        const int chapter = Chain::chapterOf(index);
        const auto isOfScene = [&](const timeline::Scheduled &clip) { return clip.chapter == chapter; };
        if (!scene.duration && std::ranges::none_of(m_score.clips(), isOfScene)
            && (m_chain.scenes().size() > 1 || m_score.length() == Time())) {
            m_found.add({Severity::Warning,
                         {Sentence::tr("The scene has no duration and no clip, so it lasts no time at all."),
                          Sentence::tr("Give it a duration, or add a clip."), placeOfScene(index) + u"/duration"_s}});
        }
        // In a scene that is continued a clip goes on.
        if (!scene.duration || m_chain.chapters()[static_cast<std::size_t>(chapter)].duration)
            return;
        for (const timeline::Scheduled &clip : m_score.clips() | std::views::filter(isOfScene)) {
            const Time end = clip.end() - m_chain.start(index);
            if (end > *scene.duration) {
                m_found.add({Severity::Warning,
                             {Sentence::tr("The clip ends at %1 s, but the scene already at %2 s.")
                                  .arg(end.seconds())
                                  .arg(scene.duration->seconds()),
                              Sentence::tr("Make the scene longer, or let the clip end earlier."),
                              placeAt(clip.place, {scene.id, *scene.duration})}});
            }
        }
    }

    /// The changes at one moment.
    struct Moment
    {
        std::vector<int> first; ///< blocks of a scene that starts
        std::set<int> actors;   ///< actors whose clips begin or end
        std::set<int> blocks;   ///< blocks whose keyframed spans begin or end
    };

    /// The moments to check, and what to check: everything where its scene starts, then actors and blocks where their
    /// clips and keyframed spans begin or end.
    std::map<Time, Moment> moments()
    {
        graph::Evaluator &evaluator = m_score.evaluator();
        std::map<Time, Moment> result;
        const auto startOf = [&](int node) { return startOfGroup(evaluator.groupOf(node)); };
        for (const int actor : m_score.actors())
            result[startOf(actor)].actors.insert(actor);
        for (std::size_t i = 0; i < m_chain.scenes().size(); ++i)
            result[m_chain.start(i)];
        for (const timeline::Scheduled &clip : m_score.clips()) {
            // What changes properties is a motion of the block, which need not be on stage.
            const int actor = clip.type->setsProperties ? -1 : evaluator.indexOf(clip.target.actor);
            if (actor >= 0) {
                result[clip.start].actors.insert(actor);
                result[clip.end()].actors.insert(actor);
            }
        }
        for (int block = 0; block < evaluator.nodeCount(); ++block) {
            result[startOf(block)].first.push_back(block);
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

    Time startOfGroup(int group) const { return m_chain.chapters()[static_cast<std::size_t>(group)].start; }

    std::size_t sceneAt(Time time) const
    {
        std::size_t scene = 0;
        while (scene + 1 < m_chain.scenes().size() && m_chain.start(scene + 1) <= time)
            ++scene;
        return scene;
    }

    void evaluate(Time time, const Moment &moment)
    {
        graph::Evaluator &evaluator = m_score.evaluator();
        std::vector<int> blocks(moment.blocks.begin(), moment.blocks.end());
        if (!moment.first.empty()) {
            blocks.insert(blocks.end(), moment.first.begin(), moment.first.end());
        } else if (auto more = m_followers.of(moment.blocks, moment.actors, m_restless, m_blockWork)) {
            blocks = std::move(*more);
        }
        for (const int block : blocks)
            keep(evaluator.outputs(block, time), placeOfNode(block));
        const std::size_t scene = sceneAt(time);
        keep(m_properties.values(scene, time, evaluator), placeOfScene(scene) + u"/properties"_s);
        for (const int actor : moment.actors) {
            if (m_clipWork[actor].grants(m_score.clipsToApply(actor, time)))
                inspectActor(actor, time);
            else
                m_passed[actor] = time;
        }
    }

    void inspectActor(int actor, Time time) { keep(m_score.state(actor, time), placeOfNode(actor)); }

    /// Texts, and what is as large as its data, that are at rest and partly beyond the frame, and all that stays wholly
    /// outside of it. What clips, keyframes or a camera bring elsewhere may be on its way.
    void inspectFrame()
    {
        if (hasCamera(m_chain.scenes()))
            return;
        graph::Evaluator &evaluator = m_score.evaluator();
        for (const int actor : m_score.actors()) {
            const Time start = startOfGroup(evaluator.groupOf(actor));
            const auto outputs = evaluator.outputs(actor, start);
            const shape::Shape *drawn = outputs && !outputs->empty() ? std::get_if<shape::Shape>(&outputs->front())
                                                                     : nullptr;
            const FramePlace place = drawn ? placeOf(*drawn) : FramePlace::NotInPlane;
            if (place == FramePlace::Outside && isNeverSeen(actor, start))
                m_found.add({Severity::Warning,
                             {Sentence::tr("This stands outside of the frame all the time, so that nobody sees it."),
                              Sentence::tr("Bring it into the frame, or remove it."), placeOfNode(actor)}});
            const bool isText = drawn && !(*drawn)->sourceText.isEmpty();
            if (place != FramePlace::AcrossEdge || (!isText && !drawsData(actor))
                || timeline::isMoved(m_score, actor, start))
                continue;
            if (isText) {
                m_found.add(
                    {Severity::Warning,
                     {Sentence::tr("The text goes beyond the frame."),
                      Sentence::tr("Drag one of its sides to wrap it, or make it smaller."), placeOfNode(actor)}});
            } else {
                m_found.add({Severity::Warning,
                             {Sentence::tr("With the numbers that it has, this goes beyond the frame."),
                              Sentence::tr("Make it smaller, or show fewer or smaller numbers."), placeOfNode(actor)}});
            }
        }
    }

    FramePlace placeOf(const shape::Shape &shape) const
    {
        return framePlaceOf(shape.bounds(), m_frameWidth, m_frameHeight);
    }

    /// Of an actor that is outside of the frame at first. What other blocks or clips use may be meant to stand there, and
    /// what all scenes share may be moved in another one.
    bool isNeverSeen(int actor, Time start)
    {
        const graph::Evaluator &evaluator = m_score.evaluator();
        if (evaluator.groupOf(actor) == 0 || m_followers.has(actor) || isUsedByClips(evaluator.idOf(actor))
            || timeline::isMoved(m_score, actor, start))
            return false;
        constexpr int looks = 16; // what follows the state of others has no keyframes of its own
        for (int look = 0; look <= looks; ++look) {
            const Time time{start.flicks + (m_score.length() - start).flicks * look / looks};
            const auto state = m_score.state(actor, time);
            if (!state || (!state->bounds().isEmpty() && placeOf(*state) != FramePlace::Outside))
                return false;
        }
        return true;
    }

    bool isUsedByClips(const QString &node)
    {
        if (!m_usedByClips) {
            m_usedByClips.emplace();
            for (const ScenePtr &scene : m_chain.scenes()) {
                eachClip(*scene, [&](const timeline::Clip &clip, const QString &) {
                    addLinkedNodes(clip.properties, LinksTo::Anything, *m_usedByClips);
                });
            }
        }
        return m_usedByClips->contains(node);
    }

    /// Whether numbers decide how large it is: those of a chart or matrix, or a tensor that a definition publishes.
    bool drawsData(int actor)
    {
        const graph::NodeType *type = m_score.evaluator().typeOf(actor);
        const bool isDefinition = type && !blockIdOf(type->id).isEmpty();
        const auto isShown = [&](const graph::PropertySpec &spec) {
            const bool isMain = spec.key == "tensor" || spec.key == "values";
            return (spec.type == graph::ValueType::Tensor && (isMain || isDefinition))
                || (spec.type == graph::ValueType::Numbers && isMain);
        };
        return type && std::ranges::any_of(type->properties, isShown);
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

    const Chain &m_chain;
    double m_frameWidth;
    double m_frameHeight;
    timeline::Score m_score;
    ChainProperties m_properties;
    Followers m_followers;
    std::vector<int> m_restless; ///< blocks that change all the time
    WorkBudget m_blockWork;
    std::map<int, WorkBudget> m_clipWork; ///< by actor
    std::optional<std::set<QString>> m_usedByClips;
    std::map<int, Time> m_passed; ///< skipped actors, with the last moment at which each was skipped
    graph::ProblemList m_found;
};

} // namespace

QString placeIn(const Scene &scene, const QString &place)
{
    const QString block = blockIdOf(scene.id);
    return block.isEmpty() ? u"scenes/%1.json: %2"_s.arg(scene.id, place) : u"blocks/%1.json: %2"_s.arg(block, place);
}

graph::Problems sceneFindings(const Lecture &lecture, const Chain &chain, std::span<const ScenePlace> places,
                              const timeline::Registry &registry)
{
    QStringList languages = lecture.languages;
    languages.removeDuplicates();
    if (languages.isEmpty())
        languages.append(lecture.language);
    const auto memo = std::make_shared<graph::Memo>();
    graph::ProblemList found;
    std::vector<QStringList> languagesOf; // of each of them
    for (const QString &language : languages) {
        auto problems = base::withinMemory([&]() -> base::Result<graph::Problems> {
            return Trial(lecture, chain, language, places, registry, memo).findings();
        });
        if (!problems) {
            base::Error error = problems.error();
            error.place = placeIn(*chain.scenes().front(), u"nodes"_s);
            problems = graph::Problems{{Severity::Failure, std::move(error)}};
        }
        for (const Problem &problem : *problems) {
            if (found.add(problem))
                languagesOf.emplace_back();
            QStringList &its = languagesOf[*found.indexOf(problem)];
            if (!its.contains(language))
                its.append(language);
        }
    }
    graph::Problems all = found.take();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (languagesOf[i].size() < languages.size())
            all[i].error.place += u" (%1)"_s.arg(languagesOf[i].join(u", "_s));
    }
    return all;
}

} // namespace lectograph::lecture
