// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/manipulation/gizmodrag.h"

#include "editor/language/translated.h"
#include "editor/manipulation/snapping.h"

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

QString rounded(double value)
{
    return QString::number(std::round(value * 100) / 100 + 0.0, 'f', 2);
}

/// `frame`: from the space in which blocks are placed to the scene.
UnitGrid inScene(const UnitGrid &grid, const base::Transform &frame)
{
    return {frame.map(grid.at), frame.map(grid.origin), grid.step};
}

class BlocksDrag : public GizmoDrag
{
public:
    BlocksDrag(Session &session, const std::vector<Actor> &cast, const QStringList &nodes, const base::Transform &frame)
        : m_manipulation(session, cast, nodes), m_toOwn(frame.inverted())
    {
        const Actor *actor = nodes.isEmpty() ? nullptr : findActor(cast, nodes.front());
        if (const auto grid = actor ? unitGridOf(session, *actor) : std::nullopt)
            m_grid = inScene(*grid, frame);
    }
    void cancel() override { m_manipulation.cancel(); }

private:
    QString scope() const override { return m_manipulation.scope(); }
    void move(const Vec3 &by) override { m_manipulation.move(m_toOwn.mapDirection(by)); }
    void turn(int axis, double degrees) override
    {
        const Vec3 own = m_toOwn.mapDirection(axisOf(axis));
        m_manipulation.turnAbout(own * (1 / base::length(own)), degrees);
    }

    Manipulation m_manipulation;
    base::Transform m_toOwn;
};

class PointOfBlockDrag : public GizmoDrag
{
public:
    PointOfBlockDrag(Session &session, const std::vector<Actor> &cast, const QString &node, StagePoint point,
                     const base::Transform &frame)
        : m_manipulation(session, cast, {node}), m_point(std::move(point)), m_toOwn(frame.inverted())
    {
        m_grid = inScene(unitGridOf(m_point), frame);
    }
    void cancel() override { m_manipulation.cancel(); }

private:
    QString scope() const override { return m_manipulation.scope(); }
    void move(const Vec3 &by) override { m_manipulation.movePoint(m_point, m_toOwn.mapDirection(by)); }
    void turn(int, double) override {}

    Manipulation m_manipulation;
    StagePoint m_point;
    base::Transform m_toOwn;
};

class CameraBodyDrag : public GizmoDrag
{
public:
    CameraBodyDrag(Session &session, PropertyPlace owner, PropertyPlace block, int upAxis)
        : m_session(session),
          m_edit(session.document),
          m_owner(std::move(owner)),
          m_block(std::move(block)),
          m_upAxis(upAxis)
    {}
    void cancel() override { m_edit.cancel(); }

private:
    void move(const Vec3 &by) override { apply(translated("Move the camera"), m_owner, {.shift = by}); }
    void turn(int axis, double degrees) override
    {
        const bool isAround = axis == m_upAxis;
        apply(translated("Turn the camera"), m_block,
              isAround ? FrameChange{.around = degrees} : FrameChange{.tilt = degrees});
    }
    void apply(const QString &name, const PropertyPlace &owner, const FrameChange &change)
    {
        if (change.shift == Vec3{} && change.around == 0 && change.tilt == 0) {
            m_edit.cancel();
            return;
        }
        m_edit.apply(name, [&](const lecture::Lecture &before) {
            return withFrameChanged(before, owner, change, writingOf(m_session), m_session.registry());
        });
    }

    Session &m_session;
    LiveEdit m_edit;
    PropertyPlace m_owner; ///< of the frame
    PropertyPlace m_block; ///< which has the angles
    int m_upAxis;
};

} // namespace

Vec3 snappedWay(const Vec3 &start, const Vec3 &way, double reach, double step)
{
    const auto along = [&](double from, double by) {
        if (by == 0)
            return 0.0;
        const double line = std::round((from + by) / step) * step;
        return std::abs(line - from - by) <= reach ? line - from : by;
    };
    return {along(start.x, way.x), along(start.y, way.y), along(start.z, way.z)};
}

Vec3 onGrid(const UnitGrid &grid, const Vec3 &way)
{
    return snappedWay(grid.at - grid.origin, way, grid.step, grid.step);
}

void GizmoDrag::start(const Gizmo &gizmo, const GizmoPart &part, const QPointF &from)
{
    m_gizmo = gizmo;
    m_part = part;
    m_from = from;
}

void GizmoDrag::moveTo(const QPointF &at, bool snaps)
{
    if (m_part.kind == GizmoPart::Kind::Ring) {
        if (const auto degrees = m_gizmo->turned(m_part.axis, m_from, at)) {
            const double by = snappedTurn(0, *degrees, snaps);
            turn(m_part.axis, by);
            m_note = withScope(QString::number(by, 'f', 1) + u'°', scope());
        }
        return;
    }
    if (const auto way = m_gizmo->moved(m_part, m_from, at)) {
        Vec3 by = *way;
        if (snaps && m_grid)
            by = onGrid(*m_grid, *way);
        else if (snaps && m_part.kind != GizmoPart::Kind::View)
            by = snappedWay(m_gizmo->centre(), *way, snapReach * m_gizmo->unit());
        move(by);
        m_note = withScope(u"%1, %2, %3"_s.arg(rounded(by.x), rounded(by.y), rounded(by.z)), scope());
    }
}

std::unique_ptr<GizmoDrag> dragOfBlocks(Session &session, const std::vector<Actor> &cast, const QStringList &nodes,
                                        const base::Transform &frame)
{
    return std::make_unique<BlocksDrag>(session, cast, nodes, frame);
}

std::unique_ptr<GizmoDrag> dragOfPoint(Session &session, const std::vector<Actor> &cast, const QString &node,
                                       const StagePoint &point, const base::Transform &frame)
{
    return std::make_unique<PointOfBlockDrag>(session, cast, node, point, frame);
}

std::unique_ptr<GizmoDrag> dragOfCamera(Session &session, const PropertyPlace &owner, const QString &camera, int upAxis)
{
    return std::make_unique<CameraBodyDrag>(session, owner, PropertyPlace{owner.scene, camera, {}, {}}, upAxis);
}

} // namespace lectograph::editor
