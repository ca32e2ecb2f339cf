// SPDX-License-Identifier: GPL-3.0-or-later
#include "animations.h"

#include "base/angle.h"
#include "base/sentence.h"
#include "graph/placement.h"
#include "graph/row.h"
#include "shape/layout.h"
#include "shape/morph.h"
#include "shape/pathops.h"

#include <cmath>
#include <optional>

namespace lectograph::plugins::motion {

using namespace Qt::StringLiterals;
using base::Transform;
using base::Vec3;
using shape::Shape;
using timeline::Cue;
using timeline::Progress;

namespace {

const graph::PropertySpec arcSpec =
    row::number("arc", 0, "Bends the way into an arc of this angle").titled("Bend").in("°");

/// `shape` with its placement interpolated to `end`.
Shape onTheWay(const Shape &shape, const Transform &end, const Progress &progress, const Cue &cue)
{
    const double t = progress.whole();
    const double arc = cue.inputs().number("arc") * base::degree;
    const Transform start = shape->placement;
    return shape.edited([&](shape::Part &part) {
        part.placement = arc == 0 ? base::mix(start, end, t) : shape::alongArc(start, end, arc, t);
    });
}

Result<Shape> shift(const Shape &shape, const Progress &progress, const Cue &cue)
{
    return onTheWay(shape, shape::shifted(shape, cue.inputs().vector("by"))->placement, progress, cue);
}

Result<Shape> moveTo(const Shape &shape, const Progress &progress, const Cue &cue)
{
    const graph::Inputs &in = cue.inputs();
    // All parts of the target move together, which preserves their arrangement.
    const base::Box box = cue.targetBox();
    const Vec3 side = graph::direction(in.text("side"));
    Vec3 goal = in.vector("to");
    if (const Shape *other = in.shape("beside")) {
        const base::Box place = other->bounds();
        if (side == Vec3{}) {
            goal = place.centre() + goal;
        } else {
            const Vec3 align = graph::direction(in.text("align"));
            const Vec3 facing{side.x != 0 ? side.x : align.x, side.y != 0 ? side.y : align.y, 0};
            const Vec3 own{side.x != 0 ? -side.x : align.x, side.y != 0 ? -side.y : align.y, 0};
            const Vec3 offset = box.at(own) - box.centre();
            goal = place.at(facing) + side * in.number("gap") - offset + goal;
        }
    }
    return onTheWay(shape, shape::shifted(shape, goal - box.centre())->placement, progress, cue);
}

/// A shape that is stretched in its own axes, so that a brace that is turned as well stays a brace. While it is turned by
/// a right angle, its width becomes its height, evenly.
class Stretch
{
public:
    explicit Stretch(const Shape &shape)
        : m_axes(shape::axesOf(shape)), m_box(shape::transformed(shape, m_axes.inverted()).bounds())
    {
        const double x = m_axes.x.x * m_axes.x.x;
        const double y = m_axes.x.y * m_axes.x.y;
        m_across = x + y > 0 ? x / (x + y) : 1;
    }

