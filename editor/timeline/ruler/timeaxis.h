// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <QString>

#include <vector>

namespace lectograph::editor {

/// Maps times of the lecture to pixels.
struct TimeAxis
{
    double left = 0;   ///< seconds at pixel 0
    double scale = 60; ///< pixels per second

    static constexpr double minScale = 0.1; ///< two hours fit into a small window
    static constexpr double maxScale = 6000;

    double x(double seconds) const { return (seconds - left) * scale; }
    double x(base::Time time) const { return x(time.seconds()); }
    double seconds(double x) const { return left + x / scale; }

    /// Zooms with the time at pixel `x` fixed.
    TimeAxis zoomed(double factor, double x) const;
    /// Shows `start` to `end` in `width` pixels, with a small margin on both sides.
    static TimeAxis fitting(double start, double end, double width);
};

enum class TimeUnit { Seconds, Frames };

struct Tick
{
    double seconds = 0;
    QString label; ///< empty for minor ticks
};
/// Ticks at round intervals, spaced so that labels do not overlap.
std::vector<Tick> ticks(const TimeAxis &axis, double width, base::FrameRate rate, TimeUnit unit);

} // namespace lectograph::editor
