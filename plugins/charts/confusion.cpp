// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "blocks/contrast.h"
#include "blocks/marks.h"
#include "blocks/rows.h"
#include "blocks/table.h"
#include "chart_data.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "types.h"

#include <algorithm>
#include <cmath>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

/// A cell of a confusion matrix.
struct ConfusionCell
{
    double number = 0; ///< as given
    double share = 0;  ///< of its row
    double shade = 0;  ///< from 0 to 1: the strength of its colour
};

/// [row][column]; empty cells have no number.
using ConfusionCells = std::vector<std::vector<std::optional<ConfusionCell>>>;

ConfusionCells confusionCells(const ChartData &data, bool isByRow)
{
    const auto rows = static_cast<std::size_t>(data.categories.size());
    ConfusionCells cells(rows);
    double greatest = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        double sum = 0;
        for (const auto &column : data.values)
            sum += std::isfinite(column[row]) ? std::abs(column[row]) : 0;
        for (const auto &column : data.values) {
            if (!std::isfinite(column[row])) {
                cells[row].push_back(std::nullopt);
                continue;
            }
            const double share = sum > 0 ? column[row] / sum : 0;
            cells[row].push_back(ConfusionCell{column[row], share, std::abs(isByRow ? share : column[row])});
            greatest = std::max(greatest, cells[row].back()->shade);
        }
    }
    for (auto &row : cells) {
        for (auto &cell : row) {
            if (cell && !isByRow)
                cell->shade = greatest > 0 ? cell->shade / greatest : 0;
        }
    }
    return cells;
}

/// Draws the cells of one matrix, the first row on top.
class ConfusionDrawing
{
public:
    ConfusionDrawing(const ChartData &data, const Inputs &in, const Context &context)
        : m_data(data),
          m_in(in),
          m_context(context),
          m_byRow(in.text("show") == "shares"_L1 ? 1 - in.number("later") : in.number("later")),
          m_cells(confusionCells(data, false)),
          m_shares(confusionCells(data, true)),
          m_style(blocks::axesStyle(in, context)),
          m_width(in.number("width")),
          m_height(in.number("height"))
    {
        m_cell = {m_width / static_cast<double>(std::max<qsizetype>(1, data.series.size())),
                  m_height / static_cast<double>(std::max<qsizetype>(1, data.categories.size()))};
    }

