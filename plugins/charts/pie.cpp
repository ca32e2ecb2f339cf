// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/contrast.h"
#include "blocks/marks.h"
#include "blocks/rounding.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "blocks/table.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "slices.h"
#include "types.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

constexpr double pieGap = 0.03; ///< between slices, in scene units

QString otherName(const Inputs &in, const Context &context)
{
    const QString &own = in.text("otherName");
    const QString &language = context.setting.language();
    return !own.isEmpty() ? own : language == "ko"_L1 ? u"기타"_s : language == "zh"_L1 ? u"其他"_s : u"Other"_s;
}

/// Which column is drawn; the first one that has numbers, if none is named.
Result<std::vector<Slice>> pieSlices(const ChartData &data, const Inputs &in, const Context &context)
{
    if (data.values.empty())
        return std::vector<Slice>();
    const QString &asked = in.text("series");
    const auto column = asked.isEmpty() ? std::optional(0) : blocks::indexOf(asked, data.series);
    if (!column)
        return base::failure(Sentence::tr("There is no column “%1” of numbers.").arg(asked),
                             Sentence::tr("Write the name or the number of one, or nothing for the first."),
                             u"series"_s);
    const std::vector<double> &numbers = data.values[static_cast<std::size_t>(*column)];
    if (std::ranges::any_of(numbers, [](double number) { return number < 0; }))
        context.warn(Sentence::tr("A pie has no slices for numbers below 0; they are left out."));
    return slicesOf(data.categories, numbers, {in.text("order"), in.number("leastShare"), otherName(in, context)});
}

/// Draws one pie with its labels.
class PieDrawing
{
public:
    PieDrawing(std::vector<Slice> slices, bool arePercent, const Inputs &in, const Context &context)
        : m_slices(std::move(slices)),
          m_arePercent(arePercent),
          m_in(in),
          m_context(context),
          m_style(blocks::axesStyle(in, context)),
          m_outer(in.number("radius")),
          m_inner(in.number("hole") * m_outer)
    {
        std::vector<double> shares;
        for (const Slice &slice : m_slices)
            shares.push_back(slice.share);
        m_decimals = decimals();
        m_rounded = blocks::roundedShares(shares, m_decimals + 2);
    }

    Shape drawn() const
    {
        std::vector<Label> outside;
        std::vector<Shape> slices;
        for (std::size_t i = 0; i < m_slices.size(); ++i) {
            std::vector<Shape> parts;
            parts.push_back(sliceShape(i));
            const std::optional<Shape> within = labelWithin(i);
            if (within)
                parts.push_back(*within);
            else if (m_in.text("labels") == "automatic"_L1 || m_in.text("labels") == "outside"_L1)
                outside.push_back(labelFor(i));
            slices.push_back(shape::group(std::move(parts), m_slices[i].part).edited([&](shape::Part &part) {
                part.opacity = m_slices[i].presence;
            }));
        }
        std::vector<Shape> all{shape::group(std::move(slices), u"slices"_s)};
        if (std::vector<Shape> labels = placedOutside(outside); !labels.empty())
            all.push_back(shape::group(std::move(labels), u"labels"_s));
        if (m_in.boolean("showTotal") && !m_slices.empty())
            all.push_back(total());
        return shape::group(std::move(all));
    }

private:
    /// A label beside the pie, before it has its place.
    struct Label
    {
        std::size_t slice = 0;
        Shape words;
    };

    double turned(double share) const { return share * m_in.number("drawn") + m_in.number("startAngle") / 360; }
    double middleOf(std::size_t i) const { return turned(m_slices[i].from + m_slices[i].sweep / 2); }
    base::Color colorOf(std::size_t i) const { return seriesColor(m_in, m_slices[i].color, m_context); }

    /// How far a slice stands out from the middle.
    QPointF pulled(std::size_t i) const
    {
        const QStringList &names = m_in.texts("pulledOut");
        const bool isPulled = names.contains(m_slices[i].name, Qt::CaseInsensitive);
        return isPulled ? slicePoint(m_in.number("pull"), middleOf(i)) : QPointF();
    }

