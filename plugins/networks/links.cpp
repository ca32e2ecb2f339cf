// SPDX-License-Identifier: GPL-3.0-or-later
#include "links.h"

#include "base/allowance.h"
#include "blocks/style.h"
#include "graph/row.h"
#include "shape/outlines.h"
#include "shape/pathops.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>

namespace lectograph::networks {

using namespace Qt::StringLiterals;
using base::Color;
using graph::Context;
using graph::Inputs;
using shape::Shape;

namespace {

constexpr double faintest = 0.08;
constexpr double thinnest = 0.5;

double sizeOf(const Link &link)
{
    return std::abs(link.weight);
}

/// The links of one gap between shown nodes.
void gather(std::vector<Link> &links, std::size_t gap, const Column &before, const Column &after, const Layer &layer)
{
    const auto heads = static_cast<std::size_t>(layer.headCount());
    base::spend(30 * before.shown.size() * after.shown.size() * heads);
    for (std::size_t head = 0; head < heads; ++head) {
        for (std::size_t from = 0; from < before.shown.size(); ++from) {
            for (std::size_t to = 0; before.shown[from] >= 0 && to < after.shown.size(); ++to) {
                if (after.shown[to] < 0)
                    continue;
                const double weight = layer.weight(before.shown[from], after.shown[to], static_cast<int>(head));
                if (std::isfinite(weight) && weight != 0)
                    links.push_back({gap, static_cast<int>(head), from, to, weight});
            }
        }
    }
}

/// How many links there are between all nodes; without those among shown nodes that have no weight.
double countOf(const Column &before, const Column &after, const Layer &layer, std::size_t drawable)
{
    const auto shown = [](const Column &column) {
        return static_cast<double>(std::ranges::count_if(column.shown, [](qint64 node) { return node >= 0; }));
    };
    const double all = static_cast<double>(before.count) * static_cast<double>(after.count) * layer.headCount();
    return all - shown(before) * shown(after) * layer.headCount() + static_cast<double>(drawable);
}

/// Draws links; strengths are shares of the greatest of their gap.
class Drawing
{
public:
    Drawing(const ChosenLinks &chosen, const LinkState &state, const Inputs &in, const Context &context)
        : m_state(state),
          m_in(in),
          m_context(context),
          m_most(state.layers.size(), in.number("strongest")),
          m_steepest(state.layers.size(), 0.0)
    {
        for (const Link &link : chosen.links) {
            if (in.number("strongest") <= 0)
                m_most[link.gap] = std::max(m_most[link.gap], sizeOf(link));
            m_steepest[link.gap] = std::max(m_steepest[link.gap], std::abs(gradientOf(link)));
        }
    }

    Shape drawn(const Link &link) const
    {
        const bool isPlain = m_in.text("links") == "alike"_L1
            || m_state.layers[link.gap].kind == Layer::Weights::Unusable;
        const double share = isPlain ? 0.35 : std::min(1.0, sizeOf(link) / m_most[link.gap]);
        double opacity = std::max(faintest, share);
        double width = std::lerp(std::min(thinnest, widest()), widest(), share);
        Color color = isPlain ? m_in.color("nodeColour") : colorOf(link.weight, share);
        if (const double passed = m_state.pulse.passedBack(link.gap); passed > 0 && m_steepest[link.gap] > 0) {
            const double slope = std::abs(gradientOf(link)) / m_steepest[link.gap];
            color = base::mix(color, m_in.color("backColour"), passed);
            opacity = std::lerp(opacity, std::max(faintest, slope), passed);
            width = std::lerp(width, std::lerp(std::min(thinnest, widest()), widest(), slope), passed);
        }
        if (isOut(link) || isOtherHead(link))
            opacity = faintest;
        const QString name = m_state.columns[link.gap].partOf(nodeFrom(link)) + u'→'
            + m_state.columns[link.gap + 1].partOf(nodeTo(link));
        const double flown = m_in.number("matrix");
        if (flown <= 0)
            return shape::leaf(pathOf(link), blocks::lineStyle(color.withAlpha(opacity), width, m_context.setting),
                               name);
        shape::Style style;
        style.fill = color.withAlpha(opacity);
        style.strokeWidth = 0;
        return shape::leaf(onTheWay(link, width * 0.01, flown), style, name);
    }

    /// Adds what is lit of a link to the path of its strength.
    void addLit(std::map<std::pair<bool, int>, std::vector<shape::Contour>> &lit, const Link &link) const
    {
        if (isOut(link) || isOtherHead(link) || m_in.number("matrix") > 0)
            return;
        for (const bool isBack : {false, true}) {
            const Pulse::Travel travel = isBack ? m_state.pulse.travelBack(link.gap) : m_state.pulse.travel(link.gap);
            if (!travel.isSeen())
                continue;
            const double from = isBack ? 1 - travel.head : travel.tail;
            const double to = isBack ? 1 - travel.tail : travel.head;
            const double share = std::min(1.0, sizeOf(link) / m_most[link.gap]);
            const shape::Path path = shape::partial(pathOf(link), from, to);
            auto &contours = lit[{isBack, static_cast<int>(std::ceil(share * strengths))}];
            std::ranges::copy(path.contours(), std::back_inserter(contours));
        }
    }

