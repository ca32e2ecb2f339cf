// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/id.h"
#include "base/time.h"

#include <QJsonObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace lectograph::timeline {

struct Clip;
using ClipPtr = std::shared_ptr<const Clip>;
using ClipId = base::Id<Clip>;

/// A clip of the document: one animation of one actor, or a group ("type": "group") of further clips. Like a node it
/// preserves unknown keys.
struct Clip
{
    QString type;
    int version = 1;
    QString target;   ///< "actor" or "actor/part"; the part is a pattern for shape::select; unused by groups
    base::Time start; ///< in scene time; inside a group an extra delay
    std::optional<base::Time> duration; ///< absent: the type's default, or the natural length of a group
    QString ease;                       ///< empty: the type's default
    std::optional<double> lag; ///< share of a part's (in a group: a child's) time after which the next one starts
    QString over; ///< what the lag is distributed over: "whole", "children", "leaves"; empty: the type's default
    QJsonObject properties;
    std::vector<ClipPtr> clips; ///< the children of a group
    QJsonObject extra;
    ClipId id; ///< no other clip of its scene has it
    /// Several targets, in this order; `target` is empty then. Actors may be patterns: "layer-*".
    std::vector<QString> targets;

    bool isGroup() const { return type == QLatin1String("group"); }
};

/// The targets of a clip, however many it has; none for a group.
inline std::vector<QString> targetsOf(const Clip &clip)
{
    if (clip.target.isEmpty())
        return clip.targets;
    return {clip.target};
}

/// A row of the timeline: groups clips for the author. It does not affect the picture.
struct Track
{
    QJsonValue name; ///< a string or a map of language to string
    std::vector<ClipPtr> clips;
    QJsonObject extra;
};
using TrackPtr = std::shared_ptr<const Track>;

} // namespace lectograph::timeline