    Shape sliceShape(std::size_t i) const
    {
        shape::Style style;
        style.fill = colorOf(i).withAlpha(m_in.number("fillOpacity"));
        style.strokeWidth = 0;
        const double sweep = m_slices[i].sweep * m_in.number("drawn");
        const shape::Path path = slicePath(m_inner, m_outer, turned(m_slices[i].from), sweep, pieGap);
        const QPointF out = pulled(i);
        return shape::shifted(shape::leaf(path, style, u"slice"_s), {out.x(), out.y(), 0});
    }

    bool saysShare() const { return m_in.text("labelsSay").endsWith("shares"_L1); }
    bool saysName() const { return m_in.text("labelsSay").startsWith("names"_L1); }

    int decimals() const
    {
        if (m_in.integer("decimals") >= 0)
            return m_in.integer("decimals");
        int most = 0;
        for (const Slice &slice : m_slices) {
            if (saysShare()) // a small share is no 0 %
                most = std::max(most, slice.share >= 0.01 || slice.presence < 1 ? 0 : slice.share >= 0.001 ? 1 : 2);
            else
                most = std::max(most,
                                std::min(2, blocks::decimalsOf(m_arePercent ? 100 * slice.number : slice.number)));
        }
        return most;
    }

    /// The number of a label; nothing where labels are names.
    std::optional<Shape> numberOf(std::size_t i, const base::Color &color) const
    {
        if (m_in.text("labelsSay") == "names"_L1)
            return std::nullopt;
        const bool isPercent = saysShare() || m_arePercent;
        const bool isStill = std::ranges::all_of(m_slices, [](const Slice &slice) { return slice.presence == 1; });
        const double shown = !saysShare() ? m_slices[i].number * (m_arePercent ? 100 : 1)
            : isStill                     ? 100 * m_rounded[i]
                                          : 100 * m_slices[i].share;
        const double least = std::pow(10.0, -m_decimals);
        const bool isTiny = saysShare() && isStill && shown < least / 2; // which is more than nothing
        const Shape number = blocks::chartNumber(isTiny ? least : shown, m_decimals, m_style.size, color,
                                                 isPercent ? u"%"_s : QString(), 0, m_context);
        const auto named = [](const Shape &shape) {
            return shape.edited([](shape::Part &part) { part.name = u"number"_s; });
        };
        if (!isTiny)
            return named(number);
        const Shape sign = blocks::chartText(u"<"_s, m_style.size, color, m_context);
        return named(shape::group(shape::arrangedOnBaseline({sign, number}, {1, 0, 0}, 0.2 * m_style.em)));
    }

    /// Name and number beside each other or on two lines, around the origin.
    Shape wordsOf(std::size_t i, const base::Color &nameColor, const base::Color &numberColor, bool isTwoLines,
                  double wrapWidth) const
    {
        std::vector<Shape> parts;
        if (saysName() && !m_slices[i].name.trimmed().isEmpty())
            parts.push_back(blocks::chartText(m_slices[i].name, m_style.size, nameColor, m_context, wrapWidth)
                                .edited([](shape::Part &part) { part.name = u"name"_s; }));
        if (const auto number = numberOf(i, numberColor))
            parts.push_back(*number);
        if (parts.size() > 1 && isTwoLines)
            parts = shape::arranged(std::move(parts), {0, -1, 0}, 0.1 * m_style.em);
        else if (parts.size() > 1)
            parts = shape::arrangedOnBaseline(std::move(parts), {1, 0, 0}, 0.45 * m_style.em);
        return shape::group(std::move(parts), u"label"_s);
    }

