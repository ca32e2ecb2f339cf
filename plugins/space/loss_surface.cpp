// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "descent.h"
#include "facets.h"
#include "graph/expression.h"
#include "graph/expression_values.h"
#include "mesh.h"
#include "shape/outlines.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace lectograph::space {

using namespace Qt::StringLiterals;
using base::Result;
using base::Vec3;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;
using shape::Shape;
using tensor::Tensor;

namespace {

Result<HeightOf> heightOf(const Inputs &in, base::ColorMix mix)
{
    const auto scope = [](const graph::ExpressionName &name) -> Result<graph::NameMeaning> {
        if (name.name == "x"_L1 || name.name == "y"_L1)
            return graph::NameMeaning{.source = name.name == "x"_L1 ? 0 : 1};
        return base::failure(base::Sentence::tr("“%1” is not known here.").arg(name.name),
                             base::Sentence::tr("There are x, y, pi, e and tau."));
    };
    auto parsed = graph::Expression::parse(in.text("formula"), scope);
    if (!parsed)
        return base::within(u"formula"_s, parsed.error());
    const auto valueAt = [expression = *parsed, mix](const QPointF &at) -> Result<double> {
        return expression
            .value([&at](int operand) -> Result<graph::Value> { return graph::Value(operand == 0 ? at.x() : at.y()); },
                   mix)
            .and_then(graph::wantedNumber);
    };
    if (const auto first = valueAt({}); !first) // of a wrong kind, such as a colour, everywhere
        return base::within(u"formula"_s, first.error());
    return [valueAt](const QPointF &at) { return valueAt(at).value_or(std::nan("")); };
}

/// The heights over the corners of the cells, from the back, which has the greatest y, to the front.
Tensor heightsOf(const HeightOf &height, const Ground &ground, int cells)
{
    std::vector<double> heights;
    for (int row = 0; row <= cells; ++row) {
        for (int column = 0; column <= cells; ++column)
            heights.push_back(height({std::lerp(ground.least.x(), ground.most.x(), column / double(cells)),
                                      std::lerp(ground.most.y(), ground.least.y(), row / double(cells))}));
    }
    return {cells + 1, cells + 1, std::move(heights)};
}

/// A place on the mesh in cells: columns to the right, rows towards the viewer.
QPointF onMesh(const QPointF &point, const Ground &ground, int cells)
{
    return {(point.x() - ground.least.x()) / (ground.most.x() - ground.least.x()) * cells,
            (ground.most.y() - point.y()) / (ground.most.y() - ground.least.y()) * cells};
}

/// The point of the mesh there: in the plane of its triangle, so that what is drawn through it lies on the faces.
Vec3 meshPointAt(const Tensor &heights, const QPointF &place, const Inputs &in)
{
    const auto cell = [](double at, int count) { return std::clamp(static_cast<int>(std::floor(at)), 0, count - 2); };
    const int column = cell(place.x(), heights.columns());
    const int row = cell(place.y(), heights.rows());
    const double u = place.x() - column;
    const double v = place.y() - row;
    const Vec3 first = meshPoint(heights, row, column, in);
    const Vec3 last = meshPoint(heights, row + 1, column + 1, in);
    const Vec3 side = v >= u ? meshPoint(heights, row + 1, column, in) : meshPoint(heights, row, column + 1, in);
    return v >= u ? first + (side - first) * v + (last - side) * u : first + (side - first) * u + (last - side) * v;
}

/// Where a straight way over the mesh crosses the edges of its triangles, in shares of the way, with both ends.
std::vector<double> crossings(const QPointF &from, const QPointF &to)
{
    std::vector<double> shares{0, 1};
    const auto addWhole = [&shares](double a, double b) {
        for (double edge = std::ceil(std::min(a, b)); edge < std::max(a, b); ++edge) {
            if (const double share = (edge - a) / (b - a); share > 0 && share < 1)
                shares.push_back(share);
        }
    };
    addWhole(from.x(), to.x());
    addWhole(from.y(), to.y());
    addWhole(from.x() - from.y(), to.x() - to.y()); // the diagonals
    std::ranges::sort(shares);
    return shares;
}

/// A line in the plane of the face that it lies on, which keeps it on that face in any view.
Shape lineOnMesh(const Tensor &heights, const QPointF &from, const QPointF &to, const shape::Style &style,
                 const Inputs &in)
{
    const Vec3 start = meshPointAt(heights, from, in);
    const Vec3 way = meshPointAt(heights, to, in) - start;
    const QPointF middle = (from + to) / 2;
    const Vec3 aside = meshPointAt(heights, middle + QPointF(1e-4, 1e-5), in) - meshPointAt(heights, middle, in);
    const Vec3 x = unitVector(way);
    const Vec3 z = unitVector(base::cross(x, aside));
    return shape::leaf(shape::line({0, 0}, {base::length(way), 0}), style).edited([&](shape::Part &part) {
        part.placement = {x, base::cross(z, x), z, start};
    });
}

graph::PropertyTable groundProperties()
{
    return graph::joined(
        row::text("formula", "(x^2 + 2*y^2) / 16 + 0.3*cos(2*x)*cos(1.5*y)",
                  "The height over every point, computed from x and y"),
        blocks::rangeProperties({-3, 3}, {-3, 3}),
        row::integer("cells", 24, "Into how many faces each side is divided").titled("Cells to a side").between(2, 50));
}

graph::PropertyTable descentProperties()
{
    return {
        row::vector("start", {-2.4, 2.2, 0}, "x and y of the point at which the descent begins")
            .titled("Start of the descent"),
        row::number("rate", 0.3, "How far it goes for a slope of 1").titled("Learning rate").atLeast(0),
        row::number("momentum", 0, "The share of the last step that it goes again").between(0, 1),
        row::integer("steps", 20, "How many steps it goes; 0: only the surface")
            .titled("Number of steps")
            .between(0, 200),
        row::number("progress", 1, "The share of its steps that it has gone: keyframes from 0 to 1 let the ball roll")
            .between(0, 1)
            .eases("linear"),
        row::number("radius", 0.1, "Of the ball and, smaller, of the points on the way; 0: none")
            .titled("Radius of the ball")
            .between(0, 1000)
            .in("units"),
        row::color("pathColour", "YELLOW", "Colour of the path and the ball").titled("Colour of the path"),
        row::number("pathWidth", 4, "Width of the path").titled("Width of the path").atLeast(0).in("hundredths"),
    };
}

/// The points that it has passed until now, the last one between two of them.
std::vector<QPointF> gone(const std::vector<QPointF> &points, double progress)
{
    const double reached = progress * static_cast<double>(points.size() - 1);
    const auto whole = static_cast<std::size_t>(reached);
    std::vector<QPointF> part(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(whole) + 1);
    if (whole + 1 < points.size() && reached > static_cast<double>(whole))
        part.push_back(points[whole] + (points[whole + 1] - points[whole]) * (reached - static_cast<double>(whole)));
    return part;
}

Shape dotAt(const Vec3 &at, double radius, const base::Color &color)
{
    shape::Style style;
    style.fill = color;
    style.strokeWidth = 0;
    return facingAt(shape::leaf(shape::circle(radius), style), at);
}

bool isFinitePoint(const Vec3 &point)
{
    return std::isfinite(point.x + point.y + point.z);
}

/// The parts “path”, “points” and “ball”, without what would be over holes of the mesh.
std::vector<Shape> descentOn(const Tensor &heights, const std::vector<QPointF> &places, const Inputs &in,
                             const Context &context)
{
    const base::Color color = in.color("pathColour");
    shape::Style style = blocks::lineStyle(color, in.number("pathWidth"), context.setting);
    style.cap = shape::Cap::Round; // so that the pieces join
    const double radius = in.number("radius");
    const double upward = in.number("unit") < 0 ? -1 : 1;
    std::vector<Shape> path;
    std::vector<Shape> dots;
    const auto addDot = [&](const QPointF &place, double size, const QString &name) {
        const Vec3 at = meshPointAt(heights, place, in) + Vec3{0, upward * size, 0};
        if (size > 0 && isFinitePoint(at))
            dots.push_back(dotAt(at, size, color).edited([&](shape::Part &part) { part.name = name; }));
    };
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        const QPointF way = places[i + 1] - places[i];
        const std::vector<double> shares = crossings(places[i], places[i + 1]);
        for (std::size_t k = 0; style.hasStroke() && k + 1 < shares.size(); ++k) {
            const QPointF from = places[i] + way * shares[k];
            const QPointF to = places[i] + way * shares[k + 1];
            if (isFinitePoint(meshPointAt(heights, from, in) + meshPointAt(heights, to, in)))
                path.push_back(lineOnMesh(heights, from, to, style, in));
        }
        addDot(places[i], radius * 0.4, QString::number(i));
    }
    std::vector<Shape> parts{shape::group(std::move(path), u"path"_s)};
    parts.push_back(shape::group(std::exchange(dots, {}), u"points"_s));
    addDot(places.back(), radius, u"ball"_s);
    std::ranges::move(dots, std::back_inserter(parts));
    return parts;
}