    double width() const { return m_across * m_box.width() + (1 - m_across) * m_box.height(); }
    double height() const { return m_across * m_box.height() + (1 - m_across) * m_box.width(); }
    Transform by(double x, double y) const
    {
        const auto factor = [](double main, double other, double share) {
            return std::pow(main, share) * std::pow(other, 1 - share);
        };
        return m_axes * Transform::scaling(factor(x, y, m_across), factor(y, x, m_across)) * m_axes.inverted();
    }

private:
    Transform m_axes;
    base::Box m_box;     ///< in these axes
    double m_across = 1; ///< how much of the width runs across the picture: 1 unturned, 0 after a right angle
};

bool isSameBox(const base::Box &a, const base::Box &b)
{
    constexpr double tolerance = 1e-9;
    return base::length(a.min - b.min) < tolerance && base::length(a.max - b.max) < tolerance;
}

Result<Shape> scale(const Shape &shape, const Progress &progress, const Cue &cue)
{
    const graph::Inputs &in = cue.inputs();
    const base::Box box = in.boolean("together") ? cue.targetBox() : shape.bounds();
    // Several parts that are stretched together keep their arrangement: along the axes of the picture.
    const bool isOne = isSameBox(box, shape.bounds());
    const std::optional<Stretch> own = in.boolean("stretch") && isOne && !shape::axesOf(shape).isIdentity()
        ? std::optional<Stretch>(shape)
        : std::nullopt;
    const double width = own ? own->width() : box.width();
    const double height = own ? own->height() : box.height();
    double x = in.number("factor");
    double y = x;
    if (in.number("width") > 0 && width > 0)
        x = in.number("width") / width;
    if (in.number("height") > 0 && height > 0)
        y = in.number("height") / height;
    if (!in.boolean("stretch")) {
        if (in.number("width") > 0)
            y = x;
        else if (in.number("height") > 0)
            x = y;
    }
    // A singular transform would lose the shape for later clips, and smaller sizes are invisible.
    constexpr double least = 1e-6;
    x = std::max(x, least);
    y = std::max(y, least);
    const Vec3 pivot = box.at(graph::direction(in.text("about")));
    // What keeps its proportions keeps them in space, too, however it is turned there.
    const Transform by = own ? own->by(x, y) : Transform::scaling(x, y, in.boolean("stretch") ? 1 : x);
    return onTheWay(shape, base::about(pivot, by) * shape->placement, progress, cue);
}

Result<Shape> turn(const Shape &shape, const Progress &progress, const Cue &cue)
{
    const graph::Inputs &in = cue.inputs();
    const Shape *pivotShape = in.shape("about");
    const Vec3 pivot = pivotShape ? pivotShape->bounds().centre()
        : in.boolean("together")  ? cue.targetBox().centre()
                                  : shape.bounds().centre();
    const Vec3 axis = in.vector("axis");
    const double size = base::length(axis);
    if (size == 0)
        return base::failure(base::Sentence::tr("The axis to turn about has no direction."),
                             base::Sentence::tr("Use [0, 0, 1] for a turn in the picture."));
    return shape::transformed(
        shape,
        base::about(pivot,
                    Transform::rotation(in.number("angle") * base::degree * progress.whole(), axis * (1 / size))));
}

/// The first path in the tree, in the space of the shape's parent, without its z coordinates.
shape::Path outlineOf(const Shape &shape, const Transform &space)
{
    const Transform inner = space * shape->placement;
    if (!shape->path.isEmpty())
        return shape::mapped(shape->path, inner);
    for (const Shape &child : shape->children) {
        if (const shape::Path path = outlineOf(child, inner); !path.isEmpty())
            return path;
    }
    return {};
}

Result<Shape> follow(const Shape &shape, const Progress &progress, const Cue &cue)
{
    const shape::Path path = outlineOf(*cue.inputs().shape("path"), {});
    if (path.isEmpty())
        return base::failure(base::Sentence::tr("There is no path to follow."),
                             base::Sentence::tr("Link a line, a curve or any other outline."));
    const shape::PathPoint at = shape::pointAt(path, progress.whole());
    Shape result = shape;
    if (cue.inputs().boolean("turn")) {
        const double angle = std::atan2(at.direction.y(), at.direction.x());
        result = shape::transformed(result, base::about(result.bounds().centre(), Transform::rotation(angle)));
    }
    return shape::movedTo(result, {at.point.x(), at.point.y(), 0});
}

constexpr std::string_view sides = "centre|up|down|left|right|up-left|up-right|down-left|down-right";

} // namespace

std::vector<AnimationType> moving()
{
    const graph::PropertySpec together =
        row::boolean("together", true, "Several parts about their common centre instead of each about its own");
    return {
        {.id = u"motion.shift"_s,
         .title = u"Shift"_s,
         .category = u"Move"_s,
         .help = u"By a distance, straight or on an arc"_s,
         .properties = {row::vector("by", {0, 0, 0}, "How far").titled("Distance").in("units"), arcSpec},
         .channels = timeline::Place,
         .over = timeline::Over::Children,
         .apply = shift},
        {.id = u"motion.move-to"_s,
         .title = u"Move to"_s,
         .category = u"Move"_s,
         .help = u"To a point, onto another shape or beside it"_s,
         .properties = {row::vector("to", {0, 0, 0}, "Where its centre goes; with another shape, an offset")
                            .titled("Target")
                            .in("units"),
                        row::shape("beside", "The other shape"),
                        row::choice("side", "centre", sides, "On which side of it"),
                        row::number("gap", 0.25, "How far from it").in("units"),
                        row::choice("align", "centre", sides, "Which edges line up with it"), arcSpec},
         .channels = timeline::Place,
         .apply = moveTo},
        {.id = u"motion.scale"_s,
         .title = u"Scale"_s,
         .category = u"Move"_s,
         .help = u"By a factor, or to a width or height"_s,
         .properties = {row::number("factor", 1, "Times its present size").atLeast(0),
                        row::number("width", 0, "To this width; 0: by the factor").atLeast(0).in("units"),
                        row::number("height", 0, "To this height; 0: by the factor").atLeast(0).in("units"),
                        row::boolean("stretch", false, "Width and height each on its own").titled("Free proportions"),
                        row::choice("about", "centre", sides, "Which point stays").titled("Fixed point"), together,
                        arcSpec},
         .channels = timeline::Place,
         .over = timeline::Over::Children,
         .apply = scale},
        {.id = u"motion.turn"_s,
         .title = u"Turn"_s,
         .category = u"Move"_s,
         .help = u"About its centre or another's, in the picture or in space"_s,
         .properties = {row::number("angle", 90, "Counter-clockwise").in("°"),
                        row::vector("axis", {0, 0, 1}, "The axis in space"),
                        row::shape("about", "The shape whose centre stays").titled("Around this shape"), together},
         .channels = timeline::Place,
         .over = timeline::Over::Children,
         .apply = turn},
        {.id = u"motion.follow"_s,
         .title = u"Follow a path"_s,
         .category = u"Move"_s,
         .help = u"Its centre runs along an outline"_s,
         .properties = {row::shape("path", "The outline").required(),
                        row::boolean("turn", false, "Turns with the path").titled("Turn with the path")},
         .channels = timeline::Place,
         .ease = u"linear"_s,
         .apply = follow},
    };
}

} // namespace lectograph::plugins::motion
