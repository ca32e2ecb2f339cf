// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/new_place.h"

#include "base/text.h"
#include "editor/edits/definitions.h"
#include "editor/edits/followers.h"
#include "editor/edits/lookup.h"
#include "editor/edits/node_bounds.h"
#include "editor/edits/properties.h"
#include "graph/placement.h"
#include "lecture/edit.h"
#include "lecture/setting.h"

#include <QMarginsF>
#include <QPolygonF>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Box;
using base::Result;
using base::Vec3;
using lecture::Lecture;
using lecture::Scene;

namespace {

constexpr double nearlyAll = 2.0 / 3;  ///< share of the frame from which on a block is laid out on the frame
constexpr double fittedShare = 0.9;    ///< share of the frame that a block gets that would not fit
constexpr double farZoom = 1.5;        ///< from which on a block follows the zoom of the camera
constexpr double stepsOverHeight = 16; ///< of places that are tried over the height of the frame

/// What a box covers in a view, in pixels; nothing if some of it is behind the camera.
std::optional<QRectF> pixelsOf(const picture::View &view, const Box &box)
{
    QPolygonF corners;
    for (const double x : {box.min.x, box.max.x}) {
        for (const double y : {box.min.y, box.max.y}) {
            for (const double z : {box.min.z, box.max.z}) {
                const Vec3 seen = view.seen({x, y, z});
                if (seen.z < view.nearest())
                    return std::nullopt;
                corners.append(view.pixel(seen));
            }
        }
    }
    return corners.boundingRect();
}

/// Pixels for a unit in the plane z = 0, under the middle of the frame.
double unitOf(const picture::View &view)
{
    const auto middle = view.pointAt(QRectF(view.frame()).center());
    return middle ? view.scaleAt(view.seen(*middle).z) : 0;
}

double zoomed(const NewPlace &place)
{
    const double seen = unitOf(place.seen);
    const double ratio = seen > 0 ? unitOf(place.atRest) / seen : 1;
    return ratio > farZoom || ratio < 1 / farZoom ? toThousandths(std::clamp(ratio, 0.01, 100.0)) : 1;
}

/// One direction of the frame.
struct FrameExtent
{
    double from = 0;
    double length = 0;

    /// The middle nearest to `wanted` with which something of this length is inside, with the room that it takes before
    /// and after that, unless the frame is too small for it.
    double inside(double wanted, double size, double before, double after) const
    {
        if (before + size + after > length)
            before = after = 0;
        const double room = std::max(0.0, length - size - before - after) / 2;
        const double middle = from + (length + before - after) / 2;
        return std::clamp(wanted, middle - room, middle + room);
    }
};

/// What a block takes in a view, in pixels.
struct SeenFootprint
{
    QRectF rect;
    QMarginsF beyond; ///< from what is seen to its whole room
};

std::optional<SeenFootprint> footprintIn(const picture::View &view, const Footprint &block, const Vec3 &shift = {})
{
    const auto rect = pixelsOf(view, Box{block.seen.min + shift, block.seen.max + shift});
    if (!rect)
        return std::nullopt;
    const auto whole = block.whole.isEmpty() ? std::nullopt
                                             : pixelsOf(view, Box{block.whole.min + shift, block.whole.max + shift});
    const QRectF room = whole ? whole->united(*rect) : *rect;
    return SeenFootprint{*rect,
                         {rect->left() - room.left(), rect->top() - room.top(), room.right() - rect->right(),
                          room.bottom() - rect->bottom()}};
}

/// Finds the middle of what is seen of a block, in pixels.
class Placing
{
public:
    Placing(const NewPlace &place, const SeenFootprint &block, const QPointF &laidOut)
        : m_place(place),
          m_frame(place.seen.frame()),
          m_size(block.rect.size()),
          m_beyond(block.beyond),
          m_laidOut(inside(laidOut)),
          m_step(m_frame.height() / stepsOverHeight)
    {}

    /// Near a place that is wanted.
    QPointF near(const QPointF &wanted) const
    {
        return inside({alongOne(wanted.x(), m_laidOut.x(), m_size.width(), m_frame.width()),
                       alongOne(wanted.y(), m_laidOut.y(), m_size.height(), m_frame.height())});
    }

