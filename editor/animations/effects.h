// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/animation.h"
#include "timeline/clip.h"

#include <QIcon>

namespace lectograph::editor {

/// What an animation does to its target, as slides tell them apart.
enum class EffectKind { Enter, Emphasis, Exit, Move, Change, Group };

EffectKind effectOf(const timeline::AnimationType &type);
/// An unknown type counts as a change.
EffectKind effectOf(const timeline::Clip &clip, const timeline::AnimationRegistry &registry);
QIcon iconOf(EffectKind kind);

} // namespace lectograph::editor
