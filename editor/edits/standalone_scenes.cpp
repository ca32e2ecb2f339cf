// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/standalone_scenes.h"

#include "editor/edits/chain_edits.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/key_edits.h"
#include "editor/edits/keyframes.h"
#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/edits/madetypes.h"
#include "editor/edits/sharing.h"
#include "editor/language/timelinewords.h"
#include "graph/memo.h"
#include "lecture/chain.h"
#include "lecture/properties.h"
#include "lecture/types.h"
#include "lecture/visible.h"
#include "shape/select.h"
#include "timeline/schedule.h"

#include <algorithm>
#include <ranges>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Time;
using lecture::Chain;
using lecture::Lecture;
using lecture::Scene;
using lecture::ScenePtr;
using timeline::Clip;
using timeline::ClipPtr;

namespace {

/// With keyframes moved in time. A property whose keyframes are all before the start has the value of the last.
QJsonObject withEarlierKeys(const QJsonObject &properties, Time delay)
{
    if (delay == Time())
        return properties;
    QJsonObject result = withKeyframesDelayed(properties, delay.seconds());
    for (QJsonValueRef written : result) {
        const std::vector<Keyframe> keys = keyframesOf(written);
        if (!keys.empty() && keys.back().seconds <= 0)
            written = keys.back().value;
    }
    return result;
}

bool letsEnter(timeline::Presence presence)
{
    return presence == timeline::Presence::Enters || presence == timeline::Presence::Passes;
}

/// Scenes behind each other in one chain, of which the first is to begin on its own.
class Standalone
{
public:
    Standalone(const Lecture &lecture, const QStringList &run, const timeline::Registry &plugins)
        : m_lecture(lecture),
          m_types(lecture::sharedTypesOf(lecture, plugins)),
          m_chain(lecture, lecture::indexOfScene(lecture, run.last()), m_types->animations),
          m_score(
              m_chain.chapters(), *m_types,
              lecture::settingOf(lecture, m_chain, lecture.language, lecture::placesOf(lecture, m_types->animations)),
              std::make_shared<graph::Memo>(), m_chain.ahead()),
          m_index(m_chain.scenes().size() - static_cast<std::size_t>(run.size()))
    {}

    Scene first()
    {
        Scene scene = written();
        scene.continues = false;
        scene.properties = allProperties();
        scene.actors = actorsLeft();
        readPast();
        findKept(scene);
        findMoved(scene);
        addNodes(scene);
        addPast(scene);
        return scene;
    }

    /// The first scene of the chain, without the scenes behind the run.
    Scene beginning()
    {
        Scene scene = written();
        findKept(scene);
        addPast(scene);
        return scene;
    }

private:
    /// A clip of a scene before, with its targets by name.
    struct PastClip
    {
        ClipPtr clip;
        std::size_t scene = 0; ///< index in the chain
        Time start;            ///< in the time of the chain
        Time end;
        bool isBent = false; ///< by the easing of a group
    };

    const Scene &written() const { return *m_chain.scenes()[m_index]; }
    Time begin() const { return m_chain.start(m_index); }
    /// From times of this scene of the chain to those of the first one of the run.
    Time delayOf(std::size_t scene) const { return m_chain.start(scene) - begin(); }

    /// What the scene does not say is as in the scenes before.
    QJsonObject allProperties() const
    {
        QJsonObject all;
        for (std::size_t i = 0; i <= m_index; ++i) {
            const QJsonObject own = withEarlierKeys(m_chain.scenes()[i]->properties, delayOf(i));
            for (auto property = own.begin(); property != own.end(); ++property)
                all.insert(property.key(), property.value());
        }
        return all;
    }

    bool isOfRun(const timeline::Scheduled &clip) const { return clip.chapter >= Chain::chapterOf(m_index); }

    /// Whether it has left, or is still to come, and no clip of the run brings it.
    bool isGone(const QString &actor)
    {
        const int node = m_score.evaluator().indexOf(actor);
        return node >= 0 && m_score.isAbsent(node, begin())
            && std::ranges::none_of(m_score.clips(), [&](const timeline::Scheduled &clip) {
                   return isOfRun(clip) && clip.target.actor == actor;
               });
    }

    std::vector<QString> actorsLeft()
    {
        const std::vector<QString> &own = written().actors;
        std::vector<QString> actors = actorsOnStage(m_lecture, written().id);
        std::erase_if(
            actors, [&](const QString &actor) { return std::ranges::find(own, actor) == own.end() && isGone(actor); });
        return actors;
    }

