// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/visible_scenes.h"

#include <utility>

namespace lectograph::lecture {

VisibleScenes::VisibleScenes(const VisibleScenes &other) : m_entries(other.entries()) {}

VisibleScenes::VisibleScenes(VisibleScenes &&other) noexcept
{
    const std::scoped_lock lock(other.m_mutex);
    m_entries = std::move(other.m_entries);
}

VisibleScenes &VisibleScenes::operator=(const VisibleScenes &other)
{
    if (this != &other) {
        Entries copy = other.entries();
        const std::scoped_lock lock(m_mutex);
        m_entries = std::move(copy);
    }
    return *this;
}

VisibleScenes &VisibleScenes::operator=(VisibleScenes &&other) noexcept
{
    if (this != &other) {
        const std::scoped_lock lock(m_mutex, other.m_mutex);
        m_entries = std::move(other.m_entries);
    }
    return *this;
}

VisibleScenes::Entries VisibleScenes::entries() const
{
    const std::scoped_lock lock(m_mutex);
    return m_entries;
}

VisibleScenes::ScenePtr VisibleScenes::find(const QString &scene, const std::vector<ScenePtr> &chain,
                                            const std::vector<graph::NodePtr> &shared) const
{
    const std::scoped_lock lock(m_mutex);
    const auto found = m_entries.find(scene);
    const bool isValid = found != m_entries.end() && found->second->sources.chain == chain
        && found->second->sources.shared == shared;
    return isValid ? found->second->visible : nullptr;
}

VisibleScenes::ScenePtr VisibleScenes::keep(const QString &scene, Sources sources, ScenePtr visible) const
{
    const std::scoped_lock lock(m_mutex);
    std::shared_ptr<const Entry> &kept = m_entries[scene];
    if (!kept || kept->sources != sources)
        kept = std::make_shared<const Entry>(Entry{std::move(sources), std::move(visible)});
    return kept->visible;
}

} // namespace lectograph::lecture
