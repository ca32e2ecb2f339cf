// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/score.h"

namespace lectograph::timeline {

/// What the chapters `later`, which continue `before`, let first enter or leave of what is seen before them; in order of
/// time. Reads the clips alone, and evaluates nothing: so the chapters of `before` can be shown without compiling those
/// behind them.
std::vector<Passage> passagesIn(std::span<const Chapter> later, std::span<const Chapter> before,
                                const AnimationRegistry &animations, base::Dialect dialect);

} // namespace lectograph::timeline
