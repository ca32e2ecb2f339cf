// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "blocks/ticks.h"
#include "facets.h"
#include "label_places.h"
#include "typeset/formula.h"

#include <QJsonArray>

#include <array>
#include <cmath>

namespace lectograph::space {

using namespace Qt::StringLiterals;
using base::Result;
using base::Vec3;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::PropertyTable;
using shape::Shape;

namespace {

struct Axis
{
    const char *name;
    const char *least;
    const char *most;
    Vec3 along;
    Vec3 across; ///< the direction of its ticks
};

constexpr std::array directions{Axis{"x", "xLeast", "xMost", {1, 0, 0}, {0, 1, 0}},
                                Axis{"y", "yLeast", "yMost", {0, 1, 0}, {1, 0, 0}},
                                Axis{"z", "zLeast", "zMost", {0, 0, 1}, {0, 1, 0}}};

PropertyTable ranges()
{
    return graph::joined(blocks::rangeProperties({-4, 4}, {-3, 3}),
                         row::number("zLeast", -4, "Where the z axis begins").titled("Z minimum"),
                         row::number("zMost", 4, "Where the z axis ends").titled("Z maximum"));
}

/// Ticks and their numbers along an axis; none at 0, where all axes meet.
void addTicks(const Axis &axis, const Inputs &in, const shape::Style &style, const Context &context,
              std::vector<Shape> &ticks, std::vector<Shape> &labels)
{
    constexpr int mostTicks = 200;
    const double step = in.number("step");
    const double least = in.number(axis.least);
    const double most = in.number(axis.most);
    if (step <= 0)
        return;
    if ((most - least) / step > mostTicks) {
        context.warn(base::Sentence::tr("An axis with more than %1 ticks is drawn without any; make the step longer.")
                         .arg(mostTicks));
        return;
    }
    const double size = in.number("size");
    for (double value = std::ceil(least / step - 1e-9) * step; value <= most + step * 1e-9; value += step) {
        const double exact = std::round(value / step) * step + 0.0; // avoids printing −0
        if (exact == 0)
            continue;
        const Vec3 at = axis.along * (exact * in.number("unit"));
        ticks.push_back(lineThrough(at - axis.across * 0.06, at + axis.across * 0.06, style));
        if (size > 0) {
            const Shape label = blocks::tickLabel(exact, size, style.stroke, {}, {0, -1, 0});
            labels.push_back(labelAt(label, at, in));
        }
    }
}

/// The name beyond the end of its axis, or beside the end if something lies there.
Shape nameAt(const Shape &name, const Axis &axis, const Vec3 &end, const shape::Style &style, const Inputs &in)
{
    const double distance = 0.3 * in.number("nameSize") / 30;
    const base::Box &box = name.bounds();
    std::vector<blocks::LabelPlace> places{{end + axis.along * distance, {}}};
    std::vector<Vec3> outlines;
    if (const std::vector<Shape> &others = in.shapes("clearOf"); !others.empty()) {
        for (const QPointF &side : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            places.push_back(
                {end, {side.x() * (distance + box.width()) / 2, side.y() * (distance + box.height()) / 2}});
        outlines = blocks::outlinePoints(others);
        const std::vector<Vec3> own = blocks::outlinePoints(std::vector{lineThrough({}, end, style)});
        outlines.insert(outlines.end(), own.begin(), own.end());
    }
    const auto [at, offset] = blocks::clearestPlace(places, {box.width(), box.height()}, outlines, viewsAround());
    return labelAt(shape::shifted(name, {offset.x(), offset.y(), 0}), at, in);
}

} // namespace

NodeType axes()
{
    return {
        .id = u"space.axes"_s,
        .title = u"Axes in space"_s,
        .category = u"Space"_s,
        .help = u"Three axes through the point 0. The parts are “x”, “y”, “z”, “ticks”, “labels” and “names”."_s,
        .properties = graph::joined(
            ranges(),
            row::number("unit", 0.5, "How long the number 1 is; the same for vectors, planes and points on these axes")
                .titled("Length of 1")
                .between(0.0001, 1000)
                .in("units"),
            row::number("step", 1, "From tick to tick; 0: none").titled("Tick spacing").atLeast(0),
            row::number("size", 0, "Type size of the numbers; 0: none").titled("Number size").between(0, 400),
            row::texts("names", "What stands at the ends of the x, y and z axis; $…$ is a formula")
                .titled("Names of the axes")
                .initially(QJsonArray{u"$x$"_s, u"$y$"_s, u"$z$"_s}),
            row::number("nameSize", 30, "Type size of the names").titled("Size of the names").between(1, 400),
            labelFacingProperties().front(), blocks::clearOfProperties().front(),
            row::boolean("heads", false, "Heads at the ends").titled("Arrowheads"),
            row::color("colour", "GREY_B", "Of lines and texts"),
            row::number("strokeWidth", 2, "Width of the lines").titled("Line width").atLeast(0).in("hundredths")),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .isInSpace = true,
        .isAxes = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const shape::Style style = blocks::lineStyle(in.color("colour"), in.number("strokeWidth"), context.setting);
            std::vector<Shape> lines;
            std::vector<Shape> ticks;
            std::vector<Shape> labels;
            std::vector<Shape> names;
            for (std::size_t i = 0; i < directions.size(); ++i) {
                const Axis &axis = directions[i];
                if (!(in.number(axis.least) < in.number(axis.most)))
                    return base::failure(base::Sentence::tr("An axis ends before it begins."),
                                         base::Sentence::tr("Make the most greater than the least."));
                const Vec3 from = axis.along * (in.number(axis.least) * in.number("unit"));
                const Vec3 to = axis.along * (in.number(axis.most) * in.number("unit"));
                std::vector<Shape> parts{lineThrough(from, to, style, u"line"_s)};
                if (in.boolean("heads"))
                    parts.push_back(headOf(from, to, style));
                lines.push_back(shape::group(std::move(parts), QString::fromLatin1(axis.name)));
                addTicks(axis, in, style, context, ticks, labels);
                const QString name = in.texts("names").value(static_cast<qsizetype>(i));
                if (name.isEmpty())
                    continue;
                const auto set = typeset::mixed(name, blocks::textStyle(in.number("nameSize"), style.stroke, context));
                if (!set)
                    return base::within(u"names"_s, set.error());
                names.push_back(nameAt(set->shape, axis, to, style, in));
            }
            lines.push_back(shape::group(std::move(ticks), u"ticks"_s));
            lines.push_back(shape::group(std::move(labels), u"labels"_s));
            lines.push_back(shape::group(std::move(names), u"names"_s));
            return shape::group(std::move(lines));
        }),
    };
}

} // namespace lectograph::space
