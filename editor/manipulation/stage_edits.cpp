// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/manipulation/stage_edits.h"

#include "base/angle.h"
#include "editor/edits/lookup.h"
#include "editor/edits/texts.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "graph/binding.h"
#include "graph/placement.h"
#include "lecture/setting.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;
using lecture::Scene;

namespace {

std::optional<PropertyPlace> wordsPlaceOf(const Lecture &lecture, const QString &scene, const QString &node,
                                          const timeline::Registry &registry)
{
    for (const QString &key : {u"text"_s, u"latex"_s, u"label"_s}) {
        const PropertyPlace place{scene, node, {}, key};
        const auto spec = specOf(lecture, place, registry);
        if (spec && spec->type == graph::ValueType::Text)
            return place;
    }
    return std::nullopt;
}

base::Transform tiltOf(const Vec3 &degrees)
{
    return base::Transform::rotation(degrees.z * base::degree)
        * base::Transform::rotation(degrees.y * base::degree, {0, 1, 0})
        * base::Transform::rotation(degrees.x * base::degree, {1, 0, 0});
}

/// Successive changes of one node.
class Change
{
public:
    /// `setting`: of the scene.
    Change(const Lecture &lecture, graph::Node node, const graph::Setting &setting, const PropertyWriteMode &writing,
           const timeline::Registry &registry)
        : m_lecture(lecture), m_node(std::move(node)), m_setting(setting), m_writing(writing), m_registry(registry)
    {
        if (const graph::NodeType *type = registry.nodes.find(m_node))
            m_table = graph::tableOf(*type);
        m_writing.time = homeTime(lecture, {writing.scene, m_node.id, {}, {}}, writing.time, registry);
    }

    Result<void> apply(const TransformDelta &placing)
    {
        Result<void> done;
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
        for (const auto &[key, by] : placing.ends)
            done = done.and_then([&] { return moveEnd(key, by); });
        return done;
    }

    graph::Node take() { return std::move(m_node); }

private:
    QJsonValue written(const QString &key) const { return m_node.properties.value(key); }

    template <class T>
    Result<T> value(const QString &key) const
    {
        if (isFollowing(kindOf(written(key))))
            return linkedFailure(m_lecture, {m_writing.scene, m_node.id, {}, key}, m_writing, m_registry);
        const graph::PropertySpec *spec = lecture::findSpec(m_table, key);
        const auto found = spec ? valueAt(written(key), *spec, m_writing.time, m_writing.languages, m_setting)
                                : std::nullopt;
        if (!found || !std::holds_alternative<T>(*found))
            return base::failure(
                translated("“%1” has no place on the stage that could be changed.").arg(nameOf(m_node.id)));
        return std::get<T>(*found);
    }

    Result<void> write(const QString &key, const QJsonValue &json)
    {
        return writtenWithValue(written(key), key, json, m_writing).map([&](const QJsonValue &next) {
            m_node.properties.insert(key, next);
        });
    }

    Result<void> move(const Vec3 &by)
    {
        const bool hasEnds = lecture::findSpec(m_table, u"from"_s) && lecture::findSpec(m_table, u"to"_s)
            && !m_writing.isAutoKeying && isFree(u"from"_s, u"fromShape"_s) && isFree(u"to"_s, u"toShape"_s)
            && kindOf(written(u"position"_s)) == PropertyKind::Default;
        for (const QString &key : hasEnds ? QStringList{u"from"_s, u"to"_s} : QStringList{u"position"_s}) {
            if (const auto done = moveEnd(key, by); !done)
                return done;
        }
        return {};
    }

    /// Moves one written point: an end of a line, or the position.
    Result<void> moveEnd(const QString &key, const Vec3 &by)
    {
        return value<Vec3>(key).and_then([&](const Vec3 &before) { return write(key, pointJson(before + by)); });
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
        const lecture::Scene *scene = sceneOf(m_lecture, m_writing.scene);
        return scene ? labelOfTarget(node, scene->nodes, m_registry.nodes, m_writing.languages) : node;
    }

