// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/room.h"
#include "blocks/style.h"
#include "blocks/table.h"
#include "events.h"
#include "lanes.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "typeset/formula.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::trees {

using namespace Qt::StringLiterals;
using base::Color;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

/// From times or numbers to places along the band.
struct Axis
{
    double from;
    double to;
    double width;
    bool isLogarithmic;

    double at(double value) const
    {
        const auto moved = [this](double number) { return isLogarithmic ? std::log10(number) : number; };
        const double room = 0.94 * width; // the first and the last are not at the very ends
        return ((moved(value) - moved(from)) / (moved(to) - moved(from)) - 0.5) * room;
    }
};

Axis axisOf(const std::vector<Event> &events, double width, bool isLogarithmic)
{
    double least = events.front().from;
    double most = least;
    for (const Event &event : events)
        most = std::max(most, event.to);
    if (most <= least)
        most = isLogarithmic ? least * 10 : least + 1;
    return {least, most, width, isLogarithmic};
}

QString shortNumber(double value)
{
    static constexpr std::array units{u"", u"K", u"M", u"B", u"T"};
    std::size_t unit = 0;
    while (std::abs(value) >= 1000 && unit + 1 < units.size()) {
        value /= 1000;
        ++unit;
    }
    return QString::number(value, 'g', 4) + QString::fromUtf16(units[unit]);
}

/// Powers of ten, or multiples of 1, 2 or 5 of them, no more than fit.
std::vector<double> ticksOf(const Axis &axis, double labelWidth, bool areDates)
{
    const int most = std::max(2, static_cast<int>(axis.width / std::max(labelWidth, 0.05)));
    std::vector<double> ticks;
    if (axis.isLogarithmic) {
        const double first = std::ceil(std::log10(axis.from) - 1e-9);
        const double last = std::floor(std::log10(axis.to) + 1e-9);
        const double step = std::max(1.0, std::ceil((last - first + 1) / most));
        for (double power = first; power <= last; power += step)
            ticks.push_back(std::pow(10, power));
        return ticks;
    }
    const double least = (axis.to - axis.from) / most;
    double step = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        if (step * factor >= least) {
            step *= factor;
            break;
        }
    }
    step = areDates ? std::max(1.0, step) : step;
    for (double tick = std::ceil(axis.from / step - 1e-9) * step; tick <= axis.to + step * 1e-6; tick += step)
        ticks.push_back(tick);
    return ticks;
}

struct EventDrawing
{
    Shape label; ///< the date over the text, around the origin
    LanePlace place;
    double x = 0;
};

class Timeline
{
public:
    Timeline(const Events &events, double factor, const Inputs &in, const Context &context)
        : m_events(events.events),
          m_in(in),
          m_context(context),
          m_size(in.number("size") * factor),
          m_areDates(in.text("axis") == "dates"_L1),
          m_axis(axisOf(m_events, in.number("width"), in.text("axis") == "logarithm"_L1))
    {}

    /// Whether all events have found room.
    bool place() { return place(false) || place(true); }

    Shape draw() const
    {
        QStringList texts;
        for (const Event &event : m_events)
            texts.append(event.text);
        const QStringList names = blocks::partNames(texts);
        const std::vector<double> above = heights(true);
        const std::vector<double> below = heights(false);
        std::vector<Shape> parts;
        for (std::size_t i = 0; i < m_drawings.size(); ++i) {
            const QString &name = names[static_cast<qsizetype>(i)];
            const double shown = std::clamp(m_in.number("shown") - double(i), 0.0, 1.0);
            const Shape part = m_events[i].isRange() ? rangeShape(i, below) : eventShape(i, above, below);
            parts.push_back(part.edited([&](shape::Part &whole) {
                whole.name = name;
                whole.opacity = shown;
                whole.hidden = shown <= 0;
            }));
        }
        return shape::group({band(), shape::group(std::move(parts), u"events"_s)});
    }

private:
    bool place(bool areFlags)
    {
        const double half = m_in.number("width") / 2;
        const bool hasRanges = std::ranges::any_of(m_events, &Event::isRange);
        Lanes labels(-half, half, !hasRanges && m_in.text("sides") == "both"_L1, areFlags);
        m_drawings.clear();
        m_ranges.clear();
        m_areFlags = areFlags;
        for (const Event &event : m_events) {
            EventDrawing drawing{.label = labelOf(event), .place = {}, .x = m_axis.at(event.from)};
            const double width = drawing.label.bounds().width();
            const auto found = event.isRange() ? rangePlace(event, width) : labels.add(drawing.x, width);
            if (!found)
                return false;
            drawing.place = *found;
            m_drawings.push_back(std::move(drawing));
        }
        return true;
    }

