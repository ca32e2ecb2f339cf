// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/manipulation/manipulation.h"

#include "base/angle.h"
#include "base/text.h"
#include "editor/language/translated.h"
#include "graph/placement.h"
#include "typeset/text.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

const QString wrapKey = u"wrapWidth"_s;

} // namespace

PropertyWriteMode writingOf(Session &session)
{
    return {session.selection.scene(), session.preview.localTime(), session.isAutoKeying, session.preview.languages(),
            base::Time{}};
}

QString withScope(const QString &note, const QString &scope)
{
    return scope.isEmpty() ? note : note + u" · "_s + scope;
}

Manipulation::Manipulation(Session &session, const std::vector<Actor> &cast, const QStringList &nodes,
                           Gesture continued)
    : m_session(session),
      m_edit(session.document, continued),
      m_writing(writingOf(session)),
      m_box(selectionBox(cast, nodes).value_or(SelectionBox{}))
{
    const lecture::Scene *scene = session.document.scene(m_writing.scene);
    if (!scene)
        return;
    const MovedNodes moved = movedTogether(m_edit.before(), m_writing.scene, nodes, session.registry(), m_writing.time);
    const QSet<QString> whole(moved.whole.begin(), moved.whole.end());
    const QSet<QString> followers = dependentsOf(*scene, nodes);
    const QSet<QString> all(nodes.begin(), nodes.end());
    for (const Actor &actor : cast) {
        if (whole.contains(actor.id))
            m_starts.push_back(startOf(actor));
        else if (moved.following.contains(actor.id))
            m_following.push_back(startOf(actor));
        else if (actor.isSeen && !all.contains(actor.id) && !followers.contains(actor.id))
            m_others.push_back(rectOf(actor.shape.bounds()));
    }
    for (const FreeEnd &end : moved.ends) {
        const auto point = [&](const QString &key) { return startValue<Vec3>(end.node, key).value_or(Vec3{}); };
        m_ends.push_back({end, point(end.key) * end.unit + point(u"position"_s)});
    }
    m_startRect = rectOf(boundsOf(cast, nodes));
    if (m_starts.size() == 1)
        m_startTurn = startValue<double>(m_starts.front().node, u"turn"_s).value_or(0);
}

Manipulation::Start Manipulation::startOf(const Actor &actor) const
{
    const graph::Node *node = m_session.document.node(m_writing.scene, actor.id);
    Start start{actor.id, actor.centre(), actor.centre(), node && standsFreely(m_edit.before(), *node)};
    const auto outputs = m_session.preview.outputsOf(actor.id);
    const auto *atRest = outputs && !outputs->empty() ? std::get_if<shape::Shape>(&outputs->front()) : nullptr;
    if (atRest && !atRest->bounds().isEmpty())
        start.atRest = start.centre - (actor.shape.bounds().centre() - atRest->bounds().centre());
    return start;
}

template <class T>
std::optional<T> Manipulation::startValue(const QString &node, const QString &key) const
{
    const auto value = currentValue(m_edit.before(), {m_writing.scene, node, {}, key}, m_writing, m_session.registry());
    const T *known = value ? std::get_if<T>(&*value) : nullptr;
    return known ? std::optional(*known) : std::nullopt;
}

std::vector<TransformDelta> Manipulation::endsMoved(const std::function<Vec3(const Vec3 &)> &map) const
{
    std::vector<TransformDelta> placings;
    for (const StartEnd &start : m_ends) {
        if (const Vec3 by = map(start.at) - start.at; !(by == Vec3{}))
            placings.push_back(
                {.node = start.end.node, .points = {{.key = start.end.key, .by = by, .unit = start.end.unit}}});
    }
    return placings;
}

bool Manipulation::apply(const QString &name, std::vector<TransformDelta> placings)
{
    if (std::ranges::all_of(placings, &TransformDelta::isNothing)) {
        m_edit.restore();
        return true;
    }
    return m_edit.apply(name, [&](const lecture::Lecture &before) {
        return withTransforms(before, placings, m_writing, m_session.registry());
    });
}

QString Manipulation::scope() const
{
    const auto isKeyed = [this](const Start &start) {
        const graph::Node *node = m_session.document.node(m_writing.scene, start.node);
        const graph::NodeType *type = node ? m_session.registry().nodes.find(*node) : nullptr;
        const auto isPlaceWithKeys = [&](const graph::PropertySpec &spec) {
            return (spec.type == graph::ValueType::Vector || spec.key == "scale" || spec.key == "turn")
                && kindOf(node->properties.value(base::toText(spec.key))) == PropertyKind::Keyframed;
        };
        return type && std::ranges::any_of(graph::tableOf(*type), isPlaceWithKeys);
    };
    const bool isWhole = m_writing.time > base::Time{} && !m_writing.isAutoKeying
        && std::ranges::none_of(m_starts, isKeyed);
    return isWhole ? translated("in the whole scene") : QString();
}

bool Manipulation::movePoint(const StagePoint &point, const Vec3 &by)
{
    if (m_starts.size() != 1)
        return false;
    TransformDelta moved{.node = m_starts.front().node};
    if (!(by == Vec3{}))
        moved.points = {{.key = point.key, .by = by, .unit = point.unit, .item = point.item, .isAlone = true}};
    return apply(point.isEnd() ? translated("Move end") : translated("Move point"), {moved});
}