    /// On the slice, if it is wanted there and has room.
    std::optional<Shape> labelWithin(std::size_t i) const
    {
        const QString &where = m_in.text("labels");
        if (where != "automatic"_L1 && where != "inside"_L1)
            return std::nullopt;
        const base::Color ink = blocks::blackOrWhiteOn(colorOf(i));
        const double radius = m_inner > 0 ? (m_inner + m_outer) / 2 : 0.6 * m_outer;
        const double place = m_slices[i].sweep >= 1 && m_inner <= 0 ? 0 : radius;
        const QPointF at = slicePoint(place, middleOf(i));
        const QPointF out = pulled(i);
        for (const bool isTwoLines : {false, true}) {
            const Shape words = shape::movedTo(wordsOf(i, ink, ink, isTwoLines, 0), {at.x(), at.y(), 0});
            if (fits(i, words.bounds()))
                return shape::shifted(words, {out.x(), out.y(), 0});
        }
        return std::nullopt;
    }

    /// Whether the border of the box lies within the slice, with a little room.
    bool fits(std::size_t i, const base::Box &box) const
    {
        const double margin = 0.25 * m_style.em;
        const double sweep = m_slices[i].sweep * m_in.number("drawn");
        constexpr int steps = 8;
        for (int side = 0; side < 4; ++side) {
            for (int step = 0; step < steps; ++step) {
                const double along = static_cast<double>(step) / steps;
                const double u = side == 0 ? along : side == 1 ? 1 : side == 2 ? 1 - along : 0;
                const double v = side == 0 ? 0 : side == 1 ? along : side == 2 ? 1 : 1 - along;
                const double x = std::lerp(box.min.x - margin, box.max.x + margin, u);
                const double y = std::lerp(box.min.y - margin, box.max.y + margin, v);
                const double radius = std::hypot(x, y);
                const double share = std::remainder(std::atan2(x, y) / (2 * std::numbers::pi) - middleOf(i), 1.0);
                if (radius > m_outer || radius < m_inner || (sweep < 1 - 1e-9 && std::abs(share) > sweep / 2))
                    return false;
            }
        }
        return true;
    }

    Label labelFor(std::size_t i) const
    {
        return {i, wordsOf(i, m_style.title, m_style.words, false, 16 * m_style.em)};
    }

    /// In two columns that follow the circle, each in the order of its slices, with lines that do not cross.
    std::vector<Shape> placedOutside(const std::vector<Label> &labels) const
    {
        std::vector<Shape> all;
        for (const bool isRight : {true, false}) {
            std::vector<const Label *> side;
            for (const Label &label : labels) {
                if ((slicePoint(1, middleOf(label.slice)).x() >= 0) == isRight)
                    side.push_back(&label);
            }
            std::ranges::stable_sort(side, std::greater{},
                                     [&](const Label *label) { return slicePoint(1, middleOf(label->slice)).y(); });
            const std::vector<double> heights = heightsOf(side, isRight);
            for (std::size_t i = 0; i < side.size(); ++i)
                all.push_back(withLeader(*side[i], heights[i], isRight));
        }
        return all;
    }

    /// As near to their slices as there is room; away from the middle of the pie where their lines would cross it.
    std::vector<double> heightsOf(const std::vector<const Label *> &side, bool isRight) const
    {
        const double gap = 0.35 * m_style.em;
        std::vector<double> wanted;
        std::vector<double> sizes;
        for (const Label *label : side) {
            wanted.push_back(elbowOf(label->slice).y());
            sizes.push_back(std::max(label->words.bounds().height(), m_style.em));
        }
        std::vector<double> heights = spreadHeights(wanted, sizes, gap);
        bool isCrossing = false;
        for (std::size_t i = 0; i < side.size(); ++i)
            isCrossing = isCrossing || crosses(elbowOf(side[i]->slice), footOf(*side[i], heights[i], isRight));
        if (!isCrossing)
            return heights;
        const auto half = static_cast<std::size_t>(
            std::ranges::find_if(wanted, [](double height) { return height < 0; }) - wanted.begin());
        for (std::size_t i = half > 0 ? half - 1 : 0; i-- > 0;)
            wanted[i] = std::max(wanted[i], wanted[i + 1] + (sizes[i] + sizes[i + 1]) / 2 + gap);
        for (std::size_t i = half + 1; i < wanted.size(); ++i)
            wanted[i] = std::min(wanted[i], wanted[i - 1] - (sizes[i] + sizes[i - 1]) / 2 - gap);
        return spreadHeights(wanted, sizes, gap);
    }

