// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/axes.h"

#include "base/part_name.h"
#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/style.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "typeset/formula.h"

#include <algorithm>
#include <cmath>

namespace lectograph::blocks {

using namespace Qt::StringLiterals;
using base::Vec3;
using graph::Context;
using shape::Shape;

namespace {

/// The label of a tick, where it stands, and how far it is turned.
struct PlacedLabel
{
    Shape shape;
    base::Box box;
};

double gapOf(const AxesStyle &style)
{
    return 0.45 * style.em;
}

/// Text for the tick, not yet placed.
Shape labelShape(const AxisTick &tick, const AxesStyle &style, const Context &context, double wrapWidth = 0)
{
    return chartText(tick.label, style.size, style.words, context, wrapWidth);
}

/// Below the axis on one base line, counted from the top of the first line.
Shape belowAt(const Shape &label, double x, double top)
{
    const auto lines = shape::textLinesOf(label);
    const double first = lines ? lines->first + 2 * lines->middle : label.bounds().max.y;
    return shape::shifted(label, {x - label.bounds().centre().x, top - first, 0});
}

/// To the left or the right of x, with the middle of its letters at y.
Shape besideAt(const Shape &label, double x, double y, bool isRight)
{
    const Shape centred = shape::centredAt(label, {0, y, 0});
    const base::Box &box = centred.bounds();
    return shape::shifted(centred, {x - (isRight ? box.min.x : box.max.x), 0, 0});
}

/// Turned by 45°, so that its end is below the tick.
Shape turnedAt(const Shape &label, double x, double top)
{
    constexpr double angle = 45;
    const base::Box box = shape::lineBox(label);
    const Shape atEnd = shape::shifted(label, {-box.max.x, -box.centre().y, 0});
    const Shape turned = shape::transformed(atEnd, base::Transform::rotation(radians(angle)));
    const double down = box.height() / 2 * std::sin(radians(angle));
    return shape::shifted(turned, {x, top - down, 0});
}

double positionOf(const AxisScale &scale, const AxisTick &tick, const AxisPlace &place)
{
    return (scale.share(tick.value) - 0.5) * place.length;
}

/// Whether labels in their order leave a little room between them.
bool isCollided(std::vector<base::Box> boxes, bool isUpright, double gap)
{
    std::ranges::sort(boxes, [&](const base::Box &a, const base::Box &b) {
        return isUpright ? a.min.y < b.min.y : a.min.x < b.min.x;
    });
    for (std::size_t i = 1; i < boxes.size(); ++i) {
        const double room = isUpright ? boxes[i].min.y - boxes[i - 1].max.y : boxes[i].min.x - boxes[i - 1].max.x;
        if (room < gap)
            return true;
    }
    return false;
}

bool collide(const AxisScale &scale, const std::vector<AxisTick> &ticks, const AxisPlace &place, const AxesStyle &style,
             const Context &context)
{
    std::vector<base::Box> boxes;
    for (const AxisTick &tick : ticks) {
        if (tick.label.isEmpty())
            continue;
        const double at = positionOf(scale, tick, place);
        const Shape label = labelShape(tick, style, context);
        boxes.push_back((place.isUpright ? besideAt(label, 0, at, place.wordsRight) : belowAt(label, at, 0)).bounds());
    }
    return isCollided(boxes, place.isUpright, (place.isUpright ? 0.25 : 0.6) * style.em);
}

/// How the names of an axis are set so that none covers another: their lines, or turned, or smaller.
struct NameSetting
{
    double wrapWidth = 0;
    bool isTurned = false;
    double scale = 1;
};

/// Names beside bars that lie: as many lines as their bands have room for, smaller where even that is too long.
NameSetting besideSetting(const std::vector<AxisTick> &ticks, double band, const AxisPlace &place,
                          const AxesStyle &style, const Context &context)
{
    NameSetting setting;
    double widest = 0;
    double highest = 1.25 * style.em;
    const auto measure = [&] {
        widest = 0;
        for (const AxisTick &tick : ticks) {
            const Shape label = labelShape(tick, style, context, setting.wrapWidth);
            const auto lines = shape::textLinesOf(label);
            widest = std::max(widest, label.bounds().width());
            if (const double more = lines ? lines->first - lines->last : 0; more > 0)
                highest = std::max(highest, 1.7 * style.em + more);
        }
    };
    measure();
    const double room = std::max(place.namesWidth, 4 * style.em);
    if (place.namesWidth > 0 && widest > room) {
        setting.wrapWidth = room;
        measure();
        setting.scale = std::min(1.0, room / widest);
    }
    setting.scale = std::min(setting.scale, band / highest);
    return setting;
}

/// Whether lines of this width can be broken between words. Chinese has breaks between all letters.
bool breaksBetweenWords(const QString &label, double room, const AxesStyle &style, const Context &context)
{
    if (label.contains(u'$')) // spaces of a formula
        return true;
    return std::ranges::all_of(label.split(u' ', Qt::SkipEmptyParts), [&](const QString &word) {
        const bool isChinese = std::ranges::any_of(word, [](QChar c) { return c.script() == QChar::Script_Han; });
        return isChinese || chartText(word, style.size, style.words, context).bounds().width() <= room;
    });
}

NameSetting nameSetting(const AxisScale &scale, const std::vector<AxisTick> &ticks, const AxisPlace &place,
                        const AxesStyle &style, const Context &context)
{
    const double band = place.length / std::max(1e-9, scale.most - scale.least);
    if (scale.kind != AxisKind::Categories || ticks.size() < 2)
        return {};
    if (place.isUpright)
        return besideSetting(ticks, band, place, style, context);
    if (!collide(scale, ticks, place, style, context))
        return {};
    const double room = band - 0.5 * style.em;
    const bool isWrapped = std::ranges::all_of(ticks, [&](const AxisTick &tick) {
        const Shape label = labelShape(tick, style, context, room);
        const auto lines = shape::textLinesOf(label);
        return label.bounds().width() <= room && (!lines || lines->first - lines->last < 3 * style.em)
            && breaksBetweenWords(tick.label, room, style, context);
    });
    if (isWrapped && room > 2 * style.em)
        return {.wrapWidth = room};
    constexpr double perLine = 1.6; // ems between names that are turned
    return {.isTurned = true, .scale = std::min(1.0, band / (perLine * style.em))};
}

Shape placedLabel(const AxisTick &tick, double at, const NameSetting &setting, const AxisPlace &place,
                  const AxesStyle &style, const Context &context)
{
    Shape label = labelShape(tick, style, context, setting.wrapWidth);
    if (setting.scale < 1)
        label = shape::transformed(label, base::Transform::scaling(setting.scale, setting.scale, setting.scale));
    const bool isRight = place.isUpright && place.wordsRight;
    const double from = place.wordsFrom + (isRight ? gapOf(style) : -gapOf(style));
    const Shape placed = place.isUpright ? besideAt(label, from, at, isRight)
        : setting.isTurned               ? turnedAt(label, at, from)
                                         : belowAt(label, at, from);
    return placed.edited([&](shape::Part &part) {
        part.name = partName(tick.label);
        part.opacity *= tick.presence;
    });
}

QString tickName(const AxisTick &tick)
{
    return tick.label.isEmpty() ? u"minor "_s + QString::number(tick.value) : partName(tick.label);
}

/// A stroke across the axis.
Shape strokeAt(const AxisTick &tick, double at, double from, double to, const shape::Style &style,
               const AxisPlace &place)
{
    const QPointF a = place.isUpright ? QPointF(from, at) : QPointF(at, from);
    const QPointF b = place.isUpright ? QPointF(to, at) : QPointF(at, to);
    return shape::leaf(shape::line(a, b), style, tickName(tick)).edited([&](shape::Part &part) {
        part.opacity = tick.presence;
    });
}

/// Of several with one name the first, so that parts have names of their own.
void addNamed(std::vector<Shape> &shapes, Shape shape)
{
    const auto isSame = [&](const Shape &other) { return other->name == shape->name; };
    if (std::ranges::any_of(shapes, isSame))
        shape = shape.edited([&](shape::Part &part) { part.name += u" (%1)"_s.arg(shapes.size() + 1); });
    shapes.push_back(std::move(shape));
}

Shape placedTitle(const QString &title, const base::Box &words, const AxisPlace &place, const AxesStyle &style,
                  const Context &context)
{
    const Shape text = chartText(title, style.size, style.title, context,
                                 place.isUpright && !place.titleTurned ? 0 : place.length * 1.1);
    const base::Box box = shape::lineBox(text);
    if (!place.isUpright)
        return shape::shifted(text, {-text.bounds().centre().x, words.min.y - gapOf(style) - box.max.y, 0});
    if (place.titleTurned) {
        const Shape turned = shape::transformed(shape::centredAt(text, {}), base::Transform::rotation(radians(90)));
        return shape::shifted(turned, {words.min.x - gapOf(style) - box.height() / 2, 0, 0});
    }
    const double bottom = std::max(place.length / 2 + 0.35 * style.em, words.max.y) + 0.55 * style.em;
    return shape::shifted(text, {words.min.x - text.bounds().min.x, bottom - box.min.y, 0});
}

} // namespace

QString partName(const QString &text)
{
    return base::partName(text.simplified());
}

Shape chartText(const QString &text, double size, const base::Color &color, const Context &context, double wrapWidth)
{
    typeset::TextStyle style = textStyle(size, color, context);
    style.wrapWidth = wrapWidth;
    if (text.contains(u'$')) {
        if (const auto set = typeset::mixed(text, style))
            return set->shape;
    }
    const typeset::Typeset set = typeset::text(text, style);
    for (const QString &warning : set.warnings)
        context.warn(warning);
    return set.shape;
}

Shape chartNumber(double value, int decimals, double size, const base::Color &color, const QString &unit, double anchor,
                  const Context &context)
{
    shape::Numeral numeral;
    numeral.value = value;
    numeral.decimals = decimals;
    numeral.thousands = std::abs(value) >= 1e4;
    numeral.unit = unit;
    numeral.anchor = anchor;
    // Numbers of a family are as large as texts of the same size in one of the dialects only.
    numeral.size = textStyle(size, color, context).em * 90;
    const bool isKorean = context.setting.language() == "ko"_L1;
    numeral.font = !context.setting.font.isEmpty() ? context.setting.font
        : isKorean                                 ? u"Noto Sans CJK KR"_s
                                                   : u"Noto Sans"_s;
    shape::Style style;
    style.fill = style.stroke = color;
    style.strokeWidth = 0;
    return typeset::number(numeral, style);
}

std::vector<AxisTick> fittingTicks(const AxisScale &scale, const AxisSettings &settings, const AxisPlace &place,
                                   const AxesStyle &style, const Context &context)
{
    if (!settings.hasTicks)
        return {};
    const QString &language = context.setting.language();
    int wanted = ticksWanted(settings, place.isUpright, place.length, style.em);
    std::vector<AxisTick> ticks = ticksOf(scale, wanted, settings.numbers, language);
    if (scale.kind == AxisKind::Categories)
        return ticks;
    while (wanted > 2 && collide(scale, ticks, place, style, context))
        ticks = ticksOf(scale, --wanted, settings.numbers, language);
    return ticks;
}

double cornerDrop(const DrawnAxis &below, const DrawnAxis &upright, const AxesStyle &style)
{
    const auto boxesOf = [](const DrawnAxis &axis) {
        std::vector<base::Box> boxes;
        for (const Shape &part : axis.axis->children) {
            if (part->name != "labels"_L1)
                continue;
            for (const Shape &label : part->children)
                boxes.push_back(label.bounds());
        }
        return boxes;
    };
    const double gap = 0.4 * style.em;
    double drop = 0;
    for (const base::Box &a : boxesOf(below)) {
        for (const base::Box &b : boxesOf(upright)) {
            if (a.min.x < b.max.x + gap && a.max.x > b.min.x - gap && a.min.y < b.max.y)
                drop = std::max(drop, a.max.y - b.min.y + gap);
        }
    }
    return drop;
}

DrawnAxis drawnAxis(const AxisScale &scale, const std::vector<AxisTick> &ticks, const QString &title,
                    const AxisPlace &place, const AxesStyle &style, const Context &context)
{
    const shape::Style line = lineStyle(style.line, style.width, context.setting);
    const shape::Style grid = lineStyle(style.line.withAlpha(0.28 * style.line.a), style.width / 2, context.setting);
    const NameSetting setting = nameSetting(scale, ticks, place, style, context);
    std::vector<Shape> grids;
    std::vector<Shape> marks;
    std::vector<Shape> labels;
    DrawnAxis drawn;
    for (const AxisTick &tick : ticks) {
        const double at = positionOf(scale, tick, place);
        constexpr double rounding = 1e-6;
        if (!(std::abs(at) <= place.length / 2 + rounding))
            continue; // of an axis that is moving
        if (place.gridFrom != place.gridTo && !tick.label.isEmpty())
            addNamed(grids, strokeAt(tick, at, place.gridFrom, place.gridTo, grid, place));
        if (place.hasMarks) {
            const double reach = tick.label.isEmpty() ? axisTickLength * 0.6 : axisTickLength;
            const double end = place.across + (place.isUpright && place.wordsRight ? reach : -reach);
            const double begin = place.marksAcross ? 2 * place.across - end : place.across;
            addNamed(marks, strokeAt(tick, at, begin, end, line, place));
        }
        if (!tick.label.isEmpty())
            addNamed(labels, placedLabel(tick, at, setting, place, style, context));
    }
    const double half = place.length / 2;
    const double wordsAt = place.wordsFrom + (place.isUpright && place.wordsRight ? gapOf(style) : -gapOf(style));
    drawn.words.add(place.isUpright ? Vec3{wordsAt, 0, 0} : Vec3{0, wordsAt, 0});
    for (const Shape &label : labels)
        drawn.words.add(shape::lineBox(label));
    std::vector<Shape> parts;
    if (place.hasLine) {
        const QPointF from = place.isUpright ? QPointF(place.across, -half) : QPointF(-half, place.across);
        const QPointF to = place.isUpright ? QPointF(place.across, half) : QPointF(half, place.across);
        parts.push_back(shape::leaf(shape::line(from, to), line, u"line"_s));
    }
    if (!marks.empty())
        parts.push_back(shape::group(std::move(marks), u"ticks"_s));
    if (!labels.empty())
        parts.push_back(shape::group(std::move(labels), u"labels"_s));
    if (!title.trimmed().isEmpty())
        parts.push_back(placedTitle(title, drawn.words, place, style, context).edited([](shape::Part &part) {
            part.name = u"title"_s;
        }));
    drawn.grid = shape::group(std::move(grids), place.isUpright ? u"y"_s : u"x"_s);
    drawn.axis = shape::group(std::move(parts), place.isUpright ? u"y"_s : u"x"_s);
    return drawn;
}

} // namespace lectograph::blocks
