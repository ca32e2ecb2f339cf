// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/homes.h"

#include "graph/node_order.h"

#include <algorithm>
#include <functional>
#include <map>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

void replace(std::vector<graph::NodePtr> &nodes, const graph::NodePtr &node)
{
    const auto at = graph::placeOf(nodes, node->id) - nodes.cbegin();
    if (at < std::ssize(nodes) && nodes[static_cast<std::size_t>(at)]->id == node->id)
        nodes[static_cast<std::size_t>(at)] = node;
}

/// The written scene, changed.
void changeWritten(Lecture &lecture, const QString &scene, const std::function<void(Scene &scene)> &change)
{
    if (const ScenePtr written = writtenScene(lecture, scene)) {
        Scene changed = *written;
        change(changed);
        putScene(lecture, std::make_shared<const Scene>(std::move(changed)));
    }
}

} // namespace

QString fileOf(const QString &scene)
{
    const QString block = blockIdOf(scene);
    return block.isEmpty() ? u"scenes/%1.json"_s.arg(scene) : u"blocks/%1.json"_s.arg(block);
}

std::vector<VisibleNode> takeForeign(const Lecture &lecture, Scene &scene)
{
    const std::vector<VisibleNode> foreign = foreignNodes(lecture, scene.id);
    std::vector<VisibleNode> changed;
    if (foreign.empty())
        return changed;
    auto next = foreign.begin(); // both are in the order of ids
    std::erase_if(scene.nodes, [&](const graph::NodePtr &node) {
        while (next != foreign.end() && next->node->id < node->id)
            ++next;
        if (next == foreign.end() || next->node->id != node->id)
            return false;
        if (next->node != node)
            changed.push_back({node, next->home, next->scene});
        return true;
    });
    return changed;
}

void putAtHome(Lecture &lecture, const std::vector<VisibleNode> &nodes)
{
    std::map<QString, std::vector<graph::NodePtr>> byScene;
    for (const VisibleNode &node : nodes) {
        if (node.home == Home::Shared)
            replace(lecture.nodes, node.node);
        else
            byScene[node.scene].push_back(node.node);
    }
    for (const auto &[id, its] : byScene) {
        changeWritten(lecture, id, [&](Scene &scene) {
            for (const graph::NodePtr &node : its)
                replace(scene.nodes, node);
        });
    }
}

void removeAtHome(Lecture &lecture, const VisibleNode &node)
{
    const QString id = node.node->id;
    const auto isMeant = [&](const graph::NodePtr &other) { return other->id == id; };
    QStringList seeing;
    if (node.home == Home::Shared) {
        std::erase_if(lecture.nodes, isMeant);
        std::erase(lecture.master, id);
        for (const ScenePtr &scene : lecture.scenes)
            seeing.append(scene->id);
    } else {
        seeing = scenesSeeing(lecture, node.scene);
    }
    for (const QString &one : seeing) {
        const ScenePtr written = writtenScene(lecture, one);
        const bool isOnStage = std::ranges::find(written->actors, id) != written->actors.end();
        if (one != node.scene && !isOnStage)
            continue;
        changeWritten(lecture, one, [&](Scene &scene) {
            if (one == node.scene)
                std::erase_if(scene.nodes, isMeant);
            std::erase(scene.actors, id);
        });
    }
}

void putScene(Lecture &lecture, ScenePtr scene)
{
    if (const auto block = lecture.blocks.find(blockIdOf(scene->id)); block != lecture.blocks.end()) {
        Block changed = *block->second;
        changed.inside = std::move(scene);
        block->second = std::make_shared<const Block>(std::move(changed));
        return;
    }
    const auto found = std::ranges::find(lecture.scenes, scene->id, [](const ScenePtr &other) { return other->id; });
    if (found == lecture.scenes.end())
        lecture.scenes.push_back(std::move(scene));
    else
        *found = std::move(scene);
}

} // namespace lectograph::lecture
