// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"
#include "timeline/animation.h"

#include <optional>

namespace lectograph::blocks {

/// How wide and high something may be whose size follows from its data.
struct Room
{
    double width;
    double height;
};

/// The maximum width and height of its placement; where they are free, the frame without a margin.
Room roomFor(const graph::Inputs &inputs, const graph::Setting &setting);

/// Own limits of the first version of a type, "maxWidth" and "maxHeight": where it differs from the frame, the default.
struct OwnLimits
{
    std::optional<double> width;
    std::optional<double> height;
};
/// Adds the step from version 1 to 2 of a type that has them no longer: they become those of the placement.
base::Result<void> moveLimitsToPlacement(timeline::Registry &registry, const QString &type, const OwnLimits &presets);

} // namespace lectograph::blocks
