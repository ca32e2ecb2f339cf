// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/space/orbit.h"
#include "base/angle.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using base::Transform;
using base::Vec3;

namespace {

constexpr double closest = 0.2; // scene units
constexpr double farthest = 20000;

double halfAngle()
{
    return Orbit::fovDegrees * base::degree / 2;
}

} // namespace

picture::Camera cameraOf(const Orbit &orbit)
{
    const bool isZ = orbit.up == UpAxis::Z;
    const Transform turned = Transform::rotation(orbit.around * base::degree, isZ ? Vec3{0, 0, 1} : Vec3{0, 1, 0})
        * Transform::rotation((isZ ? 90 - orbit.elevation : -orbit.elevation) * base::degree, {1, 0, 0});
    picture::Camera camera;
    camera.centre = orbit.pivot;
    camera.right = turned.x;
    camera.up = turned.y;
    camera.height = 2 * orbit.distance * std::tan(halfAngle());
    camera.fovDegrees = Orbit::fovDegrees;
    return camera;
}

Vec3 towardsEye(const picture::Camera &camera)
{
    return base::cross(camera.right, camera.up);
}

double bodySize(const picture::Camera &camera)
{
    return picture::eyeDistance(camera) * 0.04;
}

Vec3 eyeOf(const picture::Camera &camera)
{
    return camera.centre + towardsEye(camera) * picture::eyeDistance(camera);
}

Orbit orbited(Orbit orbit, const QPointF &pixels)
{
    constexpr double degreesPerPixel = 0.25;
    orbit.around = std::remainder(orbit.around - pixels.x() * degreesPerPixel, 360);
    orbit.elevation = std::clamp(orbit.elevation + pixels.y() * degreesPerPixel, -90.0, 90.0);
    return orbit;
}

Orbit panned(Orbit orbit, const QPointF &pixels, const QSize &view)
{
    const picture::Camera camera = cameraOf(orbit);
    const double unit = camera.height / std::max(1, view.height());
    orbit.pivot = orbit.pivot - camera.right * (pixels.x() * unit) + camera.up * (pixels.y() * unit);
    return orbit;
}

Orbit zoomed(Orbit orbit, double factor)
{
    orbit.distance = std::clamp(orbit.distance * factor, closest, farthest);
    return orbit;
}

Orbit framed(Orbit orbit, const base::Box &box, double aspect)
{
    if (box.isEmpty())
        return orbit;
    constexpr double room = 1.15;
    constexpr double leastHalf = 0.5; // scene units that are seen around a point
    const picture::Camera camera = cameraOf(orbit);
    const Vec3 back = towardsEye(camera);
    const double slope = std::tan(halfAngle());
    const double wide = slope * std::max(1e-3, aspect);
    double distance = leastHalf * room / std::min(slope, wide);
    for (const double x : {-1.0, 1.0}) {
        for (const double y : {-1.0, 1.0}) {
            for (const double z : {-1.0, 1.0}) {
                const Vec3 corner = box.at({x, y, z}) - box.centre();
                const double across = std::abs(base::dot(corner, camera.right)) / wide;
                const double along = std::abs(base::dot(corner, camera.up)) / slope;
                distance = std::max(distance, base::dot(corner, back) + room * std::max(across, along));
            }
        }
    }
    orbit.pivot = box.centre();
    orbit.distance = std::clamp(distance, closest, farthest);
    return orbit;
}

base::Box withFrameOf(base::Box box, const picture::Camera &camera, double frameAspect)
{
    const Vec3 across = camera.right * (camera.height * frameAspect / 2);
    const Vec3 along = camera.up * (camera.height / 2);
    for (const Vec3 &side : {across + along, across - along, -across + along, -across - along})
        box.add(camera.centre + side);
    return box;
}

Orbit lookingLike(const picture::Camera &camera, double frameAspect, double viewAspect, UpAxis up)
{
    const Vec3 back = towardsEye(camera);
    const bool isZ = up == UpAxis::Z;
    const double rise = std::clamp(isZ ? back.z : back.y, -1.0, 1.0);
    Orbit orbit{.pivot = camera.centre, .elevation = std::asin(rise) / base::degree, .up = up};
    // From straight above, only the axes of the picture say where the viewer stands.
    const bool isAbove = std::abs(rise) > 1 - 1e-9;
    const Vec3 &right = camera.right;
    if (isZ)
        orbit.around = (isAbove ? std::atan2(right.y, right.x) : std::atan2(back.x, -back.y)) / base::degree;
    else
        orbit.around = (isAbove ? std::atan2(-right.z, right.x) : std::atan2(back.x, back.z)) / base::degree;
    const double height = camera.height * std::max(1.0, frameAspect / viewAspect);
    orbit.distance = std::clamp(height / 2 / std::tan(halfAngle()), closest, farthest);
    return orbit;
}

bool isBehind(const Orbit &orbit, const picture::Camera &camera)
{
    const Vec3 way = eyeOf(cameraOf(orbit)) - eyeOf(camera);
    const double back = base::dot(way, towardsEye(camera));
    const double size = bodySize(camera);
    return back > -size && base::length(way - towardsEye(camera) * back) < 2 * size;
}

picture::Picture viewOf(const picture::Camera &camera, const QSize &view)
{
    picture::Picture picture;
    picture.camera = camera;
    picture.frameWidth = picture.frameHeight * view.width() / std::max(1, view.height());
    return picture;
}

} // namespace lectograph::editor
