// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/transforms.h"

#include "base/angle.h"
#include "base/text.h"
#include "editor/edits/lookup.h"
#include "editor/edits/styles.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "graph/placement.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Transform;
using base::Vec3;
using graph::ControlPoint;
using graph::ControlPoints;
using lecture::Lecture;

namespace {

Transform tiltOf(const Vec3 &degrees)
{
    return Transform::rotation(degrees.z * base::degree) * Transform::rotation(degrees.y * base::degree, {0, 1, 0})
        * Transform::rotation(degrees.x * base::degree, {1, 0, 0});
}

/// What all changes of an edit have in common.
struct EditOfTransforms
{
    const Lecture &lecture;
    const graph::Setting &setting; ///< of the scene
    const PropertyWriteMode &writing;
    const timeline::Registry &registry;
    bool withAxes = false;       ///< axes in space are moved too
    QSet<QString> together = {}; ///< the nodes that are sized and turned
};

/// Successive changes of one node.
class Change
{
public:
    Change(const EditOfTransforms &edit, graph::Node node, ControlPoints points)
        : m_edit(edit), m_node(std::move(node)), m_writing(edit.writing), m_points(std::move(points))
    {
        if (const graph::NodeType *type = edit.registry.nodes.find(m_node))
            m_table = graph::tableOf(*type);
        const PropertyPlace place{m_writing.scene, m_node.id, {}, {}};
        m_writing.time = homeTime(edit.lecture, place, m_writing.time, edit.registry);
        if (m_writing.keptFrom)
            m_writing.keptFrom = homeTime(edit.lecture, place, *m_writing.keptFrom, edit.registry);
    }

    Result<void> apply(const TransformDelta &placing)
    {
        if (!placing.isOnlyShift() && isExpressed(placing))
            return mapPoints(placing);
        Result<void> done;
        if (!placing.isFollowing) {
            for (const auto &[key, length] : placing.lengths)
                done = done.and_then([&] { return value<double>(key); }).and_then([&](double) {
                    return write(key, toThousandths(length));
                });
            if (done && placing.factor != 1)
                done = scale(placing.factor);
            if (done && placing.degrees != 0)
                done = turn(placing.degrees);
            if (done && placing.aboutAxis != 0)
                done = turnAbout(placing.axis, placing.aboutAxis);
            if (done && !(placing.shift == Vec3{}))
                done = move(placing.shift);
        }
        for (const PointShift &shift : placing.points)
            done = done.and_then([&] { return movePoint(shift); });
        return done;
    }

    graph::Node take() { return std::move(m_node); }

private:
    QJsonValue written(const QString &key) const { return m_node.properties.value(key); }

    template <class T>
    std::optional<T> known(const QString &key) const
    {
        const graph::PropertySpec *spec = lecture::findSpec(m_table, key);
        const auto found = spec ? valueAt(writtenOrStyled(m_edit.lecture, m_node, key), *spec, m_writing.time,
                                          m_writing.languages, m_edit.setting)
                                : std::nullopt;
        const T *is = found ? std::get_if<T>(&*found) : nullptr;
        return is ? std::optional(*is) : std::nullopt;
    }

    template <class T>
    Result<T> value(const QString &key) const
    {
        if (isFollowing(kindOf(written(key))))
            return linkedFailure(m_edit.lecture, {m_writing.scene, m_node.id, {}, key}, m_writing, m_edit.registry);
        const auto found = known<T>(key);
        if (!found)
            return base::failure(
                translated("“%1” has no place on the stage that could be changed.").arg(nameOf(m_node.id)));
        return *found;
    }

    Result<void> write(const QString &key, const QJsonValue &json)
    {
        const graph::PropertySpec *spec = lecture::findSpec(m_table, key);
        const QJsonValue own = writtenOrStyled(m_edit.lecture, m_node, key);
        const QJsonValue before = kindOf(own) == PropertyKind::Default && spec ? graph::presetOf(*spec) : own;
        return writtenWithValue(written(key), key, json, m_writing, before).map([&](const QJsonValue &next) {
            m_node.properties.insert(key, next);
        });
    }

    Result<void> move(const Vec3 &by)
    {
        for (const MovedProperty &moved : movedProperties(m_edit.lecture, m_node, m_points, m_edit.withAxes)) {
            if (const auto done = shift(moved.key, by * (1 / moved.unit)); !done)
                return done;
        }
        return {};
    }

    Result<void> shift(const QString &key, const Vec3 &by)
    {
        return value<Vec3>(key).and_then([&](const Vec3 &before) { return write(key, pointJson(before + by)); });
    }

