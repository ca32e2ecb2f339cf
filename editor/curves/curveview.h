// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/curves/curveplot.h"
#include "editor/widgets/paintedaccess.h"

#include <QWidget>

#include <memory>

namespace lectograph::editor {

class CurveDrag;
class LiveEdit;

/// The canvas of the curve editor: curves over time, with keyframes and handles that can be dragged.
class CurveView : public QWidget, public PaintedItems
{
    Q_OBJECT

public:
    explicit CurveView(Session &session, QWidget *parent = nullptr);
    ~CurveView() override;

    Session &session() const { return m_session; }
    const CurvePlot &plot() const { return m_plot; }
    /// Sets the visible curves; if they are others than before, brings them into view.
    void setCurves(std::vector<Curve> curves);
    void setShowsSpeed(bool shows);

    void fit(bool selectedOnly);
    void pan(const QPointF &pixels);
    /// Moves the playhead to `x`, in pixels.
    void scrub(double x);
    void nudge(int frames, int steps);
    void shift(const KeyShift &by);
    void removeSelected();
    /// Opens a dialog for the factors, with a live preview.
    void askScale();
    void selectAll() { m_session.selection.setKeys(m_plot.allKeys()); }
    /// Adds keyframes to all curves.
    void addAtPlayhead();
    /// Applies an edit, as a step or as part of `live`, and selects the edited keyframes.
    using KeysEditing = std::function<base::Result<KeysEdit>(const lecture::Lecture &lecture)>;
    bool editKeys(const QString &name, const KeysEditing &edit, LiveEdit *live = nullptr);

    /// Rounds scene time to frames of the lecture.
    double onFrame(double seconds) const;
    double playheadSeconds() const { return (m_session.playhead.time() - sceneStart()).seconds(); } ///< scene time
    /// Describes the selected keyframe, for screen readers.
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
    /// Adds keyframes without changing the curves, as one step.
    void addKeys(const std::vector<PropertyPlace> &places, base::Time at);
    base::Time frameAt(double seconds) const; ///< clamped to the start of the scene
    base::Time sceneStart() const { return m_session.preview.span().start; }
    void tell();

    Session &m_session;
    CurvePlot m_plot;
    std::shared_ptr<CurveDrag> m_drag; ///< shared: a change of the selection may reset it during moveTo()
    QPointF m_pressed;
    bool m_hasMoved = false; ///< since the press
};

} // namespace lectograph::editor