    std::vector<Shape> lit(const std::map<std::pair<bool, int>, std::vector<shape::Contour>> &paths) const
    {
        std::vector<Shape> parts;
        for (const auto &[kind, contours] : paths) {
            const double strength = std::lerp(0.3, 1.0, kind.second / static_cast<double>(strengths));
            const Color color = m_in.color(kind.first ? "backColour" : "pulseColour").withAlpha(strength);
            shape::Style style = blocks::lineStyle(color, std::max(2.0, widest()), m_context.setting);
            style.cap = shape::Cap::Round;
            parts.push_back(shape::leaf(shape::Path(contours), style));
        }
        return parts;
    }

private:
    static constexpr int strengths = 4; ///< of what is lit: all links of one strength are one path

    double widest() const { return m_in.number("linkWidth"); }
    qint64 nodeFrom(const Link &link) const { return m_state.columns[link.gap].shown[link.fromSlot]; }
    qint64 nodeTo(const Link &link) const { return m_state.columns[link.gap + 1].shown[link.toSlot]; }

    Color colorOf(double weight, double share) const
    {
        const Color full = m_in.color(weight < 0 ? "negativeColour" : "positiveColour");
        return base::mix(m_in.color("nodeColour"), full, std::sqrt(share));
    }

    double gradientOf(const Link &link) const
    {
        if (link.gap >= m_state.pass.gradients.size())
            return 0;
        return m_state.pass.gradients[link.gap].at(static_cast<int>(nodeFrom(link)), static_cast<int>(nodeTo(link)));
    }

    bool isOut(const Link &link) const
    {
        const std::size_t columns = m_state.columns.size();
        return m_state.dropout.isOut(link.gap, nodeFrom(link), columns)
            || m_state.dropout.isOut(link.gap + 1, nodeTo(link), columns);
    }

    bool isOtherHead(const Link &link) const
    {
        const int head = m_in.integer("head");
        return head >= 0 && m_state.layers[link.gap].headCount() > 1 && link.head != head;
    }

    /// Straight; those of several heads are bent, each by another angle.
    shape::Path pathOf(const Link &link) const
    {
        const QPointF way = m_state.places.at(link.gap + 1, link.toSlot) - m_state.places.at(link.gap, link.fromSlot);
        const int heads = m_state.layers[link.gap].headCount();
        const double bend = heads > 1 ? (link.head + 0.5) / heads - 0.5 : 0;
        return shape::line(m_state.places.edge(link.gap, link.fromSlot, way),
                           m_state.places.edge(link.gap + 1, link.toSlot, -way), bend);
    }

    /// The cell of a matrix in the middle of the gap, in rows and columns as the weights are given.
    base::Box cellOf(const Link &link) const
    {
        const Places &places = m_state.places;
        const bool isTurned = m_state.layers[link.gap].isTurned;
        const std::size_t before = places.y[link.gap].size();
        const std::size_t after = places.y[link.gap + 1].size();
        const auto rows = static_cast<double>(isTurned ? after : before);
        const auto columns = static_cast<double>(isTurned ? before : after);
        const double left = places.x[link.gap] + places.halfWidth[link.gap];
        const double right = places.x[link.gap + 1] - places.halfWidth[link.gap + 1];
        const double side = std::min(0.8 * (right - left) / columns, places.pitch);
        const auto row = static_cast<double>(isTurned ? link.toSlot : link.fromSlot);
        const auto column = static_cast<double>(isTurned ? link.fromSlot : link.toSlot);
        const base::Vec3 centre{(left + right) / 2 + (column - (columns - 1) / 2) * side, ((rows - 1) / 2 - row) * side,
                                0};
        const double half = side * 0.46; // with a gap to the next cell
        return {centre - base::Vec3{half, half, 0}, centre + base::Vec3{half, half, 0}};
    }

    /// Between a line of this width and a cell of the matrix.
    shape::Path onTheWay(const Link &link, double width, double flown) const
    {
        const QPointF way = m_state.places.at(link.gap + 1, link.toSlot) - m_state.places.at(link.gap, link.fromSlot);
        const QPointF from = m_state.places.edge(link.gap, link.fromSlot, way);
        const QPointF to = m_state.places.edge(link.gap + 1, link.toSlot, -way);
        const double length = std::max(1e-9, std::hypot(way.x(), way.y()));
        const QPointF aside = QPointF(-way.y(), way.x()) * (width / 2 / length);
        const base::Box cell = cellOf(link);
        const QPointF line[] = {from - aside, to - aside, to + aside, from + aside};
        const QPointF square[] = {
            {cell.min.x, cell.min.y}, {cell.max.x, cell.min.y}, {cell.max.x, cell.max.y}, {cell.min.x, cell.max.y}};
        std::array<QPointF, 4> corners;
        for (std::size_t i = 0; i < corners.size(); ++i)
            corners[i] = line[i] * (1 - flown) + square[i] * flown;
        return shape::polygon(corners);
    }

