// SPDX-License-Identifier: GPL-3.0-or-later
// A complete plugin with one block in its second version, explained in docs/plugins.md.
#include "base/sentence.h"
#include "graph/row.h"
#include "shape/outlines.h"
#include "timeline/plugin.h"

#include <QJsonObject>
#include <QObject>

#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

base::Result<graph::Outputs> drawSpiral(const graph::Inputs &in, const graph::Context &)
{
    std::vector<QPointF> points;
    const int steps = in.integer("turns") * 24;
    for (int i = 0; i <= steps; ++i) {
        const double share = static_cast<double>(i) / steps;
        const double angle = share * in.integer("turns") * 2 * std::numbers::pi;
        points.emplace_back(in.number("radius") * share * std::cos(angle),
                            in.number("radius") * share * std::sin(angle));
    }
    shape::Style style;
    style.stroke = in.color("colour");
    return graph::Outputs{shape::leaf(shape::smoothCurve(points), style)};
}

graph::NodeType spiral()
{
    return {
        .id = u"example.spiral"_s,
        .version = 2,
        .title = u"Spiral"_s,
        .category = u"Spirals"_s,
        .help = u"A line that winds outwards."_s,
        .properties =
            {
                row::number("radius", 2, "How far it reaches").atLeast(0),
                row::integer("turns", 3, "How often it winds").between(1, 50),
                row::color("colour", "YELLOW", "Colour of the line"),
            },
        .outputs = {{.key = "shape", .type = graph::ValueType::Shape, .help = "The spiral"}},
        .placed = true,
        .evaluate = drawSpiral,
    };
}

/// In version 1, “size” was the diameter.
base::Result<QJsonObject> withRadius(QJsonObject node)
{
    QJsonObject properties = node.value(u"properties"_s).toObject();
    if (const QJsonValue size = properties.take(u"size"_s); size.isDouble()) {
        properties.insert(u"radius"_s, size.toDouble() / 2);
    } else if (!size.isUndefined()) {
        return base::failure(base::Sentence::tr("The size of a spiral is linked or changes over time."),
                             base::Sentence::tr("Write its radius instead, which is half of it."),
                             u"properties/size"_s);
    }
    node.insert(u"properties"_s, properties);
    return node;
}

} // namespace

class ExamplePlugin final : public QObject, public timeline::Plugin
{
    Q_OBJECT
    Q_INTERFACES(lectograph::timeline::Plugin)
    Q_PLUGIN_METADATA(IID LECTOGRAPH_PLUGIN_ID FILE "catalog.json")

public:
    base::Result<void> addTypes(timeline::Registry &registry) override
    {
        return registry.nodes.add(spiral()).and_then([&] {
            return registry.upgrades.add(timeline::TypeUpgrades::Kind::Node, u"example.spiral"_s, 1, withRadius);
        });
    }
};

#include "spiral.moc"
