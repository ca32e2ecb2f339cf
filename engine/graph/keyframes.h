// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/easing.h"
#include "base/time.h"
#include "graph/property.h"

#include <optional>
#include <vector>

namespace lectograph::graph {

/// A handle of a keyframe, relative to it: seconds and value.
struct Handle
{
    double seconds = 0;
    double value = 0;
};

struct Keyframe
{
    base::Time at;
    Value value;
    base::Easing ease;         ///< to the next keyframe ("hold" keeps the value until then, regardless of handles)
    std::optional<Handle> out; ///< numbers only: a cubic Bézier with the next keyframe's `in` that replaces `ease`
    std::optional<Handle> in;

    bool holds() const { return ease.text() == QLatin1String("hold"); }
};

/// The keyframes of one property, sorted by time; never empty.
struct Keyframes
{
    std::vector<Keyframe> keys;

    Value at(base::Time time, base::ColorMix rule, base::Dialect dialect) const;
};

/// Parses {"keys": [{"at": 0, "value": …, "ease": "smooth", "out": [0.3, 1], "in": [−0.3, 0]}, …]}; a keyframe without
/// "ease" has that of the property.
base::Result<Keyframes> parseKeyframes(const PropertySpec &spec, const QJsonObject &json,
                                       const ReadingContext &reading);

} // namespace lectograph::graph
