// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/marks.h"
#include "blocks/style.h"
#include "blocks/table.h"
#include "chart_data.h"
#include "five_numbers.h"
#include "named_area.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "types.h"

#include <algorithm>
#include <cmath>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

/// A box with its name.
struct NamedBox
{
    QString name;
    FiveNumbers five = {};
    std::size_t newOutliers = 0; ///< from this one on, outliers are coming, the others going
    double place = 0;            ///< along the names
    double presence = 1;
    double coming = 1; ///< how much of what is coming is there
};

using Samples = std::vector<std::vector<double>>;

/// The names of boxes, and what belongs to each.
struct NamedSamples
{
    QStringList names;
    Samples samples;
    bool arePercent = false;

    void add(const QString &name, double number)
    {
        qsizetype index = names.indexOf(name);
        if (index < 0) {
            index = names.size();
            names.append(name);
            samples.emplace_back();
        }
        samples[static_cast<std::size_t>(index)].push_back(number);
    }
};

/// A column of numbers for each box, or a row that begins with its name.
Result<NamedSamples> samplesOf(const QStringList &cells, const Inputs &in, const Context &context)
{
    const bool isByColumn = in.text("form") == "columns"_L1;
    const auto data = tableData(cells, in.boolean("headerRow"), !isByColumn, context);
    if (!data)
        return tl::unexpected(data.error());
    NamedSamples named;
    named.arePercent = data->arePercent;
    const QStringList columns = blocks::partNames(data->series);
    for (std::size_t i = 0; i < data->values.size(); ++i) {
        for (std::size_t row = 0; row < data->values[i].size(); ++row) {
            if (const double number = data->values[i][row]; !std::isnan(number))
                named.add(isByColumn ? columns[static_cast<qsizetype>(i)]
                                     : data->categories[static_cast<qsizetype>(row)],
                          number);
        }
    }
    if (!isByColumn)
        named.names = blocks::partNames(named.names);
    return named;
}

/// Computed numbers, with the names of the table where they fit.
NamedSamples linkedSamples(const tensor::Tensor &tensor, const QStringList &names, bool isByColumn)
{
    NamedSamples named;
    const int count = isByColumn ? tensor.columns() : tensor.rows();
    for (int i = 0; i < count; ++i)
        named.names.append(names.size() == count ? names[i] : QString::number(i + 1));
    named.samples.resize(static_cast<std::size_t>(count));
    for (int row = 0; row < tensor.rows(); ++row) {
        for (int column = 0; column < tensor.columns(); ++column)
            named.samples[static_cast<std::size_t>(isByColumn ? column : row)].push_back(tensor.at(row, column));
    }
    return named;
}

std::vector<NamedBox> boxesOf(const NamedSamples &named, const Inputs &in, const Context &context)
{
    std::vector<NamedBox> boxes;
    for (std::size_t i = 0; i < named.samples.size(); ++i) {
        std::vector<double> sample = named.samples[i];
        std::erase_if(sample, [](double number) { return !std::isfinite(number); });
        NamedBox box{.name = named.names[static_cast<qsizetype>(i)], .place = static_cast<double>(boxes.size())};
        if (sample.empty())
            continue;
        if (in.text("form") != "five"_L1)
            box.five = fiveNumbersOf(sample, in.number("whiskers"));
        else if (sample.size() < 5) {
            context.warn(Sentence::tr("“%1” has fewer than five numbers, and is left out.").arg(box.name));
            continue;
        } else {
            std::ranges::sort(sample.begin(), sample.begin() + 5);
            box.five = {sample[0], sample[1], sample[2], sample[3], sample[4], sample[2]};
            box.five.outliers.assign(sample.begin() + 5, sample.end());
        }
        boxes.push_back(box);
    }
    return boxes;
}

/// Boxes pair by their names; outliers of the one go as those of the other come.
std::vector<NamedBox> boxesBetween(const std::vector<NamedBox> &before, const std::vector<NamedBox> &after,
                                   double share)
{
    std::vector<NamedBox> boxes;
    for (NamedBox box : after) {
        const auto old = std::ranges::find(before, box.name, &NamedBox::name);
        if (old == before.end()) {
            box.presence = share;
        } else {
            box.newOutliers = old->five.outliers.size();
            box.coming = share;
            box.five = mixed(old->five, box.five, share);
            box.place = std::lerp(old->place, box.place, share);
        }
        boxes.push_back(box);
    }
    for (NamedBox box : before) {
        if (std::ranges::find(after, box.name, &NamedBox::name) == after.end()) {
            box.presence = 1 - share;
            boxes.push_back(box);
        }
    }
    return boxes;
}