Tensor pathTensor(const std::vector<QPointF> &points, const HeightOf &height)
{
    std::vector<double> numbers;
    for (const QPointF &point : points)
        numbers.insert(numbers.end(), {point.x(), point.y(), height(point)});
    return {static_cast<int>(points.size()), 3, std::move(numbers)};
}

} // namespace

NodeType lossSurface()
{
    return {
        .id = u"space.loss-surface"_s,
        .title = u"Loss surface with descent"_s,
        .category = u"Space"_s,
        .help = u"The surface z = f(x, y) of a formula, and gradient descent on it, computed: a ball rolls down from "
                u"the start. The parts are “surface”, “path”, “points” and “ball”."_s,
        .properties = graph::joined(groundProperties(), descentProperties(), meshProperties()),
        .outputs = {{.key = "shape", .type = ValueType::Shape, .help = "What is drawn"},
                    {.key = "value", .type = ValueType::Number, .help = "The height that the ball has reached"},
                    {.key = "point", .type = ValueType::Vector, .help = "x, y and the height where the ball is"},
                    {.key = "step", .type = ValueType::Number, .help = "How many steps it has gone"},
                    {.key = "path",
                     .type = ValueType::Tensor,
                     .help = "x, y and the height after every step, one in each row"}},
        .placed = true,
        .isInSpace = true,
        .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
            const Ground ground{{in.number("xLeast"), in.number("yLeast")}, {in.number("xMost"), in.number("yMost")}};
            if (!(ground.least.x() < ground.most.x() && ground.least.y() < ground.most.y()))
                return base::failure(base::Sentence::tr("An axis ends before it begins."),
                                     base::Sentence::tr("Make the most greater than the least."));
            const auto height = heightOf(in, context.setting.mix());
            if (!height)
                return tl::unexpected(height.error());
            const int cells = in.integer("cells");
            const Tensor heights = heightsOf(*height, ground, cells);
            std::vector<Shape> parts{meshOf(heights, in).edited([](shape::Part &part) { part.name = u"surface"_s; })};
            const Vec3 start = in.vector("start");
            const DescentRule rule{{start.x, start.y}, in.number("rate"), in.number("momentum"), in.integer("steps")};
            const std::vector<QPointF> points = rule.steps > 0 ? descended(*height, rule, ground)
                                                               : std::vector<QPointF>();
            if (points.empty()) {
                if (rule.steps > 0)
                    context.warn(
                        base::Sentence::tr("The descent begins beside the surface, or where it has no height."));
                return Outputs{shape::group(std::move(parts)), 0.0, Vec3{}, 0.0, Tensor()};
            }
            if (points.size() <= static_cast<std::size_t>(rule.steps))
                context.warn(
                    base::Sentence::tr("The descent leaves the surface after %1 steps; a smaller learning rate "
                                       "keeps it there.")
                        .arg(points.size() - 1));
            const std::vector<QPointF> now = gone(points, in.number("progress"));
            std::vector<QPointF> places;
            for (const QPointF &point : now)
                places.push_back(onMesh(point, ground, cells));
            std::ranges::move(descentOn(heights, places, in, context), std::back_inserter(parts));
            const double value = (*height)(now.back());
            return Outputs{shape::group(std::move(parts)), value, Vec3{now.back().x(), now.back().y(), value},
                           in.number("progress") * static_cast<double>(points.size() - 1), pathTensor(points, *height)};
        },
    };
}

} // namespace lectograph::space
