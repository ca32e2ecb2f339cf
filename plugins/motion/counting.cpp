// SPDX-License-Identifier: GPL-3.0-or-later
#include "counting.h"

#include "base/hash.h"
#include "base/sentence.h"
#include "blocks/random.h"
#include "graph/row.h"
#include "typeset/formula.h"

#include <functional>

namespace lectograph::plugins::motion {

using namespace Qt::StringLiterals;
using shape::Numeral;
using shape::Part;
using shape::Shape;
using timeline::Cue;
using timeline::Progress;

namespace {

/// The style of the first leaf, which is that of the digits.
shape::Style styleOf(const Shape &shape)
{
    if (shape::isLeaf(*shape))
        return shape->style;
    return shape->children.empty() ? shape::Style{} : styleOf(shape->children.front());
}

/// A number that an animation has recoloured keeps that colour, whatever its value.
bool isRecolored(const Numeral &numeral, const shape::Style &style)
{
    return numeral.colors
        && numeral.colors->at(numeral.value).withAlpha(static_cast<double>(style.fill.a)) != style.fill;
}

/// The number typeset with another value in the same place: the anchored edge and the line height stay.
Shape reset(const Shape &number, double value)
{
    Numeral numeral = *number->numeral;
    const shape::Style style = styleOf(number);
    if (isRecolored(numeral, style))
        numeral.colors = nullptr;
    const Shape before = typeset::number(numeral, style);
    numeral.value = value;
    const Shape after = typeset::number(numeral, style);
    const base::Vec3 edge{numeral.anchor, 0, 0};
    const double dx = before.bounds().at(edge).x - after.bounds().at(edge).x;
    // Reapplies the transforms of the old shape's root, such as scaling and moving.
    const base::Transform done = number->placement * before->placement.inverted();
    return after.edited([&](Part &part) {
        part.placement = done * base::Transform::translation({dx, 0, 0}) * part.placement;
        part.name = number->name;
        part.tags = number->tags;
        part.opacity = number->opacity;
        part.hidden = number->hidden;
        shape::standLike(part, *number);
    });
}

/// Replaces the value of every number at or below `shape`, in order.
Shape withNumbers(const Shape &shape, int &next, const std::function<double(double own, int index)> &value)
{
    if (shape->numeral) {
        const double changed = value(shape->numeral->value, next++);
        return changed == shape->numeral->value ? shape : reset(shape, changed);
    }
    if (shape->children.empty())
        return shape;
    return shape.edited([&](Part &part) {
        for (Shape &child : part.children)
            child = withNumbers(child, next, value);
    });
}

int countNumbers(const Shape &shape)
{
    if (shape->numeral)
        return 1;
    int count = 0;
    for (const Shape &child : shape->children)
        count += countNumbers(child);
    return count;
}

using PartProgress = std::function<double(int index, int count)>;

Result<Shape> counted(const Shape &shape, const PartProgress &progress, const Cue &cue,
                      const std::function<double(double own, int index, double t)> &value)
{
    const int count = countNumbers(shape);
    if (count == 0 && cue.count() == 1) // with several targets, some may have none
        return base::failure(
            base::Sentence::tr("There is no number here that could count."),
            base::Sentence::tr("Choose a number, a matrix of numbers or a part of one as the target."));
    int next = 0;
    return withNumbers(shape, next, [&](double own, int index) { return value(own, index, progress(index, count)); });
}

/// Uniform in 0…1, deterministic.
double random(quint64 seed, int index)
{
    return static_cast<double>(base::Hash(seed).add(index).value() >> 11) * 0x1p-53;
}

PartProgress staggered(const Progress &progress)
{
    return [&progress](int index, int count) { return progress.part(index, count); };
}

void addBoxes(std::vector<base::Box> &boxes, const Shape &shape, const base::Transform &space)
{
    if (shape->numeral) {
        boxes.push_back(shape::transformed(shape, space).bounds());
        return;
    }
    for (const Shape &child : shape->children)
        addBoxes(boxes, child, space * shape->placement);
}

void addValues(std::vector<double> &values, const Shape &shape)
{
    if (shape->numeral)
        values.push_back(shape->numeral->value);
    for (const Shape &child : shape->children)
        addValues(values, child);
}

} // namespace

graph::PropertyTable goalProperties()
{
    return {row::shape("to", "A block whose numbers they become, in order; without one, they become random")
                .titled("Numbers at the end"),
            row::number("least", -9.9, "Of the range").titled("Minimum"),
            row::number("most", 9.9, "Of the range").titled("Maximum"), blocks::seedSpec};
}

Result<Shape> runToGoals(const Shape &shape, const Cue &cue, const PartProgress &progress, int before)
{
    if (const Shape *to = cue.inputs().shape("to")) {
        std::vector<double> goals;
        addValues(goals, *to);
        return counted(shape, progress, cue, [&](double own, int index, double t) {
            const int goal = before + cue.index() * countNumbers(shape) + index;
            const auto at = static_cast<std::size_t>(goal);
            return at < goals.size() ? own + (goals[at] - own) * t : own;
        });
    }
    const double least = cue.inputs().number("least");
    const double most = cue.inputs().number("most");
    const quint64 seed = cue.setting().seed + static_cast<quint64>(cue.inputs().integer("seed"));
    return counted(shape, progress, cue, [&](double own, int index, double t) {
        return own + (least + (most - least) * random(seed, before + index + cue.index() * 1000) - own) * t;
    });
}

int numbersIn(const Shape &shape)
{
    return countNumbers(shape);
}

std::vector<base::Box> boxesOfNumbers(const Shape &shape)
{
    std::vector<base::Box> boxes;
    addBoxes(boxes, shape, {});
    return boxes;
}

std::vector<AnimationType> counting()
{
    return {
        {.id = u"motion.count-in"_s,
         .title = u"Count up"_s,
         .category = u"Enter"_s,
         .help = u"Numbers run from a start value to their own"_s,
         .properties = {row::number("from", 0, "The first value").titled("Start value")},
         .channels = timeline::Form,
         .presence = timeline::Presence::Enters,
         .over = timeline::Over::Own,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             const double from = cue.inputs().number("from");
             return counted(shape, staggered(progress), cue,
                            [&](double own, int, double t) { return t >= 1 ? own : from + (own - from) * t; });
         }},
        {.id = u"motion.count-to"_s,
         .title = u"Count to"_s,
         .category = u"Numbers"_s,
         .help = u"Numbers run from their present value to another"_s,
         .properties = {row::number("to", 0, "The last value").titled("End value")},
         .channels = timeline::Form,
         .over = timeline::Over::Own,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             const double to = cue.inputs().number("to");
             return counted(shape, staggered(progress), cue,
                            [&](double own, int, double t) { return t >= 1 ? to : own + (to - own) * t; });
         }},
        {.id = u"motion.randomise"_s,
         .title = u"Randomise numbers"_s,
         .category = u"Numbers"_s,
         .help = u"Every number runs to a random one, the same in every run"_s,
         .properties = goalProperties(),
         .channels = timeline::Form,
         .over = timeline::Over::Own,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             return runToGoals(shape, cue, staggered(progress));
         }},
    };
}

} // namespace lectograph::plugins::motion
