// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/stage/arranging.h"

#include <QFrame>

class QCheckBox;
class QToolButton;

namespace lectograph::editor {

class DecimalSpinBox;

/// Asks for the gap between the selected actors, which are spaced while it is open. Enter or a click elsewhere keeps the
/// result, Escape restores the state before. Remembers the gap.
class SpacingPopup : public QFrame
{
    Q_OBJECT

public:
    SpacingPopup(Session &session, const std::vector<Actor> &cast, QWidget *parent);

    /// With its top right corner at `corner` of the parent. Deletes itself instead if there are too few actors.
    void openAt(const QPoint &corner);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QToolButton *addDirection(const QString &iconName, const QString &text, Qt::Orientation along);
    void apply();

    SpacingEdit m_edit;
    DecimalSpinBox *m_gap;
    QToolButton *m_row;
    QToolButton *m_column;
    QCheckBox *m_isCentred;
};

} // namespace lectograph::editor
