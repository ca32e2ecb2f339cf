// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/space/actoritems.h"

#include "base/hash.h"
#include "editor/space/sheets.h"
#include "stage/flatten.h"
#include "stage/triangulate.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lectograph::editor {

using base::Color;
using base::Transform;
using base::Vec3;

namespace {

constexpr std::size_t mostVertices = 200'000; // of an actor; what comes later is left out
constexpr int sidesOfTube = 5;
constexpr double thinnest = 0.006; // scene units: radius of a tube

/// How fine curves are: much finer than can be seen.
double toleranceFor(const Transform &place)
{
    constexpr double inScene = 0.004;
    return inScene / std::max({base::length(place.x), base::length(place.y), 1e-9});
}

Color strokeColor(const shape::Style &style)
{
    if (style.strokeGradient && !style.strokeGradient->stops.empty())
        return style.strokeGradient->stops.front().withAlpha(static_cast<double>(style.stroke.a));
    return style.stroke;
}

void addFill(SpaceMesh &mesh, const picture::Item &item, std::vector<stage::Polyline> lines)
{
    for (stage::Polyline &line : lines)
        line.closed = true;
    const stage::Triangles area = stage::triangulated(lines, item.path.fillRule(), toleranceFor(item.place));
    if (mesh.size() + area.points.size() > mostVertices)
        return;
    std::vector<quint32> at;
    at.reserve(area.points.size());
    for (const QPointF &point : area.points)
        at.push_back(mesh.add(item.place.map(point), item.style.fill));
    for (std::size_t i = 0; i + 2 < area.indices.size(); i += 3)
        mesh.addTriangle(at[area.indices[i]], at[area.indices[i + 1]], at[area.indices[i + 2]]);
}

/// A line in space with a point at every knot of its width.
struct Tube
{
    std::vector<Vec3> points;
    std::vector<double> radii; ///< at the points
    bool isClosed = false;
};

/// The factor of the width at a share of the length (shape::Style::widthProfile).
double profileAt(const std::vector<double> &profile, double share)
{
    if (profile.empty())
        return 1;
    const double place = std::clamp(share, 0.0, 1.0) * static_cast<double>(profile.size() - 1);
    const auto low = static_cast<std::size_t>(place);
    const std::size_t high = std::min(low + 1, profile.size() - 1);
    return std::max(0.0, std::lerp(profile[low], profile[high], place - static_cast<double>(low)));
}

/// `profile`: of the width, with more than one knot if it changes along the line, as that of an arrow head does.
Tube tubeAlong(const std::vector<Vec3> &points, bool isClosed, double radius, const std::vector<double> &profile)
{
    Tube tube{{}, {}, isClosed};
    double length = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        length += base::length(points[i] - points[i - 1]);
    const auto add = [&](const Vec3 &at, double share) {
        tube.points.push_back(at);
        tube.radii.push_back(radius * profileAt(profile, share));
    };
    const double knots = profile.size() > 1 ? static_cast<double>(profile.size() - 1) : 0;
    double way = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double share = length > 0 ? way / length : 0;
        add(points[i], share);
        if (i + 1 == points.size() || !(length > 0))
            continue;
        const double next = share + base::length(points[i + 1] - points[i]) / length;
        constexpr double little = 1e-6;
        for (double knot = std::floor(share * knots + little) + 1; knots > 0 && knot / knots < next - little; ++knot)
            add(base::mix(points[i], points[i + 1], (knot / knots - share) / (next - share)), knot / knots);
        way += base::length(points[i + 1] - points[i]);
    }
    return tube;
}

/// A ring of vertices around each point of the line, at right angles to its direction there.
void addTube(SpaceMesh &mesh, const Tube &tube, const Vec3 &normal, const Color &color)
{
    const std::vector<Vec3> &points = tube.points;
    const std::size_t count = points.size();
    if (count < 2 || mesh.size() + count * sidesOfTube > mostVertices)
        return;
    quint32 first = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec3 &before = points[i > 0 ? i - 1 : tube.isClosed ? count - 1 : 0];
        const Vec3 &after = points[i + 1 < count ? i + 1 : tube.isClosed ? 0 : i];
        const Vec3 along = after - before;
        const Vec3 side = base::cross(normal, along);
        const double size = base::length(side);
        const Vec3 unitSide = size > 0 ? side * (1 / size) : Vec3{};
        for (int k = 0; k < sidesOfTube; ++k) {
            const double angle = 2 * std::numbers::pi * k / sidesOfTube;
            const double radius = tube.radii[i];
            const quint32 at = mesh.add(
                points[i] + unitSide * (radius * std::cos(angle)) + normal * (radius * std::sin(angle)), color);
            if (i == 0 && k == 0)
                first = at;
        }
    }
    const auto ring = [&](std::size_t i, int k) {
        return first + static_cast<quint32>((i % count) * sidesOfTube) + static_cast<quint32>(k % sidesOfTube);
    };
    for (std::size_t i = 0; i + (tube.isClosed ? 0 : 1) < count; ++i) {
        for (int k = 0; k < sidesOfTube; ++k) {
            mesh.addTriangle(ring(i, k), ring(i, k + 1), ring(i + 1, k));
            mesh.addTriangle(ring(i + 1, k), ring(i, k + 1), ring(i + 1, k + 1));
        }
    }
    for (int k = 1; !tube.isClosed && k + 1 < sidesOfTube; ++k) // a thick end is not hollow
        mesh.addTriangle(ring(0, 0), ring(0, k), ring(0, k + 1));
}