bool Manipulation::putEnd(const QString &key, const LineEnd &end)
{
    if (m_starts.size() != 1)
        return false;
    return m_edit.apply(translated("Move end"), [&](const lecture::Lecture &before) {
        return withLineEnd(before, m_writing.scene, m_starts.front().node, key, end, m_writing.time,
                           m_session.registry());
    });
}

bool Manipulation::move(const Vec3 &by)
{
    std::vector<TransformDelta> placings = endsMoved([&](const Vec3 &end) { return end + by; });
    for (const Start &start : m_starts)
        placings.push_back({.node = start.node, .shift = by});
    return apply(translated("Move"), std::move(placings));
}

bool Manipulation::scale(const Vec3 &side, const Vec3 &to, bool isAboutCentre)
{
    const Vec3 handle = m_box.at(side);
    const Vec3 anchor = isAboutCentre ? m_box.at({}) : m_box.at(-side);
    const Vec3 arm = handle - anchor;
    const double square = base::dot(arm, arm);
    if (square <= 0)
        return true;
    m_factor = std::max(0.02, base::dot(to - anchor, arm) / square);
    if (m_starts.size() == 1 && side.x != 0 && side.y == 0 && startValue<double>(m_starts.front().node, wrapKey))
        return wrap(side, m_box.own.width() * m_factor, isAboutCentre);
    std::vector<TransformDelta> placings =
        endsMoved([&](const Vec3 &end) { return anchor + (end - anchor) * m_factor; });
    for (const Start &start : m_starts) {
        TransformDelta placing{.node = start.node, .factor = m_factor, .centre = start.atRest};
        Vec3 grows = start.centre - anchor;
        if (m_starts.size() == 1 && (side.x == 0) != (side.y == 0)) {
            const QString key = side.x != 0 ? u"width"_s : u"height"_s;
            const double own = side.x != 0 ? m_box.own.width() : m_box.own.height();
            const double length = startValue<double>(start.node, key).value_or(0);
            if (length > 0 && std::abs(length - own) < 0.001 * own) { // the block has this length
                placing.factor = 1;
                if (m_factor != 1)
                    placing.lengths = {{key, own * m_factor}};
                grows = isAboutCentre ? Vec3{} : arm * 0.5;
            }
        }
        if (start.isFree)
            placing.shift = grows * (m_factor - 1);
        placings.push_back(std::move(placing));
    }
    for (const Start &start : m_following) {
        placings.push_back({.node = start.node,
                            .shift = (start.centre - anchor) * (m_factor - 1),
                            .factor = m_factor,
                            .centre = start.atRest,
                            .isFollowing = true});
    }
    return apply(translated("Change size"), std::move(placings));
}

bool Manipulation::wrap(const Vec3 &side, double width, bool isAboutCentre)
{
    const Start &start = m_starts.front();
    const double em = typeset::emForSize(startValue<double>(start.node, u"size"_s).value_or(48),
                                         m_edit.before().dialect);
    m_wrapWidth = std::max(width, em);
    TransformDelta wrapped{.node = start.node};
    if (m_factor != 1) {
        // Lines are measured with the space beside their letters, which the box does not include.
        constexpr double spaceBeside = 0.15; // in ems
        wrapped.lengths = {{wrapKey, *m_wrapWidth + spaceBeside * em}};
    }
    const QString name = translated("Change width");
    if (!apply(name, {wrapped}))
        return false;
    if (wrapped.lengths.empty() || !start.isFree)
        return true;
    const Vec3 fixed{isAboutCentre ? 0 : -side.x, 1, 0};
    const Actor after = actorOf(m_session, start.node);
    if (!after.own.isEmpty())
        wrapped.shift = m_box.at(fixed) - after.place.map(after.own.at(fixed));
    return apply(name, {wrapped});
}

bool Manipulation::transform(const QString &name, const TransformDelta &own, const base::Transform &whole)
{
    std::vector<TransformDelta> placings = endsMoved([&](const Vec3 &end) { return whole.map(end); });
    const auto add = [&](const Start &start, bool isFollowing) {
        TransformDelta placing = own;
        placing.node = start.node;
        placing.centre = start.atRest;
        placing.isFollowing = isFollowing;
        if (isFollowing || (start.isFree && m_starts.size() > 1))
            placing.shift = whole.map(start.centre) - start.centre;
        placings.push_back(std::move(placing));
    };
    for (const Start &start : m_starts)
        add(start, false);
    for (const Start &start : m_following)
        add(start, true);
    return apply(name, std::move(placings));
}

bool Manipulation::turnAbout(const Vec3 &axis, double degrees)
{
    return transform(translated("Turn"), {.axis = axis, .aboutAxis = degrees},
                     base::about(m_box.at({}), base::Transform::rotation(degrees * base::degree, axis)));
}

bool Manipulation::turn(double degrees)
{
    return transform(translated("Turn"), {.degrees = degrees},
                     base::about(m_box.at({}), base::Transform::rotation(degrees * base::degree)));
}

} // namespace lectograph::editor