    /// Blocks that come later match no pattern of a clip before them.
    ClipPtr withTargetsNamed(const ClipPtr &clip, const QString &scene) const
    {
        const std::vector<QString> written = timeline::targetsOf(*clip);
        if (std::ranges::none_of(written, [](const QString &target) { return actorOfTarget(target).contains(u'*'); }))
            return clip;
        std::vector<QString> nodes;
        for (const graph::NodePtr &node : sceneOf(m_lecture, scene)->nodes)
            nodes.push_back(node->id);
        const std::vector<QString> actors = actorsOnStage(m_lecture, scene);
        std::vector<QString> targets;
        const auto found = timeline::TargetFinder(actors, nodes).targetsOf(*clip, clip->type == changeType);
        for (const timeline::Target &target : found.targets)
            targets.push_back(timeline::textOf(target));
        Clip named = *clip;
        timeline::setTargets(named, std::move(targets));
        return std::make_shared<const Clip>(std::move(named));
    }

    void readPast()
    {
        for (std::size_t i = 0; i < m_index; ++i) {
            const timeline::Chapter &chapter = m_chain.chapters()[static_cast<std::size_t>(Chain::chapterOf(i))];
            graph::Problems problems; // those of the lecture that is there
            for (const timeline::Scheduled &one :
                 timeline::schedule(chapter.tracks, m_types->animations, m_lecture.dialect, chapter.place, problems,
                                    nullptr, chapter.duration)) {
                m_past.push_back({withTargetsNamed(one.clip, m_chain.scenes()[i]->id), i, chapter.start + one.start,
                                  chapter.start + one.end(), !one.warps.empty()});
            }
        }
        std::ranges::stable_sort(m_past, {}, &PastClip::start);
    }

    /// What the run shows, animates or links to, directly or through others, and what clips of the past need for that.
    void findKept(const Scene &scene)
    {
        QStringList open(scene.actors.begin(), scene.actors.end());
        open += linkedBy(scene.properties);
        for (const ScenePtr &one : m_chain.scenes() | std::views::drop(static_cast<std::ptrdiff_t>(m_index)))
            open += referredTo(*one, m_lecture).values();
        const Scene &all = *sceneOf(m_lecture, m_chain.scenes().back()->id);
        while (!open.isEmpty()) {
            const QString id = open.takeLast();
            const graph::Node *node = nodeOf(all, id);
            if (!node || m_kept.contains(id))
                continue;
            m_kept.insert(id);
            open += linkedBy(*node);
            for (const PastClip &past : m_past) {
                if (actsOnOneOf(*past.clip, {id}))
                    open += linkedBy(past.clip->properties);
            }
        }
    }

    /// What is on the stage of the run, or linked to as if it were: clips move nothing else.
    void findMoved(const Scene &scene)
    {
        const auto add = [&](const auto &ids) { m_moved.unite({ids.begin(), ids.end()}); };
        add(scene.actors);
        add(stagedBy(scene.properties));
        for (const ScenePtr &one : m_chain.scenes() | std::views::drop(static_cast<std::ptrdiff_t>(m_index))) {
            add(one->actors);
            add(stagedBy(one->properties));
            lecture::eachClip(*one,
                              [&](const timeline::Clip &clip, const QString &) { add(stagedBy(clip.properties)); });
        }
        const Scene &all = *sceneOf(m_lecture, m_chain.scenes().back()->id);
        for (const QString &id : std::as_const(m_kept))
            add(stagedBy(nodeOf(all, id)->properties));
        for (const PastClip &past : m_past)
            add(stagedBy(past.clip->properties));
    }

    void addNodes(Scene &scene) const
    {
        for (const lecture::VisibleNode &one : lecture::foreignNodes(m_lecture, written().id)) {
            if (one.home != lecture::Home::Inherited || !m_kept.contains(one.node->id))
                continue;
            graph::Node node = *settledIn(scene, one.node);
            const auto home = std::ranges::find(m_chain.scenes(), one.scene, [](const ScenePtr &it) { return it->id; });
            node.properties = withEarlierKeys(node.properties,
                                              delayOf(static_cast<std::size_t>(home - m_chain.scenes().begin())));
            scene.nodes.push_back(std::make_shared<const graph::Node>(std::move(node)));
        }
        std::ranges::sort(scene.nodes, {}, [](const graph::NodePtr &node) { return node->id; });
    }

