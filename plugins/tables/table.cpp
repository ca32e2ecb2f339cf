// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/cells.h"
#include "blocks/style.h"
#include "decoration.h"
#include "highlights.h"
#include "properties.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "types.h"

#include <numeric>

namespace lectograph::tables {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

constexpr double shareOfFrameHeight = 0.92; ///< what a table takes where nothing else is said
constexpr int mostDrawnCells = 5'000;

/// The first rows of what is too much to be drawn; the rest is reported.
void cut(Content &content, const Context &context)
{
    const int most = mostDrawnCells / std::max(1, content.columns());
    const int rows = content.table.rows();
    if (rows <= most)
        return;
    const auto end = static_cast<std::ptrdiff_t>(most);
    blocks::Table &table = content.table;
    table.cells.erase(table.cells.begin() + end, table.cells.end());
    table.numbers.erase(table.numbers.begin() + end, table.numbers.end());
    table.rowHeads.erase(table.rowHeads.begin() + end, table.rowHeads.end());
    table.rowNames = table.rowNames.first(most);
    content.rowKeys = content.rowKeys.first(most);
    context.warn(base::Sentence::tr("Only the first %1 of %2 rows are drawn.").arg(most).arg(rows));
}

/// How high each row must be, and where the middle of its letters is.
struct RowHeights
{
    std::vector<double> above;
    std::vector<double> heights;

    double sum() const { return std::accumulate(heights.begin(), heights.end(), 0.0); }
    void add(double more)
    {
        for (std::size_t row = 0; row < heights.size(); ++row) {
            heights[row] += more;
            above[row] += more / 2;
        }
    }
};

/// At least as high as a line, so that rows of lower letters do not stand closer.
RowHeights heightsOf(const SetColumns &set, const Lettering &lettering, double padding)
{
    const double line = 1.2 * lettering.em();
    RowHeights rows;
    for (const std::vector<CellContent> &cells : set.cells) {
        double above = line / 2;
        double below = line / 2;
        for (const CellContent &cell : cells) {
            above = std::max(above, cell.above);
            below = std::max(below, cell.below);
        }
        rows.above.push_back(above + padding);
        rows.heights.push_back(above + below + 2 * padding);
    }
    return rows;
}

Geometry geometryOf(const Content &content, SetColumns set, RowHeights rows, const Inputs &in, const Context &context)
{
    const auto head = static_cast<std::size_t>(content.headRows);
    Geometry geometry{.content = content,
                      .set = std::move(set),
                      .headTops = {0},
                      .above = std::move(rows.above),
                      .padding = in.number("paddingX")};
    for (std::size_t row = 0; row < head; ++row)
        geometry.headTops.push_back(geometry.headTops.back() + rows.heights[row]);
    rows.heights.erase(rows.heights.begin(), rows.heights.begin() + static_cast<std::ptrdiff_t>(head));
    geometry.places = placesOf(content, rows.heights, in, context);
    return geometry;
}

/// Draws the cells of a table.
class Cells
{
public:
    Cells(const Geometry &geometry, const CellLooks &looks, const Inputs &in, const Context &context)
        : m_geometry(geometry), m_content(geometry.content), m_looks(looks), m_in(in), m_context(context)
    {}

    Shape head() const
    {
        std::vector<Shape> rows;
        for (int row = 0; row < m_content.headRows; ++row)
            rows.push_back(shape::group(cellsOf(row), QString::number(row)));
        // One row is the usual case, and its cells are found without its number.
        return rows.size() == 1 ? rows.front().edited([](shape::Part &part) { part.name = u"header"_s; })
                                : shape::group(std::move(rows), u"header"_s);
    }

    Shape body() const
    {
        std::vector<Shape> rows;
        for (int row = m_content.headRows; row < m_content.rows(); ++row) {
            const int below = row - m_content.headRows;
            std::vector<Shape> cells = cellsOf(row);
            if (m_looks.isRowStruck(row))
                cells.push_back(strikeOf(cells, row));
            rows.push_back(shape::group(std::move(cells), m_content.rowKeys[below]).edited([&](shape::Part &part) {
                const double shown = m_geometry.shown(row);
                part.tags.append(u"row:%1"_s.arg(below));
                part.opacity = std::clamp(2 * shown - 1, 0.0, 1.0); // gone before its place is
                part.hidden = shown <= 0;
            }));
        }
        return shape::group(std::move(rows), u"rows"_s);
    }

private:
    std::vector<Shape> cellsOf(int row) const
    {
        std::vector<Shape> cells;
        for (int column = 0; column < m_content.columns(); ++column) {
            if (m_content.span(row, column) > 0)
                cells.push_back(cellAt(row, column));
        }
        return cells;
    }

    Shape cellAt(int row, int column) const
    {
        const CellLook look = m_looks.of(row, column);
        const CellContent &content =
            m_geometry.set.cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
        std::vector<Shape> parts;
        if (const auto box = ground(m_geometry.cellBox(row, column), look, m_in, m_context))
            parts.push_back(*box);
        if (!content.isEmpty()) {
            const double x = tables::middleOf(m_content, m_geometry.set, row, column, m_geometry.padding);
            parts.push_back(shape::shifted(content.shape, {x, middleOf(row, column), 0}).edited([](shape::Part &part) {
                part.name = u"text"_s;
            }));
            if (look.isStruck)
                parts.push_back(strike(x + content.left, x + content.right, middleOf(row, column)));
        }
        return shape::group(std::move(parts), m_content.columnKeys[column]).edited([&](shape::Part &part) {
            part.opacity *= look.opacity;
            if (!m_content.isHead(row) && column >= m_content.headColumns)
                part.tags = blocks::cellTags(row - m_content.headRows, column - m_content.headColumns);
            else
                part.tags.append(u"name"_s);
        });
    }