    Result<void> movePoint(const PointShift &moved)
    {
        const Vec3 by = moved.by * (1 / moved.unit);
        if (moved.item >= 0)
            return shiftItem(moved.key, moved.item, by);
        Result<void> done = shift(moved.key, by);
        for (const ControlPoint &point : m_points.points) {
            const QString key = base::toText(point.key);
            const bool stays = moved.isAlone && point.isDifference && point.hasHandle && key != moved.key
                && isFree(m_node, point);
            if (done && stays)
                done = shift(key, -by);
        }
        return done;
    }

    /// One of several points in a list of x and y.
    Result<void> shiftItem(const QString &key, int item, const Vec3 &by)
    {
        return value<std::vector<double>>(key).and_then([&](std::vector<double> numbers) -> Result<void> {
            const std::size_t x = 2 * static_cast<std::size_t>(item);
            if (x + 1 < numbers.size()) {
                numbers[x] += by.x;
                numbers[x + 1] += by.y;
            }
            QJsonArray json;
            for (const double number : numbers)
                json.append(toThousandths(number));
            return write(key, json);
        });
    }

    /// Whether sizing and turning can be said by the points alone.
    bool isExpressed(const TransformDelta &placing) const
    {
        using enum ControlPoints::Turning;
        const bool isInPlane = placing.aboutAxis == 0 || (placing.axis.x == 0 && placing.axis.y == 0);
        const bool turns = placing.degrees == 0 && placing.aboutAxis == 0;
        if (m_points.isEmpty() || !m_points.areMoved || !placing.centre || !placing.lengths.empty()
            || (placing.factor != 1 && !m_points.areSized)
            || (!turns && (m_points.turning == None || (m_points.turning == Plane && !isInPlane))))
            return false;
        const bool isPlaced = standsFreely(m_edit.lecture, m_node)
            && kindOf(written(u"position"_s)) != PropertyKind::Keyframed && known<double>(u"scale"_s) == 1
            && known<double>(u"turn"_s) == 0 && known<Vec3>(u"tilt"_s) == Vec3{} && known<double>(u"fitWidth"_s) == 0
            && known<double>(u"fitHeight"_s) == 0;
        const auto isKnown = [&](const ControlPoint &point) { return isFree(m_node, point) || followsAnother(point); };
        return isPlaced && std::ranges::all_of(m_points.points, isKnown)
            && (m_writing.isAutoKeying || areKeyedAlike(m_node, freePoints()));
    }

    /// Whether the point comes from a block that is sized and turned in the same way.
    bool followsAnother(const ControlPoint &point) const
    {
        const auto follows = [&](std::string_view key) {
            const QJsonValue link = key.empty() ? QJsonValue() : written(base::toText(key))["link"_L1];
            return link.isString() && m_edit.together.contains(nodeOfLink(link.toString()));
        };
        return follows(point.key) || follows(point.shape);
    }

    std::vector<ControlPoint> freePoints() const
    {
        std::vector<ControlPoint> free;
        std::ranges::copy_if(m_points.points, std::back_inserter(free),
                             [&](const ControlPoint &point) { return isFree(m_node, point); });
        return free;
    }

    Result<void> mapPoints(const TransformDelta &placing)
    {
        const Transform linear = Transform::rotation(placing.aboutAxis * base::degree, placing.axis)
            * Transform::rotation(placing.degrees * base::degree)
            * Transform::scaling(placing.factor, placing.factor, placing.factor);
        const Vec3 position = known<Vec3>(u"position"_s).value_or(Vec3{});
        const Transform whole = Transform::translation(placing.shift) * base::about(*placing.centre, linear);
        for (const ControlPoint &point : freePoints()) {
            const QString key = base::toText(point.key);
            const auto before = value<Vec3>(key);
            if (!before)
                return tl::unexpected(before.error());
            const Vec3 at = point.at + position;
            const Vec3 after = point.isDifference ? linear.mapDirection(*before)
                                                  : *before + (whole.map(at) - at) * (1 / point.unit);
            if (const auto done = write(key, pointJson(after)); !done)
                return done;
        }
        return {};
    }

    Result<void> scale(double factor)
    {
        Result<void> done = value<double>(u"scale"_s).and_then([&](double before) {
            return write(u"scale"_s, toThousandths(before * factor));
        });
        for (const QString &key : {u"fitWidth"_s, u"fitHeight"_s}) { // they would limit the scale
            done = done.and_then([&] { return value<double>(key); }).and_then([&](double limit) {
                return limit > 0 ? write(key, toThousandths(limit * factor)) : Result<void>();
            });
        }
        return done;
    }

