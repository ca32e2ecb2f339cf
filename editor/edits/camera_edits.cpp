// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/camera_edits.h"

#include "editor/edits/clip_edits.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/clipspans.h"
#include "editor/edits/lookup.h"
#include "editor/edits/madetypes.h"
#include "editor/language/translated.h"
#include "lecture/edit.h"
#include "shape/camera_frame.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Time;
using base::Vec3;
using lecture::Lecture;
using lecture::Scene;

namespace {

constexpr double leastHeight = 0.01; // scene units

QString cameraLink(const Scene &scene)
{
    return scene.properties.value(u"camera"_s).toObject().value(u"link"_s).toString();
}

/// The zooms of a camera in order of their start.
std::vector<ClipSpan> zoomsOf(const Lecture &lecture, const Scene &scene, const QString &camera,
                              const timeline::Registry &registry)
{
    std::vector<ClipSpan> zooms = clipSpans(scene, registry.animations, lecture.dialect);
    std::erase_if(zooms, [&](const ClipSpan &span) {
        return !isZoom(*span.clip, registry) || !actsOnOneOf(*span.clip, {camera});
    });
    std::ranges::stable_sort(zooms, {}, &ClipSpan::start);
    return zooms;
}

PropertyPlace frameProperty(PropertyPlace owner, const QString &key)
{
    owner.key = key;
    return owner;
}

/// Changes one value of the frame's owner.
template <class T, class Change>
Result<Lecture> withValueChanged(const Lecture &lecture, const PropertyPlace &place, const PropertyWriteMode &writing,
                                 const timeline::Registry &registry, const Change &change)
{
    const QJsonValue written = writtenAt(lecture, place);
    if (isFollowing(kindOf(written)))
        return linkedFailure(lecture, place, writing, registry);
    const auto value = currentValue(lecture, place, writing, registry);
    const T *known = value ? std::get_if<T>(&*value) : nullptr;
    if (!known)
        return base::failure(translated("This block has no frame that could be changed on the stage."),
                             translated("Use a camera block as the camera of the scene."));
    return writtenWithValue(written, place.key, change(*known), writing, toJson(*value))
        .and_then([&](const QJsonValue &next) { return withProperty(lecture, place, next); });
}

} // namespace

bool isCamera(const graph::Node *node, const timeline::Registry &registry)
{
    const graph::NodeType *type = node ? registry.nodes.find(node->type) : nullptr;
    return type && type->isCamera;
}

bool isZoom(const timeline::Clip &clip, const timeline::Registry &registry)
{
    const timeline::AnimationType *type = registry.animations.find(clip.type);
    return type && type->leadsToFrame;
}

QString cameraOf(const Scene &scene)
{
    const QString link = cameraLink(scene);
    return link.isEmpty() ? QString() : nodeOfLink(link);
}

Result<SceneWithCamera> withCamera(const Lecture &lecture, const QString &sceneId, const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    QString camera = cameraOf(**scene);
    Result<Lecture> with = lecture;
    if (!nodeOf(*scene, camera)) {
        const auto existing = std::ranges::find_if(
            (*scene)->nodes, [&](const graph::NodePtr &node) { return isCamera(node.get(), registry); });
        camera = existing != (*scene)->nodes.end() ? (*existing)->id : freeNodeId(lecture, sceneId, made::camera);
        if (existing == (*scene)->nodes.end())
            with = withBlock(lecture, sceneId, {made::camera, camera}, registry);
    }
    return with.and_then([&](const Lecture &next) { return withCameraUsed(next, sceneId, camera); })
        .map([&](Lecture &&next) {
            return SceneWithCamera{std::move(next), camera};
        });
}

Result<Lecture> withCameraUsed(const Lecture &lecture, const QString &sceneId, const QString &camera)
{
    const auto scene = foundScene(lecture, sceneId);
    if (!scene)
        return tl::unexpected(scene.error());
    const QString link = cameraOf(**scene) == camera ? cameraLink(**scene) : camera; // keeps the output it names
    const QJsonObject used{{u"link"_s, link}, {u"staged"_s, true}};
    if ((*scene)->properties.value(u"camera"_s) == used)
        return lecture;
    return lecture::withSceneProperty(lecture, sceneId, u"camera"_s, used);
}

