// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "lecture/lecture.h"
#include "picture/view.h"
#include "timeline/animation.h"

#include <QRectF>

#include <vector>

/// Where new blocks stand in what is seen of a scene.
namespace lectograph::editor {

struct NewPlace
{
    picture::View seen;   ///< by the camera, for a picture of any size in the shape of the frame
    picture::View atRest; ///< by the camera at rest, for the same size
    /// Where the middle of a block goes, in the scene; nothing: where there is room, as near to the middle as possible.
    std::optional<base::Vec3> at = {};
    /// Instead, for what can stand in space: where the origin of its numbers goes.
    std::optional<base::Vec3> inSpace = {};
    std::vector<QRectF> covered = {};  ///< by other blocks, in pixels of `seen`
    std::vector<QPointF> middles = {}; ///< of all blocks on stage, also of those that are hidden now
    QString language = {};
    base::Time time = {};
};

/// What a block takes without a position of its own.
struct Footprint
{
    base::Box seen = {};
    /// With what is not seen, such as the width in which its texts wrap.
    base::Box whole = {};
};

/// What blocks take together as the graph places them; `types`: those of the lecture.
Footprint footprintOf(const lecture::Lecture &lecture, const lecture::Scene &scene, const QStringList &nodes,
                      const NewPlace &place, const timeline::Registry &types);

/// How a block is put at its place: first scaled about the middle of what is seen, then shifted.
struct Fitting
{
    double factor = 1;
    base::Vec3 shift = {};

    base::Box applied(const base::Box &box) const;
};
/// For a block that has no position of its own:
/// - It is as large on the screen as it would be without a zoom, if the camera is far or near, and fits into the frame.
/// - Its middle goes to the place as far as the frame allows. What is about as wide or high as the frame stays where it
///   is laid out in that direction, and is moved only as far as the place requires to lie on it.
/// - Its whole room stays inside of the frame in each direction in which the frame is large enough for that.
/// - It covers the middle of no other block.
Fitting fittingFor(const NewPlace &place, const Footprint &block);

/// Whether a block of this type lays itself out on the frame, as a footer or a title slide does: a definition that draws
/// something at an edge, or at a position that it reads from the frame.
bool standsOnFrame(const lecture::Lecture &lecture, const QString &type);
/// Whether it has a place in three dimensions, unlike what is drawn flat.
bool canStandInSpace(const graph::NodeType &type);
/// Whether the camera shows the frame as it is at rest.
bool isAtRest(const NewPlace &place);

/// Puts new blocks at their place, together. A block whose place says something else – other blocks, an edge, the axes
/// on which it stands – stays there. So does one that stands on the frame, fixed in it where the camera shows something
/// else.
base::Result<lecture::Lecture> withNewPlace(const lecture::Lecture &lecture, const QString &scene,
                                            const QStringList &nodes, const NewPlace &place,
                                            const timeline::Registry &types);

} // namespace lectograph::editor
