// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"

#include <vector>

namespace lectograph::editor {

/// Who an animation from the palette is for: "actor" or "actor/part", each once.
struct AnimationTargets
{
    QStringList targets;
    base::Time start;
};
struct AddedClips
{
    lecture::Lecture lecture;
    std::vector<lecture::ClipPlace> places;
};
/// A clip of `type` for each target. An error tells what to pick if there is nobody, or somebody who is not on stage.
base::Result<AddedClips> withAnimation(const lecture::Lecture &lecture, const QString &scene, const QString &type,
                                       const AnimationTargets &to, const timeline::Registry &registry);

/// The properties of a new block that was asked for while `picked` are picked: a shape that the block requires is the first
/// of them, so that a frame goes around what the author has in mind.
QJsonObject propertiesFor(const graph::NodeType &type, const lecture::Scene &scene, const QStringList &picked);

} // namespace lectograph::editor
