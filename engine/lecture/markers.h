// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <vector>

namespace lectograph::lecture {

/// A named time of a scene: extra["markers"].
struct Marker
{
    base::Time at;
    QString name;

    friend bool operator==(const Marker &, const Marker &) = default;
};
/// Sorted by time.
std::vector<Marker> markersOf(const Scene &scene);

} // namespace lectograph::lecture
