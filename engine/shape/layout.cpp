// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/layout.h"

#include <array>

namespace lectograph::shape {

namespace {

using base::Box;
using base::Transform;
using base::Vec3;

constexpr std::array axes{&Vec3::x, &Vec3::y, &Vec3::z};

Box boxOf(const std::vector<Shape> &shapes)
{
    Box box;
    for (const Shape &shape : shapes)
        box.add(shape.bounds());
    return box;
}

std::vector<Shape> centred(std::vector<Shape> shapes)
{
    const Vec3 by = -boxOf(shapes).centre();
    for (Shape &shape : shapes)
        shape = shifted(shape, by);
    return shapes;
}

} // namespace

Shape nextTo(const Shape &shape, const Box &box, const Vec3 &side, double gap, const Vec3 &align)
{
    const Vec3 target = box.at(side + align) + side * gap;
    return shifted(shape, target - shape.bounds().at(align - side));
}

Shape movedTo(const Shape &shape, const Vec3 &point, const Vec3 &anchor)
{
    return shifted(shape, point - shape.bounds().at(anchor));
}

Shape toEdge(const Shape &shape, const Vec3 &side, double margin, double frameWidth, double frameHeight)
{
    const Box frame{{-frameWidth / 2, -frameHeight / 2, 0}, {frameWidth / 2, frameHeight / 2, 0}};
    const Vec3 from = shape.bounds().at(side);
    const Vec3 to = frame.at(side) - side * margin;
    Vec3 by;
    for (const auto axis : axes) {
        if (side.*axis != 0)
            by.*axis = to.*axis - from.*axis;
    }
    return shifted(shape, by);
}

std::vector<Shape> arranged(std::vector<Shape> shapes, const Vec3 &direction, double gap, const Vec3 &align)
{
    const Shape *previous = nullptr;
    for (Shape &shape : shapes) {
        if (shape.bounds().isEmpty())
            continue; // empty, so no gap either
        if (previous)
            shape = nextTo(shape, previous->bounds(), direction, gap, align);
        previous = &shape;
    }
    return centred(std::move(shapes));
}

std::vector<Shape> arrangedInGrid(std::vector<Shape> shapes, int columns, double gapX, double gapY)
{
    double width = 0;
    double height = 0;
    for (const Shape &shape : shapes) {
        width = std::max(width, shape.bounds().width());
        height = std::max(height, shape.bounds().height());
    }
    const int count = static_cast<int>(shapes.size());
    columns = std::clamp(columns, 1, std::max(1, count));
    const int rows = (count + columns - 1) / columns;
    int index = 0;
    for (Shape &shape : shapes) {
        const double column = index % columns - (columns - 1) / 2.0;
        const int line = index / columns;
        const double row = line - (rows - 1) / 2.0;
        shape = movedTo(shape, {column * (width + gapX), -row * (height + gapY), 0});
        ++index;
    }
    return shapes;
}

Shape fitted(const Shape &shape, double width, double height, bool stretch)
{
    const Box &box = shape.bounds();
    const bool fitX = width > 0 && box.width() > 0;
    const bool fitY = height > 0 && box.height() > 0;
    if (!fitX && !fitY)
        return shape;
    double sx = fitX ? width / box.width() : 1;
    double sy = fitY ? height / box.height() : 1;
    if (stretch)
        return transformed(shape, base::about(box.centre(), Transform::scaling(sx, sy)));
    return scaled(shape, fitX && fitY ? std::min(sx, sy) : fitX ? sx : sy);
}

Shape replacing(const Shape &shape, const Box &box, bool stretch)
{
    return movedTo(fitted(shape, box.width(), box.height(), stretch), box.centre());
}

} // namespace lectograph::shape