/// All that is drawn at one time.
struct BoxChart
{
    std::vector<NamedBox> boxes;
    blocks::AxisScale values;
    double most = 0.5; ///< of the axis of names, which begins at −0.5
    std::vector<blocks::AxisTick> ticks = {};
};

class BoxDrawing
{
public:
    BoxDrawing(const BoxChart &chart, bool arePercent, const Inputs &in, const Context &context)
        : m_chart(chart),
          m_arePercent(arePercent),
          m_in(in),
          m_context(context),
          m_nameScale{.kind = blocks::AxisKind::Categories, .least = -0.5, .most = chart.most},
          m_area(m_nameScale, chart.values, in, context),
          m_style(m_area.style())
    {}

    blocks::AxisPlace valuePlace() const { return m_area.valuePlace(m_chart.values.isLogarithmic()); }
    const blocks::AxesStyle &style() const { return m_style; }

    Shape drawn() const
    {
        const auto values = blocks::drawnAxis(m_chart.values, m_chart.ticks, m_in.text("yTitle"), valuePlace(), m_style,
                                              m_context);
        std::vector<Shape> boxes;
        for (std::size_t i = 0; i < m_chart.boxes.size(); ++i)
            boxes.push_back(box(i));
        std::vector<Shape> parts;
        if (m_in.text("gridLines") != "none"_L1)
            parts.push_back(shape::group({values.grid}, u"grid"_s));
        parts.push_back(shape::group(std::move(boxes), u"boxes"_s));
        parts.push_back(values.axis);
        parts.push_back(nameAxis());
        return shape::group(std::move(parts));
    }

private:
    Shape nameAxis() const
    {
        std::vector<blocks::AxisTick> ticks;
        for (const NamedBox &box : m_chart.boxes) {
            if (box.name != "_"_L1 && !box.name.isEmpty())
                ticks.push_back({box.place, box.name, box.presence});
        }
        return m_area.nameAxis(std::move(ticks), m_in.text("xTitle"), m_area.edge(), true).axis;
    }

    Shape stroke(const QPointF &from, const QPointF &to, double width, const base::Color &color, QString name) const
    {
        return shape::leaf(shape::line(from, to), blocks::lineStyle(color, width, m_context.setting), std::move(name));
    }

    /// From the box to the last number that is none of the outliers, with a short bar there.
    Shape whisker(double middle, double half, double from, double to, const base::Color &color, QString name) const
    {
        const double width = m_in.number("strokeWidth");
        std::vector<Shape> parts;
        parts.push_back(stroke(m_area.at(middle, m_area.valueAt(from)), m_area.at(middle, m_area.valueAt(to)), width,
                               color, u"line"_s));
        parts.push_back(stroke(m_area.at(middle - half / 2, m_area.valueAt(to)),
                               m_area.at(middle + half / 2, m_area.valueAt(to)), width, color, u"end"_s));
        return shape::group(std::move(parts), std::move(name));
    }

    Shape dot(const QPointF &place, double radius, const base::Color &color, QString name) const
    {
        shape::Style style;
        style.fill = color;
        style.strokeWidth = 0;
        return shape::shifted(shape::leaf(shape::circle(radius), style, std::move(name)), {place.x(), place.y(), 0});
    }

    Shape box(std::size_t index) const
    {
        const NamedBox &box = m_chart.boxes[index];
        const FiveNumbers &five = box.five;
        const base::Color color = seriesColor(m_in, m_in.boolean("colourEach") ? index : 0, m_context);
        const double unit = m_area.unit();
        const double half = std::max(m_in.number("thickness") * unit / 2, 1e-3);
        const double middle = m_area.along(box.place);
        const double width = m_in.number("strokeWidth");
        const double lower = m_area.valueAt(five.lower);
        const double upper = std::max(m_area.valueAt(five.upper), lower + 1e-5); // corners that a morph can tell apart
        const QPointF corners[] = {m_area.at(middle + half, upper), m_area.at(middle - half, upper),
                                   m_area.at(middle - half, lower), m_area.at(middle + half, lower)};
        shape::Style body = blocks::lineStyle(color, width, m_context.setting);
        body.fill = color.withAlpha(m_in.number("fillOpacity"));
        std::vector<Shape> parts;
        parts.push_back(whisker(middle, half, five.lower, five.least, color, u"lower"_s));
        parts.push_back(whisker(middle, half, five.upper, five.most, color, u"upper"_s));
        parts.push_back(shape::leaf(shape::polygon(corners), body, u"box"_s));
        parts.push_back(stroke(m_area.at(middle - half, m_area.valueAt(five.median)),
                               m_area.at(middle + half, m_area.valueAt(five.median)), 1.8 * width, m_style.title,
                               u"median"_s));
        if (m_in.boolean("showMean") && m_area.isWithin(five.mean))
            parts.push_back(dot(m_area.at(middle, m_area.valueAt(five.mean)), 0.06, m_style.title, u"mean"_s));
        if (m_in.boolean("showOutliers"))
            parts.push_back(outliers(box, middle, color));
        if (m_in.boolean("showNumbers") && m_area.isWithin(five.median))
            parts.push_back(number(five.median, middle, half));
        return shape::group(std::move(parts), box.name).edited([&](shape::Part &part) { part.opacity = box.presence; });
    }

