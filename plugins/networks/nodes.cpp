// SPDX-License-Identifier: GPL-3.0-or-later
#include "nodes.h"

#include "base/sentence.h"
#include "blocks/contrast.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "graph/row.h"
#include "labels.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "typeset/formula.h"

#include <algorithm>
#include <cmath>

namespace lectograph::networks {

using namespace Qt::StringLiterals;
using base::Color;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using shape::Shape;

namespace {

constexpr double boxPadding = 0.14;
constexpr double textGap = 0.12;
constexpr double faded = 0.3; ///< opacity of nodes that take no part
/// Of the frame's height: smaller numbers cannot be read in a lecture hall.
constexpr double smallestType = 0.018;

/// The numbers in all nodes have one size, so that the widest fits.
class Values
{
public:
    Values(const NodeState &state, const Inputs &in, const Context &context) : m_in(in), m_context(context)
    {
        if (!in.boolean("showValues") || state.places.areBoxes)
            return;
        m_size = in.number("size");
        double widest = 0;
        for (std::size_t column = 0; column < state.pass.activations.size(); ++column) {
            for (const qint64 node : state.columns[column].shown) {
                if (node >= 0)
                    widest = std::max(
                        widest,
                        drawn(state.pass.activations[column][static_cast<std::size_t>(node)], {}).bounds().width());
            }
        }
        const double room = 1.7 * state.places.halfHeight;
        m_size *= widest > 0 ? std::min(1.0, room / widest) : 1;
        if (typeset::emForFormulaSize(m_size) < smallestType * context.setting.frameHeight) {
            context.warn(Sentence::tr("The nodes are too small for numbers of %1 decimals; make them larger, or show "
                                      "fewer.")
                             .arg(in.integer("decimals")));
            m_size = 0;
        }
    }

    bool areShown() const { return m_size > 0; }
    /// Over a node that is filled with this colour.
    Shape over(double value, const Color &fill) const
    {
        const Color text = m_in.color("colour");
        const Color ground = m_context.setting.color(u"BLACK");
        const Color seen = base::mix(ground, fill.withAlpha(1), static_cast<double>(fill.a));
        const bool isGroundSeen = blocks::contrast(ground, seen) > blocks::contrast(text, seen);
        return drawn(value, isGroundSeen ? ground : text);
    }

private:
    Shape drawn(double value, const Color &color) const
    {
        shape::Numeral numeral;
        numeral.value = value;
        numeral.decimals = m_in.integer("decimals");
        numeral.size = m_size;
        shape::Style style;
        style.fill = color;
        return typeset::number(numeral, style).edited([](shape::Part &part) { part.name = u"value"_s; });
    }

    const Inputs &m_in;
    const Context &m_context;
    double m_size = 0;
};

/// The number of the full colour: 1 where no activation is larger, so that shares look as large as they are.
double scaleOf(const std::vector<double> &activations)
{
    double most = 1;
    for (const double value : activations) {
        if (std::isfinite(value))
            most = std::max(most, std::abs(value));
    }
    return most;
}

Shape dots(const Places &places, std::size_t column, std::size_t slot, const Color &color)
{
    shape::Style style;
    style.fill = color;
    style.strokeWidth = 0;
    std::vector<Shape> three;
    const QPointF at = places.at(column, slot);
    for (const double y : {0.85, 0.0, -0.85})
        three.push_back(shape::shifted(shape::leaf(shape::circle(places.halfHeight * 0.28), style),
                                       {at.x(), at.y() + y * places.halfHeight, 0}));
    return shape::group(std::move(three), u"dots"_s);
}

/// Draws the nodes of one column.
class ColumnOfNodes
{
public:
    ColumnOfNodes(const NodeState &state, std::size_t column, const Values &values, const Inputs &in,
                  const Context &context)
        : m_state(state), m_column(column), m_values(values), m_in(in), m_context(context)
    {
        if (column < state.pass.activations.size()) {
            m_activations = &state.pass.activations[column];
            m_scale = scaleOf(*m_activations);
        }
    }

    Shape drawn() const
    {
        const Column &column = m_state.columns[m_column];
        std::vector<Shape> parts;
        for (std::size_t slot = 0; slot < column.shown.size(); ++slot)
            parts.push_back(column.shown[slot] < 0 ? dots(m_state.places, m_column, slot, m_in.color("nodeColour"))
                                                   : node(slot, column.shown[slot]));
        return shape::group(std::move(parts), column.name).edited([&](shape::Part &part) {
            part.tags.append(u"column:%1"_s.arg(m_column + 1));
        });
    }

private:
    Color fillOf(qint64 node) const
    {
        const double filled = m_state.pulse.filled(m_column);
        if (!m_activations) // a pulse passes, of which no numbers are known
            return m_in.color("pulseColour").withAlpha(0.9 * m_state.pulse.glow(m_column));
        const double value = (*m_activations)[static_cast<std::size_t>(node)];
        const Color color = m_in.color(value < 0 ? "negativeColour" : "activationColour");
        return color.withAlpha(std::isfinite(value) ? filled * std::min(1.0, std::abs(value) / m_scale) : 0);
    }

