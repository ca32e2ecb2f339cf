// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <numbers>

namespace lectograph::base {

/// One degree in radians: files and lecturers count in degrees, mathematics in radians.
inline constexpr double degree = std::numbers::pi / 180;

} // namespace lectograph::base
