// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/types.h"

#include "lecture/animation_types.h"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <set>

namespace lectograph::lecture {

namespace {

/// Only a lecture whose history has many changed definitions has more versions at once. Dropped ones are compiled again
/// when they are needed.
constexpr std::size_t mostVersions = 256;

bool isDefinition(const graph::NodeType &type)
{
    return !blockIdOf(type.id).isEmpty();
}

bool isMadeOfClips(const timeline::AnimationType &type)
{
    return !animationIdOf(type.id).isEmpty();
}

timeline::Registry withoutDefinitions(const timeline::Registry &registry)
{
    timeline::Registry types = registry;
    types.nodes.removeIf(isDefinition);
    types.animations.removeIf(isMadeOfClips);
    return types;
}

/// Adds each animation after those that it uses, whose durations are known then.
class AnimationTypes
{
public:
    AnimationTypes(const Lecture &lecture, timeline::Registry &types)
        : m_lecture(lecture), m_languages(languageOrder(lecture, {})), m_types(types)
    {}

    void add(const Animation &animation)
    {
        if (!m_added.insert(animation.id).second) // also of one that contains itself
            return;
        addUsed(animation.clips);
        m_types.animations.put(
            std::make_shared<const timeline::AnimationType>(typeOf(animation, m_languages, m_types.animations)));
    }

private:
    void addUsed(const std::vector<timeline::ClipPtr> &clips)
    {
        for (const timeline::ClipPtr &clip : clips) {
            const auto used = m_lecture.animations.find(animationIdOf(clip->type));
            if (used != m_lecture.animations.end())
                add(*used->second);
            addUsed(clip->clips);
        }
    }

    const Lecture &m_lecture;
    QStringList m_languages;
    timeline::Registry &m_types;
    std::set<QString> m_added;
};

void addAnimations(const Lecture &lecture, timeline::Registry &types)
{
    AnimationTypes adding(lecture, types);
    for (const AnimationPtr &animation : lecture.animations | std::views::values)
        adding.add(*animation);
}

template <class T>
bool areSame(const std::vector<std::weak_ptr<const T>> &kept, const std::map<QString, std::shared_ptr<const T>> &now)
{
    return std::ranges::equal(kept, now | std::views::values, [](const auto &before, const auto &one) {
        return !before.owner_before(one) && !one.owner_before(before);
    });
}

} // namespace

std::shared_ptr<CompiledBlocks> emptyCompiledBlocks()
{
    return std::make_shared<CompiledBlocks>();
}

bool CompiledBlocks::Version::isOf(const Lecture &lecture, const timeline::Registry &registry) const
{
    return plugins == &registry && areSame(blocks, lecture.blocks) && areSame(animations, lecture.animations)
        && languages == languageOrder(lecture, {});
}

bool CompiledBlocks::Version::isOver() const
{
    return std::ranges::any_of(blocks, &std::weak_ptr<const Block>::expired)
        || std::ranges::any_of(animations, &std::weak_ptr<const Animation>::expired);
}

std::shared_ptr<const timeline::Registry> CompiledBlocks::types(const Lecture &lecture, const timeline::Registry &given)
{
    const std::scoped_lock lock(m_mutex);
    const timeline::Registry &registry = pluginsOf(given);
    std::erase_if(m_versions, [](const Version &version) { return version.isOver(); });
    const auto found = std::ranges::find_if(m_versions, [&](const Version &it) { return it.isOf(lecture, registry); });
    if (found != m_versions.end()) {
        std::rotate(found, found + 1, m_versions.end());
        return m_versions.back().types;
    }
    if (m_versions.size() == mostVersions)
        m_versions.erase(m_versions.begin());
    timeline::Registry types = withoutDefinitions(registry);
    Version version{&registry, {}, {}, languageOrder(lecture, {}), {}, {}};
    std::ranges::copy(lecture.blocks | std::views::values, std::back_inserter(version.blocks));
    std::ranges::copy(lecture.animations | std::views::values, std::back_inserter(version.animations));
    version.compiled = compiledBlocks(lecture.blocks, compiledBefore(registry), types.nodes);
    addAnimations(lecture, types);
    version.types = std::make_shared<const timeline::Registry>(std::move(types));
    m_versions.push_back(std::move(version));
    return m_versions.back().types;
}

/// What another version of the lecture was compiled with, if these are its types.
const timeline::Registry &CompiledBlocks::pluginsOf(const timeline::Registry &types) const
{
    const auto version = std::ranges::find_if(m_versions, [&](const Version &it) { return it.types.get() == &types; });
    return version == m_versions.end() ? types : *version->plugins;
}

/// Most versions differ from the one before in one definition.
const CompiledBlockMap &CompiledBlocks::compiledBefore(const timeline::Registry &registry) const
{
    static const CompiledBlockMap none;
    const auto last = std::ranges::find(m_versions.rbegin(), m_versions.rend(), &registry, &Version::plugins);
    return last == m_versions.rend() ? none : last->compiled;
}

std::shared_ptr<const timeline::Registry> sharedTypesOf(const Lecture &lecture, const timeline::Registry &registry)
{
    const bool hasOthers = std::ranges::any_of(registry.nodes.types() | std::views::values, isDefinition)
        || std::ranges::any_of(registry.animations.types() | std::views::values, isMadeOfClips);
    if (lecture.blocks.empty() && lecture.animations.empty() && !hasOthers)
        return {std::shared_ptr<const void>(), &registry};
    return lecture.compiled->types(lecture, registry);
}

const timeline::Registry &typesOf(const Lecture &lecture, const timeline::Registry &registry)
{
    return *sharedTypesOf(lecture, registry);
}

} // namespace lectograph::lecture