    double bandHalf() const { return 0.85 * typeset::emForSize(m_size * 0.75, m_context.setting.dialect); }

    Shape text(const QString &words, double size, const Color &color, int weight, double wrap) const
    {
        typeset::TextStyle style = blocks::textStyle(size, color, m_context);
        style.weight = weight;
        style.wrapWidth = wrap;
        style.lineSpacing = 1.1;
        const auto set = typeset::mixed(words, style);
        if (!set) {
            m_context.fail(set.error());
            return {};
        }
        for (const QString &warning : set->warnings)
            m_context.warn(warning);
        return set->shape;
    }

    Color colorOf(std::size_t index) const
    {
        const std::vector<Color> &colors = m_in.colors("colours");
        return colors.empty() ? m_in.color("axisColour") : colors[index % colors.size()];
    }

    /// On two lines at most: a longer text is wider instead.
    Shape labelOf(const Event &event) const
    {
        const double em = typeset::emForSize(m_size, m_context.setting.dialect);
        Shape words = text(event.text, m_size, m_in.color("colour"), 600, event.isRange() ? 0 : 10 * em);
        for (double wrap = 14 * em; words.bounds().height() > 2.3 * 1.1 * em && wrap < m_in.number("width");
             wrap *= 1.5)
            words = text(event.text, m_size, m_in.color("colour"), 600, wrap);
        if (!m_in.boolean("showDates") || event.isRange())
            return shape::movedTo(words, {});
        const Shape when = text(event.when, m_size * 0.75, m_in.color("axisColour"), 400, 0);
        return shape::movedTo(
            shape::group(
                {named(when, u"date"_s), named(shape::nextTo(words, when.bounds(), {0, -1, 0}, 0.3 * em), u"label"_s)}),
            {});
    }

    static Shape named(const Shape &shape, const QString &name)
    {
        return shape.edited([&name](shape::Part &part) { part.name = name; });
    }

    std::optional<LanePlace> rangePlace(const Event &event, double labelWidth)
    {
        constexpr double between = 0.15;
        const double left = m_axis.at(event.from);
        const double right = m_axis.at(event.to);
        LanePlace place{false, 0, left, right};
        if (labelWidth + 2 * between > right - left) { // beside it, where there is room
            if (right + between + labelWidth <= m_in.number("width") / 2)
                place.right = right + between + labelWidth;
            else
                place.left = left - between - labelWidth;
        }
        while (std::ranges::any_of(m_ranges, [&](const LanePlace &other) {
            return other.lane == place.lane && other.left < place.right + between && place.left < other.right + between;
        }))
            ++place.lane;
        m_ranges.push_back(place);
        return place;
    }

    /// How far from the axis the middles of the lanes of a side are.
    std::vector<double> heights(bool isAbove) const
    {
        const double em = typeset::emForSize(m_size, m_context.setting.dialect);
        std::vector<double> lanes;
        for (const EventDrawing &drawing : m_drawings) {
            if (drawing.place.isAbove != isAbove)
                continue;
            const auto lane = static_cast<std::size_t>(drawing.place.lane);
            lanes.resize(std::max(lanes.size(), lane + 1));
            lanes[lane] = std::max(lanes[lane], drawing.label.bounds().height());
        }
        double from = bandHalf() + 0.8 * em;
        for (double &lane : lanes) {
            const double height = lane;
            lane = from + height / 2;
            from += height + 0.6 * em;
        }
        return lanes;
    }

