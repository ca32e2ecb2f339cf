// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/style.h"
#include "blocks/table.h"
#include "formula.h"
#include "sampling.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "typeset/formula.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <ranges>

namespace lectograph::functions {

using namespace Qt::StringLiterals;
using base::Color;
using base::Result;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;
using shape::Shape;

namespace {

constexpr qsizetype mostFunctions = 20;

/// Those that can be read; the others are reported, and keep their places.
std::vector<std::optional<Formula>> formulasOf(const Inputs &in, const Context &context)
{
    const QStringList texts = in.texts("formulas").mid(0, mostFunctions);
    if (in.texts("formulas").size() > mostFunctions)
        context.warn(Sentence::tr("Of many functions, only the first %1 are drawn.").arg(mostFunctions));
    std::vector<std::optional<Formula>> formulas;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        auto formula = Formula::parse(texts[i], in, context);
        if (!formula)
            context.fail(base::within(u"formulas/%1"_s.arg(i), formula.error()).value());
        formulas.push_back(formula ? std::optional(*formula) : std::nullopt);
    }
    return formulas;
}

Color colorOf(std::size_t index, const Inputs &in, const Context &context)
{
    const std::vector<Color> &colors = in.colors("colours");
    return colors.empty() ? context.setting.color(u"BLUE") : colors[index % colors.size()];
}

shape::Path pathOf(const std::vector<Run> &runs, const Plane &plane)
{
    std::vector<shape::Contour> contours;
    for (const Run &run : runs) {
        for (const Run &part : clipped(run, plane)) {
            const shape::Path path = shape::polygon(part, false);
            std::ranges::copy(path.contours(), std::back_inserter(contours));
        }
    }
    return shape::Path(std::move(contours));
}

/// The curve as “curve”, and its name where it ends at the right.
Shape drawnFunction(const Formula &formula, const Plane &plane, std::size_t index, const QString &part,
                    const Inputs &in, const Context &context)
{
    const shape::Path path = pathOf(runsOf(formula, plane, plane.x.least(), plane.x.most()), plane);
    if (path.isEmpty())
        context.warn(Sentence::tr("Function %1 has no points in this range.").arg(index + 1));
    const Color color = colorOf(index, in, context);
    shape::Style style = blocks::lineStyle(color, in.number("strokeWidth"), context.setting);
    style.join = shape::Join::Round;
    std::vector<Shape> parts{shape::leaf(path, style, u"curve"_s)};
    const QStringList &names = in.texts("names");
    const QString name = static_cast<qsizetype>(index) < names.size() ? names[static_cast<qsizetype>(index)]
                                                                      : QString();
    if (!name.isEmpty() && !path.isEmpty()) {
        const typeset::TextStyle text = blocks::textStyle(in.number("size"), color, context);
        const auto set = typeset::mixed(name, text);
        if (!set)
            context.fail(base::within(u"names"_s, set.error()).value());
        else {
            base::Box end;
            const QPointF last = path.contours().back().points.back();
            end.add(base::Vec3{last.x(), last.y(), 0});
            parts.push_back(shape::nextTo(set->shape, end, {1, 0, 0}, 0.12).edited([](shape::Part &label) {
                label.name = u"name"_s;
            }));
        }
    }
    return shape::group(std::move(parts), part);
}

/// Where an area lies: under a function to 0, or to another one.
struct Area
{
    FunctionOfX upper;
    FunctionOfX lower;
    double from = 0;
    double to = 0;
};

/// Composite Simpson rule; not finite where a function has no value.
double integralOf(const Area &area)
{
    constexpr int steps = 2000;
    const double width = (area.to - area.from) / steps;
    double sum = 0;
    for (int i = 0; i <= steps; ++i) {
        const double x = area.from + i * width;
        const double factor = i == 0 || i == steps ? 1 : i % 2 == 1 ? 4 : 2;
        sum += factor * (area.upper(x) - area.lower(x));
    }
    return sum * width / 3;
}

Shape drawnArea(const Area &area, const Plane &plane, const Color &color)
{
    const double from = std::clamp(std::min(area.from, area.to), plane.x.least(), plane.x.most());
    const double to = std::clamp(std::max(area.from, area.to), plane.x.least(), plane.x.most());
    shape::Style style;
    style.fill = color;
    style.strokeWidth = 0;
    const double half = plane.y.length / 2;
    const auto inPlane = [&](double x, double y) {
        const double height = plane.y.at(y); // −∞ for 0 on a logarithmic axis
        return QPointF(plane.x.at(x), std::isnan(height) ? -half : std::clamp(height, -half, half));
    };
    std::vector<shape::Contour> contours;
    for (const Run &run : from < to ? runsOf(area.upper, plane, from, to) : std::vector<Run>()) {
        std::vector<QPointF> corners;
        for (const QPointF &point : run)
            corners.push_back(inPlane(point.x(), point.y()));
        for (const QPointF &point : std::views::reverse(run)) {
            const double y = area.lower(point.x());
            corners.push_back(inPlane(point.x(), std::isnan(y) ? point.y() : y));
        }
        const shape::Path path = shape::polygon(corners);
        std::ranges::copy(path.contours(), std::back_inserter(contours));
    }
    return shape::leaf(shape::Path(std::move(contours)), style, u"area"_s);
}

double slopeAt(const FunctionOfX &function, double x, const Plane &plane)
{
    const double h = 1e-5 * std::max(std::abs(x), (plane.x.most() - plane.x.least()) * 1e-2);
    return (function(x + h) - function(x - h)) / (2 * h);
}

/// A straight line in numbers, as far as the plane reaches; on logarithmic axes it is bent.
Shape lineThrough(const QPointF &point, double slope, const Plane &plane, const shape::Style &style,
                  const QString &name)
{
    const auto line = [=](double x) { return point.y() + slope * (x - point.x()); };
    return shape::leaf(pathOf(runsOf(line, plane, plane.x.least(), plane.x.most()), plane), style, name);
}

/// A point on a function, and the line that touches it or goes through another one.
struct Probe
{
    std::vector<Shape> parts;
    double value = 0;
    double slope = 0;
};

Probe probeOf(const FunctionOfX &function, const Plane &plane, const Inputs &in, const Context &context)
{
    Probe probe;
    const QString &kind = in.text("probe");
    const double x = in.number("at");
    const double y = function(x);
    const bool isSecant = kind == "secant"_L1 && in.number("step") != 0;
    const double other = x + in.number("step");
    const double slope = isSecant ? (function(other) - y) / in.number("step") : slopeAt(function, x, plane);
    if (!std::isfinite(y) || (kind != "point"_L1 && !std::isfinite(slope))) {
        context.fail({Sentence::tr("The function has no value or no slope at %1.").arg(x),
                      Sentence::tr("Choose another place."), u"at"_s});
        return probe;
    }
    probe.value = y;
    probe.slope = std::isfinite(slope) ? slope : 0;
    const Color color = in.color("probeColour");
    if (kind != "point"_L1)
        probe.parts.push_back(lineThrough(
            {x, y}, slope, plane, blocks::lineStyle(color, in.number("strokeWidth") * 0.75, context.setting), kind));
    const auto addDot = [&](double at, const QString &name) {
        const QPointF place = plane.at(at, function(at));
        if (std::abs(place.x()) > plane.x.length / 2 + 1e-9 || !(std::abs(place.y()) <= plane.y.length / 2 + 1e-9))
            return;
        shape::Style style;
        style.fill = color;
        style.strokeWidth = 0;
        probe.parts.push_back(shape::shifted(shape::leaf(shape::circle(0.09), style, name), {place.x(), place.y(), 0}));
    };
    addDot(x, u"point"_s);
    if (isSecant)
        addDot(other, u"second point"_s);
    return probe;
}

graph::PropertyTable functionProperties()
{
    return graph::joined(row::texts("formulas", {"x^2 / 4"}, "One or several functions of x, such as a*sin(x) + b")
                             .titled("Functions of x"),
                         row::texts("names", "What stands at the right end of each curve; $…$ is a formula"),
                         row::colors("colours", {"BLUE", "ORANGE", "GREEN", "PINK"},
                                     "One for each function, over again if there are fewer"),
                         row::number("strokeWidth", 4, "Width of the curves").between(0, 100).in("hundredths"),
                         parameterProperties());
}

graph::PropertyTable markProperties()
{
    return {
        row::integer("function", 1, "The number of the function that has the area and the point, from 1")
            .between(1, 20),
        row::choice("area", "none", "none|under=Under the function|between=Between it and the next one",
                    "An area that is filled"),
        row::number("areaFrom", 0, "Where the area begins").titled("Area from"),
        row::number("areaTo", 2, "Where the area ends").titled("Area to"),
        row::number("areaOpacity", 0.35, "How opaque the area is").between(0, 1),
        row::choice("probe", "none", "none|point|tangent|secant", "What is drawn at a point of the function")
            .titled("At a point"),
        row::number("at", 1, "x of the point; keyframes move it").titled("Place of the point"),
        row::number("step", 1, "From the point to the second one of a secant").titled("Step of the secant"),
        row::color("probeColour", "YELLOW", "Colour of the point and its line").titled("Colour of the point"),
    };
}

} // namespace

