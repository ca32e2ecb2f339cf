// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "shape/outlines.h"
#include "types.h"

#include <map>

namespace lectograph::matrices {

using namespace Qt::StringLiterals;
using base::Box;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::joined;
using graph::NodeType;
using shape::Shape;

namespace {

/// The boxes of all parts with a tag such as “row:3”, by that number; dots count, boxes and brackets have no such tag.
void addTagged(std::map<int, Box> &boxes, const Shape &shape, const base::Transform &space, const QString &tag)
{
    for (const QString &own : shape->tags) {
        bool isNumber = false;
        const int place = own.startsWith(tag) ? QStringView(own).sliced(tag.size()).toInt(&isNumber) : 0;
        if (!isNumber)
            continue;
        boxes[place].add(shape::transformed(shape, space).bounds());
        return;
    }
    for (const Shape &child : shape->children)
        addTagged(boxes, child, space * shape->placement, tag);
}

Result<Shape> drawBars(const Inputs &in, const Context &context)
{
    const bool areColumns = in.text("over") == "columns"_L1;
    std::map<int, Box> boxes;
    addTagged(boxes, *in.shape("matrix"), {}, areColumns ? u"column:"_s : u"row:"_s);
    Box whole;
    for (const auto &[place, box] : boxes)
        whole.add(box);
    const shape::Style style = blocks::styleOf(in, context);
    const double padding = in.number("padding");
    std::vector<Shape> bars;
    for (const auto &[place, own] : boxes) {
        // As long as all of them, so that dots and short numbers do not make shorter bars.
        Box box = whole;
        (areColumns ? box.min.x : box.min.y) = (areColumns ? own.min.x : own.min.y);
        (areColumns ? box.max.x : box.max.y) = (areColumns ? own.max.x : own.max.y);
        const shape::Path path = shape::rectangle(box.width() + 2 * padding, box.height() + 2 * padding);
        bars.push_back(shape::shifted(shape::leaf(path, style, QString::number(place)), box.centre()));
    }
    return shape::group(std::move(bars));
}

} // namespace

NodeType bars()
{
    return {
        .id = u"matrices.bars"_s,
        .title = u"Bars over rows or columns"_s,
        .category = u"Annotations"_s,
        .help = u"One bar over each row or each column of a matrix as it is shown, to count them one by one. The parts "
                u"are “0”, “1”, “2”, …"_s,
        .properties = joined(
            row::shape("matrix", "A matrix in brackets or a table of numbers, or a part of one").required(),
            row::choice("over", "columns", "columns=Each column|rows=Each row", "What each bar covers"),
            blocks::paddingRow(0.03),
            blocks::styleProperties({.fill = "GREY_D", .fillOpacity = 0.5, .strokeWidth = 1, .strokeOpacity = 0.5})),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing(drawBars),
    };
}

} // namespace lectograph::matrices
