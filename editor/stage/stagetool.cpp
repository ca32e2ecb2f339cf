// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/stagetool.h"

#include "editor/language/translated.h"
#include "editor/manipulation/gizmodrag.h"
#include "editor/manipulation/manipulation.h"
#include "editor/operations/copying.h"
#include "editor/stage/connecttool.h"
#include "editor/stage/descriptions.h"
#include "editor/stage/lineends.h"
#include "editor/stage/overlay.h"
#include "editor/stage/pressing.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

class PanDrag : public StageTool
{
public:
    PanDrag(StageOverlay &stage, const QPointF &from) : m_stage(stage), m_last(from)
    {
        stage.setCursor(Qt::ClosedHandCursor);
    }

    void moveTo(const QPointF &at, Qt::KeyboardModifiers) override { m_stage.panBy(at - std::exchange(m_last, at)); }
    bool isImmediate() const override { return true; }

private:
    StageOverlay &m_stage;
    QPointF m_last;
};

class BandSelection : public StageTool
{
public:
    BandSelection(StageOverlay &stage, const QPointF &from, Qt::KeyboardModifiers modifiers)
        : m_stage(stage), m_selection(stage.session().selection), m_from(from)
    {
        if (isAdding(modifiers))
            m_before = m_selection.nodes();
    }

    void moveTo(const QPointF &at, Qt::KeyboardModifiers) override
    {
        m_feedback.band = QRectF(m_from, at).normalized();
        QStringList nodes = m_before;
        for (const QString &id : actorsIn(m_stage.cast(), m_stage.projection(), *m_feedback.band)) {
            if (!nodes.contains(id))
                nodes.append(id);
        }
        m_selection.setNodes(nodes);
    }
    void click(const QPointF &, Qt::KeyboardModifiers modifiers) override
    {
        if (!isAdding(modifiers))
            m_selection.clear();
    }
    void cancel() override
    {
        if (m_feedback.band)
            m_selection.setNodes(m_before);
    }

private:
    static bool isAdding(Qt::KeyboardModifiers modifiers)
    {
        return modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
    }

    StageOverlay &m_stage;
    Selection &m_selection;
    QPointF m_from;
    QStringList m_before;
};

constexpr double besideItem = 10; ///< pixels to a line that shows its length

class TransformDrag : public StageTool
{
public:
    TransformDrag(StageOverlay &stage, const QPointF &from, const Handle &handle = {})
        : m_stage(stage), m_from(from), m_handle(handle)
    {}

    bool begin() override
    {
        const QStringList selected = m_stage.selectedActors();
        if (selected.isEmpty())
            return false;
        m_manipulation.emplace(m_stage.session(), m_stage.cast(), selected, gesture());
        m_grid = gridOf(selected);
        m_feedback.isPinned = box().isPinned;
        m_grabbed = m_stage.projection().toScene(m_from, box().isPinned);
        if (tryOut())
            return true;
        m_stage.setCursor(Qt::ForbiddenCursor);
        return false;
    }
    void moveTo(const QPointF &at, Qt::KeyboardModifiers modifiers) override
    {
        m_feedback.guides.clear();
        m_feedback.gaps.clear();
        const auto now = m_stage.projection().toScene(at, box().isPinned);
        if (now && m_grabbed)
            dragBy(*now - *m_grabbed, modifiers);
    }
    void cancel() override
    {
        if (m_manipulation)
            m_manipulation->cancel();
    }
    void click(const QPointF &at, Qt::KeyboardModifiers modifiers) override
    {
        if (modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) // otherwise it is the handle that was meant
            clickThrough(m_stage, at, modifiers);
    }

protected:
    /// Of the edits that the drag continues, if any.
    virtual Gesture gesture() const { return {}; }
    /// Tries the smallest step, so that the document reports an error once, and not for every pixel.
    virtual bool tryOut() = 0;
    /// `shift`: the movement of the pointer in scene space.
    virtual void dragBy(const Vec3 &shift, Qt::KeyboardModifiers modifiers) = 0;