    /// Where there is room; where there is none, not exactly on another block.
    QPointF free() const
    {
        const bool isLaidOut = isLarge(m_size.width(), m_frame.width()) || isLarge(m_size.height(), m_frame.height());
        if (!isLaidOut && !isFree(m_laidOut)) {
            for (const QPointF &middle : around()) {
                if (isFree(middle))
                    return middle;
            }
        }
        QPointF middle = m_laidOut;
        while (isTaken(middle)) {
            const QPointF next = inside(middle + QPointF(m_step, m_step) / 2);
            if (next == middle) // the corner of the frame
                break;
            middle = next;
        }
        return middle;
    }

    /// The middle nearest to this one with which the block is inside of the frame.
    QPointF inside(const QPointF &middle) const
    {
        return {FrameExtent{m_frame.left(), m_frame.width()}.inside(middle.x(), m_size.width(), m_beyond.left(),
                                                                    m_beyond.right()),
                FrameExtent{m_frame.top(), m_frame.height()}.inside(middle.y(), m_size.height(), m_beyond.top(),
                                                                    m_beyond.bottom())};
    }

private:
    static bool isLarge(double size, double frame) { return size > nearlyAll * frame; }

    static double alongOne(double wanted, double laidOut, double size, double frame)
    {
        return isLarge(size, frame) ? std::clamp(laidOut, wanted - size / 2, wanted + size / 2) : wanted;
    }

    QRectF rectAt(const QPointF &middle) const
    {
        return QRectF(QPointF(middle.x() - m_size.width() / 2, middle.y() - m_size.height() / 2), m_size);
    }

    bool isTaken(const QPointF &middle) const
    {
        return std::ranges::any_of(m_place.middles, [&](const QPointF &other) {
            const QPointF way = other - middle;
            return std::hypot(way.x(), way.y()) < m_step / 4;
        });
    }

    bool isFree(const QPointF &middle) const
    {
        const double gap = m_step / 2;
        const QRectF rect = rectAt(middle).adjusted(-gap, -gap, gap, gap);
        // Whatever covers nearly all is a background.
        const auto isBackground = [&](const QRectF &other) {
            return isLarge(other.width(), m_frame.width()) && isLarge(other.height(), m_frame.height());
        };
        return !isTaken(middle) && std::ranges::none_of(m_place.covered, [&](const QRectF &other) {
            return !isBackground(other) && rect.left() < other.right() && other.left() < rect.right()
                && rect.top() < other.bottom() && other.top() < rect.bottom();
        });
    }

    /// The middles with which the block is inside of the frame, the nearest to the middle of the frame first.
    std::vector<QPointF> around() const
    {
        std::vector<QPointF> middles;
        const QPointF centre = m_frame.center();
        const int columns = static_cast<int>(m_frame.width() / 2 / m_step);
        const int rows = static_cast<int>(m_frame.height() / 2 / m_step);
        for (int row = -rows; row <= rows; ++row) {
            for (int column = -columns; column <= columns; ++column) {
                const QPointF middle = centre + QPointF(column, row) * m_step;
                const double margin = m_step / 2;
                const bool isInside = m_frame.contains(rectAt(middle).adjusted(-margin, -margin, margin, margin));
                if (isInside && inside(middle) == middle)
                    middles.push_back(middle);
            }
        }
        // Below before above, right before left.
        std::ranges::stable_sort(middles, {}, [&](const QPointF &middle) {
            const QPointF way = middle - centre;
            return std::tuple(std::round(std::hypot(way.x(), way.y())), -way.y(), -way.x());
        });
        return middles;
    }

