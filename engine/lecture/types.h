// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/definitions.h"
#include "lecture/lecture.h"
#include "timeline/animation.h"

#include <memory>
#include <mutex>
#include <vector>

namespace lectograph::lecture {

/// The types of a lecture: those of `registry`, its block definitions as "block:ID" and its animations made of clips as
/// "animation:ID"; `registry` itself if it has none. Any definitions in `registry` are left out, so that the types of another version of the lecture will do.
/// Compiled once per version of the definitions; a definition that cannot be compiled becomes a type that says why.
/// The result lives as long as the lecture has this version.
const timeline::Registry &typesOf(const Lecture &lecture, const timeline::Registry &registry);
/// The same for a holder that may outlive the lecture. Does not own `registry` itself.
std::shared_ptr<const timeline::Registry> sharedTypesOf(const Lecture &lecture, const timeline::Registry &registry);

/// The types compiled from the block definitions of all living versions of a lecture. Thread-safe.
class CompiledBlocks
{
public:
    std::shared_ptr<const timeline::Registry> types(const Lecture &lecture, const timeline::Registry &registry);

private:
    struct Version
    {
        const timeline::Registry *plugins = nullptr;
        std::vector<std::weak_ptr<const Block>> blocks;         ///< in the order of their ids
        std::vector<std::weak_ptr<const Animation>> animations; ///< in the order of their ids
        QStringList languages;
        CompiledBlockMap compiled;
        std::shared_ptr<const timeline::Registry> types;

        bool isOf(const Lecture &lecture, const timeline::Registry &registry) const;
        bool isOver() const; ///< no lecture can have this version again
    };

    const timeline::Registry &pluginsOf(const timeline::Registry &types) const;
    const CompiledBlockMap &compiledBefore(const timeline::Registry &registry) const;

    std::mutex m_mutex;
    std::vector<Version> m_versions; ///< the last one used last
};

} // namespace lectograph::lecture
