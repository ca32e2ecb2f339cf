// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

namespace lectograph::graph {

/// The block that repeats another one (graph/repetition.h).
inline constexpr QLatin1StringView eachTypeId("layout.each");

} // namespace lectograph::graph
