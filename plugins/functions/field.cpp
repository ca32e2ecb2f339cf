// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/keeper.h"
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/cells.h"
#include "blocks/color_bar.h"
#include "blocks/colormap.h"
#include "blocks/contrast.h"
#include "blocks/style.h"
#include "contours.h"
#include "formula.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "vector_field.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>
#include <optional>

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

constexpr std::size_t mostLevels = 100;

/// The formula in a property; what cannot be read is reported.
std::optional<Formula> fieldFormula(const char *key, const Inputs &in, const Context &context)
{
    auto formula = Formula::parse(in.text(key), in, context, Variables::XAndY);
    if (!formula)
        context.fail(base::within(QString::fromLatin1(key), formula.error()).value());
    return formula ? std::optional(*formula) : std::nullopt;
}

/// Draws a function of two numbers as heights, and a field of vectors over it.
class FieldDrawing
{
public:
    FieldDrawing(const Plane &plane, const Inputs &in, const Context &context)
        : m_plane(plane), m_in(in), m_context(context)
    {}

    /// “heat”, “contours” and “colour bar”.
    std::vector<Shape> heights(const FunctionOfPlane &function) const
    {
        const std::shared_ptr<const Samples> kept = samplesOf(function);
        const Samples &samples = *kept;
        const tensor::Tensor values = tensor::Tensor(samples.rows, samples.columns, std::vector(samples.values));
        const blocks::Colormap map = blocks::colormapOf(m_in, values.values());
        std::vector<Shape> parts;
        if (!std::isfinite(map.range.least) || !std::isfinite(map.range.most)) {
            m_context.warn(Sentence::tr("The function has no values in this range."));
            return parts;
        }
        if (m_in.boolean("heat"))
            parts.push_back(heat(values, map));
        if (m_in.boolean("contours"))
            parts.push_back(contours(samples, map));
        if (m_in.boolean("showColourBar"))
            parts.push_back(bar(map));
        return parts;
    }

    /// “arrows” or “streams”.
    Shape vectors(const VectorsOfPlane &vectors) const
    {
        return m_in.text("vectorsAs") == "streams"_L1 ? streams(vectors) : arrows(vectors);
    }

private:
    /// Those of a formula in a plane stay the same while only colours, arrows or places change.
    std::shared_ptr<const Samples> samplesOf(const FunctionOfPlane &function) const
    {
        constexpr qsizetype mostPoints = 1'000'000;
        static base::Keeper<QString, Samples> kept(mostPoints);
        QString key = m_in.text("formula");
        for (const char *parameter : {"a", "b", "c", "d"})
            key += u' ' + QString::number(m_in.number(parameter), 'g', 17);
        for (const Axis &axis : {m_plane.x, m_plane.y}) {
            for (const double number : {axis.least(), axis.most(), axis.length, axis.isLogarithmic() ? 1.0 : 0.0})
                key += u' ' + QString::number(number, 'g', 17);
        }
        const qsizetype count = spendForSamples(m_plane);
        return kept.of(key, count, [&] { return sampled(function, m_plane); });
    }

    Shape heat(const tensor::Tensor &values, const blocks::Colormap &map) const
    {
        const double opacity = m_in.number("heatOpacity");
        const Shape image =
            blocks::imageOfCells(values, m_plane.x.length / values.columns(), m_plane.y.length / values.rows(),
                                 [&](double value) {
                                     return std::isfinite(value) ? map.at(value).withAlpha(opacity) : Color{0, 0, 0, 0};
                                 },
                                 {.isFromTop = false, .isSmooth = true});
        return image.edited([](shape::Part &part) { part.name = u"heat"_s; });
    }

    std::vector<double> levels(const blocks::NumberRange &range) const
    {
        std::vector<double> levels = m_in.numbers("levels");
        if (levels.empty() && range.least < range.most) {
            const blocks::NiceSteps steps = blocks::niceSteps(range.least, range.most, m_in.integer("levelCount") + 1);
            for (int i = 0; i < steps.count; ++i)
                levels.push_back(steps.at(i));
        }
        if (levels.size() > mostLevels) {
            m_context.warn(Sentence::tr("Of many levels, only the first %1 are drawn.").arg(mostLevels));
            levels.resize(mostLevels);
        }
        return levels;
    }

