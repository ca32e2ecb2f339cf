// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/camera_frame.h"
#include "base/angle.h"

#include <algorithm>
#include <cmath>

namespace lectograph::shape {
namespace {

using namespace Qt::StringLiterals;
using base::Transform;

auto eyeIn(auto &children)
{
    return std::ranges::find_if(children, [](const Shape &child) { return child->name == "eye"_L1; });
}

} // namespace

double eyeDistance(double height, double fovDegrees)
{
    const double fov = std::clamp(fovDegrees, leastFov, mostFov) * base::degree;
    return height / 2 / std::tan(fov / 2);
}

std::optional<Sight> sightOf(const Shape &frame, double frameHeight)
{
    const auto eye = eyeIn(frame->children);
    if (eye == frame->children.end())
        return std::nullopt;
    const double distance = (*eye)->placement.origin.z;
    if (!(distance > 0) || !(frameHeight > 0) || !std::isfinite(distance))
        return std::nullopt;
    const double fov = 2 * std::atan(frameHeight / 2 / distance) / base::degree;
    return Sight{std::clamp(fov, leastFov, mostFov), std::clamp((*eye)->opacity, 0.0, 1.0)};
}

Shape withSight(const Shape &frame, const Sight &sight, double frameHeight)
{
    Part part;
    part.name = u"eye"_s;
    part.placement = Transform::translation({0, 0, eyeDistance(frameHeight, sight.fovDegrees)});
    part.opacity = sight.share;
    return frame.edited([&](Part &root) {
        const auto eye = eyeIn(root.children);
        if (eye != root.children.end())
            *eye = std::move(part);
        else
            root.children.push_back(std::move(part));
    });
}

Shape withSightTowards(const Shape &frame, double fovDegrees, double t, double frameHeight)
{
    if (t == 0)
        return frame;
    const Sight now = sightOf(frame, frameHeight).value_or(Sight{fovDegrees, 0});
    // Of what the scene says, (1 − t)·(1 − share) is left.
    const double left = (1 - t) * now.share;
    const double share = left + t;
    const double fov = share != 0 ? (left * now.fovDegrees + t * fovDegrees) / share : fovDegrees;
    return withSight(frame, {std::clamp(fov, leastFov, mostFov), std::clamp(share, 0.0, 1.0)}, frameHeight);
}

Transform cameraOrientation(double theta, double phi, double gamma, bool isYUp)
{
    return Transform::rotation(theta * base::degree, isYUp ? base::Vec3{0, 1, 0} : base::Vec3{0, 0, 1})
        * Transform::rotation(phi * base::degree, {1, 0, 0}) * Transform::rotation(gamma * base::degree, {0, 0, 1});
}

} // namespace lectograph::shape