    bool isFree(const QString &pointKey, const QString &shapeKey) const
    {
        const PropertyKind kind = kindOf(written(pointKey));
        return !isFollowing(kind) && kind != PropertyKind::Keyframed && !isFollowing(kindOf(written(shapeKey)));
    }

    const Lecture &m_lecture;
    graph::Node m_node;
    const graph::Setting &m_setting;
    PropertyWriteMode m_writing; ///< at the time of the node's own scene
    const timeline::Registry &m_registry;
    graph::PropertyTable m_table;
};

} // namespace

Vec3 tiltedAbout(const Vec3 &tilt, const Vec3 &axis, double degrees)
{
    constexpr double radian = 180 / std::numbers::pi;
    const base::Transform turned = base::Transform::rotation(degrees / radian, axis) * tiltOf(tilt);
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

bool standsFreely(const graph::Node &node)
{
    const QString edge = node.properties.value(u"edge"_s).toString();
    return !isFollowing(kindOf(node.properties.value(u"beside"_s))) && (edge.isEmpty() || edge == "none"_L1)
        && !isFollowing(kindOf(node.properties.value(u"position"_s)));
}

std::vector<TransformDelta> placingsBy(const Vec3 &shift, const MovedNodes &moved)
{
    std::vector<TransformDelta> placings;
    for (const QString &node : moved.whole)
        placings.push_back({.node = node, .shift = shift});
    for (const FreeEnd &end : moved.ends)
        placings.push_back({.node = end.node, .ends = {{end.key, shift}}});
    return placings;
}

Result<Lecture> withTransforms(const Lecture &lecture, const std::vector<TransformDelta> &placings,
                               const PropertyWriteMode &writing, const timeline::Registry &registry)
{
    const auto scene = foundScene(lecture, writing.scene);
    if (!scene)
        return tl::unexpected(scene.error());
    const graph::Setting setting = settingFor(lecture, **scene, writing);
    std::map<QString, graph::Node> changed;
    for (const TransformDelta &placing : placings) {
        auto known = changed.find(placing.node);
        if (known == changed.end()) {
            const auto node = foundNode(lecture, writing.scene, placing.node);
            if (!node)
                return tl::unexpected(node.error());
            known = changed.emplace(placing.node, **node).first;
        }
        Change change(lecture, known->second, setting, writing, registry);
        if (const auto done = change.apply(placing); !done)
            return tl::unexpected(done.error());
        known->second = change.take();
    }
    std::vector<graph::Node> nodes;
    for (auto &[id, node] : changed)
        nodes.push_back(std::move(node));
    return lecture::withNodes(lecture, writing.scene, std::move(nodes));
}

bool hasWrapWidth(const Lecture &lecture, const QString &scene, const QString &node, const timeline::Registry &registry)
{
    return specOf(lecture, {scene, node, {}, u"wrapWidth"_s}, registry).has_value();
}

bool hasWords(const Lecture &lecture, const QString &scene, const QString &node, const timeline::Registry &registry)
{
    return wordsPlaceOf(lecture, scene, node, registry).has_value();
}

Result<PropertyPlace> textPlaceOf(const Lecture &lecture, const QString &sceneId, const QString &nodeId,
                                  const timeline::Registry &registry)
{
    const auto place = wordsPlaceOf(lecture, sceneId, nodeId, registry);
    if (!place)
        return base::failure(translated("This block has no words to type."));
    const QJsonValue written = writtenAt(lecture, *place);
    if (kindOf(written) == PropertyKind::Keyframed)
        return base::failure(translated("These words change with keyframes."),
                             translated("Change them in the inspector."));
    if (kindOf(written) == PropertyKind::Computed)
        return base::failure(translated("These words are computed by an expression."),
                             translated("Change the expression in the inspector."));
    if (!isFollowing(kindOf(written)))
        return *place;
    const PropertyPlace shared{sceneId, nodeOfLink(written.toObject().value(u"link"_s).toString()), {}, u"value"_s};
    const auto spec = specOf(lecture, shared, registry);
    const PropertyKind kind = kindOf(writtenAt(lecture, shared));
    if (spec && spec->type == graph::ValueType::Text && !isFollowing(kind) && kind != PropertyKind::Keyframed)
        return shared;
    return base::failure(translated("These words come from “%1”.").arg(shared.node),
                         translated("Change that block, or remove the link first."));
}

Result<Lecture> withWords(const Lecture &lecture, const PropertyPlace &place, const QString &text,
                          const PropertyWriteMode &writing)
{
    const QJsonValue written = writtenAt(lecture, place);
    if (isLabel(place) && text.isEmpty()) // in all languages: a missing one would show another
        return withProperty(lecture, place, QJsonValue::Undefined);
    if (isFormula(place) && !written.isObject())
        return withProperty(lecture, place, text);
    return withProperty(lecture, place, withText(written, writing.languages.value(0), text, lecture));
}

bool canBeFormatted(const Lecture &lecture, const PropertyPlace &place, const timeline::Registry &registry)
{
    PropertyPlace formatted = place;
    formatted.key = u"formatted"_s;
    return place.key == "text"_L1 && specOf(lecture, formatted, registry);
}

Result<Lecture> withFormattedWords(const Lecture &lecture, const PropertyPlace &place, const QString &markup,
                                   const PropertyWriteMode &writing)
{
    return foundNode(lecture, place.scene, place.node).and_then([&](const graph::Node *node) {
        graph::Node changed = *node;
        changed.properties = withFormattedText(changed.properties, writing.languages.value(0), markup, lecture);
        return lecture::withNodes(lecture, place.scene, {std::move(changed)});
    });
}

Result<Lecture> withLettersToggled(const Lecture &lecture, const QString &scene, const QStringList &nodes,
                                   LetterStyle style, const timeline::Registry &registry)
{
    const QString key = style == LetterStyle::Bold ? u"weight"_s : u"italic"_s;
    const QJsonValue wanted = style == LetterStyle::Bold ? QJsonValue(700) : QJsonValue(true);
    std::vector<PropertyPlace> places;
    bool haveAll = true;
    for (const QString &node : nodes) {
        const PropertyPlace place{scene, node, {}, key};
        const QJsonValue written = writtenAt(lecture, place);
        const PropertyKind kind = kindOf(written);
        if (!specOf(lecture, place, registry) || isFollowing(kind) || kind == PropertyKind::Keyframed)
            continue;
        haveAll = haveAll && written == wanted;
        places.push_back(place);
    }
    if (places.empty())
        return base::failure(translated("None of the selected blocks is a text whose letters can be changed."));
    const QJsonValue next = haveAll ? QJsonValue(QJsonValue::Undefined) : wanted;
    return withEachProperty(lecture, places,
                            [&](const PropertyPlace &, const QJsonValue &) { return Result<QJsonValue>(next); });
}

Result<Lecture> withOrder(const Lecture &lecture, const QString &scene, const QStringList &nodes, Order order)
{
    return lecture::withSceneChanged(lecture, scene, [&](Scene &changed) -> Result<void> {
        const QSet<QString> moved(nodes.begin(), nodes.end());
        std::ranges::stable_partition(changed.actors,
                                      [&](const QString &id) { return moved.contains(id) == (order == Order::Back); });
        return {};
    });
}

Result<Lecture> withoutActors(const Lecture &lecture, const QString &scene, const QStringList &nodes)
{
    return lecture::withSceneChanged(lecture, scene, [&](Scene &changed) -> Result<void> {
        const QSet<QString> gone(nodes.begin(), nodes.end());
        std::erase_if(changed.actors, [&](const QString &id) { return gone.contains(id); });
        return {};
    });
}

Result<Lecture> withActor(const Lecture &lecture, const QString &scene, const QString &node)
{
    return lecture::withSceneChanged(lecture, scene, [&](Scene &changed) -> Result<void> {
        changed.actors.push_back(node);
        return {};
    });
}

} // namespace lectograph::editor