    Shape contours(const Samples &samples, const blocks::Colormap &map) const
    {
        std::vector<double> all = levels(map.range);
        const double step = all.size() > 1 ? std::abs(all[1] - all[0]) : all.empty() ? 1 : std::abs(all[0]);
        const QStringList names = blocks::numberLabels(all, step, blocks::NumberFormat::Automatic,
                                                       m_context.setting.language());
        std::vector<Shape> groups;
        std::vector<base::Box> taken;
        for (std::size_t i = 0; i < all.size(); ++i) {
            std::vector<Polyline> lines = contoursAt(all[i], samples, m_plane);
            if (lines.empty())
                continue;
            const Color ground = groundAt(all[i], map);
            const Color own = m_in.boolean("colourLines") ? map.at(all[i]) : m_in.color("stroke");
            constexpr double seen = 3; // a contrast
            const Color color = m_in.boolean("heat") ? blocks::readableOn(ground, own, seen) : own;
            std::vector<Shape> parts;
            const Color ink = blocks::readableOn(ground, color);
            if (m_in.boolean("levelLabels"))
                label(names[static_cast<qsizetype>(i)], ink, lines, taken, parts);
            shape::Style style = blocks::lineStyle(color, m_in.number("strokeWidth"), m_context.setting);
            style.join = shape::Join::Round;
            parts.insert(parts.begin(), shape::leaf(pathOfLines(lines), style, u"line"_s));
            groups.push_back(shape::group(std::move(parts), names[static_cast<qsizetype>(i)]));
        }
        return shape::group(std::move(groups), u"contours"_s);
    }

    /// What a contour line of this level lies on.
    Color groundAt(double level, const blocks::Colormap &map) const
    {
        const Color background = m_context.setting.color(u"BLACK");
        return m_in.boolean("heat") ? base::mix(background, map.at(level), m_in.number("heatOpacity")) : background;
    }

    static shape::Path pathOfLines(const std::vector<Polyline> &lines)
    {
        std::vector<shape::Contour> contours;
        for (const Polyline &line : lines) {
            const shape::Path path = shape::polygon(line, false);
            std::ranges::copy(path.contours(), std::back_inserter(contours));
        }
        return shape::Path(std::move(contours));
    }

    /// The number of a level in a gap of its longest line, as high as it fits; none where it would cover another.
    void label(const QString &text, const Color &color, std::vector<Polyline> &lines, std::vector<base::Box> &taken,
               std::vector<Shape> &parts) const
    {
        const blocks::AxesStyle style = planeStyle(m_in, m_context);
        const Shape words = shape::centredAt(blocks::chartText(text, 0.75 * style.size, color, m_context), {});
        const auto longest = std::ranges::max_element(lines, {}, &Polyline::size);
        Polyline places = *longest;
        std::ranges::sort(places, std::greater{}, &QPointF::y);
        const double margin = 0.25 * style.em;
        for (const QPointF &place : places) {
            base::Box box = words.bounds();
            box.min = box.min + base::Vec3{place.x() - margin, place.y() - margin, 0};
            box.max = box.max + base::Vec3{place.x() + margin, place.y() + margin, 0};
            const bool isWithin = box.max.x < m_plane.x.length / 2 && box.min.x > -m_plane.x.length / 2
                && box.max.y < m_plane.y.length / 2 && box.min.y > -m_plane.y.length / 2;
            const auto touches = [&](const base::Box &other) {
                return box.min.x < other.max.x && other.min.x < box.max.x && box.min.y < other.max.y
                    && other.min.y < box.max.y;
            };
            if (!isWithin || std::ranges::any_of(taken, touches))
                continue;
            taken.push_back(box);
            lines = withoutBox(lines, box);
            parts.push_back(shape::shifted(words, {place.x(), place.y(), 0}).edited([](shape::Part &part) {
                part.name = u"label"_s;
            }));
            return;
        }
    }

    static std::vector<Polyline> withoutBox(const std::vector<Polyline> &lines, const base::Box &box)
    {
        std::vector<Polyline> rest;
        for (const Polyline &line : lines) {
            Polyline piece;
            for (const QPointF &point : line) {
                const bool isCovered = point.x() > box.min.x && point.x() < box.max.x && point.y() > box.min.y
                    && point.y() < box.max.y;
                if (!isCovered) {
                    piece.push_back(point);
                    continue;
                }
                if (piece.size() > 1)
                    rest.push_back(piece);
                piece.clear();
            }
            if (piece.size() > 1)
                rest.push_back(std::move(piece));
        }
        return rest;
    }

