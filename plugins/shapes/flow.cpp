// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/allowance.h"
#include "base/angle.h"
#include "base/hash.h"
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/random.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "graph/placement.h"
#include "shape/outlines.h"
#include "shape/select.h"
#include "tensor/random.h"

#include <algorithm>
#include <utility>

namespace lectograph::shapes {

using namespace Qt::StringLiterals;
using base::Color;
using base::Result;
using base::Vec3;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::PropertyTable;
using shape::Shape;

namespace {

/// More lines can neither be told apart nor be drawn at full speed: of more, the strongest are drawn.
constexpr std::size_t mostArcs = 10'000;
/// Of which these are found.
constexpr std::size_t mostPairs = 1'000'000;
constexpr quint64 workOfPair = 50;

/// Where lines begin or end, and in which colour.
struct End
{
    base::Box box;
    Color color;
    std::size_t index = 0; ///< of the row or column of the strengths
};

/// The colour of the first part with a visible one.
std::optional<Color> colorOf(const Shape &shape)
{
    const Color own = shape->style.mainColor();
    if (!shape->path.isEmpty() && !shape->hidden && own.a > 0)
        return own;
    for (const Shape &child : shape->children) {
        if (const auto color = colorOf(child))
            return color;
    }
    return std::nullopt;
}

/// The boxes of the leaves of a shape: of the letters of a word.
void addLeaves(const Shape &shape, const base::Transform &around, const End &whole, std::vector<End> &ends)
{
    const base::Transform place = around * shape->placement;
    if (shape::isLeaf(*shape) && !shape->hidden)
        ends.push_back({shape::transformed(shape, around).bounds(), whole.color, whole.index});
    for (const Shape &child : shape->children)
        addLeaves(child, place, whole, ends);
}

/// All parts that lines begin or end at, in order, or all their letters.
Result<std::vector<End>> endsOf(const Inputs &in, const char *shapes, const char *parts, bool everyLetter)
{
    const bool isColored = in.text("colouring") == "ends"_L1;
    std::vector<End> ends;
    std::size_t index = 0;
    for (const Shape &shape : in.shapes(shapes)) {
        const auto paths = shape::select(shape, in.text(parts));
        if (!paths)
            return base::within(QString::fromLatin1(parts), paths.error());
        for (const shape::IndexPath &path : *paths) {
            const Shape part = shape::partInSpace(shape, path);
            const Color color = isColored ? colorOf(part).value_or(Color{1, 1, 1, 1}) : Color{};
            const End whole{part.bounds(), color, index++};
            if (everyLetter)
                addLeaves(part, {}, whole, ends);
            else
                ends.push_back(whole);
        }
    }
    return ends;
}

/// How strong each line is, 0…1, from end to end: given by the tensor, one row for each target, or random.
class Strengths
{
public:
    Strengths(const Inputs &in, const Context &context)
        : m_weights(in.tensor("weights")), m_seed(blocks::seedOf(in, context)), m_most(in.number("most"))
    {
        if (m_most > 0 || m_weights.isEmpty())
            return;
        for (const double value : m_weights.values())
            m_most = std::max(m_most, std::isfinite(value) ? value : 0);
    }

    /// Most of the random ones are weak. Nothing is negative. `column` is the source's in the tensor.
    double at(std::size_t from, std::size_t to, std::size_t column) const
    {
        if (m_weights.isEmpty()) {
            tensor::Random random = randomOf(from, to);
            const double strength = random.uniform();
            return strength * strength;
        }
        const int row = static_cast<int>(to);
        if (row >= m_weights.rows() || static_cast<int>(column) >= m_weights.columns() || m_most <= 0)
            return 0;
        const double value = m_weights.at(row, static_cast<int>(column));
        return std::isnan(value) ? 0 : std::clamp(value / m_most, 0.0, 1.0);
    }

    /// Random numbers of one line, the same whatever other lines there are.
    tensor::Random randomOf(std::size_t from, std::size_t to) const
    {
        return tensor::Random(base::Hash(m_seed).add(from).add(to).value());
    }