    const SelectionBox &box() const { return m_manipulation->box(); }
    bool snaps(Qt::KeyboardModifiers modifiers) const { return m_stage.snaps(modifiers); }
    double pixels(double count) const { return count / m_stage.projection().unit(box().isPinned); }
    Snapped snappedTo(const QRectF &moving) const
    {
        return snapped(moving, m_stage.snapTargets(m_manipulation->others(), box().isPinned), pixels(snapReach));
    }
    /// The constrained shift of `moving`: along one axis with Shift, and snapped.
    Vec3 constrained(Vec3 by, const QRectF &moving, Qt::KeyboardModifiers modifiers)
    {
        if (modifiers & Qt::ShiftModifier)
            (std::abs(by.x) > std::abs(by.y) ? by.y : by.x) = 0;
        if (!snaps(modifiers))
            return by;
        if (m_grid)
            return onGrid(*m_grid, by);
        const Snapped snap = snappedTo(moving.translated(by.x, by.y));
        m_feedback.guides = snap.lines;
        m_feedback.gaps = snap.gaps;
        return by + Vec3{snap.shift.x(), snap.shift.y(), 0};
    }
    void setNote(const QString &note) { m_feedback.note = withScope(note, m_manipulation->scope()); }

    StageOverlay &m_stage;
    QPointF m_from;
    Handle m_handle; ///< the dragged one, if any
    /// Of a single block that counts in the numbers of axes.
    virtual std::optional<UnitGrid> gridOf(const QStringList &selected) const
    {
        const Actor *actor = selected.size() == 1 ? findActor(m_stage.cast(), selected.front()) : nullptr;
        return actor ? unitGridOf(m_stage.session(), *actor) : std::nullopt;
    }

    std::optional<Manipulation> m_manipulation; ///< since begin()

private:
    std::optional<UnitGrid> m_grid;
    std::optional<Vec3> m_grabbed; ///< the scene point under the press
};

class MoveDrag : public TransformDrag
{
public:
    using TransformDrag::TransformDrag;

    void click(const QPointF &at, Qt::KeyboardModifiers modifiers) override
    {
        const auto hit = hitAt(m_stage.cast(), m_stage.projection(), at);
        if (hit && modifiers == Qt::NoModifier)
            m_stage.session().selection.setNodes({hit->node});
    }

private:
    bool tryOut() override { return m_manipulation->move({0.001, 0, 0}); }
    void dragBy(const Vec3 &shift, Qt::KeyboardModifiers modifiers) override
    {
        const Vec3 by = constrained(shift, m_manipulation->startRect(), modifiers);
        m_manipulation->move(by);
        setNote(u"%1, %2"_s.arg(coordinateText(by.x), coordinateText(by.y)));
    }
};

class DuplicateDrag : public MoveDrag
{
public:
    DuplicateDrag(StageOverlay &stage, const QPointF &from, Hit hit) : MoveDrag(stage, from), m_hit(std::move(hit)) {}

    bool begin() override
    {
        const CopyWish wish{.name = translated("Duplicate"), .stageOffset = QPointF(), .gesture = m_gesture};
        if (!duplicateBlocks(m_stage.session(), wish))
            return false;
        m_stage.setCursor(Qt::DragCopyCursor);
        const bool isMovable = MoveDrag::begin();
        if (!isMovable)
            cancel();
        return isMovable;
    }
    void click(const QPointF &, Qt::KeyboardModifiers) override
    {
        m_stage.session().selection.setNodes({m_hit.node}, m_hit.part);
    }
    void cancel() override { m_stage.session().document.cancel(m_gesture); }

private:
    Gesture gesture() const override { return m_gesture; }

    Hit m_hit;
    Gesture m_gesture = Gesture::begin();
};

class PointDrag : public TransformDrag
{
public:
    using TransformDrag::TransformDrag;