    Shape outliers(const NamedBox &box, double middle, const base::Color &color) const
    {
        std::vector<Shape> dots;
        for (std::size_t i = 0; i < box.five.outliers.size(); ++i) {
            const double presence = box.coming >= 1 ? 1 : i < box.newOutliers ? 1 - box.coming : box.coming;
            const double value = box.five.outliers[i];
            if (m_area.isWithin(value) && presence > 0 && !(box.coming >= 1 && i < box.newOutliers))
                dots.push_back(dot(m_area.at(middle, m_area.valueAt(value)), 0.05, color.withAlpha(presence),
                                   QString::number(dots.size() + 1)));
        }
        return shape::group(std::move(dots), u"outliers"_s);
    }

    /// The median, beside its line.
    Shape number(double median, double middle, double half) const
    {
        const double shown = m_arePercent ? 100 * median : median;
        const int decimals = m_in.integer("decimals") >= 0 ? m_in.integer("decimals") : neededDecimals();
        const Shape text = blocks::chartNumber(shown, decimals, 0.85 * m_style.size, m_style.title,
                                               m_arePercent ? u"%"_s : QString(), m_area.isUp() ? -1 : 0, m_context);
        const double gap = 0.3 * m_style.em;
        const QPointF place = m_area.isUp()
            ? m_area.at(middle + half + gap, m_area.valueAt(median))
            : m_area.at(middle + half + gap + 0.35 * m_style.em, m_area.valueAt(median));
        return shape::shifted(text, {place.x(), place.y(), 0}).edited([](shape::Part &part) {
            part.name = u"number"_s;
        });
    }

    int neededDecimals() const
    {
        int most = 0;
        for (const NamedBox &box : m_chart.boxes) {
            const double shown = m_arePercent ? 100 * box.five.median : box.five.median;
            most = std::max(most, blocks::shownDecimals(shown));
        }
        return most;
    }

    const BoxChart &m_chart;
    bool m_arePercent;
    const Inputs &m_in;
    const Context &m_context;
    blocks::AxisScale m_nameScale;
    NamedArea m_area;
    blocks::AxesStyle m_style;
};

/// With the scale that shows whiskers and outliers.
Result<BoxChart> boxChart(const std::vector<NamedBox> &boxes, bool arePercent, const Inputs &in, const Context &context)
{
    BoxChart chart;
    chart.boxes = boxes;
    chart.most = std::max(0.5, static_cast<double>(boxes.size()) - 0.5);
    std::vector<double> numbers;
    for (const NamedBox &box : boxes) {
        numbers.insert(numbers.end(), {box.five.least, box.five.most});
        if (in.boolean("showOutliers"))
            numbers.insert(numbers.end(), box.five.outliers.begin(), box.five.outliers.end());
    }
    blocks::AxisSettings settings = blocks::axisSettings(in, blocks::yAxisKeys);
    const bool isUp = in.text("direction") == "up"_L1;
    const auto scale = blocks::scaleOf(settings, blocks::finiteRange(numbers, settings.kind().kind), isUp,
                                       in.number(isUp ? "height" : "width"));
    if (!scale)
        return tl::unexpected(scale.error());
    chart.values = *scale;
    if (arePercent && settings.numbers == blocks::NumberFormat::Automatic)
        settings.numbers = blocks::NumberFormat::Percent;
    const BoxDrawing drawing(chart, arePercent, in, context);
    chart.ticks = blocks::fittingTicks(chart.values, settings, drawing.valuePlace(), drawing.style(), context);
    return chart;
}

