// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/visible.h"

#include "graph/node_order.h"

#include <algorithm>
#include <ranges>

namespace lectograph::lecture {

namespace {

const QString &idOf(const VisibleNode &visible)
{
    return visible.node->id;
}

/// The index of the first scene of the chain to which the scene at `index` belongs.
std::size_t firstOf(const Lecture &lecture, std::size_t index)
{
    while (index > 0 && lecture.scenes[index]->continues)
        --index;
    return index;
}

bool isInside(const QString &scene)
{
    return !blockIdOf(scene).isEmpty();
}

/// Sorts by id; of equal ids only the first stays.
void settle(std::vector<VisibleNode> &nodes)
{
    std::ranges::stable_sort(nodes, {}, idOf);
    const auto same = [](const VisibleNode &a, const VisibleNode &b) { return idOf(a) == idOf(b); };
    nodes.erase(std::unique(nodes.begin(), nodes.end(), same), nodes.end());
}

void append(std::vector<VisibleNode> &nodes, const Scene &scene, Home home)
{
    for (const graph::NodePtr &node : scene.nodes)
        nodes.push_back({node, home, scene.id});
}

std::vector<VisibleNode> nodesOf(const Lecture &lecture, const std::vector<ScenePtr> &chain)
{
    std::vector<VisibleNode> nodes;
    if (chain.empty())
        return nodes;
    append(nodes, *chain.back(), Home::Own);
    for (const ScenePtr &scene : chain | std::views::reverse | std::views::drop(1))
        append(nodes, *scene, Home::Inherited);
    if (!isInside(chain.back()->id)) {
        for (const graph::NodePtr &node : lecture.nodes)
            nodes.push_back({node, Home::Shared, {}});
    }
    settle(nodes);
    return nodes;
}

} // namespace

std::size_t indexOfScene(const Lecture &lecture, const QString &scene)
{
    const auto found = std::ranges::find(lecture.scenes, scene, [](const ScenePtr &one) { return one->id; });
    return static_cast<std::size_t>(found - lecture.scenes.begin());
}

ScenePtr writtenScene(const Lecture &lecture, const QString &scene)
{
    if (isInside(scene)) {
        const auto block = lecture.blocks.find(blockIdOf(scene));
        return block == lecture.blocks.end() ? nullptr : block->second->inside;
    }
    const std::size_t index = indexOfScene(lecture, scene);
    return index < lecture.scenes.size() ? lecture.scenes[index] : nullptr;
}

std::vector<ScenePtr> chainOf(const Lecture &lecture, const QString &scene)
{
    if (isInside(scene)) {
        const ScenePtr inside = writtenScene(lecture, scene);
        return inside ? std::vector{inside} : std::vector<ScenePtr>();
    }
    const std::size_t index = indexOfScene(lecture, scene);
    if (index == lecture.scenes.size())
        return {};
    const auto begin = lecture.scenes.begin();
    return {begin + static_cast<std::ptrdiff_t>(firstOf(lecture, index)),
            begin + static_cast<std::ptrdiff_t>(index) + 1};
}

QStringList scenesSeeing(const Lecture &lecture, const QString &scene)
{
    if (isInside(scene))
        return {scene};
    QStringList seeing;
    for (std::size_t i = indexOfScene(lecture, scene); i < lecture.scenes.size(); ++i) {
        if (!seeing.isEmpty() && !lecture.scenes[i]->continues)
            break;
        seeing.append(lecture.scenes[i]->id);
    }
    return seeing;
}

std::vector<VisibleNode> visibleNodes(const Lecture &lecture, const QString &scene)
{
    return nodesOf(lecture, chainOf(lecture, scene));
}

std::vector<VisibleNode> foreignNodes(const Lecture &lecture, const QString &scene)
{
    std::vector<VisibleNode> nodes = visibleNodes(lecture, scene);
    std::erase_if(nodes, [](const VisibleNode &node) { return node.home == Home::Own; });
    return nodes;
}

std::optional<VisibleNode> visibleNode(const Lecture &lecture, const QString &scene, const QString &node)
{
    const std::vector<ScenePtr> chain = chainOf(lecture, scene);
    for (const ScenePtr &one : chain | std::views::reverse) {
        if (const graph::NodePtr found = graph::nodeAt(one->nodes, node))
            return VisibleNode{found, one == chain.back() ? Home::Own : Home::Inherited, one->id};
    }
    const graph::NodePtr shared = chain.empty() || isInside(scene) ? nullptr : graph::nodeAt(lecture.nodes, node);
    return shared ? std::optional(VisibleNode{shared, Home::Shared, {}}) : std::nullopt;
}

ScenePtr visibleScene(const Lecture &lecture, const QString &scene)
{
    std::vector<ScenePtr> chain = chainOf(lecture, scene);
    if (chain.empty())
        return nullptr;
    if (isInside(scene) || (chain.size() == 1 && lecture.nodes.empty()))
        return chain.back();
    if (const ScenePtr known = lecture.visible.find(scene, chain, lecture.nodes))
        return known;
    Scene all = *chain.back();
    all.nodes.clear();
    for (VisibleNode &one : nodesOf(lecture, chain))
        all.nodes.push_back(std::move(one.node));
    return lecture.visible.keep(scene, {std::move(chain), lecture.nodes},
                                std::make_shared<const Scene>(std::move(all)));
}

base::Time beginAfter(const Lecture &lecture, const VisibleNode &node, const QString &scene,
                      const timeline::AnimationRegistry &registry)
{
    base::Time begin;
    if (node.home == Home::Own)
        return begin;
    const std::vector<ScenePtr> chain = chainOf(lecture, scene);
    auto from = chain.begin();
    if (node.home == Home::Inherited)
        from = std::ranges::find(chain, node.scene, [](const ScenePtr &one) { return one->id; });
    for (; from != chain.end() && *from != chain.back(); ++from)
        begin = begin + durationOf(**from, registry, lecture.dialect);
    return begin;
}

} // namespace lectograph::lecture
