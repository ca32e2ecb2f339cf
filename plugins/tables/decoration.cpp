// SPDX-License-Identifier: GPL-3.0-or-later
#include "decoration.h"

#include "blocks/style.h"
#include "shape/outlines.h"

namespace lectograph::tables {

using namespace Qt::StringLiterals;
using base::Box;
using graph::Context;
using graph::Inputs;
using shape::Shape;

namespace {

shape::Style filledStyle(const base::Color &color)
{
    shape::Style style;
    style.fill = color;
    style.stroke = color.withAlpha(0);
    style.strokeWidth = 0;
    return style;
}

Shape filledBox(const Box &box, const base::Color &color, QString name)
{
    return shape::shifted(shape::leaf(shape::rectangle(box.width(), box.height()), filledStyle(color), std::move(name)),
                          box.centre());
}

/// Draws the rules of a table.
class Ruler
{
public:
    Ruler(const Geometry &geometry, const Inputs &in, const Context &context)
        : m_geometry(geometry), m_in(in), m_context(context), m_kind(in.text("rules"))
    {}

    Shape all() const
    {
        std::vector<Shape> parts;
        if (m_kind != "none"_L1 && m_kind != "boxes"_L1)
            addEnds(parts);
        if (m_kind == "rows"_L1 || m_kind == "all"_L1)
            parts.push_back(between());
        if (m_kind == "all"_L1)
            parts.push_back(shape::group(columns(), u"columns"_s));
        parts.push_back(shape::group(groups(), u"groups"_s));
        parts.push_back(shape::group(spans(), u"spans"_s));
        return shape::group(std::move(parts), u"rules"_s);
    }

private:
    Shape line(const QPointF &from, const QPointF &to, double thickness, QString name) const
    {
        const shape::Style style = blocks::lineStyle(m_in.color("ruleColour"), m_in.number("ruleWidth") * thickness,
                                                     m_context.setting);
        return shape::leaf(shape::line(from, to), style, std::move(name));
    }
    Shape across(double down, double thickness, QString name) const
    {
        return line({0, -down}, {m_geometry.width(), -down}, thickness, std::move(name));
    }

    void addEnds(std::vector<Shape> &parts) const
    {
        const bool isEven = m_kind == "all"_L1;
        const double thick = isEven ? 1 : 2;
        parts.push_back(across(0, thick, u"top"_s));
        if (m_geometry.headHeight() > 0)
            parts.push_back(across(m_geometry.headHeight(), isEven ? thick : 1.2, u"header"_s));
        parts.push_back(across(m_geometry.height(), thick, u"bottom"_s));
    }

    Shape between() const
    {
        std::vector<Shape> lines;
        for (std::size_t i = 1; i + 1 < m_geometry.places.lines.size(); ++i) {
            const double down = m_geometry.headHeight() + m_geometry.places.lines[i];
            lines.push_back(across(down, m_kind == "all"_L1 ? 1 : 0.5, QString::number(i)));
        }
        return shape::group(std::move(lines), u"rows"_s);
    }

    std::vector<Shape> columns() const
    {
        std::vector<Shape> lines;
        const auto add = [&](double x, QString name) {
            lines.push_back(line({x, 0}, {x, -m_geometry.height()}, 1, std::move(name)));
        };
        add(0, u"left"_s);
        for (std::size_t i = 0; i < m_geometry.set.columns.size(); ++i)
            add(m_geometry.set.columns[i].right(), QString::number(i));
        return lines;
    }

    /// Below rows that end a group, wherever these stand.
    std::vector<Shape> groups() const
    {
        std::vector<Shape> lines;
        for (const CellPlace &place : cellPlaces(m_geometry.content, m_in.texts("rulesAfter"), m_context)) {
            if (place.row && !m_geometry.content.isHead(*place.row))
                lines.push_back(across(m_geometry.bottom(*place.row), 1, QString::number(lines.size())));
        }
        return lines;
    }

    /// Below heads of several columns.
    std::vector<Shape> spans() const
    {
        std::vector<Shape> lines;
        const Content &content = m_geometry.content;
        for (int row = 0; row < content.headRows && m_kind != "none"_L1 && m_kind != "boxes"_L1; ++row) {
            for (int column = 0; column < content.columns(); ++column) {
                if (content.span(row, column) < 2)
                    continue;
                const Box box = m_geometry.cellBox(row, column);
                const double inset = m_kind == "all"_L1 ? 0 : m_geometry.padding / 2;
                lines.push_back(line({box.min.x + inset, box.min.y}, {box.max.x - inset, box.min.y}, 1,
                                     QString::number(lines.size())));
            }
        }
        return lines;
    }

    const Geometry &m_geometry;
    const Inputs &m_in;
    const Context &m_context;
    const QString &m_kind;
};

} // namespace

Shape stripes(const Geometry &geometry, const Inputs &in)
{
    std::vector<Shape> parts;
    if (in.number("headerFillOpacity") > 0 && geometry.headHeight() > 0)
        parts.push_back(filledBox(geometry.box(0, geometry.width(), 0, geometry.headHeight()),
                                  in.color("headerFill").withAlpha(in.number("headerFillOpacity")), u"header"_s));
    const std::vector<double> &lines = geometry.places.lines;
    for (std::size_t i = 0; in.number("stripes") > 0 && i + 1 < lines.size(); i += 2) {
        if (lines[i + 1] > lines[i])
            parts.push_back(filledBox(geometry.box(0, geometry.width(), geometry.headHeight() + lines[i],
                                                   geometry.headHeight() + lines[i + 1]),
                                      in.color("stripeColour").withAlpha(in.number("stripes")), QString::number(i)));
    }
    return shape::group(std::move(parts), u"stripes"_s);
}

Shape rules(const Geometry &geometry, const Inputs &in, const Context &context)
{
    return Ruler(geometry, in, context).all();
}

std::optional<Shape> ground(const Box &cell, const CellLook &look, const Inputs &in, const Context &context)
{
    const bool isBoxed = in.text("rules") == "boxes"_L1;
    if (!isBoxed && !look.fill)
        return std::nullopt;
    const double gap = isBoxed ? in.number("boxGap") / 2 : 0;
    shape::Style style = isBoxed ? blocks::lineStyle(in.color("ruleColour"), in.number("ruleWidth"), context.setting)
                                 : filledStyle({});
    style.fill = look.fill.value_or(base::Color{0, 0, 0, 0});
    const double width = std::max(0.0, cell.width() - 2 * gap);
    const double height = std::max(0.0, cell.height() - 2 * gap);
    return shape::shifted(
        shape::leaf(shape::rectangle(width, height, isBoxed ? in.number("corner") : 0), style, u"box"_s),
        cell.centre());
}

} // namespace lectograph::tables
