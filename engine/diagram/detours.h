// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/level.h"

namespace lectograph::diagram {

/// A layout in which the items that have a place are there. Others make room where they would overlap, and all links
/// find their ways again, as short and with as few bends as the items leave them.
LevelLayout withPlaces(const Level &level, LevelLayout layout);

} // namespace lectograph::diagram
