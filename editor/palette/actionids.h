// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actionid.h"

/// What can be done in the palette.
namespace lectograph::editor::paletteaction {

inline constexpr ActionId search{"palette.search"};
inline constexpr ActionId importCustomBlocks{"palette.importOwn"};

} // namespace lectograph::editor::paletteaction
