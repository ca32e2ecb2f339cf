// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/animation_types.h"

#include "graph/node_order.h"
#include "graph/placement.h"
#include "timeline/schedule.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

/// How long its clips take.
double secondsOf(const Animation &animation, const timeline::AnimationRegistry &registry)
{
    timeline::Track track;
    track.clips = animation.clips;
    const timeline::TrackPtr tracks[]{std::make_shared<const timeline::Track>(std::move(track))};
    graph::Problems ignored; // check() reports the problems of clips
    base::Time end;
    for (const timeline::Scheduled &clip : timeline::schedule(tracks, registry, base::Dialect::Gl, {}, ignored))
        end = std::max(end, clip.end());
    return end.seconds();
}

bool isIn(const graph::PropertyTable &table, const graph::PropertySpec &spec)
{
    return std::ranges::any_of(table, [&](const graph::PropertySpec &other) {
        return other.key == spec.key && other.type == spec.type && other.choices == spec.choices;
    });
}

} // namespace

timeline::AnimationType typeOf(const Animation &animation, const QStringList &languages,
                               const timeline::AnimationRegistry &registry)
{
    const QString title = graph::localized(animation.title, languages).value_or(QString());
    return {.id = animationType(animation.id),
            .title = title.isEmpty() ? animation.id : title,
            .category = ownAnimationCategory,
            .help = graph::localized(animation.help, languages).value_or(QString()),
            .words = {animation.title, animation.help},
            .channels = 0,
            .ease = u"linear"_s,
            .seconds = secondsOf(animation, registry),
            .roles = animation.roles,
            .clips = animation.clips};
}

graph::PropertyTable propertiesOf(const timeline::Clip &clip, const Scene &scene, const timeline::Registry &registry)
{
    const timeline::AnimationType *type = registry.animations.find(clip.type);
    if (!type || !type->setsProperties)
        return type ? type->properties : graph::PropertyTable();
    std::vector<QString> others;
    for (const graph::NodePtr &node : scene.nodes)
        others.push_back(node->id);
    std::vector<const graph::NodeType *> types;
    for (const timeline::Target &target : timeline::TargetFinder(scene.actors, others).targetsOf(clip, true).targets) {
        const graph::NodePtr node = graph::nodeAt(scene.nodes, target.actor);
        if (const graph::NodeType *its = node ? registry.nodes.find(*node) : nullptr)
            types.push_back(its);
    }
    return commonProperties(types);
}

graph::PropertyTable commonProperties(const std::vector<const graph::NodeType *> &types)
{
    graph::PropertyTable common;
    std::set<const graph::NodeType *> seen;
    for (const graph::NodeType *type : types) {
        if (!seen.insert(type).second)
            continue;
        graph::PropertyTable table = graph::tableOf(*type);
        if (seen.size() == 1)
            common = std::move(table);
        else
            std::erase_if(common, [&](const graph::PropertySpec &spec) { return !isIn(table, spec); });
    }
    for (graph::PropertySpec &spec : common)
        spec.required = false;
    return common;
}

} // namespace lectograph::lecture
