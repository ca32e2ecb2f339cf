// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QMenu;

namespace lectograph::editor {

class StageOverlay;

/// Adds the actions that align, distribute and space the selected actors. They are enabled while enough are selected.
void addArrangeActions(StageOverlay &stage);
/// Adds the submenus of these actions.
void addArrangeMenus(QMenu *menu, StageOverlay &stage);

/// A row of buttons for these actions, shown while several actors are selected and there is room.
class ArrangeTools : public QWidget
{
    Q_OBJECT

public:
    ArrangeTools(StageOverlay &stage, QWidget *parent);

    /// The width that the toolbar with this row may have.
    void setRoom(int width);

Q_SIGNALS:
    void shownChanged();

private:
    void follow();

    StageOverlay &m_stage;
    int m_room = 0;
};

} // namespace lectograph::editor
