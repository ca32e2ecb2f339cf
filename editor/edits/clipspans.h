// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/selected.h"

#include <unordered_map>

namespace lectograph::editor {

/// A clip or group with its resolved time, as a bar shows it.
struct ClipSpan
{
    lecture::ClipPlace place;
    timeline::ClipPtr clip;
    Time start; ///< in the scene's time
    Time end;
    base::Easing ease;
    double stretch = 1;  ///< scene seconds per second of the clip; not 1 in stretched groups
    bool isKnown = true; ///< a plugin provides its type

    ClipId id() const { return clip->id; }
    bool isTop() const { return place.indices.size() == 1; }
    Time duration() const { return end - start; }
    friend bool operator==(const ClipSpan &, const ClipSpan &) = default;
};

/// All clips of a scene, groups before their children, in document order.
std::vector<ClipSpan> clipSpans(const lecture::Scene &scene, const timeline::AnimationRegistry &registry,
                                base::Dialect dialect);

/// The same, indexed by id.
class ClipSpans
{
public:
    ClipSpans(const lecture::Scene &scene, const timeline::AnimationRegistry &registry, base::Dialect dialect);

    const std::vector<ClipSpan> &all() const { return m_all; }
    /// Returns null if there is none.
    const ClipSpan *find(ClipId clip) const;

private:
    std::vector<ClipSpan> m_all;
    std::unordered_map<ClipId, std::size_t> m_indices;
};

} // namespace lectograph::editor
