// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/translated.h"
#include "editor/session/liveedit.h"
#include "editor/stage/guides.h"
#include "editor/stage/overlay.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Moves a guide, or adds one; both are one edit from the state at the press.
class GuideDrag : public StageTool
{
public:
    GuideDrag(StageOverlay &stage, Qt::Orientation along, std::optional<StageGuide> moved)
        : m_stage(stage), m_along(along), m_moved(moved), m_edit(stage.session().document)
    {}

    bool begin() override
    {
        m_stage.guides().setShown(true);
        m_stage.setCursor(m_along == Qt::Vertical ? Qt::SplitHCursor : Qt::SplitVCursor);
        return true;
    }
    void moveTo(const QPointF &at, Qt::KeyboardModifiers modifiers) override
    {
        const auto point = m_stage.projection().toScene(at, false);
        if (isOutside(at) || !point) {
            putAway();
            return;
        }
        const StageGuide to{m_along, positionAt({point->x, point->y}, modifiers)};
        m_edit.apply(m_moved ? translated("Move guide") : translated("Add guide"), [&](const lecture::Lecture &before) {
            return m_moved ? withGuideMoved(before, *m_moved, to.at) : withGuide(before, to);
        });
        m_stage.guides().select(to);
        m_feedback.note = positionText(to);
    }
    void click(const QPointF &, Qt::KeyboardModifiers) override
    {
        if (m_moved)
            m_stage.guides().select(m_moved);
    }
    void cancel() override
    {
        m_edit.cancel();
        m_stage.guides().select(m_moved);
    }

private:
    /// Beyond the edges that are parallel to it: on a ruler, or off the stage.
    bool isOutside(const QPointF &at) const
    {
        return m_along == Qt::Vertical ? at.x() < 0 || at.x() > m_stage.width()
                                       : at.y() < 0 || at.y() > m_stage.height();
    }
    void putAway()
    {
        m_feedback.note = m_moved ? translated("Remove guide") : QString();
        m_stage.guides().select({});
        if (m_moved)
            m_edit.apply(translated("Remove guide"),
                         [&](const lecture::Lecture &before) { return withoutGuide(before, *m_moved); });
        else
            m_edit.restore();
    }
    /// Snapped to the frame, to blocks and to the grid, but not to guides.
    double positionAt(const QPointF &point, Qt::KeyboardModifiers modifiers) const
    {
        const auto rounded = [](double value) { return std::round(value * 100) / 100 + 0.0; };
        const auto along = [&](const QPointF &of) { return m_along == Qt::Vertical ? of.x() : of.y(); };
        double at = along(point);
        if (!m_stage.snaps(modifiers))
            return std::clamp(rounded(at), -farthestGuide, farthestGuide);
        SnapTargets targets = m_stage.snapTargets(rectsOfSeen(m_stage.cast()), false);
        targets.guides = {};
        const double shift =
            along(snapped(QRectF(point, QSizeF()), targets, snapReach / m_stage.projection().unit(false)).shift);
        at = shift == 0 ? rounded(at) : std::round((at + shift) * 1000) / 1000 + 0.0;
        return std::clamp(at, -farthestGuide, farthestGuide);
    }

    StageOverlay &m_stage;
    Qt::Orientation m_along;
    std::optional<StageGuide> m_moved; ///< nothing: it is new
    LiveEdit m_edit;
};

} // namespace

std::unique_ptr<StageTool> guideDrag(StageOverlay &stage, const StageGuide &guide)
{
    return std::make_unique<GuideDrag>(stage, guide.along, guide);
}

std::unique_ptr<StageTool> newGuideDrag(StageOverlay &stage, Qt::Orientation along)
{
    return std::make_unique<GuideDrag>(stage, along, std::nullopt);
}

} // namespace lectograph::editor
