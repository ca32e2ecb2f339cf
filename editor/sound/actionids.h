// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actionid.h"

/// How loud the lecture is heard while it is edited.
namespace lectograph::editor::soundaction {

inline constexpr ActionId mute{"playback.mute"};
inline constexpr ActionId louder{"playback.louder"};
inline constexpr ActionId softer{"playback.softer"};
inline constexpr ActionId scrubSound{"playback.scrubSound"};

} // namespace lectograph::editor::soundaction
