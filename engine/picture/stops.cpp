// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/stops.h"

#include "lecture/markers.h"

#include <algorithm>
#include <cmath>

namespace lectograph::picture {

std::vector<qint64> stopsOf(const Show &show)
{
    const lecture::Lecture &lecture = show.lecture();
    const auto frameAt = [&](base::Time time) { return std::llround(time.seconds() * lecture.rate.perSecond()); };
    std::vector<qint64> stops;
    for (const Show::SceneSpan &span : show.scenes()) {
        const qint64 first = frameAt(span.start);
        const qint64 last = std::max<qint64>(first, frameAt(span.start + span.duration) - 1);
        const auto scene = std::ranges::find(lecture.scenes, span.id, [](const auto &one) { return one->id; });
        if (scene != lecture.scenes.end()) {
            for (const lecture::Marker &marker : lecture::markersOf(**scene)) {
                if (marker.at > base::Time() && marker.at < span.duration)
                    stops.push_back(frameAt(span.start + marker.at));
            }
        }
        stops.push_back(last);
    }
    const qint64 end = std::max<qint64>(lecture.rate.framesIn(show.duration()), 1) - 1;
    for (qint64 &stop : stops)
        stop = std::clamp<qint64>(stop, 0, end);
    std::ranges::sort(stops);
    const auto twice = std::ranges::unique(stops);
    stops.erase(twice.begin(), twice.end());
    return stops;
}

std::optional<qint64> stopAfter(const std::vector<qint64> &stops, qint64 frame)
{
    const auto found = std::ranges::upper_bound(stops, frame);
    return found == stops.end() ? std::nullopt : std::optional(*found);
}

qint64 stopBefore(const std::vector<qint64> &stops, qint64 frame)
{
    const auto found = std::ranges::lower_bound(stops, frame);
    return found == stops.begin() ? 0 : *(found - 1);
}

} // namespace lectograph::picture