    /// What is hidden because it enters only behind the run: nothing lets it enter any more.
    std::vector<ClipPtr> hidingWhatComesLater()
    {
        std::vector<ClipPtr> clips;
        if (!m_types->animations.find(made::hide))
            return clips;
        for (const timeline::Passage &passage : m_chain.ahead()) {
            const int node = m_score.evaluator().indexOf(passage.target.actor);
            const bool isFirst = std::ranges::none_of(m_score.clips(), [&](const timeline::Scheduled &clip) {
                return clip.target == passage.target && clip.type->presence != timeline::Presence::Keeps;
            });
            if (!isFirst || !letsEnter(passage.presence) || node < 0 || !m_kept.contains(passage.target.actor))
                continue;
            const auto shape = m_score.evaluator().shapeOf(node, begin());
            if (!shape || !shape::select(*shape, passage.target.part)) // a part that a clip will make
                continue;
            Clip hide;
            hide.type = made::hide;
            hide.target = timeline::textOf(passage.target);
            clips.push_back(std::make_shared<const Clip>(std::move(hide)));
        }
        return clips;
    }

    /// Null for a clip of blocks that are not kept.
    ClipPtr keptOf(const PastClip &past) const
    {
        const timeline::AnimationType *type = m_types->animations.find(past.clip->type);
        const bool moves = !type || !type->setsProperties;
        const ClipPtr clip = withoutTargets(past.clip, [&](const QString &actor) {
            return !m_kept.contains(actor) || (moves && !m_moved.contains(actor));
        });
        if (!clip || timeline::targetsOf(*clip).empty())
            return nullptr;
        const double delay = delayOf(past.scene).seconds();
        Clip kept = *withOwnKeysAt(clip, [delay](double at) { return at + delay; });
        kept.start = {};
        kept.duration = isRunning(past) ? past.end - begin() : Time();
        return std::make_shared<const Clip>(std::move(kept));
    }

    bool isRunning(const PastClip &past) const { return past.end > begin() && !past.isBent; }

    void addPast(Scene &scene)
    {
        Clip group;
        group.type = u"group"_s;
        group.clips = hidingWhatComesLater();
        std::vector<ClipPtr> running;
        for (const PastClip &past : m_past) {
            if (ClipPtr clip = keptOf(past))
                (isRunning(past) ? running : group.clips).push_back(std::move(clip));
        }
        if (group.clips.empty() && running.empty())
            return;
        timeline::Track track;
        track.name = TimelineWords::tr("Before this scene");
        if (!group.clips.empty()) {
            group.extra.insert(u"label"_s, track.name);
            track.clips.push_back(std::make_shared<const Clip>(std::move(group)));
        }
        if (!running.empty() && !scene.duration)
            scene.duration = lecture::durationOf(written(), m_types->animations, m_lecture.dialect);
        std::ranges::move(running, std::back_inserter(track.clips));
        scene.tracks.insert(scene.tracks.begin(), std::make_shared<const timeline::Track>(std::move(track)));
    }

    const Lecture &m_lecture;
    std::shared_ptr<const timeline::Registry> m_types;
    Chain m_chain;
    timeline::Score m_score;
    std::size_t m_index; ///< of the first scene of the run in the chain
    std::vector<PastClip> m_past;
    QSet<QString> m_kept;  ///< nodes
    QSet<QString> m_moved; ///< actors
};

} // namespace

std::vector<ScenePtr> standaloneScenes(const Lecture &lecture, const QStringList &scenes,
                                       const timeline::Registry &plugins)
{
    std::vector<ScenePtr> result;
    const std::vector<ScenePtr> &all = lecture.scenes;
    const auto isWanted = [&](std::size_t index) { return scenes.contains(all[index]->id); };
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!isWanted(i))
            continue;
        const bool continues = all[i]->continues;
        if (continues && i > 0 && isWanted(i - 1)) { // the first one of the run has become what it needs
            result.push_back(all[i]);
            continue;
        }
        QStringList run{all[i]->id};
        std::size_t next = i + 1;
        for (; next < all.size() && all[next]->continues && isWanted(next); ++next)
            run.append(all[next]->id);
        const bool isWhole = !continues && (next == all.size() || !all[next]->continues);
        if (isWhole) {
            result.push_back(all[i]);
            continue;
        }
        Standalone standalone(lecture, run, plugins);
        result.push_back(std::make_shared<const Scene>(continues ? standalone.first() : standalone.beginning()));
    }
    return result;
}

} // namespace lectograph::editor