    /// A head over which and below which there is no other stands in the middle of the whole head.
    double middleOf(int row, int column) const
    {
        const auto isEmpty = [&](int other) { return other == row || m_content.text(other, column).isEmpty(); };
        bool isAlone = m_content.isHead(row) && m_content.headRows > 1 && m_content.span(row, column) == 1;
        for (int other = 0; isAlone && other < m_content.headRows; ++other)
            isAlone = isEmpty(other) && m_content.span(other, column) == 1;
        return isAlone ? -m_geometry.headHeight() / 2 : middleOfRow(row);
    }

    double middleOfRow(int row) const
    {
        const double hiding = m_geometry.shown(row); // rows are lower while they go
        return -m_geometry.top(row) - m_geometry.above[static_cast<std::size_t>(row)] * hiding;
    }

    Shape strike(double from, double to, double y) const
    {
        constexpr double reach = 0.08;
        const shape::Style style = blocks::lineStyle(m_in.color("strikeColour"), 2 * m_in.number("ruleWidth"),
                                                     m_context.setting);
        return shape::leaf(shape::line({from - reach, y}, {to + reach, y}), style, u"strike"_s)
            .edited([&](shape::Part &part) { part.revealTo = m_in.number("strike"); });
    }

    Shape strikeOf(const std::vector<Shape> &cells, int row) const
    {
        base::Box ink;
        for (const Shape &cell : cells) {
            for (const Shape &part : cell->children) {
                if (part->name == "text"_L1)
                    ink.add(part.bounds());
            }
        }
        return strike(ink.isEmpty() ? 0 : ink.min.x, ink.isEmpty() ? 0 : ink.max.x, middleOfRow(row));
    }

    const Geometry &m_geometry;
    const Content &m_content;
    const CellLooks &m_looks;
    const Inputs &m_in;
    const Context &m_context;
};

/// Smaller, if it would be larger than the frame or than it may be.
double fitOf(const Geometry &geometry, const Inputs &in, const Context &context)
{
    const auto limit = [](double given, double frame) { return given > 0 ? given : shareOfFrameHeight * frame; };
    const double width = limit(in.number("width"), context.setting.frameWidth);
    const double height = limit(in.number("height"), context.setting.frameHeight);
    return std::min({1.0, width / std::max(geometry.width(), 1e-9), height / std::max(geometry.height(), 1e-9)});
}

void warnOfSmallLetters(double em, const Context &context)
{
    constexpr double smallest = 0.022; // of the height of the frame
    if (em < smallest * context.setting.frameHeight)
        context.warn(base::Sentence::tr(
            "The table is so large that its letters are too small to be read. Show fewer rows or columns."));
}

Shape assembled(const Geometry &geometry, const CellLooks &looks, const Inputs &in, const Context &context)
{
    const Cells cells(geometry, looks, in, context);
    std::vector<Shape> parts{stripes(geometry, in)};
    if (const auto grounds = highlightGrounds(geometry, in, context))
        parts.push_back(*grounds);
    parts.push_back(rules(geometry, in, context));
    parts.push_back(cells.head());
    parts.push_back(cells.body());
    if (const auto frames = highlightFrames(geometry, in, context))
        parts.push_back(*frames);
    return shape::group(std::move(parts));
}

Result<Shape> draw(const Inputs &in, const Context &context)
{
    auto content = contentOf(in, context);
    if (!content)
        return tl::unexpected(content.error());
    if (content->rows() == 0 || content->columns() == 0)
        return Shape();
    cut(*content, context);
    const CellLooks looks(*content, in, context);
    const Lettering lettering(*content, looks, in, context);
    SetColumns set = setColumns(*content, lettering, in, context);
    RowHeights rows = heightsOf(set, lettering, in.number("paddingY"));
    if (const double more = in.number("height") - rows.sum(); in.number("height") > 0 && more > 0)
        rows.add(more / static_cast<double>(rows.heights.size()));
    const Geometry geometry = geometryOf(*content, std::move(set), std::move(rows), in, context);
    const double fit = fitOf(geometry, in, context);
    warnOfSmallLetters(lettering.em() * fit, context);
    const base::Transform middle = base::Transform::translation({-geometry.width() / 2, geometry.height() / 2, 0});
    return shape::transformed(assembled(geometry, looks, in, context), base::Transform::scaling(fit, fit) * middle);
}

} // namespace

NodeType table()
{
    return {
        .id = u"tables.table"_s,
        .title = u"Table"_s,
        .category = u"Charts"_s,
        .help =
            u"Rows and columns of words, numbers and formulas, with names, rules and highlights; rows travel when "
            u"they are sorted or filtered. The parts are “header/COLUMN”, “rows/ROW/COLUMN”, each by its name, "
            u"“rules”, “stripes” and “highlights”; rows have the tags “row:ROW”, cells also “column:COLUMN”, counted "
            u"from 0."_s,
        .properties = tableProperties(),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing(draw),
    };
}

} // namespace lectograph::tables
