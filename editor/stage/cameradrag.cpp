// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/cameradrag.h"

#include "editor/language/translated.h"
#include "editor/manipulation/manipulation.h"
#include "editor/stage/cameraframe.h"
#include "editor/stage/descriptions.h"
#include "editor/stage/overlay.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

constexpr double leastFactor = 0.02;

class CameraDrag : public StageTool
{
public:
    CameraDrag(StageOverlay &stage, const QPointF &from)
        : m_stage(stage), m_from(from), m_frame(stage.cameraFrame()), m_handle(m_frame.under(from))
    {}

    bool begin() override
    {
        if (!m_handle)
            return false;
        m_edit.emplace(m_stage.session().document);
        m_owner = m_stage.camera().owner();
        // Tries a small step, so that the document reports an error once, and not for every pixel.
        const FrameChange step = m_handle->isTurn ? FrameChange{.degrees = 0.01}
            : m_handle->side.isNull()             ? FrameChange{.shift = {0.001, 0, 0}}
                                                  : FrameChange{.shift = {0.001, 0, 0}, .factor = 1.001};
        if (apply(step))
            return true;
        m_stage.setCursor(Qt::ForbiddenCursor);
        return false;
    }
    void moveTo(const QPointF &at, Qt::KeyboardModifiers modifiers) override
    {
        m_feedback.guides.clear();
        if (m_handle->isTurn)
            turn(at, modifiers);
        else if (m_handle->side.isNull())
            move(m_frame.toFrame(at - m_from), modifiers);
        else
            zoom(m_frame.toFrame(at - m_from), modifiers);
    }
    void click(const QPointF &at, Qt::KeyboardModifiers) override
    {
        Selection &selection = m_stage.session().selection;
        const auto hit = hitAt(m_stage.cast(), m_stage.projection(), at);
        const Actor *actor = hit ? findActor(m_stage.cast(), hit->node) : nullptr;
        if (actor && actor->isSeen && !actor->isPinned) // pinned ones stand elsewhere in the world
            selection.setNodes({actor->id});
        else if (!m_handle)
            selection.clear();
    }
    void cancel() override
    {
        if (m_edit)
            m_edit->cancel();
    }

private:
    double frameHeight() const { return m_stage.session().document.lecture().frameHeight; }

    bool apply(const FrameChange &change)
    {
        if (change.shift == Vec3{} && change.factor == 1 && change.degrees == 0) {
            m_edit->cancel();
            return true;
        }
        Session &session = m_stage.session();
        const QString name = change.degrees != 0 ? translated("Roll the camera")
            : change.factor != 1                 ? translated("Zoom the camera")
                                                 : translated("Move the camera");
        return m_edit->apply(name, [&](const lecture::Lecture &before) {
            return withFrameChanged(before, m_owner, change, writingOf(session), session.registry());
        });
    }
    Vec3 inScene(const QPointF &along) const
    {
        return m_frame.camera().right * along.x() + m_frame.camera().up * along.y();
    }

    void move(QPointF by, Qt::KeyboardModifiers modifiers)
    {
        if (modifiers & Qt::ShiftModifier)
            (std::abs(by.x()) > std::abs(by.y()) ? by.ry() : by.rx()) = 0;
        const picture::Camera &camera = m_frame.camera();
        const bool isUpright = camera.right == Vec3{1, 0, 0} && camera.up == Vec3{0, 1, 0};
        if (isUpright && m_stage.snaps(modifiers)) {
            const QSizeF size = m_frame.size();
            const QRectF start(QPointF(camera.centre.x - size.width() / 2, camera.centre.y - size.height() / 2), size);
            const Snapped snap = snapped(start.translated(by), targets(), snapReach / m_frame.unit());
            m_feedback.guides = snap.lines;
            by += snap.shift;
        }
        apply({.shift = inScene(by)});
        const Vec3 centre = camera.centre + inScene(by);
        m_feedback.note = u"%1, %2"_s.arg(coordinateText(centre.x), coordinateText(centre.y));
    }
    void zoom(const QPointF &by, Qt::KeyboardModifiers modifiers)
    {
        const bool isAboutCentre = modifiers & Qt::AltModifier;
        const QSizeF size = m_frame.size();
        const QPointF corner(m_handle->side.x() * size.width() / 2, m_handle->side.y() * size.height() / 2);
        const QPointF anchor = isAboutCentre ? QPointF() : -corner;
        const QPointF arm = corner - anchor;
        double factor = QPointF::dotProduct(corner + by - anchor, arm) / QPointF::dotProduct(arm, arm);
        factor = std::max(leastFactor, factor);
        const double whole = frameHeight() / size.height();
        if (m_stage.snaps(modifiers) && std::abs(factor - whole) * size.height() * m_frame.unit() < snapReach)
            factor = whole;
        const QPointF shift = isAboutCentre ? QPointF() : arm / 2 * (factor - 1);
        apply({.shift = inScene(shift), .factor = factor});
        m_feedback.note = StageOverlay::tr("%1 %").arg(std::lround(100 * whole / factor));
    }
    void turn(const QPointF &at, Qt::KeyboardModifiers modifiers)
    {
        const QPointF centre = m_frame.at({});
        const Vec3 &right = m_frame.camera().right;
        const double start = right.z == 0 ? std::atan2(right.y, right.x) * 45 / std::atan(1.0) : 0;
        const double degrees = snappedTurn(start, degreesAround(centre, m_from, at), m_stage.snaps(modifiers));
        apply({.degrees = degrees});
        m_feedback.note = QString::number(start + degrees, 'f', 1) + u'°';
    }

    SnapTargets targets() const
    {
        const lecture::Lecture &lecture = m_stage.session().document.lecture();
        std::vector<Actor> unpinned;
        std::ranges::copy_if(m_stage.cast(), std::back_inserter(unpinned),
                             [](const Actor &actor) { return !actor.isPinned; });
        return {{-lecture.frameWidth / 2, -lecture.frameHeight / 2, lecture.frameWidth, lecture.frameHeight},
                rectsOfSeen(unpinned),
                0,
                m_stage.guides().positions(m_stage.projection(), false)};
    }

    StageOverlay &m_stage;
    QPointF m_from;
    CameraFrame m_frame; ///< at the press
    std::optional<CameraHandle> m_handle;
    PropertyPlace m_owner;
    std::optional<LiveEdit> m_edit; ///< since begin()
};

} // namespace

std::unique_ptr<StageTool> cameraDrag(StageOverlay &stage, const QPointF &from)
{
    return std::make_unique<CameraDrag>(stage, from);
}

std::optional<FrameChange> frameChangeOf(const QKeyEvent &key, const picture::Camera &frame)
{
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
        return std::nullopt;
    // As far in the picture as a block at the same key.
    const double step = frame.height * (key.modifiers() & Qt::ShiftModifier ? 0.125 : 0.0125);
    constexpr double closer = 0.95;
    switch (key.key()) {
    case Qt::Key_Left: return FrameChange{.shift = frame.right * -step};
    case Qt::Key_Right: return FrameChange{.shift = frame.right * step};
    case Qt::Key_Up: return FrameChange{.shift = frame.up * step};
    case Qt::Key_Down: return FrameChange{.shift = frame.up * -step};
    case Qt::Key_Plus:
    case Qt::Key_Equal: return FrameChange{.factor = closer};
    case Qt::Key_Minus: return FrameChange{.factor = 1 / closer};
    default: return std::nullopt;
    }
}

} // namespace lectograph::editor