    /// Two lines change places with the first seeds already.
    quint64 orderSeed() const { return m_seed + 2; }

private:
    tensor::Tensor m_weights;
    quint64 m_seed;
    double m_most;
};

/// The colours from weak to strong, or a random bright hue.
Color flowColor(const Inputs &in, double strength, tensor::Random random)
{
    const std::vector<Color> &scale = in.colors("colours");
    if (scale.size() == 1)
        return scale.front();
    if (!scale.empty()) {
        const double place = strength * static_cast<double>(scale.size() - 1);
        const auto first = std::min(static_cast<std::size_t>(place), scale.size() - 2);
        return base::mix(scale[first], scale[first + 1], place - static_cast<double>(first));
    }
    random.uniform(); // the strength
    return blocks::brightColor(random, in.number("hueFrom"), in.number("hueTo"), in.number("lightest"));
}

/// An arc that bulges up, or left where it goes straight down; or a curve that leaves and arrives at right angles.
shape::Path flowPath(const Inputs &in, const Vec3 &from, const Vec3 &to)
{
    const QPointF start(from.x, from.y);
    const QPointF end(to.x, to.y);
    if (in.text("form") == "arc"_L1) {
        const double angle = in.number("arc") * base::degree;
        return shape::line(start, end, end.x() >= start.x() ? -angle : angle);
    }
    const Vec3 leaving = graph::direction(in.text("fromSide"));
    const Vec3 arriving = graph::direction(in.text("toSide"));
    const double reach = base::length(to - from) * in.number("bend");
    shape::Contour contour;
    contour.points = {start, start + QPointF(leaving.x, leaving.y) * reach,
                      end + QPointF(arriving.x, arriving.y) * reach, end};
    return shape::Path({contour});
}

shape::Style styleOfLine(const Inputs &in, const Context &context, double strength, const Color &color)
{
    const double opacity = std::lerp(in.number("weakOpacity"), 1.0, strength) * in.number("strokeOpacity");
    shape::Style style = blocks::lineStyle(
        color.withAlpha(opacity), std::lerp(in.number("minWidth"), in.number("maxWidth"), strength), context.setting);
    style.cap = shape::Cap::Round;
    if (const std::vector<double> &profile = in.numbers("widthProfile"); !profile.empty())
        style.widthProfile = std::make_shared<const std::vector<double>>(profile);
    return style;
}

/// A line from one end to another.
struct Arc
{
    std::size_t from = 0;
    std::size_t to = 0;
    double strength = 0;
};

/// Those that are not too weak, by their targets; if there are too many, the strongest of them.
std::vector<Arc> arcsBetween(const std::vector<End> &sources, const std::vector<End> &targets,
                             const Strengths &strengths, double weakest, const Context &context)
{
    base::spend(sources.size() * targets.size() * workOfPair);
    std::vector<Arc> arcs;
    for (std::size_t to = 0; to < targets.size(); ++to) {
        for (std::size_t from = 0; from < sources.size(); ++from) {
            const double strength = strengths.at(from, to, sources[from].index);
            if (strength >= weakest)
                arcs.push_back({from, to, strength});
        }
    }
    if (arcs.size() <= mostArcs)
        return arcs;
    context.warn(base::Sentence::tr("Of %1 lines, only the %2 strongest are drawn.").arg(arcs.size()).arg(mostArcs));
    const auto last = arcs.begin() + static_cast<std::ptrdiff_t>(mostArcs);
    const auto place = [](const Arc &arc) { return std::pair(arc.to, arc.from); };
    std::ranges::nth_element(arcs, last, [&](const Arc &a, const Arc &b) {
        return a.strength != b.strength ? a.strength > b.strength : place(a) < place(b);
    });
    arcs.erase(last, arcs.end());
    std::ranges::sort(arcs, {}, place);
    return arcs;
}

Result<Shape> drawFlow(const Inputs &in, const Context &context)
{
    const auto sources = endsOf(in, "from", "fromParts", in.boolean("everyLetter"));
    if (!sources)
        return tl::unexpected(sources.error());
    const auto targets = endsOf(in, "to", "toParts", false);
    if (!targets)
        return tl::unexpected(targets.error());
    if (sources->size() * targets->size() > mostPairs)
        return base::failure(
            base::Sentence::tr("%1 lines are too many to be drawn one by one.").arg(sources->size() * targets->size()),
            base::Sentence::tr("Choose fewer parts: at most %1 lines.").arg(mostPairs));
    const Strengths strengths(in, context);
    const bool fromEndToEnd = in.text("colouring") == "ends"_L1;
    const Vec3 fromSide = graph::direction(in.text("fromSide"));
    const Vec3 toSide = graph::direction(in.text("toSide"));
    std::vector<Shape> lines;
    for (const Arc &arc : arcsBetween(*sources, *targets, strengths, in.number("weakest"), context)) {
        const Vec3 start = (*sources)[arc.from].box.at(fromSide);
        const Vec3 end = (*targets)[arc.to].box.at(toSide);
        if (start == end)
            continue;
        const Color color = fromEndToEnd ? (*sources)[arc.from].color
                                         : flowColor(in, arc.strength, strengths.randomOf(arc.from, arc.to));
        shape::Style style = styleOfLine(in, context, arc.strength, color);
        if (fromEndToEnd)
            style.strokeGradient = std::make_shared<const shape::Gradient>(
                shape::Gradient{{color.withAlpha(1), (*targets)[arc.to].color.withAlpha(1)}, 0});
        lines.push_back(shape::leaf(flowPath(in, start, end), style).edited([&](shape::Part &part) {
            part.tags = {u"from:%1"_s.arg(arc.from), u"to:%1"_s.arg(arc.to)};
        }));
    }
    if (!in.boolean("shuffled"))
        return shape::group(std::move(lines));
    std::vector<Shape> mixed;
    for (const int index : tensor::randomPermutation(static_cast<int>(lines.size()), strengths.orderSeed()))
        mixed.push_back(lines[static_cast<std::size_t>(index)]);
    return shape::group(std::move(mixed));
}

PropertyTable flowProperties()
{
    constexpr std::string_view sides = "up|down|left|right|centre";
    return graph::joined(
        row::shapes("from", "Where the lines begin").titled("From"),
        row::text("fromParts", "",
                  "Which parts of these shapes: * for all, numbers such as 1..4, .tag; empty: the whole shape")
            .titled("Parts they begin at")
            .as(graph::TextKind::Name),
        row::boolean("everyLetter", false,
                     "Lines begin at every letter or other piece of these parts, each as strong as the part's line")
            .titled("From every letter"),
        row::shapes("to", "Where the lines end").titled("To"),
        row::text("toParts", "",
                  "Which parts of these shapes: * for all, numbers such as 1..4, .tag; empty: the whole shape")
            .titled("Parts they end at")
            .as(graph::TextKind::Name),
        row::tensor(
            "weights",
            "How strong each line is: a row for each target, a column for each source; random if there are none")
            .titled("Strengths"),
        row::number("most", 0, "The strength of the widest lines; 0: the greatest there is")
            .titled("Full strength")
            .atLeast(0),
        row::number("weakest", 0, "Weaker lines are left out, as a share of full strength")
            .titled("Leave out below")
            .between(0, 1),
        row::choice("form", "arc", "arc|curve", "How the lines go"),
        row::choice("fromSide", "up", sides, "At which edge lines begin").titled("Starting edge"),
        row::choice("toSide", "up", sides, "At which edge lines end").titled("Ending edge"),
        row::number("arc", 90, "How far an arc is bent, upwards; 0: straight")
            .titled("Arc angle")
            .between(-350, 350)
            .in("°"),
        row::number("bend", 0.4, "How far a curve goes straight on before it turns, as a share of the way")
            .between(0, 3),
        row::number("minWidth", 0, "Line width at no strength")
            .titled("Width of weak lines")
            .between(0, 1000)
            .in("hundredths"),
        row::number("maxWidth", 5, "Line width at full strength")
            .titled("Width of strong lines")
            .between(0, 1000)
            .in("hundredths"),
        row::numbers("widthProfile",
                     "Shares of the thickness along the line, such as 0, 1, 0 for a line with thin ends")
            .titled("Width along the line")
            .atLeast(0),
        row::number("strokeOpacity", 1, "How opaque lines of full strength are").titled("Line opacity").between(0, 1),
        row::number(
            "weakOpacity", 1,
            "How opaque lines of no strength are, as a share of the strong ones: 0 for lines as opaque as strong")
            .titled("Opacity of weak lines")
            .between(0, 1),
        row::choice("colouring", "strength", "strength=Strength|ends=Both ends",
                    "What gives a line its colour: its strength, or the shapes at its ends, from one to the other")
            .titled("Colour by"),
        row::colors(
            "colours",
            "From weak to strong lines, if coloured by strength; if there are none, every line has a random bright one")
            .titled("Colours"),
        blocks::hueProperties(0.1, 0.3),
        row::number("lightest", 0.9, "How light random colours are at most: 0.5 is strong, 1 white")
            .titled("Lightest")
            .between(0.5, 1),
        row::boolean("shuffled", false, "Animations with a lag take the lines in random order")
            .titled("In random order"),
        blocks::seedSpec);
}

} // namespace

NodeType flow()
{
    return {
        .id = u"shapes.flow"_s,
        .title = u"Flow between parts"_s,
        .category = u"Diagrams"_s,
        .help =
            u"Lines from every source to every target, as wide or as opaque as they are strong: what flows between "
            u"words, or how two rows of things are connected. A “Pulse” lets it flow. The parts are called 0, 1, 2, … and have the tags “from:NUMBER” and “to:NUMBER”."_s,
        .properties = flowProperties(),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing(drawFlow),
    };
}

} // namespace lectograph::shapes
