// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node.h"

#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace lectograph::lecture {

struct Scene;

/// The scenes of one lecture with the nodes that they see from elsewhere, each made when it is first asked for. A copy
/// of a lecture begins with what is known of the original; what its edits make untrue is made anew. May be used from
/// several threads.
class VisibleScenes
{
public:
    using ScenePtr = std::shared_ptr<const Scene>;
    /// What a scene with everything visible was made of.
    struct Sources
    {
        std::vector<ScenePtr> chain;
        std::vector<graph::NodePtr> shared;

        friend bool operator==(const Sources &, const Sources &) = default;
    };

    VisibleScenes() = default;
    VisibleScenes(const VisibleScenes &other);
    VisibleScenes(VisibleScenes &&other) noexcept;
    VisibleScenes &operator=(const VisibleScenes &other);
    VisibleScenes &operator=(VisibleScenes &&other) noexcept;
    ~VisibleScenes() = default;

    /// Null if it was made of something else.
    ScenePtr find(const QString &scene, const std::vector<ScenePtr> &chain,
                  const std::vector<graph::NodePtr> &shared) const;
    /// Returns what is kept: what another thread has made of the same in the meantime.
    ScenePtr keep(const QString &scene, Sources sources, ScenePtr visible) const;

private:
    struct Entry
    {
        Sources sources;
        ScenePtr visible;
    };
    using Entries = std::map<QString, std::shared_ptr<const Entry>>;
    Entries entries() const;

    mutable std::mutex m_mutex;
    mutable Entries m_entries;
};

} // namespace lectograph::lecture
