// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actionid.h"

/// Ids of the graph's actions.
namespace lectograph::editor::graphaction {

inline constexpr ActionId add{"graph.add"};
inline constexpr ActionId frameAll{"graph.frameAll"};
inline constexpr ActionId frameSelection{"graph.frameSelection"};
inline constexpr ActionId selectAll{"graph.selectAll"};
inline constexpr ActionId remove{"graph.delete"};
inline constexpr ActionId dissolve{"graph.dissolve"};
inline constexpr ActionId duplicate{"graph.duplicate"};
inline constexpr ActionId copy{"graph.copy"};
inline constexpr ActionId paste{"graph.paste"};
inline constexpr ActionId pasteAsTheyWere{"graph.pasteAsTheyWere"};
inline constexpr ActionId rename{"graph.rename"};
inline constexpr ActionId link{"graph.link"};
inline constexpr ActionId mute{"graph.mute"};
inline constexpr ActionId commentBox{"graph.frame"};
inline constexpr ActionId group{"graph.group"};
inline constexpr ActionId ungroup{"graph.ungroup"};
inline constexpr ActionId saveAsCustomBlock{"graph.saveOwn"};
inline constexpr ActionId staged{"graph.staged"};
inline constexpr ActionId alignLeft{"graph.alignLeft"};
inline constexpr ActionId alignRight{"graph.alignRight"};
inline constexpr ActionId alignTop{"graph.alignTop"};
inline constexpr ActionId alignBottom{"graph.alignBottom"};
inline constexpr ActionId distributeAcross{"graph.distributeAcross"};
inline constexpr ActionId distributeDown{"graph.distributeDown"};
inline constexpr ActionId inherited{"graph.inherited"};
inline constexpr ActionId tidy{"graph.tidy"};

} // namespace lectograph::editor::graphaction
