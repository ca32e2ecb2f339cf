// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/show.h"

#include <optional>
#include <vector>

/// The frames at which whoever presents a lecture waits, in the editor and in the player.
namespace lectograph::picture {

/// The markers of the scenes and their last frames, in order, at the rate of the lecture.
std::vector<qint64> stopsOf(const Show &show);
/// The first stop after `frame`; nothing at the end.
std::optional<qint64> stopAfter(const std::vector<qint64> &stops, qint64 frame);
/// The last stop before `frame`, or the beginning.
qint64 stopBefore(const std::vector<qint64> &stops, qint64 frame);

} // namespace lectograph::picture
