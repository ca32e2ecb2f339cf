// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <cmath>
#include <compare>

namespace lectograph::base {

/// A point in time or a duration, counted in flicks (1/705 600 000 s): exact for every common frame and sample rate.
struct Time
{
    static constexpr qint64 perSecond = 705'600'000;

    qint64 flicks = 0;

    static Time fromSeconds(double seconds) { return {std::llround(seconds * perSecond)}; }
    constexpr double seconds() const { return static_cast<double>(flicks) / perSecond; }

    friend constexpr auto operator<=>(Time, Time) = default;
    friend constexpr Time operator+(Time a, Time b) { return {a.flicks + b.flicks}; }
    friend constexpr Time operator-(Time a, Time b) { return {a.flicks - b.flicks}; }
};

/// Frames per second as a fraction, so 30000/1001 is exact too.
struct FrameRate
{
    int numerator = 60;
    int denominator = 1;

    constexpr double perSecond() const { return static_cast<double>(numerator) / denominator; }
    /// The time at which frame `index` (from 0) is shown.
    constexpr Time at(qint64 index) const { return {index * Time::perSecond * denominator / numerator}; }
    /// The number of frames that begin within `length`, ignoring a remainder below a thousandth of a frame.
    constexpr qint64 framesIn(Time length) const
    {
        const qint64 frame = Time::perSecond * denominator / numerator;
        return (length.flicks + frame - 1 - frame / 1000) / frame;
    }

    friend constexpr bool operator==(FrameRate, FrameRate) = default;
};

} // namespace lectograph::base
