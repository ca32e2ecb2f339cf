// SPDX-License-Identifier: GPL-3.0-or-later
#include "animations.h"

#include "base/angle.h"
#include "graph/row.h"
#include "shape/layout.h"
#include "shape/part_pairs.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <numeric>
#include <optional>

namespace lectograph::plugins::motion {

using namespace Qt::StringLiterals;
using shape::Shape;
using timeline::Cue;
using timeline::Over;
using timeline::Presence;
using timeline::Progress;

namespace {

double arcOf(const Cue &cue)
{
    return cue.inputs().number("arc") * base::degree;
}

shape::Matching matchingOf(const Cue &cue)
{
    const QString &what = cue.inputs().text("matching");
    return what == "letters"_L1 ? shape::Matching::Letters
        : what == "words"_L1    ? shape::Matching::Words
        : what == "names"_L1    ? shape::Matching::Names
                                : shape::Matching::Everything;
}

/// Whether the source disappears. Over a source that stays, a waiting piece is hidden, and what has not left it yet is a copy
/// of it: two equal shapes drawn over each other look bolder than one.
enum class Source { Goes, Stays };

/// Whether nothing is left of where it comes from.
bool hasArrived(const Progress &progress)
{
    return progress.time() >= 1 && progress.whole() == 1; // an ease may return to its start
}

Shape morphedWhole(const Shape &from, const Shape &to, const Progress &progress, const Cue &cue, Source source)
{
    const shape::MorphOptions options{arcOf(cue), cue.setting().mix(), matchingOf(cue), source == Source::Stays};
    const shape::Morph morph = cue.morph(from, to, options);
    if (progress.lag() == 0 || hasArrived(progress))
        return morph.at(progress.whole());
    return morph.at([&](int index, int count) { return progress.part(index, count); });
}

Shape faded(const Shape &shape, double opacity)
{
    return shape.edited([opacity](shape::Part &part) { part.opacity *= std::clamp(opacity, 0.0, 1.0); });
}

/// The child with this index where it stands; nothing for −1.
std::optional<Shape> childOf(const Shape &shape, int index)
{
    if (index < 0)
        return std::nullopt;
    return shape::transformed(shape->children[static_cast<std::size_t>(index)], shape->placement);
}

/// Child by child if requested, those with the same name, each with its own progress; otherwise, or if there are none, as a
/// whole. A child without a partner fades where it stands.
template <class Between>
Shape inPieces(const Shape &from, const Shape &to, const Progress &progress, const Cue &cue, Source source,
               Between &&between)
{
    const std::vector<shape::PartPair> pairs = cue.inputs().boolean("pieces") ? shape::pairedChildren(*from, *to)
                                                                              : std::vector<shape::PartPair>();
    if (pairs.empty())
        return between(from, to, progress);
    if (hasArrived(progress))
        return to;
    const int count = static_cast<int>(pairs.size());
    std::vector<Shape> pieces;
    for (int i = 0; i < count; ++i) {
        const auto before = childOf(from, pairs[static_cast<std::size_t>(i)].from);
        const auto after = childOf(to, pairs[static_cast<std::size_t>(i)].to);
        const Progress own = progress.of(i, count);
        if (before && after)
            pieces.push_back(between(*before, *after, own));
        else if (after)
            pieces.push_back(faded(*after, own.whole()));
        else if (source == Source::Goes)
            pieces.push_back(faded(*before, 1 - own.whole()));
        if (before && after && source == Source::Stays && own.time() <= 0)
            pieces.back() = pieces.back().edited([](shape::Part &part) { part.hidden = true; });
    }
    return shape::group(std::move(pieces)).edited([&](shape::Part &part) {
        part.opacity = from->opacity + (to->opacity - from->opacity) * progress.whole();
    });
}

Shape morphed(const Shape &from, const Shape &to, const Progress &progress, const Cue &cue, Source source)
{
    return inPieces(from, to, progress, cue, source, [&](const Shape &before, const Shape &after, const Progress &own) {
        return morphedWhole(before, after, own, cue, source);
    });
}

/// How both ends of a cross-fade go from place to place.
struct Fade
{
    bool stretch = true;
    double arc = 0;
    Source source = Source::Goes;
};

Shape crossFadedWhole(const Shape &from, const Shape &to, double t, const Fade &fade)
{
    const Shape both = shape::crossFade(from, to, t, fade.stretch, fade.arc);
    const base::Box &before = from.bounds();
    const base::Box &after = to.bounds();
    const double way = fade.stretch ? shape::wayBetween(before, after) : base::length(after.centre() - before.centre());
    if (fade.source == Source::Goes || t == 1 || !shape::isStillThere(way, t))
        return both;
    const Shape copy = shape::withLeaves(faded(from, 1 - t), [](shape::Part &part) { part.isCopy = true; });
    if (t == 0)
        return copy;
    return both.edited([&](shape::Part &part) {
        part.children.front() = copy.edited([](shape::Part &copied) { copied.name = u"from"_s; });
    });
}

/// Whether it has no parts but its letters.
bool isWhole(const Shape &shape)
{
    return shape::isLeaf(*shape) || !shape->sourceText.isEmpty();
}

/// By the names of children, `levels` deep; a child without a partner fades while it goes along, all the `way`.
Shape crossFadedByNames(const Shape &from, const Shape &to, double t, const Fade &fade, int levels,
                        const base::Vec3 &way)
{
    if (levels == 0 || isWhole(from) || isWhole(to))
        return crossFadedWhole(from, to, t, fade);
    const base::Vec3 gone = shape::alongArc(base::Vec3{}, way, fade.arc, t);
    std::vector<Shape> parts;
    for (const shape::PartPair &pair : shape::namesakes(*from, *to)) {
        const auto before = childOf(from, pair.from);
        const auto after = childOf(to, pair.to);
        if (before && after)
            parts.push_back(crossFadedByNames(*before, *after, t, fade, levels - 1, way));
        else if (after)
            parts.push_back(shape::shifted(faded(*after, t), gone - way));
        else if (fade.source == Source::Goes)
            parts.push_back(shape::shifted(faded(*before, 1 - t), gone));
    }
    return shape::group(std::move(parts), to->name).edited([&](shape::Part &part) {
        part.tags = to->tags;
        part.optionalTags = to->optionalTags;
        part.opacity = std::lerp(from->opacity, to->opacity, std::clamp(t, 0.0, 1.0));
    });
}

/// The entries of what shows a matrix cell by cell, as “entries/ROW/COLUMN”.
std::optional<Shape> entriesOf(const Shape &shape)
{
    const auto found = std::ranges::find_if(shape->children,
                                            [](const Shape &child) { return child->name == "entries"_L1; });
    return found == shape->children.end() ? std::nullopt : std::optional(shape::transformed(*found, shape->placement));
}

/// How far each cell goes that both have.
std::vector<base::Vec3> waysOfCells(const Shape &from, const Shape &to, int levels)
{
    if (levels == 0)
        return {to.bounds().centre() - from.bounds().centre()};
    std::vector<base::Vec3> ways;
    for (const shape::PartPair &pair : shape::namesakes(*from, *to)) {
        const auto before = childOf(from, pair.from);
        const auto after = childOf(to, pair.to);
        if (before && after && !before->bounds().isEmpty() && !after->bounds().isEmpty())
            std::ranges::copy(waysOfCells(*before, *after, levels - 1), std::back_inserter(ways));
    }
    return ways;
}

/// How far a matrix goes: like the cells that both have, or else as a whole.
base::Vec3 wayOfTable(const Shape &from, const Shape &to)
{
    const std::vector<base::Vec3> ways = waysOfCells(*entriesOf(from), *entriesOf(to), 2);
    if (ways.empty())
        return to.bounds().centre() - from.bounds().centre();
    return std::accumulate(ways.begin(), ways.end(), base::Vec3{}) * (1.0 / static_cast<double>(ways.size()));
}

/// Two matrices cell by cell: the boxes of what is in their cells go by the numbers, and do not fit each other.
Shape crossFadedTables(const Shape &from, const Shape &to, double t, const Fade &fade)
{
    constexpr int cells = 3; // levels below the matrix
    if (t == 1)
        return to;
    if (t == 0 && fade.source == Source::Goes)
        return from;
    return crossFadedByNames(from, to, t, fade, cells, wayOfTable(from, to));
}

Shape crossFaded(const Shape &from, const Shape &to, const Progress &progress, const Cue &cue, Source source)
{
    const Fade fade{cue.inputs().boolean("stretch"), arcOf(cue), source};
    return inPieces(
        from, to, progress, cue, source, [fade](const Shape &before, const Shape &after, const Progress &own) {
            return entriesOf(before) && entriesOf(after) ? crossFadedTables(before, after, own.whole(), fade)
                                                         : crossFadedWhole(before, after, own.whole(), fade);
        });
}

/// Both sides of a card that is turned over: the half of the turn that is over decides which one is seen.
Shape turnedOver(const Shape &from, const Shape &to, const Progress &progress, const Cue &cue)
{
    const double t = progress.whole();
    if (t == 0 || t == 1)
        return t == 0 ? from : to;
    const bool isBack = t >= 0.5;
    const base::Vec3 axis = cue.inputs().text("axis") == "horizontal"_L1 ? base::Vec3{1, 0, 0} : base::Vec3{0, 1, 0};
    const base::Vec3 centre = base::mix(from.bounds().centre(), to.bounds().centre(), t);
    const Shape &side = isBack ? to : from;
    const double angle = std::numbers::pi * (isBack ? t - 1 : t);
    return shape::transformed(shape::movedTo(side, centre),
                              base::about(centre, base::Transform::rotation(angle, axis)));
}

/// The actor keeps its name and drawing order, whatever it becomes.
Shape keepingRole(const Shape &shape, const Shape &actor)
{
    if (shape->name == actor->name && shape->z == actor->z && shape->pinned == actor->pinned && !shape->hidden)
        return shape;
    return shape.edited([&](shape::Part &part) {
        part.name = actor->name;
        part.z = actor->z;
        part.pinned = actor->pinned;
        part.hidden = false;
    });
}

/// As the camera sees it where it faces the viewer, so that it can be fixed in the frame.
Shape turnedToViewer(const Shape &shape, const base::Transform &frame)
{
    if (shape->facing == shape::Facing::Scene)
        return shape;
    const auto unit = [](const base::Vec3 &axis) { return axis * (1 / std::max(1e-9, base::length(axis))); };
    const base::Transform turn{unit(frame.x), unit(frame.y), unit(frame.z), {}};
    const Shape still = shape.edited([](shape::Part &part) { part.facing = shape::Facing::Scene; });
    return shape::transformed(still, base::about(shape.bounds().centre(), turn));
}

/// The other shape where the actor is: fixed in the frame or not. It looks the same there.
Shape besideActor(const Shape &other, const Cue &cue)
{
    if (other->pinned == cue.isPinned())
        return other;
    const base::Transform frame = cue.frameInScene();
    return cue.isPinned() ? shape::transformed(turnedToViewer(other, frame), frame.inverted())
                          : shape::transformed(other, frame);
}

/// At the end, without the camera, on which nothing depends then.
Shape source(const Shape &actor, const Progress &progress, const Cue &cue)
{
    const Shape &from = *cue.inputs().shape("from");
    return keepingRole(hasArrived(progress) ? from : besideActor(from, cue), actor);
}

/// Whether the actor goes from the frame to the scene or back. A part of what is fixed in the frame cannot leave it.
bool leavesItsPlace(const Shape &before, const Cue &cue)
{
    const bool isPinned = (*cue.inputs().shape("to"))->pinned;
    return isPinned != cue.isPinned() && before->pinned == cue.isPinned() && !cue.inputs().boolean("inPlace");
}

Shape target(const Shape &before, const Cue &cue)
{
    const Shape &there = *cue.inputs().shape("to");
    const Shape to = keepingRole(leavesItsPlace(before, cue) ? besideActor(there, cue) : there, before);
    if (!cue.inputs().boolean("inPlace"))
        return to;
    return shape::movedTo(to, before.bounds().centre());
}

/// What it has become; on the way it is where it was, as `between` says, and at the end where the other one is.
template <class Between>
Shape gone(const Shape &before, const Progress &progress, const Cue &cue, Between &&between)
{
    if (!hasArrived(progress) || !leavesItsPlace(before, cue))
        return keepingRole(between(target(before, cue)), before);
    const Shape &there = *cue.inputs().shape("to");
    return keepingRole(there, before).edited([&](shape::Part &part) { part.pinned = there->pinned; });
}

const graph::PropertySpec toSpec =
    row::shape("to", "What it becomes; take that off the stage, or it is seen before").titled("Turns into").required();
const graph::PropertySpec fromSpec =
    row::shape("from", "What it comes from; that stays as it is").titled("Comes from").required();
const graph::PropertySpec inPlaceSpec =
    row::boolean("inPlace", false, "Stays centred where it is instead of going where the other stands");
const graph::PropertySpec pointArcSpec =
    row::number("arc", 0, "Bends the way of every point into an arc of this angle").titled("Bend").in("°");
const graph::PropertySpec stretchSpec =
    row::boolean("stretch", true, "Each is stretched to the other's box on the way").titled("Stretch to fit");
const graph::PropertySpec bendSpec =
    row::number("arc", 0, "Bends the way from place to place into an arc of this angle").titled("Bend").in("°");
const graph::PropertySpec matchingSpec =
    row::choice("matching", "everything",
                "everything=Everything|letters=Equal letters and outlines|words=Equal words|names=Parts of equal names",
                "Everything into something, or only what is equal: that travels, and the rest fades")
        .titled("What turns into what");
const graph::PropertySpec piecesSpec =
    row::boolean("pieces", false, "Child by child: those of the same name, or in their order if both have equally many")
        .titled("Part by part");

} // namespace

std::vector<AnimationType> transforming()
{
    return {
        {.id = u"motion.become"_s,
         .title = u"Become"_s,
         .category = u"Transform"_s,
         .help =
             u"Its outlines turn into another block's: all of them, or equal letters, words or parts travel while the "
             u"rest fades"_s,
         .properties = {toSpec, matchingSpec, inPlaceSpec, pointArcSpec, piecesSpec},
         .channels = timeline::Form | timeline::Place | timeline::Look | timeline::Reveal,
         .over = Over::Own,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             return gone(shape, progress, cue,
                         [&](const Shape &to) { return morphed(shape, to, progress, cue, Source::Goes); });
         }},
        {.id = u"motion.come-from"_s,
         .title = u"Come from a copy"_s,
         .category = u"Transform"_s,
         .help = u"A copy of another block, as it stands, turns into this one"_s,
         .properties = {fromSpec, matchingSpec, pointArcSpec, piecesSpec},
         .channels = timeline::Form | timeline::Place | timeline::Look | timeline::Reveal,
         .presence = Presence::Enters,
         .over = Over::Own,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             return keepingRole(morphed(source(shape, progress, cue), shape, progress, cue, Source::Stays), shape);
         }},
        {.id = u"motion.cross-fade"_s,
         .title = u"Cross-fade into"_s,
         .category = u"Transform"_s,
         .help = u"Fades into another block while each is stretched to the other's place"_s,
         .properties = {toSpec, inPlaceSpec, stretchSpec, bendSpec, piecesSpec},
         .channels = timeline::Form | timeline::Look,
         .over = Over::Own,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             return gone(shape, progress, cue,
                         [&](const Shape &to) { return crossFaded(shape, to, progress, cue, Source::Goes); });
         }},
        {.id = u"motion.cross-fade-from"_s,
         .title = u"Cross-fade from a copy"_s,
         .category = u"Transform"_s,
         .help = u"A copy of another block, as it stands, fades into this one"_s,
         .properties = {fromSpec, stretchSpec, bendSpec, piecesSpec},
         .channels = timeline::Form | timeline::Look,
         .presence = Presence::Enters,
         .over = Over::Own,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             return keepingRole(crossFaded(source(shape, progress, cue), shape, progress, cue, Source::Stays), shape);
         }},
        {.id = u"motion.flip"_s,
         .title = u"Turn over"_s,
         .category = u"Transform"_s,
         .help = u"Turns over like a card, with another block on its back"_s,
         .properties = {toSpec, inPlaceSpec,
                        row::choice("axis", "vertical", "vertical|horizontal", "The axis it turns about")},
         .channels = timeline::Form | timeline::Place | timeline::Look,
         .over = Over::Own,
         .apply = [](const Shape &shape, const Progress &progress, const Cue &cue) -> Result<Shape> {
             return gone(shape, progress, cue, [&](const Shape &to) { return turnedOver(shape, to, progress, cue); });
         }},
    };
}

} // namespace lectograph::plugins::motion
