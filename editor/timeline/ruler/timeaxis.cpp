// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/ruler/timeaxis.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double labelDistance = 76;
constexpr double tickDistance = 7;

struct Step
{
    double major;
    int parts;
};

QString secondsLabel(double seconds, double step)
{
    const int decimals = step < 0.0995 ? 2 : step < 0.995 ? 1 : 0;
    const auto minutes = static_cast<qint64>(std::floor(seconds / 60 + 1e-9));
    const double rest = std::max(0.0, seconds - static_cast<double>(minutes) * 60);
    return u"%1:%2"_s.arg(minutes, 2, 10, QChar(u'0'))
        .arg(rest, decimals > 0 ? 3 + decimals : 2, 'f', decimals, QChar(u'0'));
}

} // namespace

TimeAxis TimeAxis::zoomed(double factor, double atX) const
{
    TimeAxis axis = *this;
    axis.scale = std::clamp(scale * factor, minScale, maxScale);
    axis.left = seconds(atX) - atX / axis.scale;
    return axis;
}

TimeAxis TimeAxis::fitting(double start, double end, double width)
{
    constexpr double room = 12;
    TimeAxis axis;
    axis.scale = std::clamp((std::max(width, 3 * room) - 2 * room) / std::max(end - start, 1e-3), minScale, maxScale);
    axis.left = start - room / axis.scale;
    return axis;
}

std::vector<Tick> ticks(const TimeAxis &axis, double width, base::FrameRate rate, TimeUnit unit)
{
    // Steps in seconds or in frames, from fine to coarse.
    static constexpr Step inSeconds[] = {{0.01, 1}, {0.02, 2}, {0.05, 5}, {0.1, 5},  {0.2, 4},  {0.5, 5},
                                         {1, 10},   {2, 4},    {5, 5},    {10, 10},  {15, 3},   {30, 6},
                                         {60, 6},   {120, 4},  {300, 5},  {600, 10}, {1800, 6}, {3600, 6}};
    static constexpr Step inFrames[] = {{1, 1},     {2, 2},     {5, 5},     {10, 10},  {20, 4},   {30, 6},
                                        {60, 6},    {120, 4},   {300, 5},   {600, 10}, {1200, 4}, {3000, 5},
                                        {6000, 10}, {12000, 4}, {30000, 5}, {60000, 6}};
    const bool frames = unit == TimeUnit::Frames;
    const double one = frames ? 1 / rate.perSecond() : 1;
    const double scale = axis.scale * one;
    const auto fits = [&](const Step &step) { return step.major * scale >= labelDistance; };
    Step step{};
    if (frames) {
        const auto *found = std::ranges::find_if(inFrames, fits);
        step = found == std::end(inFrames) ? *std::prev(std::end(inFrames)) : *found;
    } else {
        const auto *found = std::ranges::find_if(inSeconds, fits);
        step = found == std::end(inSeconds) ? *std::prev(std::end(inSeconds)) : *found;
    }
    int parts = step.parts;
    while (parts > 1 && step.major * scale / parts < tickDistance)
        parts = parts % 2 == 0 ? parts / 2 : 1;

    std::vector<Tick> list;
    const double small = step.major / parts;
    const auto first = static_cast<qint64>(std::max(0.0, std::floor(axis.left / one / small)));
    const auto last = static_cast<qint64>(std::ceil(axis.seconds(width) / one / small));
    for (qint64 i = first; i <= last; ++i) {
        Tick tick;
        const double value = static_cast<double>(i) * small;
        tick.seconds = value * one;
        if (i % parts == 0)
            tick.label = frames ? QString::number(std::llround(value)) : secondsLabel(value, step.major);
        list.push_back(std::move(tick));
    }
    return list;
}

} // namespace lectograph::editor
