// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <span>
#include <vector>

namespace lectograph::charts {

/// A line of many points as one that looks the same where a column is a pixel wide: of each column the first, last,
/// lowest and highest point, in their order (M4, Jugel et al. 2014). No extreme is lost. Lines of few points stay as
/// they are, and so do lines that go back to the left.
std::vector<QPointF> reduced(std::span<const QPointF> points, double columnWidth);

/// How wide a column is: a pixel of a frame of 1920 × 1080 that is 8 units high, rounded up. In larger ones lines are
/// so much wider than a pixel that nobody sees more, and each point takes time to draw.
inline constexpr double pixelColumn = 1.0 / 128;

} // namespace lectograph::charts
