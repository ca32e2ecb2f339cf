// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/commands.h"
#include "editor/timeline/scenes/scenejoints.h"
#include "editor/timeline/scenes/scenethumbnails.h"
#include "editor/timeline/timelinedrag.h"
#include "editor/widgets/escapewatch.h"
#include "editor/widgets/paintedaccess.h"

#include <QWidget>

#include <memory>

class QHelpEvent;

namespace lectograph::editor {

struct SceneTab;

/// All scenes of the lecture with their thumbnails, aligned with the ruler.
class SceneStrip : public QWidget, public PaintedItems
{
    Q_OBJECT

public:
    static constexpr int lowHeight = 38; ///< in a low timeline, which has more need of its tracks
    static constexpr int fullHeight = 58;

    SceneStrip(TimelineCommands &commands, SceneThumbnails &thumbnails, QWidget *parent = nullptr);

    QRectF rectOf(const QString &scene) const;
    void rename(const QString &scene);
    void askLength(const QString &scene);
    /// Opens the transition with which the scene begins.
    void askTransition(const QString &scene) { m_joints.askTransition(scene); }
    // What the edit commands do to the open scene with the focus here.
    void copy() const;
    void cut();
    void duplicate();
    void remove(); ///< asks first if something is in it
    void act(const QString &id, const QString &action) override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    std::vector<PaintedItem> listItems() const override;

private:
    class SceneDrag;
    class LengthDrag;
    using SceneSpan = picture::Show::SceneSpan;

    const std::vector<SceneSpan> &scenes() const;
    const SceneSpan &spanAt(int index) const { return scenes()[static_cast<std::size_t>(index)]; }
    int indexAt(double x) const; ///< −1: none
    bool isEdge(int index, double x) const;
    int dropIndex(double x) const; ///< the index at which the dragged scene would be inserted
    QString label(int index) const { return m_view.sceneLabel(index); }
    SceneTab tabAt(int index) const;
    void showTip(const QHelpEvent &event);
    void tellOpen();
    void endDrag();

    TimelineCommands &m_commands;
    TimelineView &m_view;
    SceneThumbnails &m_thumbnails;
    SceneJoints m_joints;
    std::unique_ptr<TimelineDrag> m_drag;
    std::optional<int> m_dropIndex;        ///< where the scene that is dragged would be dropped
    std::unique_ptr<EscapeWatch> m_escape; ///< while something is dragged
};

} // namespace lectograph::editor
