// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/stage_guides.h"
#include "editor/manipulation/snapping.h"
#include "editor/session/repeatededit.h"
#include "editor/stage/stagetool.h"

#include <QObject>

#include <memory>
#include <optional>

class QKeyEvent;
class QPainter;

namespace lectograph::editor {

class Projection;
class Session;

/// The guides of the lecture on the stage: which are shown, which one is selected, and their edits by the keyboard.
class Guides : public QObject
{
    Q_OBJECT

public:
    explicit Guides(Session &session, QObject *parent = nullptr);

    bool areShown() const { return m_areShown; }
    void setShown(bool areShown); ///< remembered, as below
    /// Locked guides cannot be hit, selected or moved.
    bool areLocked() const { return m_areLocked; }
    void setLocked(bool areLocked);

    /// The shown ones; none during playback.
    std::vector<StageGuide> all() const;
    /// The nearest one that can be grabbed there.
    std::optional<StageGuide> under(const Projection &projection, const QPointF &at) const;
    GuidePositions positions(const Projection &projection, bool isPinned) const;

    std::optional<StageGuide> selected() const;
    void select(std::optional<StageGuide> guide);
    /// Shows and unlocks them.
    void selectNext();
    void removeSelected();
    void clear();
    /// Moves the selected one by an arrow key. False for other keys, or if none is selected.
    bool nudge(const QKeyEvent &event);

    void paint(QPainter &painter, const Projection &projection, const QRect &bounds) const;

Q_SIGNALS:
    void changed(); ///< what is shown, locked or selected

private:
    Session &m_session;
    bool m_areShown;
    bool m_areLocked;
    std::optional<StageGuide> m_selected; ///< may have been removed since
    std::vector<StageGuide> m_seen;       ///< as of the last changed()
    RepeatedEdit m_nudges;
};

/// The name of the position of such a guide, and the position: "x = 2.50".
QString positionText(const StageGuide &guide);
/// "Vertical guide at 2.50": for screen readers.
QString guideText(const StageGuide &guide);

/// Moves a guide; off the stage, such as onto a ruler, removes it. A click selects it.
std::unique_ptr<StageTool> guideDrag(StageOverlay &stage, const StageGuide &guide);
/// Drags a new guide out of a ruler.
std::unique_ptr<StageTool> newGuideDrag(StageOverlay &stage, Qt::Orientation along);

} // namespace lectograph::editor
