// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <QString>

#include <vector>

namespace lectograph::editor {

/// Which time of the lecture stands at which pixel.
struct TimeAxis
{
    double left = 0;   ///< seconds at pixel 0
    double scale = 60; ///< pixels a second

    static constexpr double minScale = 0.5;
    static constexpr double maxScale = 6000;

    double x(double seconds) const { return (seconds - left) * scale; }
    double x(base::Time time) const { return x(time.seconds()); }
    double seconds(double x) const { return left + x / scale; }

    /// What stands at pixel `x` stays there.
    TimeAxis zoomed(double factor, double x) const;
    /// From `start` to `end` within `width` pixels, with a little room on both sides.
    static TimeAxis fitting(double start, double end, double width);
};

enum class TimeUnit { Seconds, Frames };

struct Tick
{
    double seconds = 0;
    QString label; ///< empty for the small ones
};
/// At distances that people count in, and so that labels do not touch.
std::vector<Tick> ticks(const TimeAxis &axis, double width, base::FrameRate rate, TimeUnit unit);

} // namespace lectograph::editor
