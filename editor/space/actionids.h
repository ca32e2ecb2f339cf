// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actionid.h"

/// What can be done in the Space panel.
namespace lectograph::editor::spaceaction {

inline constexpr ActionId frameAll{"space.frameAll"};
inline constexpr ActionId frameSelection{"space.frameSelection"};
inline constexpr ActionId lookThrough{"space.lookThrough"};
inline constexpr ActionId putCamera{"space.putCamera"};
inline constexpr ActionId keyCamera{"space.keyCamera"};
inline constexpr ActionId upAxis{"space.upAxis"};
inline constexpr ActionId selectNext{"space.selectNext"};
inline constexpr ActionId selectPrevious{"space.selectPrevious"};

} // namespace lectograph::editor::spaceaction
