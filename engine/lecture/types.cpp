// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/types.h"

#include <algorithm>
#include <ranges>

namespace lectograph::lecture {

namespace {

/// More versions at once have only lectures whose history is full of changed definitions; what is dropped is compiled
/// again when it is asked for.
constexpr std::size_t mostVersions = 256;

bool isDefinition(const graph::NodeType &type)
{
    return !blockIdOf(type.id).isEmpty();
}

timeline::Registry withDefinitions(const timeline::Registry &registry)
{
    timeline::Registry types = registry;
    types.nodes.removeIf(isDefinition);
    return types;
}

} // namespace

std::shared_ptr<CompiledBlocks> emptyCompiledBlocks()
{
    return std::make_shared<CompiledBlocks>();
}

bool CompiledBlocks::Version::isOf(const Blocks &now, const timeline::Registry &registry) const
{
    const auto isSame = [](const std::weak_ptr<const Block> &kept, const BlockPtr &block) {
        return !kept.owner_before(block) && !block.owner_before(kept);
    };
    return plugins == &registry && std::ranges::equal(blocks, now | std::views::values, isSame);
}

bool CompiledBlocks::Version::isOver() const
{
    return std::ranges::any_of(blocks, &std::weak_ptr<const Block>::expired);
}

std::shared_ptr<const timeline::Registry> CompiledBlocks::types(const Blocks &blocks,
                                                                const timeline::Registry &registry)
{
    const std::scoped_lock lock(m_mutex);
    std::erase_if(m_versions, [](const Version &version) { return version.isOver(); });
    const auto found = std::ranges::find_if(m_versions, [&](const Version &it) { return it.isOf(blocks, registry); });
    if (found != m_versions.end()) {
        std::rotate(found, found + 1, m_versions.end());
        return m_versions.back().types;
    }
    if (m_versions.size() == mostVersions)
        m_versions.erase(m_versions.begin());
    const auto all = blocks | std::views::values;
    m_versions.push_back(
        {&registry, {all.begin(), all.end()}, std::make_shared<const timeline::Registry>(withDefinitions(registry))});
    return m_versions.back().types;
}

std::shared_ptr<const timeline::Registry> sharedTypesOf(const Lecture &lecture, const timeline::Registry &registry)
{
    const bool hasOthers = std::ranges::any_of(registry.nodes.types() | std::views::values, isDefinition);
    if (lecture.blocks.empty() && !hasOthers)
        return {std::shared_ptr<const void>(), &registry};
    return lecture.compiled->types(lecture.blocks, registry);
}

const timeline::Registry &typesOf(const Lecture &lecture, const timeline::Registry &registry)
{
    return *sharedTypesOf(lecture, registry);
}

} // namespace lectograph::lecture
