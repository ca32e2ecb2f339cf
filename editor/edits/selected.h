// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"

#include <QStringList>

#include <optional>
#include <tuple>
#include <vector>

namespace lectograph::editor {

/// One keyframe of a property of a node, or of a clip.
struct KeyPlace
{
    QString node; ///< empty if it is a clip's
    std::optional<lecture::ClipPlace> clip;
    QString property;
    int index = 0; ///< among the keyframes of the property

    friend bool operator==(const KeyPlace &, const KeyPlace &) = default;
    friend bool operator<(const KeyPlace &a, const KeyPlace &b)
    {
        return std::tie(a.node, a.clip, a.property, a.index) < std::tie(b.node, b.clip, b.property, b.index);
    }
};

/// What is selected in one scene of one lecture, as a value: a step of the history keeps what was selected before and after it.
struct Selected
{
    QString scene;
    QStringList nodes; ///< in the order in which they were selected
    QString part;      ///< of the one node that is selected ("entries/3"); empty for the whole of it
    std::vector<lecture::ClipPlace> clips;
    std::vector<KeyPlace> keys;
    std::vector<int> sounds; ///< indices in the scene

    bool isEmpty() const { return nodes.isEmpty() && clips.empty() && keys.empty() && sounds.empty(); }
    friend bool operator==(const Selected &, const Selected &) = default;
};

/// The same things where they stand in another lecture, made of the first one by an edit. Clips and sounds are known by the
/// value that both lectures share; one that was changed in its place is taken for the same. What is gone is left out, and a
/// scene that is gone gives way to the one that stands in its place.
Selected followed(const Selected &selected, const lecture::Lecture &before, const lecture::Lecture &after);

/// The clip at a place, or null.
const timeline::Clip *clipAt(const lecture::Scene &scene, const lecture::ClipPlace &place);

} // namespace lectograph::editor
