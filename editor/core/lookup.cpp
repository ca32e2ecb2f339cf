// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/core/lookup.h"

#include <algorithm>

namespace lectograph::editor {

const lecture::Scene *sceneOf(const lecture::Lecture &lecture, const QString &id)
{
    const auto found = std::ranges::find(lecture.scenes, id, [](const lecture::ScenePtr &one) { return one->id; });
    return found == lecture.scenes.end() ? nullptr : found->get();
}

const graph::Node *nodeOf(const lecture::Scene *scene, const QString &id)
{
    if (!scene)
        return nullptr;
    const auto found = std::ranges::find(scene->nodes, id, [](const graph::NodePtr &one) { return one->id; });
    return found == scene->nodes.end() ? nullptr : found->get();
}

} // namespace lectograph::editor
