// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/stops.h"

#include "editor/edits/markers.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

std::vector<qint64> stopsOf(Session &session)
{
    const Playhead &playhead = session.playhead;
    const auto frameAt = [&](base::Time time) { return std::llround(time.seconds() * playhead.rate().perSecond()); };
    std::vector<qint64> stops;
    for (const picture::Show::SceneSpan &span : session.preview.show().scenes()) {
        const qint64 first = frameAt(span.start);
        const qint64 last = std::max(first, frameAt(span.start + span.duration) - 1);
        const lecture::Scene *scene = session.document.scene(span.id);
        for (const Marker &marker : scene ? markersOf(*scene) : std::vector<Marker>()) {
            if (marker.at > base::Time() && marker.at < span.duration)
                stops.push_back(frameAt(span.start + marker.at));
        }
        stops.push_back(last);
    }
    for (qint64 &stop : stops)
        stop = std::clamp<qint64>(stop, 0, playhead.frameCount() - 1);
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

} // namespace lectograph::editor