    const LinkState &m_state;
    const Inputs &m_in;
    const Context &m_context;
    std::vector<double> m_most;
    std::vector<double> m_steepest;
};

/// “links/COLUMN/FROM→TO”, by the column that they reach; of several heads “links/COLUMN/HEAD/FROM→TO”.
Shape grouped(std::vector<std::vector<std::vector<Shape>>> links, const LinkState &state)
{
    std::vector<Shape> gaps;
    for (std::size_t gap = 0; gap < links.size(); ++gap) {
        std::vector<Shape> heads;
        for (std::size_t head = 0; head < links[gap].size(); ++head)
            heads.push_back(shape::group(std::move(links[gap][head]), QString::number(head + 1)));
        const QString &name = state.columns[gap + 1].name;
        gaps.push_back(heads.size() == 1 ? heads.front().edited([&](shape::Part &part) { part.name = name; })
                                         : shape::group(std::move(heads), name));
    }
    return shape::group(std::move(gaps), u"links"_s);
}

} // namespace

graph::PropertyTable linkProperties()
{
    return {
        row::choice("links", "weights", "weights=By weight|alike=All alike|none",
                    "How links are drawn: the larger a weight, the wider and the more opaque")
            .titled("Links"),
        row::number("linkWidth", 3, "Width of the link with the largest weight")
            .titled("Width of links")
            .between(0, 100)
            .in("hundredths"),
        row::number("strongest", 0, "The weight of a full link; 0: the largest of its layer")
            .titled("Weight of a full link")
            .atLeast(0),
        row::color("positiveColour", "BLUE", "Colour of weights above 0").titled("Colour of positive weights"),
        row::color("negativeColour", "RED", "Colour of weights below 0").titled("Colour of negative weights"),
        row::number("matrix", 0, "0: links between nodes, 1: each has become the cell of a matrix with its weight")
            .titled("From links to a matrix")
            .between(0, 1),
        row::integer("head", -1,
                     "Which of several heads of weights is lit and computed, counted from 0; −1: all are lit")
            .titled("Attention head")
            .between(-1, 1000),
    };
}

graph::PropertyTable pulseProperties()
{
    return {
        row::number("pulse", 100,
                    "How many columns the pass has reached: keyframes from 0 to the number of columns let it run")
            .titled("Forward pass")
            .between(0, 100)
            .eases("linear"),
        row::color("pulseColour", "YELLOW", "Colour of what runs forwards").titled("Colour of the forward pass"),
        row::number("backPulse", 0, "The same for the backward pass, from the last column to the first")
            .titled("Backward pass")
            .between(0, 100)
            .eases("linear"),
        row::color("backColour", "ORANGE", "Colour of what runs backwards, and of gradients")
            .titled("Colour of the backward pass"),
    };
}

Pulse pulseOf(const Inputs &in, std::size_t columns)
{
    return {in.number("pulse"), in.number("backPulse"), columns};
}

ChosenLinks chosenLinks(const Inputs &in, const std::vector<Column> &columns, const std::vector<Layer> &layers)
{
    ChosenLinks chosen;
    if (in.text("links") == "none"_L1)
        return chosen;
    double all = 0;
    for (std::size_t gap = 0; gap < layers.size(); ++gap) {
        const std::size_t before = chosen.links.size();
        gather(chosen.links, gap, columns[gap], columns[gap + 1], layers[gap]);
        all += countOf(columns[gap], columns[gap + 1], layers[gap], chosen.links.size() - before);
    }
    if (chosen.links.size() > mostLinks) {
        // Stable, so that equal weights give the same picture everywhere.
        std::ranges::stable_sort(chosen.links, std::greater(), sizeOf);
        chosen.links.resize(mostLinks);
    }
    std::ranges::stable_sort(chosen.links, std::less(),
                             [](const Link &link) { return std::tuple(link.gap, link.head, sizeOf(link)); });
    chosen.others = all - static_cast<double>(chosen.links.size());
    return chosen;
}

DrawnLinks drawnLinks(const ChosenLinks &chosen, const LinkState &state, const Inputs &in, const Context &context)
{
    const Drawing drawing(chosen, state, in, context);
    std::vector<std::vector<std::vector<Shape>>> links;
    for (const Layer &layer : state.layers)
        links.emplace_back(static_cast<std::size_t>(layer.headCount()));
    std::map<std::pair<bool, int>, std::vector<shape::Contour>> lit;
    for (const Link &link : chosen.links) {
        links[link.gap][static_cast<std::size_t>(link.head)].push_back(drawing.drawn(link));
        drawing.addLit(lit, link);
    }
    return {grouped(std::move(links), state), drawing.lit(lit)};
}

} // namespace lectograph::networks
