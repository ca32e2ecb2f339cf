// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actionid.h"

/// What can be done in the list of animations.
namespace lectograph::editor::animationaction {

inline constexpr ActionId add{"animations.add"};
inline constexpr ActionId stagger{"animations.stagger"};
inline constexpr ActionId moveUp{"animations.moveUp"};
inline constexpr ActionId moveDown{"animations.moveDown"};
inline constexpr ActionId withPrevious{"animations.withPrevious"};
inline constexpr ActionId afterPrevious{"animations.afterPrevious"};
inline constexpr ActionId splitTargets{"animations.splitTargets"};
inline constexpr ActionId mergeClips{"animations.mergeClips"};
inline constexpr ActionId saveAnimation{"animations.save"};
inline constexpr ActionId remove{"animations.delete"};

} // namespace lectograph::editor::animationaction
