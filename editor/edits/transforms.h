// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/control_points.h"
#include "editor/edits/followers.h"
#include "editor/edits/properties.h"

/// Moving, sizing and turning blocks by hand.
namespace lectograph::editor {

/// One point of a block that moves alone, such as an end of a line.
struct PointShift
{
    QString key;
    base::Vec3 by;   ///< scene units
    double unit = 1; ///< how long the number 1 of the property is in the scene
    int item = -1;   ///< of a list of points
    /// Points that say how far they are from it stay where they are.
    bool isAlone = false;
};

/// A change of a node's transform.
struct TransformDelta
{
    QString node{};
    base::Vec3 shift{}; ///< scene units
    double factor = 1;  ///< scale factor, about the centre
    double degrees = 0; ///< rotation, counter-clockwise about the centre
    /// A turn in space about an axis of the scene, through the centre.
    base::Vec3 axis{0, 0, 1};
    double aboutAxis = 0;                  ///< degrees, counter-clockwise seen from the positive end of the axis
    std::optional<base::Vec3> centre = {}; ///< of the block in the graph, before any clip
    bool isFollowing = false;              ///< its place follows others: only what it says itself is changed
    std::vector<std::pair<QString, double>> lengths{}; ///< set ("width"), in place of a factor that would scale both
    std::vector<PointShift> points{};                  ///< move alone

    bool isNothing() const
    {
        return shift == base::Vec3{} && factor == 1 && degrees == 0 && aboutAxis == 0 && lengths.empty()
            && points.empty();
    }
    bool isOnlyShift() const { return factor == 1 && degrees == 0 && aboutAxis == 0; }
};

/// The property "tilt" of a block after a turn by `degrees` about an axis of the scene: of equal angles
/// those nearest to the ones before.
base::Vec3 tiltedAbout(const base::Vec3 &tilt, const base::Vec3 &axis, double degrees);
/// The same shift for all of the nodes, each once.
std::vector<TransformDelta> placingsBy(const base::Vec3 &shift, const MovedNodes &moved);

/// A block that is drawn by points (graph/control_points.h) is moved, sized and turned by them, so that what is linked to
/// them follows, any other by its placement. A node may occur several times. The error for a linked property names its
/// source.
base::Result<lecture::Lecture> withTransforms(const lecture::Lecture &lecture,
                                              const std::vector<TransformDelta> &placings,
                                              const PropertyWriteMode &writing, const timeline::Registry &registry);

} // namespace lectograph::editor
