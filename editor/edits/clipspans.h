// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/selected.h"

#include <unordered_map>

namespace lectograph::editor {

/// A clip or group with its place in time worked out, as far as a bar can show it.
struct ClipSpan
{
    lecture::ClipPlace place;
    timeline::ClipPtr clip;
    base::Time start; ///< in the scene's time
    base::Time end;
    base::Easing ease;
    double stretch =
        1; ///< seconds of the scene for one second in the clip's own numbers: not 1 within stretched groups
    bool isKnown = true; ///< a plugin brings its type

    ClipId id() const { return clip->id; }
    bool isTop() const { return place.indices.size() == 1; }
    base::Time duration() const { return end - start; }
    friend bool operator==(const ClipSpan &, const ClipSpan &) = default;
};

/// All clips of a scene, groups before what they hold, in document order.
std::vector<ClipSpan> clipSpans(const lecture::Scene &scene, const timeline::AnimationRegistry &registry,
                                base::Dialect dialect);

/// The same, found by their ids.
class ClipSpans
{
public:
    ClipSpans(const lecture::Scene &scene, const timeline::AnimationRegistry &registry, base::Dialect dialect);

    const std::vector<ClipSpan> &all() const { return m_all; }
    /// Null if there is none.
    const ClipSpan *find(ClipId clip) const;

private:
    std::vector<ClipSpan> m_all;
    std::unordered_map<ClipId, std::size_t> m_indices;
};

} // namespace lectograph::editor
