// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/scenes/scenemodel.h"
#include "editor/timeline/scenes/scenethumbnails.h"

#include <QFrame>
#include <QListView>
#include <QPointer>

class QLabel;

namespace lectograph::editor {

/// The scenes as cards with thumbnails; several can be selected. They are dragged to reorder.
class SceneGrid : public QListView
{
    Q_OBJECT

public:
    SceneGrid(TimelineCommands &commands, SceneThumbnails &thumbnails, QWidget *parent);

    SceneThumbnails &thumbnails() { return m_thumbnails; }
    /// The selected scenes, in their order.
    QStringList selectedScenes() const;
    /// Reads the lecture again before.
    void select(const QStringList &scenes);
    /// The card of a scene, in pixels of the viewport.
    QRect rectOf(const QString &scene) const;
    QSize cardSize() const { return gridSize(); }
    void addAfterCurrent();

Q_SIGNALS:
    void opened(const QString &scene);
    void playRequested(const QString &scene);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void startDrag(Qt::DropActions actions) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    QString sceneAt(const QModelIndex &index) const { return index.data(SceneModel::IdRole).toString(); }
    QString currentScene() const { return sceneAt(currentIndex()); }
    int dropIndex(const QPoint &at) const;
    void moveSelected(int step);
    void duplicateSelected();
    void cutSelected();
    void pasteAfterCurrent();
    void renew();
    void sizeCards();

    TimelineCommands &m_commands;
    SceneThumbnails &m_thumbnails;
    SceneModel *m_model;
    std::optional<int> m_dropIndex; ///< where the dragged scenes would be dropped
};

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
