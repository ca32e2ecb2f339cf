// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/commands.h"
#include "editor/widgets/escapewatch.h"
#include "editor/widgets/paintedaccess.h"

#include <QWidget>

#include <memory>

namespace lectograph::editor {

/// All scenes of the lecture, on the same axis as the ruler.
class SceneStrip : public QWidget, public PaintedItems
{
    Q_OBJECT

public:
    static constexpr int stripHeight = 28;

    explicit SceneStrip(TimelineCommands &commands, QWidget *parent = nullptr);

    QRectF rectOf(const QString &scene) const;
    void rename(const QString &scene);
    void askLength(const QString &scene);
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
    enum class Drag { None, Pressed, Reorder, Length };

    int indexAt(double x) const; ///< −1: none
    bool isEdge(int index, double x) const;
    void moveScene(const QString &scene, int to);
    int dropIndex(double x) const; ///< between which scenes it would come to stand
    QString label(int index) const;
    void dragLength(double x, Qt::KeyboardModifiers modifiers);
    void tellOpen();
    Drag endDrag(); ///< tells what it was

    TimelineCommands &m_commands;
    TimelineView &m_view;
    Drag m_drag = Drag::None;
    QString m_scene; ///< that is held
    QPointF m_pressed;
    QPointF m_at;
    base::Time m_lengthBefore;
    Gesture m_gesture;
    std::unique_ptr<EscapeWatch> m_escape; ///< while something is held
};

} // namespace lectograph::editor