    Shape bar(const blocks::Colormap &map) const
    {
        const blocks::AxesStyle style = planeStyle(m_in, m_context);
        const double width = 0.9 * style.em;
        return shape::shifted(blocks::drawnColorBar(map, {}, width, m_plane.y.length, style, m_context),
                              {m_plane.x.length / 2 + 1.5 * style.em + width / 2, 0, 0});
    }

    Shape arrows(const VectorsOfPlane &vectors) const
    {
        const std::vector<FieldArrow> arrows = fieldArrows(vectors, m_plane, m_in.number("spacing"));
        double greatest = 0;
        for (const FieldArrow &arrow : arrows)
            greatest = std::max(greatest, arrow.strength);
        const double longest = m_in.number("longest");
        const bool isEqual = m_in.text("lengths") == "equal"_L1;
        shape::Style style;
        style.fill = m_in.color("arrowColour");
        style.strokeWidth = 0;
        std::vector<Shape> shapes;
        for (const FieldArrow &arrow : arrows) {
            constexpr double least = 0.03; // shorter ones have no shape
            const double length = isEqual ? longest : greatest > 0 ? longest * arrow.strength / greatest : 0;
            if (arrow.direction.isNull() || length < least)
                continue;
            const double tip = std::min(0.14, 0.45 * length);
            const double thickness = 0.01 * m_in.number("arrowWidth");
            const QPointF half = arrow.direction * length / 2;
            shapes.push_back(shape::leaf(
                shape::filledArrow(arrow.at - half, arrow.at + half, std::min(thickness, 0.5 * tip), tip, 0.9 * tip),
                style, u"%1 %2"_s.arg(arrow.column).arg(arrow.row)));
        }
        return shape::group(std::move(shapes), u"arrows"_s);
    }

    Shape streams(const VectorsOfPlane &vectors) const
    {
        const Color color = m_in.color("arrowColour");
        shape::Style line = blocks::lineStyle(color, m_in.number("arrowWidth"), m_context.setting);
        line.join = shape::Join::Round;
        const shape::Style head = blocks::filledLike(line);
        std::vector<Shape> shapes;
        for (const Polyline &stream : streamLines(vectors, m_plane, m_in.number("spacing"))) {
            const std::size_t middle = stream.size() / 2;
            const QPointF way = stream[middle] - stream[middle > 0 ? middle - 1 : 0];
            std::vector<Shape> parts;
            parts.push_back(shape::leaf(shape::polygon(stream, false), line, u"line"_s));
            if (!way.isNull())
                parts.push_back(shape::leaf(shape::arrowTip(stream[middle] + way, way, 0.14, 0.13), head, u"tip"_s));
            shapes.push_back(shape::group(std::move(parts), QString::number(shapes.size() + 1)));
        }
        return shape::group(std::move(shapes), u"streams"_s);
    }

    const Plane &m_plane;
    const Inputs &m_in;
    const Context &m_context;
};

/// What the vectors are, if any are wanted.
std::optional<VectorsOfPlane> vectorsFor(const std::optional<Formula> &function, const Plane &plane, const Inputs &in,
                                         const Context &context)
{
    const QString &kind = in.text("vectors");
    if (kind == "own"_L1) {
        const auto x = fieldFormula("xComponent", in, context);
        const auto y = fieldFormula("yComponent", in, context);
        if (!x || !y)
            return std::nullopt;
        return [x = *x, y = *y](double atX, double atY) { return QPointF(x(atX, atY), y(atX, atY)); };
    }
    if (kind == "none"_L1 || !function)
        return std::nullopt;
    const VectorsOfPlane gradient = gradientOf(*function, plane);
    if (kind == "gradient"_L1)
        return gradient;
    return [gradient](double x, double y) { return -gradient(x, y); };
}