    Shape outline(qint64 node) const
    {
        const Pulse &pulse = m_state.pulse;
        Color stroke = base::mix(m_in.color("nodeColour"), m_in.color("pulseColour"), pulse.glow(m_column));
        stroke = base::mix(stroke, m_in.color("backColour"), pulse.reached(m_column));
        shape::Style style = blocks::lineStyle(stroke, m_in.number("nodeStroke"), m_context.setting);
        style.fill = fillOf(node);
        const double height = 2 * m_state.places.halfHeight;
        const shape::Path path = m_state.places.areBoxes
            ? shape::rectangle(2 * m_state.places.halfWidth[m_column], height, height * 0.2)
            : shape::circle(height / 2);
        return shape::leaf(path, style, u"node"_s);
    }

    Shape node(std::size_t slot, qint64 node) const
    {
        std::vector<Shape> parts{outline(node)};
        if (m_values.areShown() && m_activations && m_state.pulse.filled(m_column) > 0)
            parts.push_back(m_values.over((*m_activations)[static_cast<std::size_t>(node)], parts.front()->style.fill));
        addName(parts, slot);
        const bool isOut = m_state.dropout.isOut(m_column, node, m_state.columns.size());
        if (isOut) {
            for (Shape &part : parts)
                part = part.edited([](shape::Part &faint) { faint.opacity *= faded; });
            parts.push_back(cross());
        }
        const QPointF at = m_state.places.at(m_column, slot);
        return shape::group(std::move(parts), m_state.columns[m_column].partOf(node)).edited([&](shape::Part &part) {
            part.placement = base::Transform::translation({at.x(), at.y(), 0});
            part.optionalTags.append(u"dropped"_s);
            if (isOut)
                part.tags.append(u"dropped"_s);
        });
    }

    Shape cross() const
    {
        const double side = 1.5 * m_state.places.halfHeight;
        return shape::leaf(
            shape::cross(side, side),
            blocks::lineStyle(m_in.color("colour"), std::max(3.0, m_in.number("nodeStroke")), m_context.setting),
            u"cross"_s);
    }

    /// In its box, or beside the circles of the first and the last column, or within others where it fits.
    void addName(std::vector<Shape> &parts, std::size_t slot) const
    {
        const Shape &name = m_state.texts[m_column][slot];
        if (name.leafCount() == 0)
            return;
        const double radius = m_state.places.halfHeight;
        const bool isInside = m_state.places.areBoxes || (m_column > 0 && m_column + 1 < m_state.columns.size());
        // Names beside circles are no higher than the room of a node.
        const double scale = m_state.places.areBoxes
            ? m_state.places.scale
            : std::min(1.0, 0.95 * m_state.places.pitch / std::max(1e-9, shape::lineBox(name).height()));
        const Shape sized = scale < 1 ? shape::scaled(name, scale) : name;
        const double width = sized.bounds().width();
        if (!isInside) {
            const bool isFirst = m_column == 0;
            const double half = width / 2;
            parts.push_back(
                shape::centredAt(sized, {isFirst ? -radius - textGap - half : radius + textGap + half, 0, 0}));
        } else if (m_state.places.areBoxes || width <= 1.7 * radius) {
            parts.push_back(shape::centredAt(sized, {}));
        } else {
            m_context.warn(Sentence::tr("Names of nodes in “%1” are wider than the nodes; make them larger, or choose "
                                        "boxes.")
                               .arg(m_state.columns[m_column].name));
        }
    }

    const NodeState &m_state;
    std::size_t m_column;
    const Values &m_values;
    const Inputs &m_in;
    const Context &m_context;
    const std::vector<double> *m_activations = nullptr;
    double m_scale = 1;
};

} // namespace

graph::PropertyTable nodeProperties()
{
    return {
        row::color("nodeColour", "WHITE", "Colour of the outlines of nodes").titled("Colour of nodes"),
        row::number("nodeStroke", 2, "Width of the outlines of nodes")
            .titled("Width of outlines")
            .atLeast(0)
            .in("hundredths"),
        row::color("activationColour", "WHITE",
                   "Colour of a full activation; those below 0 have that of negative weights")
            .titled("Colour of activations"),
        row::boolean("showValues", false, "The activations as numbers in the nodes").titled("Show activations"),
        blocks::decimalsRow(2),
    };
}

NodeTexts nodeTextsOf(const Inputs &in, const Context &context, const std::vector<Column> &columns)
{
    NodeTexts texts;
    for (const Column &column : columns) {
        std::vector<Shape> names;
        for (const qint64 node : column.shown)
            names.push_back(textOf(node < 0 ? QString() : column.nameOf(node), u"name"_s, u"nodeNames"_s, in, context));
        texts.push_back(std::move(names));
    }
    return texts;
}

BoxSizes boxSizesOf(const NodeTexts &texts)
{
    BoxSizes sizes;
    for (const std::vector<Shape> &names : texts) {
        double widest = 0;
        for (const Shape &name : names) {
            widest = std::max(widest, name.bounds().width());
            sizes.height = std::max(sizes.height, shape::lineBox(name).height() + boxPadding);
        }
        sizes.widths.push_back(widest + 2 * boxPadding);
    }
    return sizes;
}

Shape nodesOf(const NodeState &state, const Inputs &in, const Context &context)
{
    const Values values(state, in, context);
    std::vector<Shape> columns;
    for (std::size_t column = 0; column < state.columns.size(); ++column)
        columns.push_back(ColumnOfNodes(state, column, values, in, context).drawn());
    return shape::group(std::move(columns), u"columns"_s);
}

} // namespace lectograph::networks
