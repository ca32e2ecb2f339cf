// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/markers.h"

#include <QJsonArray>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

std::vector<Marker> markersOf(const lecture::Scene &scene)
{
    std::vector<Marker> markers;
    for (const QJsonValue &marker : scene.extra.value(u"markers"_s).toArray())
        markers.push_back(
            {base::Time::fromSeconds(std::clamp(marker[u"at"_s].toDouble(), 0.0, 1e6)), marker[u"name"_s].toString()});
    std::ranges::stable_sort(markers, {}, &Marker::at);
    return markers;
}

} // namespace lectograph::editor
