// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/chain_edits.h"

#include "editor/edits/clip_targets.h"
#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/edits/node_ids.h"
#include "editor/edits/sharing.h"
#include "editor/language/timelinewords.h"
#include "lecture/clip_place.h"
#include "lecture/sequence.h"
#include "lecture/visible.h"

#include <algorithm>
#include <ranges>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::ScenePtr;

namespace {

/// The id of the first scene of each scene's chain.
std::map<QString, QString> chainStarts(const Lecture &lecture)
{
    std::map<QString, QString> starts;
    QString start;
    for (const ScenePtr &scene : lecture.scenes) {
        if (start.isEmpty() || !scene->continues)
            start = scene->id;
        starts[scene->id] = start;
    }
    return starts;
}

ScenePtr withContinues(const lecture::Scene &scene, bool continues)
{
    auto copy = std::make_shared<lecture::Scene>(scene);
    copy->continues = continues;
    return copy;
}

/// Other ids for nodes of the scene, and of those that continue it, that the scenes before have as well.
Result<Lecture> withoutClashes(const Lecture &lecture, const QString &sceneId)
{
    QSet<QString> before;
    for (const ScenePtr &scene : lecture::chainOf(lecture, sceneId)) {
        for (const graph::NodePtr &node : scene->nodes) {
            if (scene->id != sceneId)
                before.insert(node->id);
        }
    }
    FreeNodeIds free(allNodeIds(lecture));
    Result<Lecture> result = lecture;
    for (const QString &id : lecture::scenesSeeing(lecture, sceneId)) {
        NodeNames names;
        for (const graph::NodePtr &node : lecture::writtenScene(lecture, id)->nodes) {
            if (before.contains(node->id))
                names[node->id] = free.like(node->id);
        }
        if (!names.empty())
            result = std::move(result).and_then([&](const Lecture &one) { return withNodesRenamed(one, id, names); });
    }
    return result;
}

} // namespace

Result<Lecture> withSceneContinued(const Lecture &lecture, const QString &sceneId, bool continues)
{
    const auto found = std::ranges::find(lecture.scenes, sceneId, [](const ScenePtr &one) { return one->id; });
    if (found == lecture.scenes.end())
        return base::failure(TimelineWords::tr("There is no such scene."));
    if ((*found)->continues == continues)
        return lecture;
    if (continues && found == lecture.scenes.begin())
        return base::failure(TimelineWords::tr("The first scene has none before it that it could continue."),
                             TimelineWords::tr("Move it behind another scene first."));
    Lecture with = lecture;
    with.scenes[static_cast<std::size_t>(found - lecture.scenes.begin())] = withContinues(**found, continues);
    return continues ? withoutClashes(with, sceneId) : Result<Lecture>(std::move(with));
}

std::vector<QString> actorsOnStage(const Lecture &lecture, const QString &sceneId)
{
    std::vector<QString> actors;
    QSet<QString> known;
    for (const ScenePtr &scene : lecture::chainOf(lecture, sceneId)) {
        for (const QString &actor : scene->actors) {
            if (!known.contains(actor)) {
                known.insert(actor);
                actors.push_back(actor);
            }
        }
    }
    return actors;
}

bool isOnStageBefore(const Lecture &lecture, const QString &sceneId, const QString &node)
{
    const std::vector<ScenePtr> chain = lecture::chainOf(lecture, sceneId);
    return std::ranges::any_of(
        chain | std::views::take(std::max<std::size_t>(chain.size(), 1) - 1),
        [&](const ScenePtr &scene) { return std::ranges::find(scene->actors, node) != scene->actors.end(); });
}

Result<AddedScene> withContinuingScene(const Lecture &lecture, const QString &after)
{
    return withNewScene(lecture, after).and_then([](AddedScene &&added) {
        return withSceneContinued(added.lecture, added.scene, true).map([&](Lecture &&with) {
            return AddedScene{std::move(with), added.scene};
        });
    });
}

QString endOfChain(const Lecture &lecture, const QString &scene)
{
    const QStringList seeing = lecture::scenesSeeing(lecture, scene);
    return seeing.isEmpty() ? scene : seeing.last();
}

Result<Lecture> withTransition(const Lecture &lecture, const QString &sceneId,
                               const std::function<void(lecture::Transition &)> &change)
{
    return lecture::withSceneChanged(lecture, sceneId, [&](lecture::Scene &scene) -> Result<void> {
        change(scene.transition);
        return {};
    });
}

lecture::Transition newTransition(const QString &kind)
{
    lecture::Transition transition;
    if (kind == lecture::transitionKinds().front())
        return transition;
    transition.kind = kind;
    transition.duration = Time::fromSeconds(1);
    return transition;
}

Lecture withChainsKept(const Lecture &before, Lecture after)
{
    const std::map<QString, QString> was = chainStarts(before);
    const lecture::Scene *previous = nullptr;
    for (ScenePtr &scene : after.scenes) {
        const auto its = was.find(scene->id);
        const auto others = previous ? was.find(previous->id) : was.end();
        const bool isTogether = its != was.end() && others != was.end() && its->second == others->second;
        if (scene->continues && its != was.end() && !isTogether)
            scene = withContinues(*scene, false);
        previous = scene.get();
    }
    return after;
}

QSet<QString> referredTo(const lecture::Scene &scene, const Lecture &lecture)
{
    QSet<QString> ids(scene.actors.begin(), scene.actors.end());
    const auto note = [&](const QJsonObject &properties) {
        for (const QString &id : linkedBy({.id = {}, .type = {}, .properties = properties}))
            ids.insert(id);
    };
    note(scene.properties);
    for (const graph::NodePtr &node : scene.nodes)
        note(node->properties);
    lecture::eachClip(scene, [&](const lecture::ClipPlace &, const timeline::Clip &clip) {
        note(clip.properties);
        for (const QString &actor : actorsIn(*lecture::visibleScene(lecture, scene.id), clip))
            ids.insert(actor);
    });
    return ids;
}

std::vector<LostBlock> lostBlocks(const Lecture &before, const Lecture &after)
{
    std::vector<LostBlock> lost;
    for (const ScenePtr &scene : after.scenes) {
        const std::vector<ScenePtr> chain = lecture::chainOf(before, scene->id);
        if (chain.size() < 2 || chain == lecture::chainOf(after, scene->id))
            continue;
        std::map<QString, QString> seen;
        for (const ScenePtr &earlier : chain | std::views::take(chain.size() - 1)) {
            for (const graph::NodePtr &node : earlier->nodes)
                seen.emplace(node->id, earlier->id);
        }
        QSet<QString> still;
        for (const lecture::VisibleNode &node : lecture::visibleNodes(after, scene->id))
            still.insert(node.node->id);
        QSet<QString> used = referredTo(*chain.back(), before);
        for (const QString &actor : actorsOnStage(before, scene->id))
            used.insert(actor);
        for (const auto &[id, home] : seen) {
            if (used.contains(id) && !still.contains(id))
                lost.push_back({scene->id, home, id});
        }
    }
    return lost;
}

} // namespace lectograph::editor
