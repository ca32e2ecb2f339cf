// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/poster.h"

#include "raster/draw.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>
#include <vector>

namespace lectograph::raster {

namespace {

// Shares of the length to try: at the first one much is visible and nothing has left yet. The others are for lectures
// that are almost empty at that time.
constexpr std::array posterShares{0.6, 0.5, 0.7, 0.4, 0.8, 0.25, 0.9};
constexpr double filledEnough = 0.02; // share of pixels that are not background
constexpr QSize probeSize(192, 108);  // large enough to see thin lines

/// The share of pixels that differ from the corner pixel.
double filledShare(const QImage &image)
{
    int filled = 0;
    const QRgb ground = image.pixel(0, 0);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            filled += image.pixel(x, y) != ground;
    }
    return static_cast<double>(filled) / (image.width() * image.height());
}

/// The time closest to this share of the length at which nothing moves, or the time at this share if everything around
/// it moves.
base::Time restAround(picture::Show &show, double share, const std::function<bool()> &isOver)
{
    constexpr double step = 0.01;
    constexpr double reach = 0.08;
    const auto at = [&](double part) {
        return base::Time::fromSeconds(show.duration().seconds() * std::clamp(part, 0.0, 1.0));
    };
    for (double away = 0; away <= reach && !isOver(); away += step) {
        for (const base::Time time : {at(share + away), at(share - away)}) {
            if (time < show.duration() && show.stillUntil(time) > time)
                return time;
        }
    }
    return at(share);
}

} // namespace

base::Time posterTime(picture::Show &show, const std::stop_token &stop, QDeadlineTimer limit)
{
    const auto isOver = [&] { return stop.stop_requested() || limit.hasExpired(); };
    base::Time best;
    double most = -1;
    for (const double share : posterShares) {
        if (isOver())
            break;
        const base::Time time = restAround(show, share, isOver);
        if (most < 0)
            best = time; // if there is no time for a picture
        const double filled = filledShare(drawnWithin(show, time, probeSize));
        if (filled > most) {
            best = time;
            most = filled;
        }
        if (filled >= filledEnough)
            break;
    }
    return best;
}

base::Time finishedTime(picture::Show &show, const std::stop_token &stop)
{
    constexpr std::array shares{0.999, 0.93, 0.86, 0.78, 0.7, 0.6, 0.45};
    constexpr double almostAll = 0.85;
    const auto isOver = [&] { return stop.stop_requested(); };
    std::vector<std::pair<base::Time, double>> seen; // times, and how much is visible
    double most = 0;
    for (const double share : shares) {
        if (isOver())
            break;
        const base::Time time = restAround(show, share, isOver);
        seen.emplace_back(time, filledShare(drawnWithin(show, time, probeSize)));
        most = std::max(most, seen.back().second);
    }
    const auto latest = std::ranges::find_if(seen, [&](const auto &one) { return one.second >= almostAll * most; });
    return latest == seen.end() ? base::Time() : latest->first;
}

QImage drawnWithin(picture::Show &show, base::Time time, const QSize &size)
{
    const picture::Picture picture = show.at(time);
    const QSize fitting = QSizeF(picture.frameWidth, picture.frameHeight).scaled(size, Qt::KeepAspectRatio).toSize();
    return drawn(picture, fitting.expandedTo(QSize(1, 1)));
}

} // namespace lectograph::raster
