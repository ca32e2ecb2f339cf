// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/space/furniture.h"

#include "editor/manipulation/gizmopainter.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

base::Color linesColor(const QColor &color)
{
    return {static_cast<float>(color.redF()), static_cast<float>(color.greenF()), static_cast<float>(color.blueF()),
            static_cast<float>(color.alphaF())};
}

SpaceItem floorGrid(UpAxis up, double reach, const QColor &color)
{
    SpaceMesh mesh;
    const double step = reach > 60 ? 10 : 1;
    const int count = std::clamp(static_cast<int>(std::ceil(reach / step)), 4, 60);
    const double end = count * step;
    const auto onFloor = [&](double a, double b) { return up == UpAxis::Z ? Vec3{a, b, 0} : Vec3{a, 0, b}; };
    for (int i = -count; i <= count; ++i) {
        if (i == 0)
            continue; // the axes
        mesh.addLine(onFloor(i * step, -end), onFloor(i * step, end), linesColor(color));
        mesh.addLine(onFloor(-end, i * step), onFloor(end, i * step), linesColor(color));
    }
    const std::array<Vec3, 3> axes{Vec3{end, 0, 0}, Vec3{0, end, 0}, Vec3{0, 0, end}};
    for (int axis = 0; axis < 3; ++axis) {
        const bool isUp = axis == (up == UpAxis::Z ? 2 : 1);
        const Vec3 &to = axes.at(static_cast<std::size_t>(axis));
        mesh.addLine(isUp ? Vec3{} : -to, to, linesColor(axisColor(axis)));
    }
    SpaceItem item = mesh.item(u"grid"_s);
    item.isLines = true;
    return item;
}

void addCamera(SpaceMesh &mesh, const picture::Camera &camera, double aspect, const QColor &color, bool isGhost)
{
    const base::Color line = linesColor(color);
    const Vec3 across = camera.right * (camera.height * aspect / 2);
    const Vec3 along = camera.up * (camera.height / 2);
    const std::array<Vec3, 4> corners{camera.centre - across + along, camera.centre + across + along,
                                      camera.centre + across - along, camera.centre - across - along};
    for (std::size_t i = 0; i < 4; ++i)
        mesh.addLine(corners.at(i), corners.at((i + 1) % 4), line);
    // Which edge is up.
    const Vec3 roof = camera.centre + along * 1.15;
    mesh.addLine(camera.centre + along - across * 0.12, roof, line);
    mesh.addLine(camera.centre + along + across * 0.12, roof, line);
    if (isGhost)
        return;
    const Vec3 eye = eyeOf(camera);
    for (const Vec3 &corner : corners)
        mesh.addLine(eye, corner, line);
    // The body: a box behind the eye.
    const double size = bodySize(camera);
    const Vec3 back = towardsEye(camera) * (3 * size);
    std::array<Vec3, 8> box;
    for (std::size_t i = 0; i < 8; ++i) {
        box.at(i) = eye + camera.right * (i & 1 ? size : -size) + camera.up * (i & 2 ? size : -size)
            + (i & 4 ? back : Vec3{});
    }
    for (std::size_t i = 0; i < 8; ++i) {
        for (const std::size_t bit : {1U, 2U, 4U}) {
            if (!(i & bit))
                mesh.addLine(box.at(i), box.at(i | bit), line);
        }
    }
}

void addPath(SpaceMesh &mesh, const std::vector<picture::Camera> &way, const QColor &color)
{
    for (std::size_t i = 1; i < way.size(); ++i) {
        if (!(way[i - 1].centre == way[i].centre))
            mesh.addLine(way[i - 1].centre, way[i].centre, linesColor(color));
        const Vec3 from = eyeOf(way[i - 1]);
        const Vec3 to = eyeOf(way[i]);
        if (base::length(to - from) > 1e-9)
            mesh.addLine(from, to, linesColor(color));
    }
}

} // namespace lectograph::editor