void addItem(SpaceMesh &mesh, const picture::Item &item, const Vec3 &normal)
{
    const std::vector<stage::Polyline> lines = stage::flattened(item.path, toleranceFor(item.place));
    if (item.style.hasFill())
        addFill(mesh, item, lines);
    if (!item.style.hasStroke())
        return;
    const double radius = std::max(thinnest, item.style.strokeWidth * 0.005);
    const std::vector<double> profile = item.style.widthProfile ? *item.style.widthProfile : std::vector<double>();
    for (const stage::Polyline &line : lines) {
        std::vector<Vec3> points;
        points.reserve(line.points.size());
        for (const QPointF &point : line.points)
            points.push_back(item.place.map(point));
        addTube(mesh, tubeAlong(points, line.closed, radius, profile), normal, strokeColor(item.style));
    }
}

/// A rectangle covered with what the raster pen draws of the sheet, a little outside of the sheet's own plane: `lift`.
SpaceItem covered(const QString &id, const SpaceSheet &sheet, const Vec3 &lift)
{
    SpaceMesh mesh;
    const Color white{1, 1, 1, 1};
    const QRectF &rect = sheet.rect;
    const auto corner = [&](const QPointF &at, const QPointF &inImage) {
        return mesh.add(sheet.plane.map(at) + lift, white, inImage);
    };
    const quint32 a = corner(rect.topLeft(), {0, 0}); // y up: the lower edge, where images end
    const quint32 b = corner(rect.topRight(), {1, 0});
    const quint32 c = corner(rect.bottomRight(), {1, 1});
    const quint32 d = corner(rect.bottomLeft(), {0, 1});
    mesh.addTriangle(a, b, c);
    mesh.addTriangle(a, c, d);
    SpaceItem item = mesh.item(id);
    item.image = imageOf(sheet).mirrored();
    item.isOpaque = false;
    base::Hash hash(item.hash);
    for (const picture::Item &part : sheet.items)
        hash.add(part.hash);
    item.hash = hash.value();
    return item;
}

Vec3 outwards(const SpaceSheet &sheet, const Vec3 &middle)
{
    constexpr double little = 0.004; // scene units
    const Vec3 way = sheet.plane.map(sheet.rect.center()) - middle;
    const double side = base::dot(way, sheet.normal());
    return std::abs(side) < 1e-9 ? Vec3{} : sheet.normal() * (side > 0 ? little : -little);
}

} // namespace

std::vector<SpaceItem> actorItems(const QString &actor, std::span<const picture::Item> items)
{
    std::vector<SpaceItem> result;
    const std::vector<SpaceSheet> sheets = sheetsOf(items);
    const auto nextId = [&] { return actor + u'/' + QString::number(result.size()); };
    const bool isFlat = sheets.size() == 1 && sheets.front().isUpright();
    constexpr std::size_t few = 3; // sheets; a solid has more faces
    base::Box box;
    for (const SpaceSheet &sheet : sheets)
        box.add(sheet.plane.map(sheet.rect.center()));
    SpaceMesh mesh;
    for (const SpaceSheet &sheet : sheets) {
        const bool isArea = sheets.size() <= few && sheet.filled() > 0;
        if (!isFlat && !isArea && !sheet.needsImage()) {
            for (const picture::Item &item : sheet.items)
                addItem(mesh, item, sheet.normal());
            continue;
        }
        const Vec3 lift = sheets.size() > few ? outwards(sheet, box.centre()) : Vec3{};
        result.push_back(covered(nextId(), sheet, lift));
    }
    if (!mesh.isEmpty())
        result.push_back(mesh.item(nextId()));
    return result;
}

} // namespace lectograph::editor
