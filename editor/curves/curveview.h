// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/curves/curve.h"
#include "editor/curves/scale.h"
#include "editor/curves/scalebox.h"
#include "editor/edits/key_transforms.h"
#include "editor/widgets/paintedaccess.h"

#include <QWidget>

namespace lectograph::editor {

/// The canvas of the curve editor: curves over the lecture's time, their keyframes and handles, which can be dragged.
class CurveView : public QWidget, public PaintedItems
{
    Q_OBJECT

public:
    explicit CurveView(Session &session, QWidget *parent = nullptr);

    const std::vector<Curve> &curves() const { return m_curves; }
    /// Only those that are to be seen. Others than before are brought into view.
    void setCurves(std::vector<Curve> curves);
    bool showsSpeed() const { return m_showsSpeed; }
    /// How fast the values change instead of the values; keyframes then move in time only.
    void setShowsSpeed(bool shows);

    void fitAll();
    void fitSelected();
    void nudge(int frames, int steps);
    void removeSelected();
    /// Asks by how much, and shows at once what comes of it.
    void askScale();
    void selectAll();
    /// At the playhead, on every curve.
    void addAtPlayhead();
    /// Those that are to be seen: property by property, in order of time.
    std::vector<KeyPlace> selectedKeys() const;
    /// The first of the curves that the keyframe is on.
    const Curve *curveOf(const KeyPlace &key) const;
    /// Each of them once, though a vector has several curves.
    void eachSelected(const std::function<void(const Curve &curve, int index)> &visit) const;
    /// One on which a selected keyframe jumps to the next.
    const Curve *jumpingCurve() const;
    /// An edit that changes where keyframes are; those that it returns are selected.
    using KeysEditing = std::function<base::Result<KeysEdit>(const lecture::Lecture &lecture)>;
    bool editKeys(const QString &name, const KeysEditing &edit, Gesture gesture = {});
    /// How far what is selected reaches, in seconds of the scene and values; nothing if that is a single keyframe.
    std::optional<QRectF> selectedExtent() const;
    /// A frame of the lecture, in seconds of the scene.
    double onFrame(double seconds) const;

    /// Where things are on the canvas.
    QPointF keyPoint(std::size_t curve, int index) const;
    QPointF curvePoint(std::size_t curve, double seconds) const;
    struct ShownHandle
    {
        QPointF at;
        bool isWritten = true; ///< otherwise where the easing would have it: it is written when it is dragged
    };
    std::optional<ShownHandle> handleShown(std::size_t curve, int index, HandleSide side) const;
    std::optional<ScaleBox> box() const;
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
    struct Hit
    {
        enum class What { Nothing, Ruler, Key, OutHandle, InHandle, Grip, Line } what = What::Nothing;
        std::size_t curve = 0;
        int index = 0;
        ScaleBox::Grip grip = {};
    };
    Hit hitAt(const QPointF &at) const;
    static Qt::CursorShape cursorFor(const Hit &hit);
    void drag(const QPointF &to, Qt::KeyboardModifiers modifiers);
    void dragKeys(const QPointF &to, Qt::KeyboardModifiers modifiers);
    void dragHandle(const QPointF &to, Qt::KeyboardModifiers modifiers);
    void dragGrip(const QPointF &to, Qt::KeyboardModifiers modifiers);
    double snappedTime(double seconds);
    double snappedValue(double value);
    void selectWithin(const QRectF &box, bool also);
    void cancelDrag();
    ScaledKeys selectedNumbers() const;
    /// With the values that the curves have there anyway, in one step.
    void addKeys(const std::vector<std::size_t> &curves, base::Time at);
    base::Time frameAt(double seconds) const; ///< within the scene
    std::vector<KeyPlace> allKeys() const;
    void walk(int by);
    bool isSelected(std::size_t curve, int index) const { return m_selected[curve][static_cast<std::size_t>(index)]; }
    void scrub(double x);
    double sceneStart() const;
    void paintGrid(QPainter &painter) const;
    void paintCurve(QPainter &painter, std::size_t curve) const;
    void paintKeys(QPainter &painter, std::size_t curve) const;
    void paintNames(QPainter &painter) const;
    void paintBox(QPainter &painter) const;
    void paintRuler(QPainter &painter) const;
    QString toolTipAt(const QPointF &at) const;
    QString nameOf(const Curve &curve, std::size_t key) const;
    void fit(double first, double last, bool selectedOnly);
    void tell();
    double speedBeside(const Curve &curve, std::size_t index) const;

    Session &m_session;
    std::vector<Curve> m_curves;
    std::vector<std::vector<bool>> m_selected; ///< of each curve, which keyframes are
    Scale m_scale;
    bool m_showsSpeed = false;

    // A drag works on the lecture as it was when the button went down, so that going back undoes it exactly.
    enum class Drag { None, Scrub, Pan, Box, Keys, Handle, Grip } m_drag = Drag::None;
    Hit m_grabbed;
    QPointF m_pressed;
    QPointF m_last;
    QRectF m_box;
    lecture::Lecture m_before;
    std::vector<KeyPlace> m_moving;
    std::vector<KeyPlace> m_selectedBefore;
    Gesture m_gesture;
    bool m_hasMoved = false;
    bool m_hasEdited = false;
    KeyShift m_shift;
    double m_grabbedSeconds = 0;
    double m_grabbedValue = 0;
    QRectF m_extent; ///< of what is scaled, at the press
    ScaledKeys m_scaling;
    KeyScale m_factors;
    std::optional<double> m_snapSeconds; ///< where an edge of the box rests
    std::optional<double> m_snapValue;
    std::vector<QString> m_fitted; ///< the curves that were brought into view
};

} // namespace lectograph::editor
