// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actionid.h"

/// Ids of the curve editor's actions.
namespace lectograph::editor::curveaction {

inline constexpr ActionId hold{"curves.hold"};
inline constexpr ActionId linear{"curves.linear"};
inline constexpr ActionId smooth{"curves.smooth"};
inline constexpr ActionId bezier{"curves.bezier"};
inline constexpr ActionId speed{"curves.speed"};
inline constexpr ActionId clipEase{"curves.clip-ease"};
inline constexpr ActionId fit{"curves.fit"};
inline constexpr ActionId fitAll{"curves.fit-all"};
inline constexpr ActionId add{"curves.add"};
inline constexpr ActionId remove{"curves.remove"};
inline constexpr ActionId scale{"curves.scale"};
inline constexpr ActionId selectAll{"curves.select-all"};
inline constexpr ActionId copy{"curves.copy"};
inline constexpr ActionId paste{"curves.paste"};
inline constexpr ActionId copyEasing{"curves.copy-easing"};
inline constexpr ActionId pasteEasing{"curves.paste-easing"};
inline constexpr ActionId visible{"curves.visible"};
inline constexpr ActionId alone{"curves.alone"};
inline constexpr ActionId earlier{"curves.earlier"};
inline constexpr ActionId later{"curves.later"};
inline constexpr ActionId up{"curves.up"};
inline constexpr ActionId down{"curves.down"};

} // namespace lectograph::editor::curveaction
