// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/marks.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "plane.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "typeset/formula.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace lectograph::functions {

using namespace Qt::StringLiterals;
using base::Color;
using base::Result;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

constexpr double markRadius = 0.1;
constexpr double intervalStep = 0.3; ///< between several intervals, one over the other

struct Interval
{
    double from = 0;
    double to = 0;
    bool hasFrom = false; ///< whether the end belongs to it
    bool hasTo = false;
};

/// NaN if it is no number.
double endOf(QString text)
{
    text = text.trimmed().replace(u'−', u'-').replace(u"∞"_s, u"inf"_s);
    const bool isNegative = text.startsWith(u'-');
    if (text == "inf"_L1 || text == "+inf"_L1 || text == "-inf"_L1)
        return isNegative ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    return isNumber && std::isfinite(value) ? value : std::nan("");
}

/// "[1, 3)"; "]1, 3[" is the same as "(1, 3)".
std::optional<Interval> intervalIn(const QString &text)
{
    static const QRegularExpression form(u"^\\s*([\\[\\](])([^,;]+)[,;]([^,;]+)([\\[\\])])\\s*$"_s);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return {};
    const double from = endOf(match.captured(2));
    const double to = endOf(match.captured(3));
    if (!(from <= to)) // nor if one is no number
        return {};
    return Interval{from, to, match.captured(1) == "["_L1 && std::isfinite(from),
                    match.captured(4) == "]"_L1 && std::isfinite(to)};
}

Axis lineOf(const Inputs &in, const Context &context)
{
    double least = in.number("least");
    double most = in.number("most");
    if (!(least < most)) {
        context.fail({Sentence::tr("An axis ends before it begins."),
                      Sentence::tr("Make the most greater than the least."), u"most"_s});
        std::swap(least, most);
        if (least == most)
            most = least + std::max(1.0, std::abs(least));
    }
    return {{.least = least, .most = most}, in.number("width")};
}

Color colorAt(std::size_t index, const Inputs &in, const Context &context)
{
    const std::vector<Color> &colors = in.colors("colours");
    return colors.empty() ? context.setting.color(u"BLUE") : colors[index % colors.size()];
}

Shape mark(double x, double y, const Color &color, bool isFilled, const QString &name, const Context &context)
{
    shape::Style style = blocks::lineStyle(color, 3, context.setting);
    style.fill = isFilled ? color : context.setting.color(u"BLACK"); // hidden behind it is what it does not contain
    return shape::shifted(shape::leaf(shape::circle(markRadius), style, name), {x, y, 0});
}

/// The line with arrow tips at both ends, since it goes on.
Shape drawnLine(const Axis &axis, const Inputs &in, const Context &context)
{
    const shape::Style style = blocks::lineStyle(in.color("axisColour"), 2, context.setting);
    const double end = axis.length / 2 + 0.35;
    return shape::group({shape::leaf(shape::line({-end + 0.1, 0}, {end - 0.1, 0}), style),
                         shape::leaf(shape::arrowTip({end, 0}, {1, 0}, 0.2, 0.18), blocks::filledLike(style)),
                         shape::leaf(shape::arrowTip({-end, 0}, {-1, 0}, 0.2, 0.18), blocks::filledLike(style))},
                        u"line"_s);
}

Shape drawnInterval(const Interval &interval, const Axis &axis, double y, const Color &color, const QString &name,
                    const Inputs &in, const Context &context)
{
    const double half = axis.length / 2;
    const auto placeOf = [&](double value) {
        return std::isinf(value) ? std::copysign(half + 0.15, value) : std::clamp(axis.at(value), -half, half);
    };
    const double from = placeOf(interval.from);
    const double to = placeOf(interval.to);
    shape::Style style = blocks::lineStyle(color.withAlpha(0.85), in.number("strokeWidth"), context.setting);
    std::vector<Shape> parts{shape::leaf(shape::line({from, y}, {to, y}), style, u"line"_s)};
    if (interval.from >= axis.least())
        parts.push_back(mark(from, y, color, interval.hasFrom, u"from"_s, context));
    if (interval.to <= axis.most())
        parts.push_back(mark(to, y, color, interval.hasTo, u"to"_s, context));
    return shape::group(std::move(parts), name);
}

std::vector<Shape> drawnIntervals(const Axis &axis, const Inputs &in, const Context &context)
{
    const QStringList &texts = in.texts("intervals");
    std::vector<Shape> drawn;
    for (qsizetype i = 0; i < std::min<qsizetype>(texts.size(), 20); ++i) {
        if (texts[i].trimmed().isEmpty())
            continue;
        const auto interval = intervalIn(texts[i]);
        if (!interval) {
            context.fail(
                {Sentence::tr("“%1” is no interval.").arg(texts[i]),
                 Sentence::tr("Write both ends between brackets, the smaller first, such as [1, 3) or (−∞, 2]."),
                 u"intervals"_s});
            continue;
        }
        if (interval->from > axis.most() || interval->to < axis.least()) {
            context.warn(Sentence::tr("“%1” lies beyond the number line.").arg(texts[i]));
            continue;
        }
        // One lies on the line; several stand over it, so that each is seen where they overlap.
        const double y = texts.size() > 1 ? intervalStep * static_cast<double>(i + 1) : 0;
        drawn.push_back(drawnInterval(*interval, axis, y, colorAt(static_cast<std::size_t>(i), in, context),
                                      QString::number(i + 1), in, context));
    }
    return drawn;
}

