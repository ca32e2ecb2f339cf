// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/scenes/scenegrid.h"

#include <QFrame>
#include <QPointer>

class QLabel;

namespace lectograph::editor {

/// All scenes of the lecture at once, in place of a part of the window: they are opened, played from, reordered,
/// renamed, duplicated and deleted.
class SceneOverview : public QFrame
{
    Q_OBJECT

public:
    /// Covers `area`, a descendant of `parent`, while it is shown.
    SceneOverview(TimelineCommands &commands, SceneThumbnails &thumbnails, QWidget *area, QWidget *parent);

    void open();
    void leave();
    SceneGrid &grid() const { return *m_grid; }

Q_SIGNALS:
    void shownChanged(bool isShown); ///< before it takes its room and the focus, and after it gave the room back

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeHead();
    void follow();
    void play(const QString &scene);
    void showCount();

    TimelineCommands &m_commands;
    QWidget *m_area;
    SceneGrid *m_grid;
    QLabel *m_count = nullptr;
    QPointer<QWidget> m_focusBefore;
};

} // namespace lectograph::editor
