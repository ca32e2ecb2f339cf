// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/space/cameraway.h"

#include "editor/edits/camera_edits.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/clipspans.h"
#include "editor/edits/keyframes.h"
#include "editor/edits/lookup.h"
#include "picture/camera.h"

#include <algorithm>

namespace lectograph::editor {

namespace {

constexpr int sampleCount = 64;
constexpr std::size_t mostPoses = 32;

/// The times of the scene at which something about the camera is decided.
std::vector<base::Time> decidedTimes(Session &session, const lecture::Scene &scene, const QString &camera)
{
    std::vector<base::Time> times;
    if (const graph::Node *node = nodeOf(&scene, camera)) {
        for (const QJsonValue &written : node->properties) {
            for (const Keyframe &key : keyframesOf(written))
                times.push_back(base::Time::fromSeconds(key.seconds));
        }
    }
    const lecture::Lecture &lecture = session.document.lecture();
    for (const ClipSpan &span : clipSpans(scene, session.registry().animations, lecture.dialect)) {
        if (actsOnOneOf(*span.clip, {camera})) {
            times.push_back(span.start);
            times.push_back(span.end);
        }
    }
    std::ranges::sort(times);
    times.erase(std::ranges::unique(times).begin(), times.end());
    if (times.size() > mostPoses)
        times.resize(mostPoses);
    return times;
}

std::optional<picture::Camera> cameraAt(Session &session, const QString &camera, base::Time local)
{
    timeline::Score *score = session.preview.score();
    const int index = score ? score->evaluator().indexOf(camera) : -1;
    if (index < 0)
        return std::nullopt;
    const auto state = score->state(index, session.preview.scoreTime(local));
    if (!state)
        return std::nullopt;
    return picture::cameraOf(*state, session.document.lecture().frameHeight,
                             session.preview.picture().camera.fovDegrees);
}

void addUnlessEqual(std::vector<picture::Camera> &cameras, const std::optional<picture::Camera> &camera)
{
    if (camera && (cameras.empty() || !(cameras.back() == *camera)))
        cameras.push_back(*camera);
}

} // namespace

CameraWay cameraWay(Session &session)
{
    CameraWay way;
    const lecture::Scene *scene = session.document.scene(session.selection.scene());
    const QString camera = scene ? cameraOf(*scene) : QString();
    if (camera.isEmpty())
        return way;
    const std::vector<base::Time> decided = decidedTimes(session, *scene, camera);
    if (decided.size() < 2)
        return way;
    const double from = decided.front().seconds();
    const double to = decided.back().seconds();
    for (int i = 0; i <= sampleCount; ++i)
        addUnlessEqual(way.samples,
                       cameraAt(session, camera, base::Time::fromSeconds(from + (to - from) * i / sampleCount)));
    for (const base::Time &time : decided)
        addUnlessEqual(way.keyPoses, cameraAt(session, camera, time));
    if (way.samples.size() < 2)
        return {};
    return way;
}

std::optional<picture::Camera> cameraNow(Session &session)
{
    const lecture::Scene *scene = session.document.scene(session.selection.scene());
    const QString camera = scene ? cameraOf(*scene) : QString();
    return camera.isEmpty() ? std::nullopt : cameraAt(session, camera, session.preview.localTime());
}

} // namespace lectograph::editor