Result<Shape> drawBoxes(const Inputs &in, const Context &context)
{
    auto named = samplesOf(in.texts("cells"), in, context);
    const tensor::Tensor &tensor = in.tensor("tensor");
    if (tensor.size() > 0)
        named = linkedSamples(tensor, named ? named->names : QStringList(), in.text("form") == "columns"_L1);
    if (!named)
        return tl::unexpected(named.error());
    if (const auto few = blocks::checkCount(named->names.size()); !few)
        return tl::unexpected(few.error());
    auto chart = boxChart(boxesOf(*named, in, context), named->arePercent, in, context);
    const double later = in.number("later");
    if (chart && later > 0 && !in.texts("laterCells").isEmpty()) {
        const auto next = samplesOf(in.texts("laterCells"), in, context).and_then([&](const NamedSamples &samples) {
            return boxChart(boxesOf(samples, in, context), named->arePercent, in, context);
        });
        if (!next)
            return tl::unexpected(next.error());
        chart = BoxChart{boxesBetween(chart->boxes, next->boxes, later),
                         blocks::mixed(chart->values, next->values, later), std::lerp(chart->most, next->most, later),
                         blocks::mixed(chart->ticks, next->ticks, later)};
        std::erase_if(chart->boxes, [](const NamedBox &box) { return box.presence <= 0; });
    }
    return chart.map([&](const BoxChart &drawn) { return BoxDrawing(drawn, named->arePercent, in, context).drawn(); });
}

} // namespace

NodeType box()
{
    return {
        .id = u"charts.box"_s,
        .title = u"Box plot"_s,
        .category = u"Charts"_s,
        .help =
            u"How samples are spread: a box from the first to the third quartile with a line at the median, whiskers "
            u"to the last numbers within 1.5 times its length, and a dot for each number beyond. “Change” leads to "
            u"other numbers. The parts are “boxes/NAME/box”, “…/median”, “…/lower”, “…/upper”, “…/outliers” and "
            u"“…/mean”, “x”, “y” and “grid”."_s,
        .properties = graph::joined(
            row::table("cells",
                       {"Layer 1\tLayer 6\tLayer 12", "0.9\t2.1\t1.2", "1.4\t2.4\t0.8", "1.1\t2.9\t1.6",
                        "1.6\t2.2\t1.1", "1.9\t2.6\t0.7", "1.3\t3.4\t2.9", "1.5\t2.5\t1.0", "1.2\t1.7\t0.9"},
                       "The samples, or five numbers of each"),
            row::choice("form", "columns",
                        "columns=A column for each box|rows=A row for each box, after its name|five=Five numbers in "
                        "each row, after a name",
                        "How the cells are read; rows with the same name belong together")
                .titled("Cells hold"),
            row::boolean("headerRow", true, "Whether the first row names the columns"),
            row::tensor("tensor", "Numbers that are computed, instead of those in the cells").titled("Linked numbers"),
            row::number("whiskers", 1.5, "How far whiskers reach at most, in lengths of the box; −1: to all numbers")
                .between(-1, 100),
            row::boolean("showOutliers", true, "A dot for each number beyond the whiskers"),
            row::boolean("showMean", false, "A dot at the mean"),
            row::boolean("showNumbers", false, "The median, beside its line"),
            row::integer("decimals", -1, "Of the numbers: digits after the point; −1: as they need").between(-1, 8),
            row::choice("direction", "up", "up|right", "Where greater numbers are"),
            row::texts("laterCells", "The table when the change is complete, with the same names")
                .titled("Table afterwards"),
            row::number("later", 0, "From 0, the table, to 1, the table afterwards").titled("Change").between(0, 1),
            row::number("width", 8, "Of the area between the axes").between(0.1, 1000).in("units"),
            row::number("height", 4.5, "Of the area between the axes").between(0.1, 1000).in("units"),
            row::colors("colours", {"BLUE", "ORANGE", "GREEN", "RED", "PURPLE", "TEAL", "PINK", "GOLD"},
                        "The first one for all boxes, or one for each"),
            row::boolean("colourEach", false, "A colour of its own for each box").titled("A colour for each box"),
            row::number("thickness", 0.5, "Of the boxes: the share of the room for each")
                .titled("Box thickness")
                .between(0.01, 1),
            row::number("fillOpacity", 0.35, "How opaque the boxes are").between(0, 1),
            row::number("strokeWidth", 3, "Width of the lines").titled("Line width").between(0, 100).in("hundredths"),
            row::text("xTitle", "", "What the names are").titled("X axis title"),
            blocks::axisProperties(blocks::yAxisKeys, {.scales = "linear|log10=Logarithmic, base 10"}),
            blocks::axisStyleProperties()),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing(drawBoxes),
    };
}

} // namespace lectograph::charts