    const NewPlace &m_place;
    QRectF m_frame;
    QSizeF m_size;
    QMarginsF m_beyond;
    QPointF m_laidOut; ///< the middle at which the block would stand without any place
    double m_step;
};

/// What leads the middle of the box in the view to a pixel, parallel to the plane z = 0.
Vec3 shiftTo(const QPointF &pixel, const Box &box, const picture::View &view)
{
    constexpr int rounds = 4; // in perspective, the middle of what is seen moves a little differently
    Vec3 shift;
    for (int round = 0; round < rounds; ++round) {
        const auto rect = pixelsOf(view, {box.min + shift, box.max + shift});
        if (!rect)
            break;
        const double z = box.centre().z;
        const auto from = view.pointAt(rect->center(), z);
        const auto to = view.pointAt(pixel, z);
        if (!from || !to)
            break;
        shift = shift + (*to - *from);
    }
    return {shift.x, shift.y, 0};
}

/// What leads a block to its place that takes `laidOut` at first, and `scaled` with its size.
Vec3 shiftFor(const NewPlace &place, const Box &laidOut, const Footprint &scaled)
{
    const auto first = pixelsOf(place.atRest, laidOut);
    auto block = footprintIn(place.seen, scaled);
    if (laidOut.isEmpty() || !first || !block)
        return place.at.value_or(Vec3()) - laidOut.centre();
    const QPointF free = place.at ? QPointF() : Placing(place, *block, first->center()).free();
    Vec3 shift;
    constexpr int rounds = 4; // in perspective it has another size there
    for (int round = 0; round < rounds; ++round) {
        const Placing placing(place, *block, first->center());
        const QPointF middle = place.at ? placing.near(place.seen.pixel(place.seen.seen(*place.at)))
                                        : placing.inside(free);
        shift = shiftTo(middle, scaled.seen, place.seen);
        const auto there = footprintIn(place.seen, scaled, shift);
        if (!there || there->rect.size() == block->rect.size())
            break;
        block = there;
    }
    return shift;
}

/// Whether something else says where the block stands.
bool standsElsewhere(const graph::Node &node, const graph::NodeType &type)
{
    const auto follows = [&](const graph::PropertySpec &spec) {
        const QJsonValue written = node.properties.value(base::toText(spec.key));
        const bool isShape = spec.type == graph::ValueType::Shape;
        return (isShape && spec.required) || (isShape && isFollowing(kindOf(written)));
    };
    const QString edge = node.properties.value(u"edge"_s).toString(u"none"_s);
    return std::ranges::any_of(graph::tableOf(type), follows) || edge != "none"_L1
        || kindOf(node.properties.value(u"position"_s)) != PropertyKind::Default;
}

/// `depth`: of definitions in definitions, which in a damaged file may use themselves.
bool standsOnFrame(const Lecture &lecture, const QString &type, int depth)
{
    static const QRegularExpression frame(u"\\bframe\\."_s);
    constexpr int deepest = 16;
    const lecture::Block *block = depth < deepest ? definitionOf(lecture, lecture::blockIdOf(type)) : nullptr;
    return block && std::ranges::any_of(block->inside->actors, [&](const QString &actor) {
               const graph::Node *node = nodeOf(block->inside.get(), actor);
               if (!node)
                   return false;
               const QJsonValue position = node->properties.value(u"position"_s);
               return node->properties.value(u"edge"_s).toString(u"none"_s) != "none"_L1
                   || position.toObject().value(u"expression"_s).toString().contains(frame)
                   || standsOnFrame(lecture, node->type, depth + 1);
           });
}

/// Laid out on the frame at rest, whatever the camera shows.
Result<Lecture> withFixed(const Lecture &lecture, const QString &scene, graph::Node node, const NewPlace &place)
{
    if (isAtRest(place))
        return lecture;
    node.properties.insert(u"pinned"_s, true);
    return lecture::withNode(lecture, scene, std::move(node));
}

bool growsWithNumbers(const graph::NodeType &type)
{
    return std::ranges::any_of(type.properties,
                               [](const graph::PropertySpec &spec) { return spec.type == graph::ValueType::Tensor; });
}

/// A grid of few numbers may get many later, or a long sentence beside it.
void limitToFrame(QJsonObject &properties, const Lecture &lecture)
{
    const auto limit = [&](const QString &key, double size) {
        if (!properties.contains(key))
            properties.insert(key, std::round(size * fittedShare * 10) / 10);
    };
    limit(u"fitWidth"_s, lecture.frameWidth);
    limit(u"fitHeight"_s, lecture.frameHeight);
}

Vec3 rounded(const Vec3 &shift)
{
    return {toThousandths(shift.x), toThousandths(shift.y), 0};
}

Result<Lecture> withPosition(const Lecture &lecture, const QString &scene, graph::Node node, const Vec3 &shift)
{
    if (!(rounded(shift) == Vec3()))
        node.properties.insert(u"position"_s, pointJson(rounded(shift)));
    return lecture::withNode(lecture, scene, std::move(node));
}

/// With the origin of the block's numbers at a point in space.
Result<Lecture> withOriginAt(const Lecture &lecture, const QString &scene, graph::Node node, const Vec3 &at)
{
    const Vec3 point{toThousandths(at.x), toThousandths(at.y), toThousandths(at.z)};
    if (!(point == Vec3()))
        node.properties.insert(u"position"_s, pointJson(point));
    return lecture::withNode(lecture, scene, std::move(node));
}

Box scaledAbout(const Vec3 &middle, const Box &box, double factor)
{
    return box.isEmpty() ? box : Box{middle + (box.min - middle) * factor, middle + (box.max - middle) * factor};
}

} // namespace