NodeType plot()
{
    return {
        .id = u"functions.plot"_s,
        .title = u"Plot of functions"_s,
        .category = u"Functions"_s,
        .help =
            u"Functions that are typed as formulas of x, on axes of their own, with an area, a tangent or a secant. "
            u"The parts are “functions/NUMBER/curve” and “functions/NUMBER/name”, “area”, “tangent”, “secant”, "
            u"“point”, “grid”, “x”, “y”, “ticks” and “labels”."_s,
        .properties = graph::joined(functionProperties(), markProperties(), planeProperties()),
        .outputs = {{.key = "shape", .type = ValueType::Shape, .help = "What is drawn"},
                    {.key = "value", .type = ValueType::Number, .help = "The value of the function at the point"},
                    {.key = "slope", .type = ValueType::Number, .help = "Of the tangent or the secant"},
                    {.key = "area",
                     .type = ValueType::Number,
                     .help = "The integral over the area, negative where it lies below"}},
        .placed = true,
        .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
            const Plane plane = planeOf(in, context);
            const std::vector<std::optional<Formula>> formulas = formulasOf(in, context);
            std::vector<Shape> curves;
            for (std::size_t i = 0; i < formulas.size(); ++i) {
                if (formulas[i])
                    curves.push_back(drawnFunction(*formulas[i], plane, i, QString::number(i + 1), in, context));
            }
            std::vector<Shape> parts = drawnAxes(plane, in, context);
            const auto chosen = static_cast<std::size_t>(in.integer("function") - 1);
            const bool isThere = chosen < formulas.size() && formulas[chosen];
            const bool isBetween = in.text("area") == "between"_L1;
            const bool hasOther = chosen + 1 < formulas.size() && formulas[chosen + 1];
            const bool wantsArea = in.text("area") != "none"_L1;
            if ((!isThere && (wantsArea || in.text("probe") != "none"_L1)) || (isBetween && !hasOther))
                context.fail({Sentence::tr("There is no such function for the area or the point."),
                              Sentence::tr("Write another formula, or choose another function."), u"function"_s});
            double integral = 0;
            if (isThere && wantsArea && (!isBetween || hasOther)) {
                const Area area{*formulas[chosen],
                                isBetween ? FunctionOfX(*formulas[chosen + 1]) : [](double) { return 0.0; },
                                in.number("areaFrom"), in.number("areaTo")};
                parts.push_back(
                    drawnArea(area, plane, colorOf(chosen, in, context).withAlpha(in.number("areaOpacity"))));
                integral = integralOf(area);
                if (!std::isfinite(integral)) {
                    context.fail({Sentence::tr("The area from %1 to %2 has no size: the function has no value there.")
                                      .arg(area.from)
                                      .arg(area.to),
                                  Sentence::tr("Choose other ends of the area."), u"areaFrom"_s});
                    integral = 0;
                }
            }
            parts.push_back(shape::group(std::move(curves), u"functions"_s));
            Probe probe;
            if (isThere && in.text("probe") != "none"_L1)
                probe = probeOf(*formulas[chosen], plane, in, context);
            std::ranges::move(probe.parts, std::back_inserter(parts));
            return Outputs{shape::group(std::move(parts)), probe.value, probe.slope, integral};
        },
    };
}

} // namespace lectograph::functions