/// Above the point; higher where the last name is in the way.
std::vector<Shape> drawnPoints(const Axis &axis, double above, const Inputs &in, const Context &context)
{
    const std::vector<double> &points = in.numbers("points");
    const QStringList &names = in.texts("names");
    std::vector<Shape> drawn;
    std::vector<base::Box> taken;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!(points[i] >= axis.least() && points[i] <= axis.most())) {
            context.warn(Sentence::tr("“%1” lies beyond the number line.").arg(points[i]));
            continue;
        }
        const double x = axis.at(points[i]);
        const Color color = in.color("pointColour");
        std::vector<Shape> parts{mark(x, 0, color, true, u"dot"_s, context)};
        const auto index = static_cast<qsizetype>(i);
        if (index < names.size() && !names[index].isEmpty()) {
            const auto set = typeset::mixed(names[index], blocks::textStyle(in.number("size"), color, context));
            if (!set) {
                context.fail(base::within(u"names"_s, set.error()).value());
            } else {
                base::Box place;
                place.add(base::Vec3{x, above, 0});
                Shape name = shape::nextTo(set->shape, place, {0, 1, 0}, 0.12);
                const auto meets = [&](const base::Box &box) {
                    return name.bounds().min.x < box.max.x + 0.1 && name.bounds().max.x > box.min.x - 0.1
                        && name.bounds().min.y < box.max.y + 0.05 && name.bounds().max.y > box.min.y - 0.05;
                };
                for (int row = 0; row < 8 && std::ranges::any_of(taken, meets); ++row)
                    name = shape::shifted(name, {0, name.bounds().height() + 0.08, 0});
                taken.push_back(name.bounds());
                parts.push_back(name.edited([](shape::Part &part) { part.name = u"name"_s; }));
            }
        }
        drawn.push_back(shape::group(std::move(parts), QString::number(i + 1)));
    }
    return drawn;
}

Shape renamed(const Shape &shape, const QString &name)
{
    return shape.edited([&](shape::Part &part) { part.name = name; });
}

} // namespace

NodeType numberLine()
{
    return {
        .id = u"functions.number-line"_s,
        .title = u"Number line"_s,
        .category = u"Functions"_s,
        .help =
            u"Numbers in a row, with points and intervals. Ends that belong to an interval are filled. The parts are "
            u"“line”, “ticks”, “labels”, “intervals/NUMBER” and “points/NUMBER”."_s,
        .properties = graph::joined(
            row::number("least", -5, "The number at the left end"),
            row::number("most", 5, "The number at the right end"),
            row::number("width", 9, "Length of the line").between(0.01, 1000).in("units"),
            row::numbers("points", {-2}, "Numbers that are marked"),
            row::texts("names", "What stands above the points; $…$ is a formula"),
            row::texts("intervals", {"[1, 3)"}, "Such as [1, 3) or (−∞, 2]"),
            row::colors("colours", {"BLUE", "ORANGE", "GREEN"}, "One for each interval, over again if there are fewer"),
            row::number("strokeWidth", 6, "Width of the intervals").between(0, 100).in("hundredths"),
            row::color("pointColour", "YELLOW", "Colour of the points and their names").titled("Colour of points"),
            row::color("axisColour", "GREY_B", "Colour of axes and numbers").titled("Colour of axes"),
            blocks::typeSizeRow(28)),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            if (const auto few = blocks::checkCount(std::ssize(in.numbers("points"))); !few)
                return tl::unexpected(few.error());
            const Axis axis = lineOf(in, context);
            const int wanted = std::clamp(static_cast<int>(axis.length / 0.75), 2, 12);
            const TickedAxis ticked = tickedAxis(
                axis, {}, wanted, {.length = axis.length, .wordsFrom = -0.05, .hasLine = false, .marksAcross = true},
                in, context);
            std::vector<Shape> intervals = drawnIntervals(axis, in, context);
            const qsizetype levels = in.texts("intervals").size() > 1 ? in.texts("intervals").size() : 0;
            const double above = markRadius + intervalStep * static_cast<double>(std::min<qsizetype>(levels, 20));
            return shape::group({drawnLine(axis, in, context), renamed(ticked.ticks, u"ticks"_s),
                                 renamed(ticked.labels, u"labels"_s),
                                 shape::group(std::move(intervals), u"intervals"_s),
                                 shape::group(drawnPoints(axis, above, in, context), u"points"_s)});
        }),
    };
}

} // namespace lectograph::functions
