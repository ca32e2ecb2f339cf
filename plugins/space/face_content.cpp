// SPDX-License-Identifier: GPL-3.0-or-later
#include "face_content.h"

#include "blocks/label.h"
#include "facets.h"
#include "graph/row.h"
#include "shape/layout.h"
#include "typeset/formula.h"

#include <cmath>

namespace lectograph::space {

using namespace Qt::StringLiterals;
using base::Result;
using base::Vec3;
using shape::Shape;

namespace {

/// The axes of a face as a viewer outside sees it: upright, and from the front if it lies flat.
base::Transform uprightOn(const Vec3 &normal, const Vec3 &middle)
{
    const Vec3 z = unitVector(normal);
    const bool isLevel = std::abs(z.x) + std::abs(z.z) < 1e-6;
    const Vec3 hint = isLevel ? Vec3{0, 0, z.y > 0 ? -1.0 : 1.0} : Vec3{0, 1, 0};
    const Vec3 y = unitVector(hint - z * base::dot(hint, z));
    return {base::cross(y, z), y, z, middle};
}

/// The share of a face's width and height that a rectangle around its middle can have.
double shareWithin(std::size_t corners)
{
    if (corners == 4)
        return 1;
    return corners == 3 ? 0.5 : 0.7;
}

Result<Shape> contentNumber(int index, const graph::Inputs &in, const graph::Context &context)
{
    const std::vector<Shape> &shapes = in.shapes("faceShapes");
    if (static_cast<std::size_t>(index) < shapes.size())
        return shapes[static_cast<std::size_t>(index)];
    const QString text = in.texts("faceTexts").value(index);
    if (text.isEmpty())
        return Shape();
    const auto set = typeset::mixed(text, blocks::textStyle(in.number("faceSize"), in.color("faceColour"), context));
    if (!set)
        return base::within(u"faceTexts"_s, set.error());
    for (const QString &warning : set->warnings)
        context.warn(warning);
    return set->shape;
}

} // namespace

graph::PropertyTable faceContentProperties()
{
    return {
        row::shapes("faceShapes",
                    "Shapes on the front, then to the right around it, and then on the top and the bottom")
            .titled("Pictures on its faces")
            .dispensable(),
        row::texts("faceTexts", "In the same order, for faces without a picture; $…$ is a formula")
            .titled("Texts on its faces"),
        row::number("faceSize", 36, "Type size of the texts on the faces; smaller where they do not fit")
            .titled("Size of texts on faces")
            .between(1, 400),
        row::color("faceColour", "WHITE", "Colour of the texts on the faces").titled("Colour of texts on faces"),
        row::number("facePadding", 0.15, "From what stands on a face to its edges")
            .titled("Padding on faces")
            .atLeast(0)
            .in("units"),
    };
}

Result<Shape> contentOnFace(std::span<const Vec3> corners, const Vec3 &normal, int index, const graph::Inputs &in,
                            const graph::Context &context)
{
    const auto content = contentNumber(index, in, context);
    if (!content || content->leafCount() == 0)
        return content;
    Vec3 middle;
    for (const Vec3 &corner : corners)
        middle = middle + corner * (1.0 / static_cast<double>(corners.size()));
    const base::Transform place = uprightOn(normal, middle);
    base::Box reach;
    for (const Vec3 &corner : corners)
        reach.add(Vec3{base::dot(corner - middle, place.x), base::dot(corner - middle, place.y), 0});
    const double share = shareWithin(corners.size());
    const double width = reach.width() * share - 2 * in.number("facePadding");
    const double height = reach.height() * share - 2 * in.number("facePadding");
    if (width <= 0 || height <= 0)
        return Shape();
    const Shape centred = shape::shifted(*content, -content->bounds().centre());
    const base::Box &box = centred.bounds();
    const bool isPicture = static_cast<std::size_t>(index) < in.shapes("faceShapes").size();
    const bool fits = box.width() <= width && box.height() <= height;
    const Shape fitted = isPicture || !fits ? shape::fitted(centred, width, height) : centred;
    return shape::group({fitted}, u"content"_s).edited([&](shape::Part &part) { part.placement = place; });
}

} // namespace lectograph::space