    shape::Style area(const Color &color, double opacity) const
    {
        shape::Style style = blocks::lineStyle(color, 2, m_context.setting);
        style.fill = color.withAlpha(color.a * opacity);
        return style;
    }

    Shape band() const
    {
        const Color color = m_in.color("axisColour");
        const double half = bandHalf();
        shape::Style style = area(color, 0.18);
        style.strokeWidth = 0;
        std::vector<Shape> ticks;
        const double size = m_size * 0.75;
        const double em = typeset::emForSize(size, m_context.setting.dialect);
        double last = -1e9;
        for (const double tick : ticksOf(m_axis, 3.4 * em, m_areDates)) {
            const QString words = m_areDates ? QString::number(std::lround(tick)) : shortNumber(tick);
            const Shape label = shape::centredAt(text(words, size, m_in.color("colour"), 400, 0),
                                                 {m_axis.at(tick), 0, 0});
            const base::Box box = label.bounds();
            if (box.min.x < last + 0.5 * em || box.min.x < -m_axis.width / 2 || box.max.x > m_axis.width / 2)
                continue;
            last = box.max.x;
            ticks.push_back(named(label, words));
        }
        const Shape body = shape::leaf(shape::rectangle(m_axis.width, 2 * half, half), style, u"band"_s);
        return shape::group({body, shape::group(std::move(ticks), u"ticks"_s)}, u"axis"_s);
    }

    Shape eventShape(std::size_t index, const std::vector<double> &above, const std::vector<double> &below) const
    {
        const EventDrawing &drawing = m_drawings[index];
        const double side = drawing.place.isAbove ? 1 : -1;
        const double y = side * (drawing.place.isAbove ? above : below)[static_cast<std::size_t>(drawing.place.lane)];
        const Shape label = shape::movedTo(drawing.label, {(drawing.place.left + drawing.place.right) / 2, y, 0});
        const bool isUp = (side > 0) == m_areFlags; // along a flag, or up to the label
        const double end = isUp ? label.bounds().max.y : label.bounds().min.y;
        const double em = typeset::emForSize(m_size, m_context.setting.dialect);
        const Color color = colorOf(index);
        shape::Style dot = area(color, 1);
        dot.strokeWidth = 0;
        const QPointF from(drawing.x, side * bandHalf());
        return shape::group(
            {shape::leaf(shape::line(from, {drawing.x, end - (m_areFlags ? 0 : side * 0.2 * em)}),
                         blocks::lineStyle(color, 2, m_context.setting), u"line"_s),
             shape::shifted(shape::leaf(shape::circle(0.17 * em), dot, u"dot"_s), {from.x(), from.y(), 0}),
             named(label, u"label"_s)});
    }

    Shape rangeShape(std::size_t index, const std::vector<double> &below) const
    {
        const EventDrawing &drawing = m_drawings[index];
        const double y = -below[static_cast<std::size_t>(drawing.place.lane)];
        const double left = m_axis.at(m_events[index].from);
        const double right = m_axis.at(m_events[index].to);
        const double em = typeset::emForSize(m_size, m_context.setting.dialect);
        const double height = std::max(drawing.label.bounds().height(), em) + 0.25 * em;
        const Shape bar =
            shape::shifted(shape::leaf(shape::rectangle(right - left, height, std::min(height, right - left) / 4),
                                       area(colorOf(index), 0.35), u"bar"_s),
                           {(left + right) / 2, y, 0});
        const double middle = drawing.place.right > right ? right + 0.15 + drawing.label.bounds().width() / 2
            : drawing.place.left < left                   ? left - 0.15 - drawing.label.bounds().width() / 2
                                                          : (left + right) / 2;
        return shape::group({bar, named(shape::centredAt(drawing.label, {middle, y, 0}), u"label"_s)});
    }

