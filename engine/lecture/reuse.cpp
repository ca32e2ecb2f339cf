// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/reuse.h"

#include "graph/binding.h"
#include "graph/type_ids.h"
#include "timeline/type_ids.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

/// As the value of a property or as an element of a list.
bool haveExpression(const QJsonObject &properties)
{
    return std::ranges::any_of(properties, [](const QJsonValue &value) {
        const QJsonArray list = value.toArray();
        return graph::isExpression(value) || std::any_of(list.begin(), list.end(), graph::isExpression);
    });
}

bool isNew(const graph::NodePtr &node)
{
    return !node->style.isEmpty() || node->type == graph::eachTypeId || !blockIdOf(node->type).isEmpty()
        || haveExpression(node->properties);
}

bool isNewClip(const timeline::ClipPtr &clip)
{
    return !clip->targets.empty() || clip->type == timeline::changeType || !animationIdOf(clip->type).isEmpty()
        || haveExpression(clip->properties) || std::ranges::any_of(clip->clips, isNewClip);
}

bool isNewScene(const ScenePtr &scene)
{
    return scene->continues || !scene->transition.isCut() || haveExpression(scene->properties)
        || std::ranges::any_of(scene->nodes, isNew)
        || std::ranges::any_of(scene->tracks, [](const timeline::TrackPtr &track) {
               return std::ranges::any_of(track->clips, isNewClip);
           });
}

} // namespace

bool usesReuse(const Lecture &lecture)
{
    return !lecture.blocks.empty() || !lecture.animations.empty() || !lecture.nodes.empty() || !lecture.master.empty()
        || !lecture.look.isEmpty() || std::ranges::any_of(lecture.parameters, &QString::isEmpty, &Parameter::id)
        || std::ranges::any_of(lecture.scenes, isNewScene);
}

} // namespace lectograph::lecture