    bool begin() override
    {
        const QString line = m_stage.selectedActors().value(0);
        if (point().isEnd() && isLine(m_stage.session(), line))
            m_targets.emplace(m_stage, blockAtEnd(m_stage.session(), line, otherEnd(point().key)), line);
        if (!TransformDrag::begin())
            return false;
        if (!box().isPinned && !m_stage.picture().camera.isFlat())
            m_space.emplace(m_stage.projection(), point().at);
        return true;
    }
    void moveTo(const QPointF &at, Qt::KeyboardModifiers modifiers) override
    {
        const bool isFree = !m_targets || modifiers & Qt::ControlModifier; // as for snapping
        m_feedback.target = isFree ? std::nullopt : m_targets->at(at);
        if (!m_feedback.target) {
            if (m_space)
                dragInSpace(at, modifiers);
            else
                TransformDrag::moveTo(at, modifiers);
            return;
        }
        m_feedback.guides.clear();
        m_feedback.note.clear();
        m_manipulation->putEnd(point().key, {m_feedback.target->node, m_feedback.target->side});
    }

private:
    const StagePoint &point() const { return *m_handle.point; }
    std::optional<UnitGrid> gridOf(const QStringList &selected) const override
    {
        return TransformDrag::gridOf(selected) ? std::optional(unitGridOf(point())) : std::nullopt;
    }
    bool tryOut() override { return point().isAtBlock || m_manipulation->movePoint(point(), {0.001, 0, 0}); }
    void dragBy(const Vec3 &shift, Qt::KeyboardModifiers modifiers) override
    {
        const Vec3 &start = point().at;
        movePoint(constrained(shift, QRectF(start.x, start.y, 0, 0), modifiers));
    }
    /// As it is seen or, with Shift, along the axis that the pointer follows most.
    void dragInSpace(const QPointF &at, Qt::KeyboardModifiers modifiers)
    {
        auto way = m_space->moved(partOf(point()), m_from, at);
        if (!way)
            return;
        if (modifiers & Qt::ShiftModifier)
            *way = alongOneAxis(*way);
        movePoint(snaps(modifiers) ? onGrid(unitGridOf(point()), *way) : *way);
    }
    static Vec3 alongOneAxis(const Vec3 &way)
    {
        const double most = std::max({std::abs(way.x), std::abs(way.y), std::abs(way.z)});
        if (std::abs(way.x) == most)
            return {way.x, 0, 0};
        return std::abs(way.y) == most ? Vec3{0, way.y, 0} : Vec3{0, 0, way.z};
    }
    void movePoint(const Vec3 &by)
    {
        const Vec3 to = point().at + by;
        if (point().isAtBlock)
            m_manipulation->putEnd(point().key, {.point = to - point().offset});
        else
            m_manipulation->movePoint(point(), by);
        const Vec3 numbers = (to - point().offset) * (1 / point().unit);
        const QString flat = u"%1, %2"_s.arg(coordinateText(numbers.x), coordinateText(numbers.y));
        setNote(m_space ? flat + u", "_s + coordinateText(numbers.z) : flat);
    }

    std::optional<ConnectTargets> m_targets; ///< of an end of a line, since begin()
    std::optional<Gizmo> m_space;            ///< seen by a camera that is not flat, since begin()
};

class ScaleDrag : public TransformDrag
{
public:
    using TransformDrag::TransformDrag;

private:
    bool tryOut() override
    {
        const Vec3 corner = box().at(m_handle.side);
        return m_manipulation->scale(m_handle.side, corner + (corner - box().at({})) * 0.001, true);
    }
    void dragBy(const Vec3 &shift, Qt::KeyboardModifiers modifiers) override
    {
        const bool isAboutCentre = modifiers & Qt::AltModifier;
        const Vec3 corner = box().at(m_handle.side);
        const Vec3 anchor = box().at(isAboutCentre ? Vec3{} : -m_handle.side);
        const Vec3 arm = corner - anchor;
        Vec3 to = corner + shift;
        std::optional<SameSize> same;
        if (snaps(modifiers) && base::dot(arm, arm) > 0) {
            const double share = base::dot(to - anchor, arm) / base::dot(arm, arm);
            const double aligned = alignedShare(anchor, arm, share);
            same = sameSizeAt(share, base::length(arm));
            if (same && aligned != share && std::abs(aligned - share) <= std::abs(same->factor - share))
                same.reset();
            if (same)
                m_feedback.guides.clear();
            to = anchor + arm * (same ? same->factor : aligned);
        }
        m_manipulation->scale(m_handle.side, to, isAboutCentre);
        const auto wrapped = m_manipulation->wrapWidth();
        setNote(wrapped ? u"↔ "_s + coordinateText(*wrapped) : u"× "_s + coordinateText(m_manipulation->factor()));
        if (same)
            showLengths(*same);
    }

