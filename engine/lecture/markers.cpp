// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/markers.h"

#include <QJsonArray>

#include <algorithm>

namespace lectograph::lecture {

using namespace Qt::StringLiterals;
using base::Time;

std::vector<Marker> markersOf(const Scene &scene)
{
    std::vector<Marker> markers;
    for (const QJsonValue &marker : scene.extra.value(u"markers"_s).toArray())
        markers.push_back(
            {Time::fromSeconds(std::clamp(marker[u"at"_s].toDouble(), 0.0, 1e6)), marker[u"name"_s].toString()});
    std::ranges::stable_sort(markers, {}, &Marker::at);
    return markers;
}

} // namespace lectograph::lecture
