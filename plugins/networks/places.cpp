// SPDX-License-Identifier: GPL-3.0-or-later
#include "places.h"

#include "graph/row.h"
#include "labels.h"
#include "nodes.h"

#include <algorithm>
#include <cmath>

namespace lectograph::networks {

using graph::Inputs;

QPointF Places::edge(std::size_t column, std::size_t slot, const QPointF &direction) const
{
    const QPointF centre = at(column, slot);
    if (areBoxes) // links of boxes begin and end in the middle of a side
        return centre + QPointF(std::copysign(halfWidth[column], direction.x()), 0);
    const double length = std::hypot(direction.x(), direction.y());
    return length > 0 ? centre + direction * (halfHeight / length) : centre;
}

graph::PropertyTable placeProperties()
{
    return {
        row::choice("form", "circles", "circles|boxes=Boxes with names",
                    "What nodes are: boxes hold their names, such as the words of a sentence")
            .titled("Nodes"),
        row::number("nodeSize", 0.4, "Diameter of a circle, or least height of a box")
            .titled("Size of nodes")
            .between(0.01, 100)
            .in("units"),
        row::number("nodeGap", 0.2, "Between two nodes of a column")
            .titled("Gap between nodes")
            .between(0, 100)
            .in("units"),
        row::number("columnGap", 1.6, "Between two columns; wider where texts need the room")
            .titled("Gap between columns")
            .between(0, 100)
            .in("units"),
        row::number("height", 4.8, "Of the longest column at most: nodes are smaller where it would be higher")
            .between(0.1, 1000)
            .in("units"),
    };
}

Places placesOf(const Inputs &in, const std::vector<Column> &columns, const Labels &labels, const BoxSizes &boxes)
{
    Places places;
    places.areBoxes = in.text("form") == QLatin1String("boxes");
    const double size = std::max(in.number("nodeSize"), places.areBoxes ? boxes.height : 0);
    const double gap = in.number("nodeGap");
    std::size_t longest = 0;
    for (const Column &column : columns)
        longest = std::max(longest, column.shown.size());
    const auto slots = static_cast<double>(longest);
    const double height = slots * size + (slots - 1) * gap;
    places.scale = std::min(1.0, in.number("height") / height);
    places.halfHeight = size * places.scale / 2;
    places.pitch = (size + gap) * places.scale;
    const double margin = 0.25;
    double x = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        places.halfWidth.push_back(places.areBoxes ? std::max(boxes.widths[i] * places.scale / 2, places.halfHeight)
                                                   : places.halfHeight);
        if (i > 0) {
            const double below = (labels.widthBelow(i - 1) + labels.widthBelow(i)) / 2 + margin;
            const double above = labels.activations[i - 1].bounds().width() + margin;
            const double halves = places.halfWidth[i - 1] + places.halfWidth[i];
            x += std::max({in.number("columnGap") + halves, below, above});
        }
        places.x.push_back(x);
        const double top = (static_cast<double>(columns[i].shown.size()) - 1) / 2 * places.pitch;
        std::vector<double> ys;
        for (std::size_t slot = 0; slot < columns[i].shown.size(); ++slot)
            ys.push_back(top - static_cast<double>(slot) * places.pitch);
        places.top = std::max(places.top, top + places.halfHeight);
        places.y.push_back(std::move(ys));
    }
    places.bottom = -places.top;
    for (double &each : places.x)
        each -= x / 2;
    return places;
}

} // namespace lectograph::networks
