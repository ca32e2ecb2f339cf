// SPDX-License-Identifier: GPL-3.0-or-later
#include "arrow.h"

#include "blocks/block.h"
#include "blocks/style.h"
#include "ends.h"
#include "rows.h"
#include "shape/outlines.h"
#include "shape/pathops.h"
#include "types.h"

namespace lectograph::shapes {

using namespace Qt::StringLiterals;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::joined;
using graph::NodeType;
using graph::PropertyTable;
using shape::Path;
using shape::Shape;

namespace {

struct TipSize
{
    double length;
    double width;
};

TipSize tipSize(double strokeWidth, double length, const Tips &tips)
{
    const double wish = tipLength(strokeWidth, tips);
    if (tips.look == TipLook::Filled) {
        const double size = std::min(wish, tips.room.value_or(0.25 * length));
        return {size, size};
    }
    const double width = 0.05 * strokeWidth * tips.scale;
    if (tips.room && wish > *tips.room)
        return {*tips.room, width * *tips.room / wish};
    return {tips.room ? wish : std::min(wish, 0.3 * length), width};
}

row::Row endGapRow()
{
    return row::number("endGap", 0.25, "How far it keeps away from both ends")
        .titled("Gap at both ends")
        .between(-100, 100)
        .in("units");
}

} // namespace

double tipLength(double strokeWidth, const Tips &tips)
{
    return (tips.look == TipLook::Filled ? 0.35 : 0.0375 * strokeWidth) * tips.scale;
}

PropertyTable tipProperties(std::string_view tip, double scale)
{
    return {
        row::choice("tip", tip, "usual=By the drawing convention|triangle=Large triangle|stem=Matching the line",
                    "Its head: as usual in the lecture's style, a large triangle, or one that goes with the thickness")
            .titled("Arrowhead"),
        row::number("tipScale", scale, "Size of the head").titled("Arrowhead size").between(0, 20),
        row::boolean("startTip", false, "A head at the beginning").titled("Head at the start"),
        row::boolean("endTip", true, "A head at the end").titled("Head at the end"),
    };
}

Tips tipsOf(const Inputs &inputs, base::Dialect dialect)
{
    const QString &tip = inputs.text("tip");
    const bool stem = tip == "stem"_L1 || (tip == "usual"_L1 && dialect == base::Dialect::Gl);
    return {.look = stem ? TipLook::Stem : TipLook::Filled,
            .scale = inputs.number("tipScale"),
            .atStart = inputs.boolean("startTip"),
            .atEnd = inputs.boolean("endTip")};
}

double usualWidth(double strokeWidth, TipLook look)
{
    if (strokeWidth > 0)
        return strokeWidth;
    return look == TipLook::Stem ? 5 : 6;
}

std::vector<Shape> arrowAlong(const Path &path, shape::Style style, const Tips &tips)
{
    const double length = shape::lengthOf(path);
    if (length == 0)
        return {};
    style.strokeWidth = usualWidth(style.strokeWidth, tips.look);
    if (!tips.room)
        style.strokeWidth = std::min(style.strokeWidth, (tips.look == TipLook::Stem ? 8 : 5) * length);
    const TipSize size = tipSize(style.strokeWidth, length, tips);
    const shape::Style filled = blocks::filledLike(style);
    // The shaft overlaps the tip slightly to hide the seam.
    const double end = tips.atEnd ? size.length / length : 0;
    const double start = tips.atStart ? size.length / length : 0;
    constexpr double into = 0.95;
    std::vector<Shape> parts{shape::leaf(shape::partial(path, start * into, 1 - end * into), style, u"shaft"_s)};
    const auto addTip = [&](double at, double neck, const QString &name) {
        const QPointF tip = shape::pointAt(path, at).point;
        parts.push_back(shape::leaf(
            shape::arrowTip(tip, tip - shape::pointAt(path, neck).point, size.length, size.width), filled, name));
    };
    if (tips.atEnd && size.length > 0)
        addTip(1, 1 - end, u"tip"_s);
    if (tips.atStart && size.length > 0)
        addTip(0, start, u"startTip"_s);
    return parts;
}

NodeType arrow()
{
    return {
        .id = u"shapes.arrow"_s,
        .title = u"Arrow"_s,
        .category = u"Lines"_s,
        .help = u"An arrow between two points or shapes, straight or bent. Its parts are “shaft” and “tip”."_s,
        .properties = joined(
            endProperties({-1, 0}, {1, 0}), endGapRow(), bendRow(), tipProperties(),
            blocks::strokeProperties(
                {.strokeWidth = 0, .strokeWidthHelp = "Thickness in hundredths of a unit; 0: as usual for its head"})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            const Ends ends = endsOf(in);
            const Run run = runOf(ends.from, ends.to);
            const Path path = spaced(run, blocks::radians(in.number("arc")), in.number("endGap"));
            const Shape flat =
                shape::group(arrowAlong(path, blocks::strokeOf(in, context), tipsOf(in, context.setting.dialect)));
            return shape::transformed(flat, run.plane);
        }),
        .controlPoints = [](const Inputs &in) { return graph::pointsOfEnds(in, true); },
    };
}

NodeType filledArrow()
{
    return {
        .id = u"shapes.filled-arrow"_s,
        .title = u"Filled arrow"_s,
        .category = u"Lines"_s,
        .help = u"A straight arrow that is one area, so that it can have a border and be morphed as a whole."_s,
        .properties = joined(
            endProperties({-1, 0}, {1, 0}), endGapRow(),
            row::number("thickness", 0.05, "Of its shaft; at most a tenth of its length").atLeast(0).in("units"),
            row::number("tipAngle", 60, "How blunt its head is").titled("Arrowhead angle").between(5, 170).in("°"),
            row::number("tipRatio", 5, "Width of its head, in shafts").titled("Arrowhead width").between(1, 100),
            blocks::styleProperties({.fillOpacity = 1, .strokeWidth = 0})),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) -> base::Result<Shape> {
            const Ends ends = endsOf(in);
            const Run run = runOf(ends.from, ends.to);
            const Path path = spaced(run, 0, in.number("endGap"));
            const double length = shape::lengthOf(path);
            if (length == 0)
                return Shape();
            const double thickness = std::min(in.number("thickness"), length / 10);
            double tipWidth = thickness * in.number("tipRatio");
            double tipLength = tipWidth / 2 / std::tan(blocks::radians(in.number("tipAngle")) / 2);
            const double fit = std::min(1.0, length / 2 / std::max(tipLength, 1e-9));
            tipWidth *= fit;
            tipLength *= fit;
            const Shape flat = shape::leaf(shape::filledArrow(shape::pointAt(path, 0).point,
                                                              shape::pointAt(path, 1).point, thickness, tipLength,
                                                              tipWidth),
                                           blocks::styleOf(in, context));
            return shape::transformed(flat, run.plane);
        }),
        .controlPoints = [](const Inputs &in) { return graph::pointsOfEnds(in, true); },
    };
}

} // namespace lectograph::shapes
