// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/style.h"
#include "face_content.h"
#include "shading.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace lectograph::space {

using namespace Qt::StringLiterals;
using base::Result;
using base::Vec3;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

using Faces = std::vector<std::vector<Vec3>>;

/// A ring of points at the height y, both between −½ and ½.
std::vector<Vec3> ring(int sides, double y, double radius)
{
    std::vector<Vec3> points;
    for (int i = 0; i < sides; ++i) {
        // Half a step aside, so that four sides are those of a box.
        const double angle = (i + 0.5) * 2 * std::numbers::pi / sides;
        points.push_back({radius * std::cos(angle), y, radius * std::sin(angle)});
    }
    return points;
}

/// The faces between two rings, or triangles where one is a point.
void addBand(Faces &faces, const std::vector<Vec3> &below, const std::vector<Vec3> &above)
{
    for (std::size_t i = 0; i < below.size(); ++i) {
        const std::size_t next = (i + 1) % below.size();
        if (base::length(above[i] - above[next]) < 1e-9)
            faces.push_back({below[i], below[next], above[i]});
        else if (base::length(below[i] - below[next]) < 1e-9)
            faces.push_back({below[i], above[next], above[i]});
        else
            faces.push_back({below[i], below[next], above[next], above[i]});
    }
}

/// Within a cube of side 1 around the origin.
Faces facesOf(const QString &form, int sides)
{
    Faces faces;
    if (form == "sphere"_L1) {
        const int bands = std::max(2, sides / 2);
        std::vector<Vec3> below = ring(sides, -0.5, 0);
        for (int band = 1; band <= bands; ++band) {
            const double angle = (band / double(bands) - 0.5) * std::numbers::pi;
            const std::vector<Vec3> above = ring(sides, 0.5 * std::sin(angle),
                                                 band == bands ? 0 : 0.5 * std::cos(angle));
            addBand(faces, below, above);
            below = above;
        }
        return faces;
    }
    const bool isBox = form == "box"_L1;
    const int around = isBox ? 4 : sides;
    const double radius = isBox ? std::numbers::sqrt2 / 2 : 0.5;
    const std::vector<Vec3> base = ring(around, -0.5, radius);
    const std::vector<Vec3> top = ring(around, 0.5, form == "cone"_L1 ? 0 : radius);
    faces.push_back(base);
    addBand(faces, base, top);
    if (form != "cone"_L1)
        faces.push_back(top);
    return faces;
}

/// Which face has the content `index`: from the front to the right around it, then the top and the bottom. −1: none.
int faceForContent(const QString &form, int index, int faces)
{
    if (form == "sphere"_L1)
        return -1;
    const bool hasTop = form != "cone"_L1;
    const int around = faces - (hasTop ? 2 : 1);
    if (index < around)
        return 1 + (around - index) % around; // faces go to the left
    if (hasTop && index == around)
        return faces - 1;
    return index == around + (hasTop ? 1 : 0) ? 0 : -1;
}

Result<void> addContents(std::vector<Shape> &drawn, const std::vector<Face> &faces, const Inputs &in,
                         const Context &context)
{
    const auto count = std::max(static_cast<qsizetype>(in.shapes("faceShapes").size()), in.texts("faceTexts").size());
    for (int i = 0; i < std::min<qsizetype>(count, static_cast<qsizetype>(faces.size())); ++i) {
        const int face = faceForContent(in.text("form"), i, static_cast<int>(faces.size()));
        if (face < 0)
            continue;
        const auto at = static_cast<std::size_t>(face);
        const std::vector<Vec3> &corners = faces[at].corners;
        Vec3 normal = base::cross(corners[1] - corners[0], corners[2] - corners[0]);
        if (base::dot(normal, corners[0] + corners[1] + corners[2]) < 0) // the origin is inside
            normal = -normal;
        const auto content = contentOnFace(corners, normal, i, in, context);
        if (!content)
            return tl::unexpected(content.error());
        if (content->leafCount() > 0)
            drawn[at] = shape::group({drawn[at], *content});
    }
    return {};
}

} // namespace

NodeType solid()
{
    return {
        .id = u"space.solid"_s,
        .title = u"Solid"_s,
        .category = u"Space"_s,
        .help =
            u"A box, a cylinder, a cone or a sphere in the light, with pictures or texts on its flat faces. The parts are its faces: 0, 1, 2, …"_s,
        .properties = graph::joined(
            row::choice("form", "box", "box|cylinder=Cylinder or prism|cone=Cone or pyramid|sphere", "What it is"),
            row::number("width", 2, "Length along x").between(0, 10000).in("units"),
            row::number("height", 2, "Length along y").between(0, 10000).in("units"),
            row::number("depth", 2, "Length along z").between(0, 10000).in("units"),
            row::integer("sides", 24, "Around a cylinder, cone or sphere: few make a prism or a pyramid")
                .titled("Number of sides")
                .between(3, 48),
            blocks::styleProperties({.fill = "BLUE", .fillOpacity = 1, .strokeWidth = 1, .strokeOpacity = 0.4}),
            lightProperties(), faceContentProperties()),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .isInSpace = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const Vec3 size{in.number("width"), in.number("height"), in.number("depth")};
            const shape::Style own = blocks::styleOf(in, context);
            std::vector<Face> faces;
            for (std::vector<Vec3> &corners : facesOf(in.text("form"), in.integer("sides"))) {
                for (Vec3 &corner : corners)
                    corner = {corner.x * size.x, corner.y * size.y, corner.z * size.z};
                const std::size_t count = corners.size();
                faces.push_back({std::move(corners), std::vector(count, own.fill)});
            }
            std::vector<Shape> drawn = litFaces(faces, Body::Solid, own, in);
            if (const auto done = addContents(drawn, faces, in, context); !done)
                return tl::unexpected(done.error());
            return shape::group(std::move(drawn));
        }),
    };
}

} // namespace lectograph::space
