// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/blocks.h"
#include "editor/edits/properties.h"
#include "picture/picture.h"

#include <optional>

/// The camera of a scene: a block whose frame is what fills the picture, and zooms, clips that move this frame.
namespace lectograph::editor {

/// Whether a clip leads a camera to a frame: in the direction in which it looks, or in one that the clip says.
bool isZoom(const timeline::Clip &clip, const timeline::Registry &registry);

bool isCamera(const graph::Node *node, const timeline::Registry &registry);
/// The block through which the scene is seen; empty if it has no camera.
QString cameraOf(const lecture::Scene &scene);

struct SceneWithCamera
{
    lecture::Lecture lecture;
    QString camera;
};
/// Adds a camera unless the scene has one, and lets the scene be seen through it as its clips move it.
base::Result<SceneWithCamera> withCamera(const lecture::Lecture &lecture, const QString &scene,
                                         const timeline::Registry &registry);
/// Lets the scene be seen through this camera instead of any other.
base::Result<lecture::Lecture> withCameraUsed(const lecture::Lecture &lecture, const QString &scene,
                                              const QString &camera);

/// The zoom that decides the frame at a time of the scene: the last one that began before. Its frame stays after its end.
std::optional<timeline::ClipId> zoomAt(const lecture::Lecture &lecture, const lecture::Scene &scene,
                                       const QString &camera, base::Time time, const timeline::Registry &registry);

/// A change of the frame as the author makes it on the stage.
struct FrameChange
{
    base::Vec3 shift{}; ///< scene units
    double factor = 1;  ///< of the height, about the centre
    double degrees = 0; ///< counter-clockwise, about the direction of view
    double around = 0;  ///< degrees that the camera walks around the scene
    double tilt = 0;    ///< degrees that it leans away from looking straight onto the ground plane
};
/// Changes the frame of a camera, or where a zoom leads; `owner` is the block or the clip. A zoom cannot be turned, and
/// auto-key does not apply to it.
base::Result<lecture::Lecture> withFrameChanged(const lecture::Lecture &lecture, const PropertyPlace &owner,
                                                const FrameChange &change, PropertyWriteMode writing,
                                                const timeline::Registry &registry);
/// What decides the frame of a camera at a time of the scene: a zoom, if the scene is seen through the camera, or the block.
PropertyPlace frameOwner(const lecture::Lecture &lecture, const lecture::Scene &scene, const QString &camera,
                         base::Time time, const timeline::Registry &registry);
/// Whether the ground plane of the camera is XY, so that z is up, and it does not look straight onto it, now or at any
/// keyframe.
bool standsOnXY(const lecture::Lecture &lecture, const lecture::Scene &scene, const timeline::Registry &registry);
/// Where a camera is to stand, looking at a point from around.
struct CameraStand
{
    base::Vec3 centre{};
    double height = 8;
    double around = 0;    ///< degrees
    double elevation = 0; ///< degrees above the ground plane
    bool isXZ = false;    ///< the ground plane, in place of XY
};
/// Writes all of a camera's place, as keyframes where auto-key says so.
base::Result<lecture::Lecture> withCameraAt(const lecture::Lecture &lecture, const QString &camera,
                                            const CameraStand &stand, const PropertyWriteMode &writing,
                                            const timeline::Registry &registry);
/// The frame that the properties of a zoom describe, in the direction of `now` unless they say another. Nothing if they are
/// linked.
std::optional<picture::Camera> frameOfZoom(const lecture::Lecture &lecture, const PropertyPlace &zoom,
                                           const picture::Camera &now, const PropertyWriteMode &writing,
                                           const timeline::Registry &registry);

/// The smallest frame with a margin around the box, in the direction of `now`; `aspect` is width ÷ height.
picture::Camera frameAround(const base::Box &box, const picture::Camera &now, double aspect);
/// When a zoom can begin that is wanted at `at`: then, or once the zooms that run then have arrived.
base::Time zoomStart(const lecture::Lecture &lecture, const lecture::Scene &scene, base::Time at,
                     const timeline::Registry &registry);
/// A new zoom to a centre and a height; a height of 0 is that of the whole frame. Adds a camera if the scene has none.
struct NewZoom
{
    base::Vec3 centre{};
    double height = 0;
    base::Time start;
    std::optional<int> track = {}; ///< default: the camera's
};
base::Result<AddedClip> withZoom(const lecture::Lecture &lecture, const QString &scene, const NewZoom &zoom,
                                 const timeline::Registry &registry);

} // namespace lectograph::editor
