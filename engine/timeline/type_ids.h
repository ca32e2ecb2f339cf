// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

namespace lectograph::timeline {

/// The type of the clips that change properties of nodes.
inline constexpr QLatin1StringView changeType("motion.set");

} // namespace lectograph::timeline