std::optional<timeline::ClipId> zoomAt(const Lecture &lecture, const Scene &scene, const QString &camera, Time time,
                                       const timeline::Registry &registry)
{
    std::optional<timeline::ClipId> last;
    for (const ClipSpan &span : zoomsOf(lecture, scene, camera, registry)) {
        if (span.start < time)
            last = span.id();
    }
    return last;
}

Result<Lecture> withFrameChanged(const Lecture &lecture, const PropertyPlace &owner, const FrameChange &change,
                                 PropertyWriteMode writing, const timeline::Registry &registry)
{
    if (owner.clip)
        writing.isAutoKeying = false; // keyframes would move the goal while the camera goes there
    Result<Lecture> result = lecture;
    if (!(change.shift == Vec3{})) {
        result = withValueChanged<Vec3>(*result, frameProperty(owner, u"centre"_s), writing, registry,
                                        [&](const Vec3 &before) { return pointJson(before + change.shift); });
    }
    if (result && change.factor != 1) {
        result = withValueChanged<double>(*result, frameProperty(owner, u"height"_s), writing, registry,
                                          [&](double before) {
                                              const double now = before > 0 ? before : lecture.frameHeight;
                                              return std::max(leastHeight, toThousandths(now * change.factor));
                                          });
    }
    for (const auto &[key, by] :
         {std::pair{u"gamma"_s, change.degrees}, {u"theta"_s, change.around}, {u"phi"_s, change.tilt}}) {
        if (!result || by == 0)
            continue;
        result = withValueChanged<double>(*result, frameProperty(owner, key), writing, registry,
                                          [by = by](double before) { return toThousandths(before + by); });
    }
    return result;
}

PropertyPlace frameOwner(const Lecture &lecture, const Scene &scene, const QString &camera, Time time,
                         const timeline::Registry &registry)
{
    const auto zoom = camera == cameraOf(scene) ? zoomAt(lecture, scene, camera, time, registry) : std::nullopt;
    return {scene.id, zoom ? QString() : camera, zoom, {}};
}

bool standsOnXY(const Lecture &lecture, const Scene &scene, const timeline::Registry &registry)
{
    const graph::Node *camera = nodeOf(sceneOf(lecture, scene.id), cameraOf(scene));
    return isCamera(camera, registry) && camera->properties.contains(u"phi"_s)
        && camera->properties.value(u"floor"_s).toString() != "xz"_L1;
}

Result<Lecture> withCameraAt(const Lecture &lecture, const QString &camera, const CameraStand &stand,
                             const PropertyWriteMode &writing, const timeline::Registry &registry)
{
    const PropertyPlace owner{writing.scene, camera, {}, {}};
    Result<Lecture> result = withProperty(lecture, frameProperty(owner, u"floor"_s),
                                          stand.isXZ ? QJsonValue(u"xz"_s) : QJsonValue(u"xy"_s));
    result = result.and_then([&](const Lecture &next) {
        return withValueChanged<Vec3>(next, frameProperty(owner, u"centre"_s), writing, registry,
                                      [&](const Vec3 &) { return pointJson(stand.centre); });
    });
    const double phi = stand.isXZ ? -stand.elevation : 90 - stand.elevation;
    for (const auto &[key, value] :
         {std::pair{u"height"_s, stand.height}, {u"theta"_s, stand.around}, {u"phi"_s, phi}, {u"gamma"_s, 0.0}}) {
        result = result.and_then([&, value = value](const Lecture &next) {
            return withValueChanged<double>(next, frameProperty(owner, key), writing, registry, [&](double before) {
                const bool isAngle = key != "height"_L1; // the nearest of equal angles: keyframes turn the short way
                return toThousandths(isAngle ? before + std::remainder(value - before, 360) : value);
            });
        });
    }
    return result;
}

