// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/scenes/scenemodel.h"
#include "editor/timeline/scenes/scenethumbnails.h"

#include <QListView>

#include <optional>

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

} // namespace lectograph::editor
