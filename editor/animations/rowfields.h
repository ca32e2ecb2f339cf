// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/animations/animationdelegate.h"
#include "editor/animations/animationmodel.h"

#include <QWidget>

class QComboBox;

namespace lectograph::editor {

class LiveSecondsField;

/// The fields in the current row: how its animation starts, its delay and its duration. How it starts and the duration apply
/// to all that are selected.
class RowFields : public QWidget
{
    Q_OBJECT

public:
    RowFields(Session &session, QWidget *parent);

    /// Shows the values of a row, on its lower line.
    void showRow(const AnimationRow &row, const AnimationColumns &columns);
    void focusDelay();
    /// Focuses the field below or closest to `at`.
    void focusAt(const QPoint &at);

Q_SIGNALS:
    void editingEnded(); ///< by Escape

private:
    void choose(StartMode mode);
    void endEnteringTime();
    void setDelayEdit();
    void display();
    ClipIds edited() const;

    Session &m_session;
    QComboBox *m_mode;
    LiveSecondsField *m_delay;
    LiveSecondsField *m_duration;
    std::optional<AnimationRow> m_row;
    bool m_entersTime = false; ///< a time is typed for an animation that starts with or after the previous one
};

} // namespace lectograph::editor
