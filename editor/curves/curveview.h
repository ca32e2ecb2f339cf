// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/curves/curveplot.h"
#include "editor/widgets/paintedaccess.h"

#include <QWidget>

#include <memory>

namespace lectograph::editor {

class CurveDrag;
class LiveEdit;

/// The canvas of the curve editor: curves over the lecture's time, their keyframes and handles, which can be dragged.
class CurveView : public QWidget, public PaintedItems
{
    Q_OBJECT

public:
    explicit CurveView(Session &session, QWidget *parent = nullptr);
    ~CurveView() override;

    Session &session() const { return m_session; }
    const CurvePlot &plot() const { return m_plot; }
    /// Only those that are to be seen. Others than before are brought into view.
    void setCurves(std::vector<Curve> curves);
    void setShowsSpeed(bool shows);

    void fitAll();
    void fitSelected();
    void pan(const QPointF &pixels);
    /// Moves the playhead there.
    void scrub(double x);
    void nudge(int frames, int steps);
    void removeSelected();
    /// Asks by how much, and shows at once what comes of it.
    void askScale();
    void selectAll();
    /// At the playhead, on every curve.
    void addAtPlayhead();
    /// An edit that changes where keyframes are, as a step of its own or as part of `live`. They are selected afterwards.
    using KeysEditing = std::function<base::Result<KeysEdit>(const lecture::Lecture &lecture)>;
    bool editKeys(const QString &name, const KeysEditing &edit, LiveEdit *live = nullptr);

    /// A frame of the lecture, in seconds of the scene.
    double onFrame(double seconds) const;
    double playheadSeconds() const; ///< of the scene
    /// What a screen reader tells: the keyframe that is selected.
    QString spoken() const;
    void act(const QString &id, const QString &action) override;

    QSize sizeHint() const override { return {640, 220}; }

Q_SIGNALS:
    void contextMenuWanted(const QPoint &global);

protected:
    bool event(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    std::vector<PaintedItem> listItems() const override;

private:
    /// With the values that the properties have there anyway, in one step.
    void addKeys(const std::vector<PropertyPlace> &places, base::Time at);
    base::Time frameAt(double seconds) const; ///< within the scene
    base::Time sceneStart() const;
    void walk(int by);
    void tell();

    Session &m_session;
    CurvePlot m_plot;
    std::shared_ptr<CurveDrag> m_drag; ///< what it selects may end it while it works
    QPointF m_pressed;
    bool m_hasMoved = false; ///< since the press
};

} // namespace lectograph::editor