Footprint footprintOf(const Lecture &lecture, const Scene &scene, const QStringList &nodes, const NewPlace &place,
                      const timeline::Registry &types)
{
    const graph::Setting setting = lecture::settingOf(lecture, scene, place.language);
    NodeBounds bounds(scene.nodes, types.nodes, setting, std::make_shared<graph::Memo>(), place.time);
    Footprint block;
    for (const QString &id : nodes) {
        block.seen.add(bounds.seenOf(id).value_or(Box()));
        block.whole.add(bounds.of(id).value_or(Box()));
    }
    return block;
}

Box Fitting::applied(const Box &box) const
{
    if (box.isEmpty())
        return box;
    const Box scaled = scaledAbout(box.centre(), box, factor);
    return {scaled.min + shift, scaled.max + shift};
}

Fitting fittingFor(const NewPlace &place, const Footprint &block)
{
    const Box &box = block.seen;
    Fitting fitting{.factor = zoomed(place)};
    const QRectF frame(place.seen.frame());
    const auto seen = pixelsOf(place.seen, fitting.applied(box));
    if (!box.isEmpty() && seen) {
        constexpr double rounding = 1e-3;
        const double room = std::min(frame.width() / std::max(1.0, seen->width()),
                                     frame.height() / std::max(1.0, seen->height()));
        if (room < 1 - rounding)
            fitting.factor = toThousandths(fitting.factor * room * fittedShare);
    }
    fitting.shift = shiftFor(place, box,
                             {fitting.applied(box), scaledAbout(box.centre(), block.whole, fitting.factor)});
    return fitting;
}

bool standsOnFrame(const Lecture &lecture, const QString &type)
{
    return standsOnFrame(lecture, type, 0);
}

bool canStandInSpace(const graph::NodeType &type)
{
    return type.placed && type.isInSpace;
}

bool isAtRest(const NewPlace &place)
{
    constexpr double tolerance = 0.5; // of a pixel
    const auto isSame = [&](const Vec3 &point) {
        const Vec3 seen = place.seen.seen(point);
        const QPointF way = place.seen.pixel(seen) - place.atRest.pixel(place.atRest.seen(point));
        return seen.z >= place.seen.nearest() && std::hypot(way.x(), way.y()) < tolerance;
    };
    return isSame({}) && isSame({1, 0, 0}) && isSame({0, 1, 0});
}

Result<Lecture> withNewPlace(const Lecture &lecture, const QString &sceneId, const QStringList &nodes,
                             const NewPlace &place, const timeline::Registry &types)
{
    return foundScene(lecture, sceneId).and_then([&](const Scene *scene) -> Result<Lecture> {
        const graph::Node *only = nodes.size() == 1 ? nodeOf(scene, nodes.front()) : nullptr;
        if (only && standsOnFrame(lecture, only->type))
            return withFixed(lecture, sceneId, *only, place);
        QStringList placed;
        for (const QString &id : nodes) {
            const graph::Node *node = nodeOf(scene, id);
            const graph::NodeType *type = node ? types.nodes.find(*node) : nullptr;
            if (type && type->placed && (nodes.size() > 1 || !standsElsewhere(*node, *type)))
                placed.append(id);
        }
        if (placed.isEmpty())
            return lecture;
        if (only && place.inSpace && canStandInSpace(*types.nodes.find(*only)))
            return withOriginAt(lecture, sceneId, *only, *place.inSpace);
        const Footprint block = footprintOf(lecture, *scene, placed, place, types);
        const Fitting fitting = fittingFor(place, block);
        if (placed.size() > 1) {
            const Vec3 shift = rounded(fitting.shift);
            return withMovedTogether(lecture, sceneId, placed, {shift.x, shift.y}, types);
        }
        graph::Node node = *nodeOf(scene, placed.front());
        if (growsWithNumbers(*types.nodes.find(node)))
            limitToFrame(node.properties, lecture);
        if (fitting.factor == 1)
            return withPosition(lecture, sceneId, std::move(node), fitting.shift);
        node.properties.insert(u"scale"_s, fitting.factor);
        return lecture::withNode(lecture, sceneId, node).and_then([&](const Lecture &scaled) {
            // A block grows about the middle of all that it has, also of what is not seen.
            const Footprint grown = footprintOf(scaled, *sceneOf(scaled, sceneId), placed, place, types);
            return withPosition(scaled, sceneId, node, shiftFor(place, block.seen, grown));
        });
    });
}

} // namespace lectograph::editor
