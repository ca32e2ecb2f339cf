// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actionid.h"

/// What moves the playhead.
namespace lectograph::editor::playbackaction {

inline constexpr ActionId toggle{"playback.toggle"};
inline constexpr ActionId backwards{"playback.backwards"};
inline constexpr ActionId stop{"playback.stop"};
inline constexpr ActionId forwards{"playback.forwards"};
inline constexpr ActionId frameBack{"playback.frameBack"};
inline constexpr ActionId frameForward{"playback.frameForward"};
inline constexpr ActionId secondBack{"playback.secondBack"};
inline constexpr ActionId secondForward{"playback.secondForward"};
inline constexpr ActionId start{"playback.start"};
inline constexpr ActionId end{"playback.end"};
inline constexpr ActionId setIn{"playback.in"};
inline constexpr ActionId setOut{"playback.out"};
inline constexpr ActionId clearIn{"playback.clearIn"};
inline constexpr ActionId clearOut{"playback.clearOut"};
inline constexpr ActionId previousScene{"playback.previousScene"};
inline constexpr ActionId nextScene{"playback.nextScene"};
inline constexpr ActionId loop{"playback.loop"};
inline constexpr ActionId dropped{"playback.dropped"};

} // namespace lectograph::editor::playbackaction
