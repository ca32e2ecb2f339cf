// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actionid.h"

/// What can be done to the property that has the focus.
namespace lectograph::editor::inspectoraction {

inline constexpr ActionId keyframe{"inspector.keyframe"};
inline constexpr ActionId reset{"inspector.reset"};
inline constexpr ActionId symbol{"inspector.symbol"};
inline constexpr ActionId next{"inspector.next"};
inline constexpr ActionId previous{"inspector.previous"};
inline constexpr ActionId fold{"inspector.fold"};

} // namespace lectograph::editor::inspectoraction