    /// A factor at which the selection is as wide or as high as another item.
    struct SameSize
    {
        double factor = 1;
        Qt::Orientation along = Qt::Horizontal;
        QRectF other;
    };
    std::optional<SameSize> sameSizeAt(double factor, double arm) const
    {
        std::optional<SameSize> best;
        const QRectF &start = m_manipulation->startRect();
        const auto consider = [&](Qt::Orientation along, double length) {
            if (length <= 0)
                return;
            const double reach = pixels(snapReach) * length / arm;
            const auto other = sameLength(length * factor, along, m_manipulation->others(), reach);
            if (!other)
                return;
            const double to = (along == Qt::Horizontal ? other->width() : other->height()) / length;
            if (to > 0 && (!best || std::abs(to - factor) < std::abs(best->factor - factor)))
                best = {to, along, *other};
        };
        if (m_manipulation->startTurn() != 0) // its sides are not along the axes
            return best;
        if (m_handle.side.x != 0)
            consider(Qt::Horizontal, start.width());
        if (m_handle.side.y != 0)
            consider(Qt::Vertical, start.height());
        return best;
    }
    void showLengths(const SameSize &same)
    {
        const QRectF own = rectOf(boundsOf(m_stage.cast(), m_stage.selectedActors()));
        for (const QRectF &rect : {own, same.other})
            m_feedback.gaps.push_back(lengthLine(rect, same.along, pixels(besideItem)));
    }
    /// The share of the arm at which the handle meets the nearest snap line; `share` itself if none is near.
    double alignedShare(const Vec3 &anchor, const Vec3 &arm, double share)
    {
        const Vec3 on = anchor + arm * share;
        const Snapped snap = snappedTo(QRectF(on.x, on.y, 0, 0));
        const bool hasX = snap.shift.x() != 0 && std::abs(arm.x) > 0.3 * std::abs(arm.y);
        const bool hasY = snap.shift.y() != 0 && std::abs(arm.y) > 0.3 * std::abs(arm.x);
        const bool isX = hasX && (!hasY || std::abs(snap.shift.x()) <= std::abs(snap.shift.y()));
        if (!isX && !hasY)
            return share;
        for (const QLineF &line : snap.lines) {
            if ((line.x1() == line.x2()) == isX)
                m_feedback.guides.push_back(line);
        }
        return share + (isX ? snap.shift.x() / arm.x : snap.shift.y() / arm.y);
    }
};

class TurnDrag : public TransformDrag
{
public:
    using TransformDrag::TransformDrag;

    void moveTo(const QPointF &at, Qt::KeyboardModifiers modifiers) override
    {
        const auto centre = m_stage.projection().toWidget(box().at({}), box().isPinned);
        if (!centre)
            return;
        const double start = m_manipulation->startTurn();
        const double degrees = snappedTurn(start, degreesAround(*centre, m_from, at), snaps(modifiers));
        m_manipulation->turn(degrees);
        setNote(QString::number(start + degrees, 'f', 1) + u'°');
    }

private:
    bool tryOut() override { return m_manipulation->turn(0.01); }
    void dragBy(const Vec3 &, Qt::KeyboardModifiers) override {}
};

} // namespace

std::unique_ptr<StageTool> panDrag(StageOverlay &stage, const QPointF &from)
{
    return std::make_unique<PanDrag>(stage, from);
}

std::unique_ptr<StageTool> bandSelection(StageOverlay &stage, const QPointF &from, Qt::KeyboardModifiers modifiers)
{
    return std::make_unique<BandSelection>(stage, from, modifiers);
}

std::unique_ptr<StageTool> moveDrag(StageOverlay &stage, const QPointF &from)
{
    return std::make_unique<MoveDrag>(stage, from);
}

std::unique_ptr<StageTool> duplicateDrag(StageOverlay &stage, const QPointF &from, const Hit &hit)
{
    return std::make_unique<DuplicateDrag>(stage, from, hit);
}

std::unique_ptr<StageTool> handleDrag(StageOverlay &stage, const QPointF &from, const Handle &handle)
{
    if (handle.isTurn)
        return std::make_unique<TurnDrag>(stage, from, handle);
    if (handle.point)
        return std::make_unique<PointDrag>(stage, from, handle);
    return std::make_unique<ScaleDrag>(stage, from, handle);
}

} // namespace lectograph::editor