std::optional<picture::Camera> frameOfZoom(const Lecture &lecture, const PropertyPlace &zoom,
                                           const picture::Camera &now, const PropertyWriteMode &writing,
                                           const timeline::Registry &registry)
{
    const auto centre = currentValue(lecture, frameProperty(zoom, u"centre"_s), writing, registry);
    const auto height = currentValue(lecture, frameProperty(zoom, u"height"_s), writing, registry);
    if (!centre || !height || !std::holds_alternative<Vec3>(*centre) || !std::holds_alternative<double>(*height))
        return std::nullopt;
    picture::Camera frame = now;
    frame.centre = std::get<Vec3>(*centre);
    frame.height = std::get<double>(*height) > 0 ? std::get<double>(*height) : lecture.frameHeight;
    std::array<double, 3> angles{};
    for (std::size_t i = 0; i < angles.size(); ++i) {
        const std::array keys{u"theta"_s, u"phi"_s, u"gamma"_s};
        const auto angle = currentValue(lecture, frameProperty(zoom, keys[i]), writing, registry);
        if (!angle || !std::holds_alternative<double>(*angle))
            return frame; // it keeps its direction
        angles[i] = std::get<double>(*angle);
    }
    const auto floor = currentValue(lecture, frameProperty(zoom, u"floor"_s), writing, registry);
    const QString *plane = floor ? std::get_if<QString>(&*floor) : nullptr;
    const base::Transform axes = shape::cameraOrientation(angles[0], angles[1], angles[2], plane && *plane == "xz"_L1);
    frame.right = axes.x;
    frame.up = axes.y;
    return frame;
}

picture::Camera frameAround(const base::Box &box, const picture::Camera &now, double aspect)
{
    constexpr double room = 1.25;   // for the margin
    constexpr double closest = 0.5; // scene units, so that a dot does not fill the picture
    const Vec3 forward = base::cross(now.right, now.up);
    base::Box seen; // along the frame's axes
    for (const double x : {-1.0, 1.0}) {
        for (const double y : {-1.0, 1.0}) {
            for (const double z : {-1.0, 1.0}) {
                const Vec3 corner = box.at({x, y, z});
                seen.add(Vec3{base::dot(corner, now.right), base::dot(corner, now.up), base::dot(corner, forward)});
            }
        }
    }
    picture::Camera frame = now;
    const Vec3 middle = seen.centre();
    const bool isFlat = now.right.z == 0 && now.up.z == 0;
    const double depth = isFlat ? base::dot(now.centre, forward) : middle.z; // a flat picture stays flat
    frame.centre = now.right * middle.x + now.up * middle.y + forward * depth;
    frame.height = std::max({seen.height() * room, seen.width() * room / aspect, closest});
    return frame;
}

Time zoomStart(const Lecture &lecture, const Scene &scene, Time at, const timeline::Registry &registry)
{
    for (const ClipSpan &span : zoomsOf(lecture, scene, cameraOf(scene), registry)) {
        if (span.start <= at && at < span.end)
            at = span.end;
    }
    return at;
}

Result<AddedClip> withZoom(const Lecture &lecture, const QString &scene, const NewZoom &zoom,
                           const timeline::Registry &registry)
{
    const auto seen = withCamera(lecture, scene, registry);
    if (!seen)
        return tl::unexpected(seen.error());
    auto added = withNewClip(seen->lecture, scene, {made::zoom, seen->camera, zoom.start, zoom.track}, registry);
    if (!added)
        return added;
    const auto leadTo = [&](timeline::Clip &clip) -> Result<void> {
        clip.properties.insert(u"centre"_s, pointJson(zoom.centre));
        clip.properties.insert(u"height"_s, toThousandths(zoom.height));
        return {};
    };
    return withClipsChanged(added->lecture, scene, {added->clip}, leadTo).map([&](Lecture &&with) {
        return AddedClip{std::move(with), added->clip};
    });
}

} // namespace lectograph::editor
