// SPDX-License-Identifier: GPL-3.0-or-later
#include "counting.h"

#include "base/angle.h"
#include "blocks/block.h"
#include "shape/layout.h"
#include "shape/morph.h"
#include "typeset/text.h"

#include <cmath>
#include <numbers>

namespace lectograph::plugins::motion {

using namespace Qt::StringLiterals;
using base::Vec3;
using shape::Part;
using shape::Shape;
using timeline::Cue;
using timeline::Progress;

namespace {

/// Of a copy's way, on which it appears: copies that lay over what stays would make it look bold from one frame to the next.
constexpr double departure = 0.1;

/// Copies are only in the picture while they fly.
bool isFlying(const Progress &progress)
{
    return progress.time() > 0 && progress.time() < 1;
}

/// `shape` with `over`, which is in the space of its parent, on top.
Shape under(const Shape &shape, std::vector<Shape> over, const QString &name)
{
    return shape.edited([&](Part &part) {
        part.children.push_back(
            shape::transformed(shape::group(std::move(over)), part.placement.inverted()).edited([&](Part &root) {
                root.name = name;
            }));
    });
}

/// Bakes `what` into the numbers of `shape`, of which `before` precede in the clip's target.
Result<Shape> bakeInto(const Shape &shape, const Shape &what, const Progress &progress, const Cue &cue, int before)
{
    // The numbers change in the second half, when what becomes part of them arrives.
    const double later = progress.withLag(1).part(1, 2);
    const auto changed = runToGoals(
        shape, cue, [later](int, int) { return later; }, before);
    if (!changed || !isFlying(progress))
        return changed;
    const Vec3 start = what.bounds().centre();
    const double arc = cue.inputs().number("arc") * base::degree;
    const std::vector<base::Box> goals = boxesOfNumbers(shape);
    const int count = static_cast<int>(goals.size());
    if (const auto few = shape::checkCopies(what, goals.size()); !few)
        return tl::unexpected(few.error());
    std::vector<Shape> copies;
    for (int i = 0; i < count; ++i) {
        const double t = progress.part(i, count);
        const double left = std::clamp(1 - t, 0.0, 1.0);
        if (left < 1e-3 || t <= 0)
            continue;
        const double opacity = left * std::min(1.0, t / departure);
        const Vec3 at = shape::alongArc(start, goals[static_cast<std::size_t>(i)].centre(), arc, t);
        copies.push_back(
            shape::movedTo(shape::scaled(what, left), at).edited([&](Part &part) { part.opacity *= opacity; }));
    }
    return under(*changed, std::move(copies), u"copies"_s);
}

constexpr double lagOfCopies = 0.05;

/// Each child of `what` into the child of `shape` with the same number; what is empty flies nowhere.
Result<Shape> bakeEach(const Shape &shape, const Shape &what, const Progress &progress, const Cue &cue)
{
    const int count = static_cast<int>(shape->children.size());
    std::vector<Shape> children;
    int before = 0;
    for (int i = 0; i < count; ++i) {
        const Shape child(shape->children[static_cast<std::size_t>(i)]);
        const Shape flying(what->children[static_cast<std::size_t>(i)]);
        const int numbers = numbersIn(child);
        if (flying.leafCount() == 0 || numbers == 0) {
            children.push_back(child);
        } else {
            const auto baked = bakeInto(shape::transformed(child, shape->placement),
                                        shape::transformed(flying, what->placement),
                                        progress.of(i, count).withLag(lagOfCopies), cue, before);
            if (!baked)
                return baked;
            children.push_back(shape::transformed(*baked, shape->placement.inverted()));
        }
        before += numbers;
    }
    return shape.edited([&](Part &part) { part.children.assign(children.begin(), children.end()); });
}

Result<Shape> bake(const Shape &shape, const Progress &progress, const Cue &cue)
{
    const Shape &what = *cue.inputs().shape("from");
    const bool isEach = cue.inputs().boolean("pieces") && shape->children.size() == what->children.size();
    return isEach ? bakeEach(shape, what, progress, cue) : bakeInto(shape, what, progress, cue, 0);
}

Shape wordOf(const Cue &cue)
{
    typeset::TextStyle style;
    style.family = cue.setting().font;
    style.em = typeset::emForSize(cue.inputs().number("size"), cue.setting().dialect);
    style.color = cue.inputs().color("colour");
    style.language = cue.setting().language();
    return typeset::text(cue.inputs().text("text"), style).shape;
}

Result<Shape> stream(const Shape &shape, const Progress &progress, const Cue &cue)
{
    const auto changed = runToGoals(shape, cue, [&](int index, int count) { return progress.part(index, count); });
    if (!changed || !isFlying(progress))
        return changed;
    const graph::Inputs &in = cue.inputs();
    const int rows = in.integer("rows");
    const int columns = in.integer("columns");
    const int count = rows * columns;
    const Shape word = wordOf(cue);
    if (const auto few = shape::checkCopies(word, static_cast<quint64>(count)); !few)
        return tl::unexpected(few.error());
    // The words start in the upper left part, since they fly down to the right.
    const base::Box box = shape.bounds();
    const double width = box.width() * 0.9;
    const double height = box.height() * 0.7;
    const Progress words = progress.withLag(1.0 / count);
    std::vector<Shape> flying;
    for (int i = 0; i < count; ++i) {
        const double t = words.partTime(i, count);
        if (t <= 0 || t >= 1)
            continue;
        const double across = columns > 1 ? static_cast<double>(i % columns) / (columns - 1) : 0.5;
        const int row = i / columns;
        const double down = rows > 1 ? static_cast<double>(row) / (rows - 1) : 0.5;
        const Vec3 start{box.min.x + across * width, box.max.y - down * height, box.centre().z};
        flying.push_back(shape::movedTo(word, start + in.vector("by") * t).edited([&](Part &part) {
            part.opacity = 0.75 * std::sin(std::numbers::pi * t);
        }));
    }
    return under(*changed, std::move(flying), u"words"_s);
}

} // namespace

std::vector<AnimationType> baking()
{
    return {
        {.id = u"motion.bake"_s,
         .title = u"Bake into numbers"_s,
         .category = u"Numbers"_s,
         .help = u"Copies of another shape fly into the numbers, which then become others"_s,
         .properties = graph::joined(
             row::shape("from", "The shape that is copied for each number").titled("What flies in").required(),
             row::number("arc", 30, "How far their way is bent; 0: straight").titled("Arc").between(-350, 350).in("°"),
             row::boolean("pieces", false, "Child by child, if both have equally many").titled("Piece by piece"),
             goalProperties()),
         .channels = timeline::Form,
         .over = timeline::Over::Own,
         .seconds = 2,
         .lag = 0.05,
         .apply = bake},
        {.id = u"motion.stream"_s,
         .title = u"Data flies over"_s,
         .category = u"Numbers"_s,
         .help = u"Words fly over a matrix while its numbers become others"_s,
         .properties = graph::joined(
             row::text("text", "Data", "What flies over it").titled("Flying words"),
             row::number("size", 48, "How large the words are written").titled("Type size").between(1, 400),
             row::color("colour", "GREY_C", "Colour of the text").titled("Colour of words"),
             row::integer("rows", 3, "How many words begin below each other").titled("Rows of words").between(1, 30),
             row::integer("columns", 8, "How many words begin beside each other")
                 .titled("Columns of words")
                 .between(1, 30),
             row::vector("by", {1, -2, 0}, "How far each word flies").titled("Distance").in("units"), goalProperties()),
         .channels = timeline::Form,
         .over = timeline::Over::Own,
         .seconds = 3,
         .apply = stream},
    };
}

} // namespace lectograph::plugins::motion
