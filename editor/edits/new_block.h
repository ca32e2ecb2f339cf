// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/blocks.h"
#include "editor/edits/new_place.h"

/// Adding a block as authors do it, where it fits itself into what is there already.
namespace lectograph::editor {

/// Words and lines are white by default, which is not seen on a light ground: there they become black.
void makeLegible(NewBlock &block, const lecture::Lecture &lecture, const QString &scene,
                 const timeline::Registry &registry);

/// Adds the block like withBlock(), while the blocks `selected` are selected:
/// - The shapes that it requires are those selected, in order, so that a frame, for example, surrounds the selection.
/// - If it takes a first and a second vector, these are the blocks selected that give one, or else the last ones on stage:
///   a vector sum adds the two vectors that are there.
/// - What stands on axes in space takes over where these stand and how long 1 is on them.
/// - On an empty stage, axes in space bring a camera that looks at them from the side and above.
/// - A second vector in space has another direction and color than the first, as the catalog of its plugin says.
/// - A diagram speaks the languages of the lecture.
/// - What would not be seen on the ground of the scene gets another color: makeLegible().
/// - What does not stand on axes goes to `place`, if there is one.
/// Properties that the block has already stay, except its position if it stands on axes.
base::Result<lecture::Lecture> withNewBlock(const lecture::Lecture &lecture, const QString &scene, NewBlock block,
                                            const QStringList &selected, const timeline::Registry &registry,
                                            const std::optional<NewPlace> &place = {});

} // namespace lectograph::editor
