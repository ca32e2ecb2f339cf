// SPDX-License-Identifier: GPL-3.0-or-later
#include "arrows.h"
#include "types.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/label.h"
#include "label_places.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "tensor/tensor.h"
#include "typeset/formula.h"

#include <cmath>

namespace lectograph::space {

using namespace Qt::StringLiterals;
using base::Result;
using base::Vec3;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

NodeType points()
{
    return {
        .id = u"space.points"_s,
        .title = u"Points in space"_s,
        .category = u"Space"_s,
        .help =
            u"Every row of a matrix with two or three columns as a point: words by their embeddings, for example. The "
            u"parts are “POINT/dot” and “POINT/label”."_s,
        .properties =
            {
                row::matrix("tensor", {{1, 1, 0}, {2, 1.5, -1}, {-1, 0.5, 2}}, "One point in each row")
                    .titled("Coordinates"),
                row::texts("names", "What stands beside them; $…$ is a formula").titled("Names"),
                unitRow(),
                row::number("radius", 0.06, "Of the dots").atLeast(0).in("units"),
                row::colors("colours", {"BLUE"}, "Of the dots in turn"),
                row::number("labelSize", 24, "Type size of the names").titled("Size of the names").between(1, 400),
                row::boolean("avoid", true,
                             "Each name stands on the side of its point where it covers the least, seen from all "
                             "around; it stays there while the camera turns")
                    .titled("Names avoid each other"),
                row::color("labelColour", "WHITE", "Colour of the names"),
                blocks::clearOfProperties().front(),
            },
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .isInSpace = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const tensor::Tensor &tensor = in.tensor("tensor");
            constexpr int mostPoints = 5000;
            if (tensor.rows() > mostPoints)
                return base::failure(base::Sentence::tr("%1 points are too many to be told apart.").arg(tensor.rows()),
                                     base::Sentence::tr("Show a part of them: at most %1.").arg(mostPoints),
                                     u"tensor"_s);
            const std::vector<base::Color> colors = in.colors("colours").empty() ? std::vector{in.color("labelColour")}
                                                                                 : in.colors("colours");
            const double radius = in.number("radius");
            const shape::Path circle = shape::circle(radius);
            const typeset::TextStyle text = blocks::textStyle(in.number("labelSize"), in.color("labelColour"), context);
            std::vector<int> rows;
            std::vector<Shape> labels;
            std::vector<LabelledDot> dots;
            for (int row = 0; row < tensor.rows(); ++row) {
                const auto along = [&](int column) { return column < tensor.columns() ? tensor.at(row, column) : 0.0; };
                const Vec3 at = Vec3{along(0), along(1), along(2)} * in.number("unit");
                if (!std::isfinite(at.x + at.y + at.z))
                    continue;
                Shape label;
                if (const QString name = in.texts("names").value(row); !name.isEmpty()) {
                    const auto set = typeset::mixed(name, text);
                    if (!set)
                        return base::within(u"names"_s, set.error());
                    label = set->shape;
                }
                rows.push_back(row);
                dots.push_back({at, {label.bounds().width(), label.bounds().height()}});
                labels.push_back(std::move(label));
            }
            constexpr double gap = 0.05;
            const std::vector<Vec3> outlines = blocks::outlinePoints(in.shapes("clearOf"));
            const std::vector<Vec3> sides = in.boolean("avoid") ? labelSides(dots, radius, gap, outlines)
                                                                : std::vector<Vec3>(dots.size(), {1, 1, 0});
            std::vector<Shape> points;
            for (std::size_t i = 0; i < dots.size(); ++i) {
                shape::Style style;
                style.fill = colors[static_cast<std::size_t>(rows[i]) % colors.size()];
                style.strokeWidth = 0;
                std::vector<Shape> parts{shape::leaf(circle, style, u"dot"_s)};
                if (labels[i].leafCount() > 0) {
                    const QPointF middle = labelMiddle(dots[i].label, sides[i], radius, gap);
                    parts.push_back(
                        shape::movedTo(labels[i], {middle.x(), middle.y(), 0}).edited([](shape::Part &part) {
                            part.name = u"label"_s;
                        }));
                }
                points.push_back(
                    shape::group(std::move(parts), QString::number(rows[i])).edited([&](shape::Part &part) {
                        part.placement = base::Transform::translation(dots[i].at);
                        part.facing = shape::Facing::Viewer;
                    }));
            }
            return shape::group(std::move(points));
        }),
    };
}

} // namespace lectograph::space