    Shape drawn() const
    {
        const QStringList rows = blocks::partNames(m_data.categories);
        const QStringList columns = blocks::partNames(m_data.series);
        std::vector<Shape> groups;
        for (qsizetype row = 0; row < rows.size(); ++row) {
            std::vector<Shape> own;
            for (qsizetype column = 0; column < columns.size(); ++column) {
                auto cell = m_cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
                if (!cell)
                    continue;
                const auto &share = m_shares[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
                cell->shade = std::lerp(cell->shade, share ? share->shade : 0, m_byRow);
                own.push_back(shape::shifted(cellShape(*cell, columns[column]), placeOf(row, column)));
            }
            groups.push_back(shape::group(std::move(own), rows[row]));
        }
        return shape::group({shape::group(std::move(groups), u"cells"_s), namesBelow(), namesBeside()});
    }

private:
    base::Vec3 placeOf(qsizetype row, qsizetype column) const
    {
        return {(static_cast<double>(column) + 0.5) * m_cell.x() - m_width / 2,
                m_height / 2 - (static_cast<double>(row) + 0.5) * m_cell.y(), 0};
    }

    Shape cellShape(const ConfusionCell &cell, const QString &name) const
    {
        constexpr double gap = 0.03;
        constexpr double faintest = 0.06; // so that a cell of nothing is seen
        const double inset = std::min(gap, 0.05 * std::min(m_cell.x(), m_cell.y()));
        const double strength = faintest + (1 - faintest) * std::clamp(cell.shade, 0.0, 1.0);
        shape::Style style;
        style.fill = m_in.color("fill").withAlpha(strength);
        style.strokeWidth = 0;
        std::vector<Shape> parts{
            shape::leaf(shape::rectangle(m_cell.x() - inset, m_cell.y() - inset, 2 * inset), style, u"cell"_s)};
        if (m_in.boolean("showNumbers")) {
            const base::Color ground = base::mix(m_context.setting.color(u"BLACK"), m_in.color("fill"), strength);
            const Shape number = numberShape(cell, blocks::blackOrWhiteOn(ground));
            const base::Box box = number.bounds();
            const double fit = std::min({1.0, 0.86 * m_cell.x() / box.width(), 0.8 * m_cell.y() / box.height()});
            constexpr double smallest = 0.4; // of the size that is asked for; no number is better than one like dust
            if (fit >= smallest)
                parts.push_back(shape::transformed(number, base::Transform::scaling(fit, fit, fit)));
        }
        return shape::group(std::move(parts), name);
    }

    Shape numberShape(const ConfusionCell &cell, const base::Color &ink) const
    {
        const bool isByRow = m_byRow >= 0.5;
        const bool isPercent = isByRow || m_data.arePercent;
        const double shown = std::lerp(m_data.arePercent ? 100 * cell.number : cell.number, 100 * cell.share, m_byRow);
        int decimals = std::max(0, m_in.integer("decimals"));
        if (m_in.integer("decimals") < 0 && !isByRow)
            decimals = neededDecimals();
        return blocks::chartNumber(shown, decimals, m_style.size, ink, isPercent ? u"%"_s : QString(), 0, m_context)
            .edited([](shape::Part &part) { part.name = u"number"_s; });
    }

    int neededDecimals() const
    {
        int most = 0;
        for (const auto &row : m_cells) {
            for (const auto &cell : row) {
                if (cell)
                    most = std::max(most, blocks::shownDecimals(m_data.arePercent ? 100 * cell->number : cell->number));
            }
        }
        return most;
    }

    Shape namesBelow() const
    {
        const blocks::AxisScale scale = blocks::categoryScale(m_data.series);
        std::vector<blocks::AxisTick> ticks;
        for (qsizetype i = 0; i < m_data.series.size(); ++i)
            ticks.push_back({static_cast<double>(i), m_data.series[i]});
        return blocks::drawnAxis(scale, ticks, m_in.text("xTitle"),
                                 {.length = m_width,
                                  .across = -m_height / 2,
                                  .wordsFrom = -m_height / 2,
                                  .hasLine = false,
                                  .hasMarks = false},
                                 m_style, m_context)
            .axis;
    }

    Shape namesBeside() const
    {
        const blocks::AxisScale scale = blocks::categoryScale(m_data.categories);
        std::vector<blocks::AxisTick> ticks;
        for (qsizetype i = 0; i < m_data.categories.size(); ++i)
            ticks.push_back({static_cast<double>(m_data.categories.size() - 1 - i), m_data.categories[i]});
        return blocks::drawnAxis(scale, ticks, m_in.text("yTitle"),
                                 {.isUpright = true,
                                  .length = m_height,
                                  .across = -m_width / 2,
                                  .wordsFrom = -m_width / 2,
                                  .hasLine = false,
                                  .hasMarks = false,
                                  .namesWidth = 0.35 * m_width,
                                  .titleTurned = true},
                                 m_style, m_context)
            .axis;
    }

    const ChartData &m_data;
    const Inputs &m_in;
    const Context &m_context;
    double m_byRow; ///< from 0, counts, to 1, shares of the row
    ConfusionCells m_cells;
    ConfusionCells m_shares;
    blocks::AxesStyle m_style;
    double m_width;
    double m_height;
    QPointF m_cell;
};

Result<Shape> drawConfusion(const Inputs &in, const Context &context)
{
    const auto data = chartData(in, context);
    if (!data)
        return tl::unexpected(data.error());
    if (const auto few = blocks::checkCount(std::ssize(data->values) * data->categories.size()); !few)
        return tl::unexpected(few.error());
    return ConfusionDrawing(*data, in, context).drawn();
}

} // namespace

NodeType confusion()
{
    return {
        .id = u"charts.confusion"_s,
        .title = u"Confusion matrix"_s,
        .category = u"Charts"_s,
        .help = u"How often each class was taken for each other: a row for what is true, a column for what was "
                u"predicted. The colours show the counts, or their shares of the row. The parts are "
                u"“cells/ROW/COLUMN/cell” and “…/number”, “x” and “y”."_s,
        .properties = graph::joined(
            dataProperties({"\tcat\tdog\tbird", "cat\t50\t8\t2", "dog\t6\t41\t3", "bird\t1\t4\t35"}),
            row::choice("show", "counts", "counts|shares=Shares of the row", "What the colours and numbers are"),
            row::number("later", 0,
                        "From 0, what is shown, to 1: shares instead of counts, or counts instead of shares")
                .titled("Change")
                .between(0, 1),
            row::boolean("showNumbers", true, "The number of each cell"),
            row::integer("decimals", -1, "Of the numbers: digits after the point; −1: as they need").between(-1, 8),
            row::number("width", 4.5, "Of all columns").between(0.1, 1000).in("units"),
            row::number("height", 4.5, "Of all rows").between(0.1, 1000).in("units"),
            row::color("fill", "BLUE", "Colour of the cell with the greatest number; others are fainter")
                .titled("Fill colour"),
            row::text("xTitle", "Predicted", "What the columns are").titled("X axis title"),
            row::text("yTitle", "Actual", "What the rows are").titled("Y axis title"),
            row::color("axisColour", "GREY_B", "Of the names of rows and columns").titled("Colour of names"),
            blocks::typeSizeRow(24), row::color("colour", "WHITE", "Colour of titles").titled("Colour of texts")),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing(drawConfusion),
    };
}

} // namespace lectograph::charts