graph::PropertyTable heightProperties()
{
    graph::PropertyTable maps = blocks::colormapProperties();
    maps.front().preset = u"viridis"_s;
    return graph::joined(
        row::text("formula", "x^2 + 2*y^2", "A function of x and y, such as a*x^2 - y").titled("Function of x and y"),
        row::boolean("contours", true, "Lines along which the function has the same value").titled("Contour lines"),
        row::integer("levelCount", 10, "About how many contour lines there are").between(1, 60).titled("Contour count"),
        row::numbers("levels", "Values with a contour line, instead of evenly spaced ones").titled("Own levels"),
        row::boolean("levelLabels", false, "The values of the contour lines").titled("Contour labels"),
        row::boolean("colourLines", true, "Contour lines have the colours of their values").titled("Colour by value"),
        row::color("stroke", "WHITE", "Colour of the contour lines, if they have one").titled("Line colour"),
        row::number("strokeWidth", 3, "Width of the contour lines").between(0, 100).in("hundredths"),
        row::boolean("heat", false, "The values as colours of the area").titled("Coloured area"),
        row::number("heatOpacity", 1, "How opaque the coloured area is").between(0, 1), maps,
        row::boolean("showColourBar", false, "What the colours mean, to the right").titled("Show colour bar"));
}

graph::PropertyTable vectorProperties()
{
    return {
        row::choice("vectors", "none",
                    "none|descent=Against the gradient|gradient=The gradient|own=By their components",
                    "Vectors all over the plane"),
        row::text("xComponent", "-y", "Of the vector at (x, y), if vectors have their own components"),
        row::text("yComponent", "x", "Of the vector at (x, y), if vectors have their own components"),
        row::choice("vectorsAs", "arrows", "arrows|streams=Lines that follow them", "How vectors are drawn"),
        row::number("spacing", 0.6, "From one arrow or line to the next").between(0.1, 100).in("units"),
        row::number("longest", 0.5, "Length of the longest arrow").between(0.01, 100).in("units"),
        row::choice("lengths", "proportional", "proportional|equal=All the same", "How long arrows are"),
        row::color("arrowColour", "GREY_A", "Colour of arrows and of lines that follow them"),
        row::number("arrowWidth", 3, "Width of arrows and of lines that follow them").between(0, 100).in("hundredths"),
    };
}

} // namespace

NodeType field()
{
    return {
        .id = u"functions.field"_s,
        .title = u"Contours and vectors"_s,
        .category = u"Functions"_s,
        .help =
            u"A function of x and y, typed as a formula: contour lines, a coloured area, and its gradient or a field "
            u"of vectors as arrows or lines. It gives value and gradient at a place, with which a point can descend. "
            u"The parts are “contours/LEVEL/line” and “…/label”, “heat”, “arrows/COLUMN ROW”, “streams/NUMBER”, "
            u"“colour bar”, “grid”, “x”, “y”, “ticks” and “labels”."_s,
        .properties =
            graph::joined(heightProperties(), vectorProperties(),
                          row::number("atX", 1, "x of the place whose value and gradient are given").titled("Place, x"),
                          row::number("atY", 1, "y of the place whose value and gradient are given").titled("Place, y"),
                          parameterProperties(), planeProperties()),
        .outputs = {{.key = "shape", .type = ValueType::Shape, .help = "What is drawn"},
                    {.key = "value", .type = ValueType::Number, .help = "The value of the function at the place"},
                    {.key = "gradient", .type = ValueType::Vector, .help = "The gradient of the function at the place"},
                    {.key = "point", .type = ValueType::Vector, .help = "Where the place is in the drawing"}},
        .placed = true,
        .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
            const Plane plane = planeOf(in, context);
            const FieldDrawing drawing(plane, in, context);
            const std::optional<Formula> function = fieldFormula("formula", in, context);
            const auto orZero = [](double number) { return std::isfinite(number) ? number : 0; };
            const double x = in.number("atX");
            const double y = in.number("atY");
            std::vector<Shape> heights;
            QPointF slope;
            double value = 0;
            if (function) {
                heights = drawing.heights(*function);
                slope = gradientOf(*function, plane)(x, y);
                value = orZero((*function)(x, y));
            }
            std::vector<Shape> parts;
            const auto isHeat = [](const Shape &part) { return part->name == "heat"_L1; };
            std::ranges::copy_if(heights, std::back_inserter(parts), isHeat);
            std::ranges::move(drawnAxes(plane, in, context), std::back_inserter(parts));
            std::ranges::remove_copy_if(heights, std::back_inserter(parts), isHeat);
            if (const auto vectors = vectorsFor(function, plane, in, context))
                parts.push_back(drawing.vectors(*vectors));
            const QPointF point = plane.at(x, y);
            return Outputs{shape::group(std::move(parts)), value, base::Vec3{orZero(slope.x()), orZero(slope.y()), 0},
                           base::Vec3{orZero(point.x()), orZero(point.y()), 0}};
        },
    };
}

} // namespace lectograph::functions
