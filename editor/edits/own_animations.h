// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clip_edits.h"

/// Animations that authors make of clips, to use them again with other blocks.
namespace lectograph::editor {

/// An animation made of these clips, from the start of the first one on. Every block that they animate or link to
/// becomes a role, named after the block. The animations made of clips among them are taken apart. An error if there is
/// nothing to make it of.
Result<lecture::Animation> animationOf(const Lecture &lecture, const QString &scene, const ClipIds &clips,
                                       const QString &title, const QStringList &languages,
                                       const timeline::Registry &registry);
/// Adds the animation, unless the lecture has one with this id.
Lecture withOwnAnimation(const Lecture &lecture, const lecture::AnimationPtr &animation);

} // namespace lectograph::editor
