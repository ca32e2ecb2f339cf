// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/connecttool.h"

#include "editor/edits/blocks.h"
#include "editor/edits/followers.h"
#include "editor/edits/madetypes.h"
#include "editor/language/translated.h"
#include "editor/session/liveedit.h"
#include "editor/stage/lineends.h"
#include "editor/stage/overlay.h"
#include "graph/placement.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

/// The nearest edge; in the middle of the box, "facing".
QString sideAt(const base::Box &box, const Vec3 &point)
{
    constexpr double middle = 0.35; // of half the width and height
    const Vec3 from = point - box.centre();
    const double across = std::abs(from.x) / std::max(box.width() / 2, 1e-9);
    const double up = std::abs(from.y) / std::max(box.height() / 2, 1e-9);
    if (across < middle && up < middle)
        return u"facing"_s;
    if (box.width() / 2 - std::abs(from.x) < box.height() / 2 - std::abs(from.y))
        return from.x < 0 ? u"left"_s : u"right"_s;
    return from.y < 0 ? u"down"_s : u"up"_s;
}

class ConnectDrag : public StageTool
{
public:
    ConnectDrag(StageOverlay &stage, const ConnectDot &from) : m_stage(stage), m_session(stage.session()), m_from(from)
    {
        stage.setCursor(Qt::CrossCursor);
    }

    bool begin() override
    {
        const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
        const Actor *actor = findActor(m_stage.cast(), m_from.node);
        if (!scene || !actor)
            return false;
        m_feedback.isPinned = actor->isPinned;
        m_start = actor->shape.bounds().at(graph::direction(m_from.side));
        m_targets.emplace(m_stage, m_from.node, QString());
        m_others = rectsOfSeen(m_stage.cast());
        m_id = freeNodeId(m_session.document.lecture(), scene->id, made::connector);
        m_edit.emplace(m_session.document);
        return true;
    }
    void moveTo(const QPointF &at, Qt::KeyboardModifiers modifiers) override
    {
        m_feedback.guides.clear();
        m_feedback.target.reset();
        if (m_targets->isOnOther(at)) { // back where it began
            m_edit->cancel();
            return;
        }
        if (!(modifiers & Qt::ControlModifier))
            m_feedback.target = m_targets->at(at);
        const auto to = m_feedback.target ? std::optional(LineEnd{m_feedback.target->node, m_feedback.target->side})
                                          : freeEndAt(at, modifiers);
        if (to)
            put(*to);
    }
    void click(const QPointF &, Qt::KeyboardModifiers) override { m_session.selection.setNodes({m_from.node}); }
    void cancel() override
    {
        if (m_edit)
            m_edit->cancel();
    }

private:
    std::optional<LineEnd> freeEndAt(const QPointF &at, Qt::KeyboardModifiers modifiers)
    {
        const Projection projection = m_stage.projection();
        auto point = projection.toScene(at, m_feedback.isPinned);
        if (!point)
            return std::nullopt;
        if (modifiers & Qt::ShiftModifier) {
            const Vec3 way = *point - m_start;
            (std::abs(way.x) > std::abs(way.y) ? point->y : point->x) = std::abs(way.x) > std::abs(way.y) ? m_start.y
                                                                                                          : m_start.x;
        }
        if (m_stage.snaps(modifiers)) {
            const Snapped snap = snapped(QRectF(point->x, point->y, 0, 0),
                                         m_stage.snapTargets(m_others, m_feedback.isPinned),
                                         snapReach / projection.unit(m_feedback.isPinned));
            m_feedback.guides = snap.lines;
            *point = *point + Vec3{snap.shift.x(), snap.shift.y(), 0};
        }
        return LineEnd{.point = *point};
    }
    void put(const LineEnd &to)
    {
        const QString scene = m_session.selection.scene();
        const bool done = m_edit->apply(translated("Connect blocks"), [&](const lecture::Lecture &before) {
            return withConnector(before, scene, m_id, {m_from.node, m_from.side}, to, m_session.registry());
        });
        if (done && !m_session.selection.has(m_id))
            m_session.selection.setNodes({m_id});
    }

    StageOverlay &m_stage;
    Session &m_session;
    ConnectDot m_from;
    Vec3 m_start;
    QString m_id;
    std::vector<QRectF> m_others;
    std::optional<ConnectTargets> m_targets; ///< since begin()
    std::optional<LiveEdit> m_edit;
};

} // namespace

ConnectTargets::ConnectTargets(const StageOverlay &stage, const QString &other, const QString &line)
    : m_stage(stage), m_cast(stage.cast())
{
    const Session &session = stage.session();
    const lecture::Scene *scene = session.document.scene(session.selection.scene());
    if (const Actor *actor = findActor(m_cast, other))
        m_other = *actor;
    const QSet<QString> followers = scene && !line.isEmpty() ? dependentsOf(*scene, {line}) : QSet<QString>();
    std::erase_if(m_cast, [&](const Actor &actor) {
        return actor.id == line || followers.contains(actor.id) || isLine(session, actor.id)
            || isBackground(actor, stage.projection()) || (m_other && isAround(actor, *m_other));
    });
}

std::optional<ConnectTarget> ConnectTargets::at(const QPointF &pointer) const
{
    const Projection projection = m_stage.projection();
    const auto hit = hitAt(m_cast, projection, pointer);
    const Actor *actor = hit ? findActor(m_cast, hit->node) : nullptr;
    const auto point = actor ? projection.toScene(pointer, actor->isPinned) : std::nullopt;
    if (!point || (m_other && actor->id == m_other->id))
        return std::nullopt;
    ConnectTarget target{actor->id, sideAt(actor->shape.bounds(), *point), {}};
    if (target.side != "facing"_L1)
        target.edge = edgeOf(*actor, projection, target.side);
    return target;
}

bool ConnectTargets::isOnOther(const QPointF &pointer) const
{
    const auto hit = hitAt(m_cast, m_stage.projection(), pointer);
    return hit && m_other && hit->node == m_other->id;
}

std::unique_ptr<StageTool> connectDrag(StageOverlay &stage, const ConnectDot &from)
{
    return std::make_unique<ConnectDrag>(stage, from);
}

} // namespace lectograph::editor