    std::vector<Event> m_events;
    const Inputs &m_in;
    const Context &m_context;
    double m_size;
    bool m_areDates;
    bool m_areFlags = false;
    Axis m_axis;
    std::vector<EventDrawing> m_drawings;
    std::vector<LanePlace> m_ranges;
};

Result<Shape> drawTimeline(const Inputs &in, const Context &context)
{
    const QString &scale = in.text("axis");
    const Events events = readEvents(in.text("events"), scale == "dates"_L1, scale == "logarithm"_L1);
    for (const base::Error &error : events.errors)
        context.fail(error);
    for (const QString &note : events.notes)
        context.warn(note);
    if (events.events.empty())
        return Shape();
    const double height = blocks::roomFor(in, context.setting).height;
    std::optional<Shape> drawn;
    for (const double factor : {1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3}) {
        Timeline timeline(events, factor, in, context);
        if (!timeline.place())
            continue;
        drawn = timeline.draw();
        const double em = typeset::emForSize(in.number("size") * factor, context.setting.dialect);
        if (drawn->bounds().height() <= height) {
            if (factor < 1 && em < 0.022 * context.setting.frameHeight)
                context.warn(base::Sentence::tr("There are so many events that their letters can hardly be read. Leave "
                                                "some out, or make the timeline wider."));
            return shape::movedTo(*drawn, {});
        }
    }
    if (!drawn)
        return base::failure(base::Sentence::tr("So many events have no room beside each other."),
                             base::Sentence::tr("Leave some out, or make the timeline wider."), u"events"_s);
    context.warn(
        base::Sentence::tr("There are so many events that their letters can hardly be read. Leave some out, or "
                           "make the timeline wider."));
    return shape::movedTo(shape::fitted(*drawn, 0, height), {});
}

graph::PropertyTable timelineProperties()
{
    return {
        row::text("events",
                  "2013-01 Word vectors\n2014-09 Attention\n2017-06 Self-attention\n2018-10 Pretraining\n2020-05 "
                  "Few-shot learning\n2022-11 Dialogue",
                  "One line for each, with its date or number first: 2017-06 Transformer; 2018 – 2020 is a range"),
        row::choice("axis", "dates", "dates|numbers|logarithm=Numbers by their logarithm",
                    "What stands before the texts")
            .titled("Axis"),
        row::choice("sides", "both", "both=Above and below|above",
                    "Where events stand; where there are ranges, these are below and the events above"),
        row::number("shown", 1000, "How many events are there; between two numbers the next one comes in")
            .titled("Events shown")
            .between(0, 1000),
        row::boolean("showDates", true, "Whether the date stands over every text").titled("Show dates"),
        row::number("size", 30, "Type size of the texts").between(1, 1000),
        row::color("colour", "WHITE", "Colour of the texts").titled("Colour of texts"),
        row::color("axisColour", "GREY_B", "Colour of the axis and the dates").titled("Colour of the axis"),
        row::colors("colours", {"BLUE", "TEAL", "ORANGE", "PURPLE", "GREEN", "RED"},
                    "Colours of the events, in turn; if there are none, that of the axis"),
        row::number("width", 13, "From end to end").between(1, 1000).in("units"),
    };
}

} // namespace

NodeType timeline()
{
    return {
        .id = u"trees.timeline"_s,
        .version = 2,
        .title = u"Timeline"_s,
        .category = u"Diagrams"_s,
        .help =
            u"Events along an axis of dates or numbers, each with its text beside it and none over another. Its parts "
            u"are “axis/band”, “axis/ticks” and “events/TEXT”. "
            u"What is larger than its maximum width or height, or than the frame, is made smaller."_s,
        .properties = timelineProperties(),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing(drawTimeline),
    };
}

} // namespace lectograph::trees
