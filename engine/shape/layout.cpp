// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/layout.h"

#include <algorithm>
#include <array>
#include <optional>

namespace lectograph::shape {

namespace {

using base::Box;
using base::Transform;
using base::Vec3;

constexpr std::array axes{&Vec3::x, &Vec3::y, &Vec3::z};

std::vector<Shape> centred(std::vector<Shape> shapes, bool byLines)
{
    Box box;
    for (const Shape &shape : shapes)
        box.add(byLines ? lineBox(shape) : shape.bounds());
    const Vec3 by = -box.centre();
    for (Shape &shape : shapes)
        shape = shifted(shape, by);
    return shapes;
}

Shape besides(const Shape &shape, const Box &own, const Box &box, const Vec3 &side, double gap, const Vec3 &align)
{
    const Vec3 target = box.at(side + align) + side * gap;
    return shifted(shape, target - own.at(align - side));
}

/// The height of the middle of its letters, or of what is drawn.
double middleHeightOf(const Shape &shape)
{
    const auto lines = textLinesOf(shape);
    return lines ? lines->centre() : shape.bounds().centre().y;
}

std::optional<TextLines> lineOf(const Shape &shape)
{
    const auto lines = textLinesOf(shape);
    return lines && lines->isSingle() ? lines : std::nullopt;
}

/// The heights of each shape that are to be at one height.
std::vector<double> heightsInRow(std::span<const Shape> shapes)
{
    double middle = 0;
    for (const Shape &shape : shapes) {
        if (const auto line = lineOf(shape))
            middle = std::max(middle, line->middle);
    }
    std::vector<double> heights;
    for (const Shape &shape : shapes) {
        const auto line = lineOf(shape);
        heights.push_back(line ? line->first + middle : middleHeightOf(shape));
    }
    return heights;
}

} // namespace

Shape nextTo(const Shape &shape, const Box &box, const Vec3 &side, double gap, const Vec3 &align)
{
    return besides(shape, shape.bounds(), box, side, gap, align);
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

Shape centredAt(const Shape &shape, const Vec3 &point)
{
    const Vec3 centre = shape.bounds().centre();
    return shifted(shape, point - Vec3{centre.x, middleHeightOf(shape), centre.z});
}

std::vector<Shape> onBaseline(std::vector<Shape> shapes)
{
    const std::vector<double> heights = heightsInRow(shapes);
    for (std::size_t i = 0; i < shapes.size(); ++i)
        shapes[i] = shifted(shapes[i], {0, -heights[i], 0});
    return shapes;
}

Shape intoFrame(const Shape &shape, double margin, double frameWidth, double frameHeight)
{
    if (shape.bounds().isEmpty())
        return shape;
    const Vec3 room{frameWidth - 2 * margin, frameHeight - 2 * margin, 0};
    const double scale = std::min(
        {1.0, room.x / std::max(shape.bounds().width(), room.x), room.y / std::max(shape.bounds().height(), room.y)});
    const Shape fitting = scale < 1 ? scaled(shape, scale) : shape;
    const Box box = fitting.bounds();
    const auto way = [](double low, double high, double reach) {
        return std::max(0.0, -reach - low) + std::min(0.0, reach - high);
    };
    const Vec3 by{way(box.min.x, box.max.x, room.x / 2), way(box.min.y, box.max.y, room.y / 2), 0};
    return by == Vec3{} ? fitting : shifted(fitting, by);
}

std::vector<Shape> arranged(std::vector<Shape> shapes, const Vec3 &direction, double gap, const Vec3 &align)
{
    const bool byLines = direction.y != 0;
    const auto boxOf = [byLines](const Shape &shape) { return byLines ? lineBox(shape) : shape.bounds(); };
    const Shape *previous = nullptr;
    for (Shape &shape : shapes) {
        if (shape.bounds().isEmpty())
            continue; // empty, so no gap either
        if (previous)
            shape = besides(shape, boxOf(shape), boxOf(*previous), direction, gap, align);
        previous = &shape;
    }
    return centred(std::move(shapes), byLines);
}

std::vector<Shape> arrangedOnBaseline(std::vector<Shape> shapes, const Vec3 &direction, double gap)
{
    if (std::ranges::none_of(shapes, [](const Shape &shape) { return textLinesOf(shape).has_value(); }))
        return arranged(std::move(shapes), direction, gap);
    shapes = onBaseline(std::move(shapes));
    const Shape *previous = nullptr;
    for (Shape &shape : shapes) {
        if (shape.bounds().isEmpty())
            continue;
        if (previous) {
            const Vec3 by = previous->bounds().at(direction) + direction * gap - shape.bounds().at(-direction);
            shape = shifted(shape, {by.x, 0, by.z});
        }
        previous = &shape;
    }
    return centred(std::move(shapes), true);
}

std::vector<Shape> arrangedInGrid(std::vector<Shape> shapes, int columns, double gapX, double gapY)
{
    const int count = static_cast<int>(shapes.size());
    columns = std::clamp(columns, 1, std::max(1, count));
    const int rows = (count + columns - 1) / columns;
    std::vector<double> heights;
    for (auto row = shapes.begin(); row != shapes.end(); row += std::min<std::ptrdiff_t>(columns, shapes.end() - row)) {
        const auto end = row + std::min<std::ptrdiff_t>(columns, shapes.end() - row);
        const std::vector<double> ofRow = heightsInRow({row, end});
        heights.insert(heights.end(), ofRow.begin(), ofRow.end());
    }
    double width = 0;
    double height = 0;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const Box box = lineBox(shapes[i]);
        width = std::max(width, box.width());
        if (!box.isEmpty())
            height = std::max({height, 2 * (box.max.y - heights[i]), 2 * (heights[i] - box.min.y)});
    }
    for (int i = 0; i < count; ++i) {
        Shape &shape = shapes[static_cast<std::size_t>(i)];
        const double column = i % columns - (columns - 1) / 2.0;
        const int line = i / columns;
        const double row = line - (rows - 1) / 2.0;
        const Vec3 centre = shape.bounds().centre();
        const Vec3 at{column * (width + gapX), -row * (height + gapY), 0};
        shape = shifted(shape, at - Vec3{centre.x, heights[static_cast<std::size_t>(i)], centre.z});
    }
    return shapes;
}

double commonFit(std::span<const Shape> shapes, double width)
{
    double widest = 0;
    for (const Shape &shape : shapes)
        widest = std::max(widest, shape.bounds().width());
    return width > 0 && widest > width ? width / widest : 1;
}

Transform axesOf(const Shape &shape)
{
    constexpr double squareness = 1e-6; // the cosine of what still counts as a right angle
    const Transform &placement = shape->placement;
    const double width = base::length(placement.x);
    const double height = base::length(placement.y);
    if (width == 0 || height == 0)
        return {};
    const Vec3 along = placement.x * (1 / width);
    const Vec3 up = placement.y * (1 / height);
    if (std::abs(base::dot(along, up)) > squareness)
        return {};
    return {along, up, base::cross(along, up), {}};
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
