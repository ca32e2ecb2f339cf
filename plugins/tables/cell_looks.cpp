// SPDX-License-Identifier: GPL-3.0-or-later
#include "cell_looks.h"

#include "blocks/colormap.h"
#include "blocks/contrast.h"
#include "blocks/highlight.h"

namespace lectograph::tables {

using namespace Qt::StringLiterals;
using base::Color;
using graph::Context;
using graph::Inputs;

namespace {

bool isAmong(const std::vector<CellPlace> &places, const Content &content, int row, int column)
{
    return std::ranges::any_of(places, [&](const CellPlace &place) { return place.has(content, row, column); });
}

/// The colour of the place that says most of a cell: itself, its row, its column. A shorter list is begun again.
std::optional<Color> colorAmong(const std::vector<CellPlace> &places, const std::vector<Color> &colors,
                                const Content &content, int row, int column)
{
    if (colors.empty())
        return std::nullopt;
    std::optional<Color> found;
    int most = -1;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const int says = (places[i].row ? 2 : 0) + (places[i].column ? 1 : 0);
        if (says >= most && places[i].has(content, row, column)) {
            found = colors[i % colors.size()];
            most = says;
        }
    }
    return found;
}

std::vector<double> numbersOf(const Content &content)
{
    std::vector<double> numbers;
    for (const auto &row : content.table.numbers) {
        for (const std::optional<double> &number : row) {
            if (number)
                numbers.push_back(*number);
        }
    }
    return numbers;
}

} // namespace

Color legibleOn(const Color &fill, const Color &color, const Color &background)
{
    constexpr float opaque = 0.6F;
    if (fill.a < opaque)
        return color;
    return blocks::blackOrWhiteOn(base::mix(background, fill, static_cast<double>(fill.a)))
        .withAlpha(static_cast<double>(color.a));
}

CellLooks::CellLooks(const Content &content, const Inputs &in, const Context &context)
    : m_content(content),
      m_in(in),
      m_background(context.setting.color(u"BACKGROUND")),
      m_places(blocks::highlightsOf(in)),
      m_bold(cellPlaces(content, in.texts("bold"), context)),
      m_colored(cellPlaces(content, in.texts("coloured"), context)),
      m_filled(cellPlaces(content, in.texts("filled"), context)),
      m_dimmed(cellPlaces(content, in.texts("dimmed"), context)),
      m_struck(cellPlaces(content, in.texts("struck"), context)),
      m_highlighted(cellPlaces(content, in.texts("highlighted"), context)),
      m_colorsHighlighted(in.text("highlightAs") == "colour"_L1 || in.text("highlightAs") == "both"_L1)
{
    if (!in.boolean("heat"))
        return;
    const std::vector<double> numbers = numbersOf(content);
    m_heat = [map = blocks::colormapOf(in, tensor::Numbers(numbers)),
              opacity = in.number("fillOpacity")](double number) { return map.at(number).withAlpha(opacity); };
}

std::optional<Color> CellLooks::heat(int row, int column) const
{
    const auto number = m_content.number(row, column);
    return m_heat && number ? std::optional(m_heat(*number)) : std::nullopt;
}

bool CellLooks::isRowStruck(int row) const
{
    return std::ranges::any_of(m_struck, [row](const CellPlace &place) { return place.row == row && !place.column; });
}

CellLook CellLooks::of(int row, int column) const
{
    constexpr int bold = 700;
    const bool isHead = m_content.isHead(row);
    CellLook look;
    look.weight = m_in.integer(isHead ? "headerWeight" : column < m_content.headColumns ? "nameWeight" : "weight");
    if (isAmong(m_bold, m_content, row, column))
        look.weight = std::max(look.weight, bold);
    look.color = m_in.color(isHead ? "headerColour" : "colour");
    look.fill = colorAmong(m_filled, m_in.colors("fills"), m_content, row, column);
    if (look.fill)
        look.fill = look.fill->withAlpha(static_cast<double>(look.fill->a) * m_in.number("fillOpacity"));
    else
        look.fill = heat(row, column);
    const bool isDimmed = isAmong(m_dimmed, m_content, row, column);
    if (look.fill && !isDimmed) // a dimmed ground lets the background through
        look.color = legibleOn(*look.fill, look.color, m_background);
    if (const auto own = colorAmong(m_colored, m_in.colors("letterColours"), m_content, row, column))
        look.color = *own;
    const int below = row - m_content.headRows;
    const auto isLit = [&] {
        return isAmong(m_highlighted, m_content, row, column)
            || (!isHead && blocks::isHighlighted(m_places, m_in, below, column - m_content.headColumns));
    };
    if (m_colorsHighlighted && isLit())
        look.color = m_in.color("highlightColour");
    look.opacity = isDimmed ? m_in.number("dimOpacity") : 1;
    look.isStruck = isAmong(m_struck, m_content, row, column) && !isRowStruck(row);
    return look;
}

} // namespace lectograph::tables
