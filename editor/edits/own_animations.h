// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clip_edits.h"

/// Animations that authors make of clips, to use them again with other blocks.
namespace lectograph::editor {

/// An animation made of these clips, from the start of the first one on. Every block that they animate or link to
/// becomes a role, named after the block. The title is in the first of the languages. The animations made of clips among
/// them are taken apart. An error if there is nothing to make it of.
Result<lecture::Animation> animationOf(const Lecture &lecture, const QString &scene, const ClipIds &clips,
                                       const QString &title, const QStringList &languages,
                                       const timeline::Registry &registry);
/// Adds the animation, unless the lecture has one with this id.
Lecture withOwnAnimation(const Lecture &lecture, const lecture::AnimationPtr &animation);

/// Calls it so in a language of the lecture. The same lecture if it has no such animation.
Lecture withOwnAnimationTitle(const Lecture &lecture, const QString &animation, const QString &title,
                              const QString &shown);

} // namespace lectograph::editor
