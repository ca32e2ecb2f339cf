// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/stage_guides.h"
#include "editor/session/liveedit.h"

#include <QFrame>

#include <optional>

class QToolButton;

namespace lectograph::editor {

class DecimalSpinBox;
class StageOverlay;

/// Asks for the position of a guide, which is where it says while the popup is open. Enter or a click elsewhere keeps
/// the result, Escape restores the state before.
class GuidePopup : public QFrame
{
    Q_OBJECT

public:
    /// Adds a guide if there is none to move.
    GuidePopup(StageOverlay &stage, std::optional<StageGuide> moved);

    /// Below that point of the stage.
    void openAt(const QPoint &point);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QToolButton *addDirection(const QString &iconName, const QString &text, Qt::Orientation along);
    Qt::Orientation along() const;
    void apply();

    StageOverlay &m_stage;
    std::optional<StageGuide> m_moved;
    LiveEdit m_edit;
    DecimalSpinBox *m_position;
    QToolButton *m_vertical = nullptr; ///< null for an existing guide
};

/// At the guide, or at the top of the stage for a new one.
void openGuidePopup(StageOverlay &stage, std::optional<StageGuide> moved);

} // namespace lectograph::editor