    Result<void> turn(double degrees)
    {
        return value<double>(u"turn"_s).and_then([&](double before) {
            double after = toThousandths(before + degrees);
            if (!m_writing.isAutoKeying && kindOf(written(u"turn"_s)) != PropertyKind::Keyframed)
                after = std::remainder(after, 360);
            return write(u"turn"_s, toThousandths(after));
        });
    }

    /// Blocks are turned in their plane first ("turn"), then about x, y and z ("tilt"), all about the centre.
    Result<void> turnAbout(const Vec3 &axis, double degrees)
    {
        const auto tilt = value<Vec3>(u"tilt"_s);
        if (!tilt)
            return tl::unexpected(tilt.error());
        if (axis == Vec3{0, 0, 1} && *tilt == Vec3{})
            return turn(degrees);
        return write(u"tilt"_s, pointJson(tiltedAbout(*tilt, axis, degrees)));
    }

    QString nameOf(const QString &node) const
    {
        const lecture::Scene *scene = sceneOf(m_edit.lecture, m_writing.scene);
        return scene ? labelOfTarget(node, scene->nodes, m_edit.registry.nodes, m_writing.languages) : node;
    }

    const EditOfTransforms &m_edit;
    graph::Node m_node;
    PropertyWriteMode m_writing; ///< at the time of the node's own scene
    ControlPoints m_points;      ///< before the first change
    graph::PropertyTable m_table;
};

} // namespace

Vec3 tiltedAbout(const Vec3 &tilt, const Vec3 &axis, double degrees)
{
    constexpr double radian = 180 / std::numbers::pi;
    const Transform turned = Transform::rotation(degrees / radian, axis) * tiltOf(tilt);
    // The columns are where x, y and z lead: R = Rz·Ry·Rx (see Slabaugh, Computing Euler angles from a rotation matrix).
    const double sine = std::clamp(-turned.x.z, -1.0, 1.0);
    Vec3 result{0, std::asin(sine) * radian, 0};
    if (std::abs(sine) < 1 - 1e-9) {
        result.x = std::atan2(turned.y.z, turned.z.z) * radian;
        result.z = std::atan2(turned.x.y, turned.x.x) * radian;
    } else { // x and z turn alike: z keeps its value
        result.z = tilt.z;
        const double both = std::atan2(-turned.y.x, turned.y.y) * radian;
        result.x = sine > 0 ? tilt.z - both : both - tilt.z;
    }
    // The nearest of the equal angles, so that keyframes do not turn the long way.
    const auto near = [](double angle, double before) { return before + std::remainder(angle - before, 360); };
    return {near(result.x, tilt.x), near(result.y, tilt.y), near(result.z, tilt.z)};
}

std::vector<TransformDelta> placingsBy(const Vec3 &shift, const MovedNodes &moved)
{
    std::vector<TransformDelta> placings;
    for (const QString &node : moved.whole)
        placings.push_back({.node = node, .shift = shift});
    for (const FreeEnd &end : moved.ends)
        placings.push_back({.node = end.node, .points = {{.key = end.key, .by = shift, .unit = end.unit}}});
    return placings;
}

Result<Lecture> withTransforms(const Lecture &lecture, const std::vector<TransformDelta> &placings,
                               const PropertyWriteMode &writing, const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, writing.scene);
    if (!scene)
        return tl::unexpected(scene.error());
    const graph::Setting setting = settingFor(lecture, **scene, writing);
    EditOfTransforms edit{lecture, setting, writing, registry};
    for (const TransformDelta &placing : placings) {
        const graph::Node *node = nodeOf(*scene, placing.node);
        edit.withAxes = edit.withAxes || (node && isAxes(*node, registry));
        if (!placing.isOnlyShift())
            edit.together.insert(placing.node);
    }
    PointReader points(lecture, **scene, registry, writing.time);
    std::map<QString, graph::Node> changed;
    for (const TransformDelta &placing : placings) {
        auto known = changed.find(placing.node);
        if (known == changed.end()) {
            const auto node = foundNode(lecture, writing.scene, placing.node);
            if (!node)
                return tl::unexpected(node.error());
            known = changed.emplace(placing.node, **node).first;
        }
        Change change(edit, known->second, points.of(placing.node));
        if (const auto done = change.apply(placing); !done)
            return tl::unexpected(done.error());
        known->second = change.take();
    }
    std::vector<graph::Node> nodes;
    for (auto &[id, node] : changed)
        nodes.push_back(std::move(node));
    return lecture::withNodes(lecture, writing.scene, std::move(nodes));
}

} // namespace lectograph::editor