    /// Whether a line runs over the pie.
    bool crosses(const QPointF &from, const QPointF &to) const
    {
        const double radius = m_outer + (m_in.texts("pulledOut").isEmpty() ? 0 : m_in.number("pull"));
        const QPointF along = to - from;
        const double length = QPointF::dotProduct(along, along);
        const double nearest = length > 0 ? std::clamp(-QPointF::dotProduct(from, along) / length, 0.0, 1.0) : 0;
        const QPointF point = from + nearest * along;
        return std::hypot(point.x(), point.y()) < radius - 1e-9 && nearest > 0;
    }

    /// Where the line of a label ends.
    QPointF footOf(const Label &label, double height, bool isRight) const
    {
        const double beside = reach() + 0.1;
        const double around = std::sqrt(std::max(0.0, beside * beside - height * height));
        const double x = std::max(std::abs(elbowOf(label.slice).x()), around) + 0.6 * m_style.em;
        return {isRight ? x : -x, height};
    }

    double reach() const { return m_outer + 0.9 * m_style.em; }
    QPointF elbowOf(std::size_t slice) const { return slicePoint(reach(), middleOf(slice)) + pulled(slice); }

    Shape withLeader(const Label &label, double height, bool isRight) const
    {
        const double sign = isRight ? 1 : -1;
        const QPointF elbow = elbowOf(label.slice);
        const QPointF foot = footOf(label, height, isRight);
        const QPointF points[] = {slicePoint(m_outer + 0.04, middleOf(label.slice)) + pulled(label.slice), elbow, foot};
        shape::Style line = blocks::lineStyle(m_style.line, m_style.width, m_context.setting);
        line.join = shape::Join::Round;
        const Shape centred = shape::centredAt(label.words, {0, height, 0});
        const base::Box &box = centred.bounds();
        const double gap = 0.3 * m_style.em;
        const Shape words = shape::shifted(
            centred, {foot.x() + sign * gap - (isRight ? box.min.x : box.max.x), height - box.centre().y, 0});
        return shape::group({shape::leaf(shape::polygon(points, false), line, u"line"_s), words},
                            m_slices[label.slice].part)
            .edited([&](shape::Part &part) { part.opacity = m_slices[label.slice].presence; });
    }

    Shape total() const
    {
        double sum = 0;
        int most = 0;
        for (const Slice &slice : m_slices) {
            const double number = m_arePercent ? 100 * slice.number : slice.number;
            sum += number;
            most = std::max(most, slice.presence < 1 ? 0 : std::min(2, blocks::decimalsOf(number)));
        }
        const Shape number = blocks::chartNumber(sum, std::max(most, m_in.integer("decimals")), 1.5 * m_style.size,
                                                 m_style.title, m_arePercent ? u"%"_s : QString(), 0, m_context);
        const double room = m_inner > 0 ? 1.6 * m_inner : 1.6 * m_outer;
        return shape::centredAt(shape::scaled(number, shape::commonFit({&number, 1}, room)), {})
            .edited([](shape::Part &part) { part.name = u"total"_s; });
    }

    std::vector<Slice> m_slices;
    bool m_arePercent;
    const Inputs &m_in;
    const Context &m_context;
    blocks::AxesStyle m_style;
    double m_outer;
    double m_inner;
    int m_decimals = 0;
    std::vector<double> m_rounded;
};

Result<Shape> drawPie(const Inputs &in, const Context &context)
{
    const auto data = chartData(in, context);
    if (!data)
        return tl::unexpected(data.error());
    if (const auto few = blocks::checkCount(data->categories.size()); !few)
        return tl::unexpected(few.error());
    auto slices = pieSlices(*data, in, context);
    if (!slices)
        return tl::unexpected(slices.error());
    const double later = in.number("later");
    if (later > 0 && !in.texts("laterCells").isEmpty()) {
        const auto next = tableData(in.texts("laterCells"), in.boolean("headerRow"), in.boolean("headerColumn"),
                                    context)
                              .and_then([&](const ChartData &table) { return pieSlices(table, in, context); });
        if (!next)
            return tl::unexpected(next.error());
        slices = slicesBetween(*slices, *next, later);
        std::erase_if(*slices, [](const Slice &slice) { return slice.presence <= 0; });
    }
    return PieDrawing(*std::move(slices), data->arePercent, in, context).drawn();
}

} // namespace

NodeType pie()
{
    return {
        .id = u"charts.pie"_s,
        .title = u"Pie or ring"_s,
        .category = u"Charts"_s,
        .help =
            u"Shares of a whole as slices of a circle or a ring, clockwise from the top. Labels stand on the slices "
            u"or beside them, where they do not touch. “Change” leads to other numbers. The parts are "
            u"“slices/NAME/slice” and “…/label”, “labels/NAME/label” and “…/line”, and “total”."_s,
        .properties = graph::joined(
            dataProperties(
                {"\tParameters", "Attention\t28.3", "Feed-forward\t56.7", "Embedding\t38.6", "Positions\t0.8"}),
            row::text("series", "", "The name or number of the column that is drawn; empty: the first")
                .titled("Column"),
            row::number("radius", 2.2, "Of the circle").between(0.1, 1000).in("units"),
            row::number("hole", 0, "Of a ring: its inner radius, as a share of the radius").between(0, 0.95),
            row::choice("order", "as given", "as given|largest first", "Which slice comes first"),
            row::number("leastShare", 0, "Smaller slices are put together as one, such as those below 0.02")
                .titled("Least slice")
                .between(0, 1),
            row::text("otherName", "", "Of the slice of small ones; empty: “Other”, in the language of the lecture")
                .titled("Name of the rest"),
            row::choice("labels", "automatic",
                        "automatic=On the slices, or beside them|inside=Only on the slices|outside=Beside them|none",
                        "Where labels stand"),
            row::choice("labelsSay", "names and shares", "names and shares|names|shares|numbers|names and numbers",
                        "What is written in labels"),
            row::integer("decimals", -1, "Of the numbers: digits after the point; −1: as they need").between(-1, 8),
            row::boolean("showTotal", false, "The sum of all numbers, in the middle"),
            row::texts("pulledOut", "Names of slices that stand out from the others"),
            row::number("pull", 0.3, "How far these slices stand out")
                .titled("How far out")
                .between(0, 100)
                .in("units"),
            row::number("startAngle", 0, "Where the first slice begins, clockwise from the top").in("°"),
            row::number("drawn", 1, "How much of the circle is drawn; keyframes from 0 to 1 open it like a fan")
                .between(0, 1),
            row::texts("laterCells", "The table when the change is complete, with the same names")
                .titled("Table afterwards"),
            row::number("later", 0, "From 0, the table, to 1, the table afterwards").titled("Change").between(0, 1),
            row::colors("colours", {"BLUE", "ORANGE", "GREEN", "RED", "PURPLE", "TEAL", "PINK", "GOLD"},
                        "One for each slice, over again if there are fewer"),
            row::number("fillOpacity", 1, "How opaque the slices are").between(0, 1),
            row::color("axisColour", "GREY_B", "Of the lines to labels and their numbers").titled("Line colour"),
            blocks::typeSizeRow(24), row::color("colour", "WHITE", "Colour of the names").titled("Colour of texts")),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing(drawPie),
    };
}

} // namespace lectograph::charts
