// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/projection.h"

#include <QWidget>

#include <optional>

class QToolButton;

namespace lectograph::editor {

class StageOverlay;

/// The ticks of a ruler: a label at each multiple of `step`, which is divided into `parts`.
struct RulerTicks
{
    double step = 1; ///< scene units
    int parts = 10;
};
/// 1, 2 or 5 times a power of ten, so that labels and ticks have room at this zoom.
RulerTicks rulerTicks(double pixelsPerUnit);

/// Scene units on a ruler: a coordinate is at zero + unit · coordinate, in pixels of the stage.
struct RulerScale
{
    double zero = 0;
    double unit = 1; ///< negative for y
};
/// Nothing if the camera is turned or tilted.
std::optional<RulerScale> rulerScale(const Projection &projection, Qt::Orientation along);

/// A ruler beside the stage, with marks of the pointer and the selection. A guide is dragged out of it.
class StageRuler : public QWidget
{
    Q_OBJECT

public:
    static constexpr int thickness = 20;

    StageRuler(StageOverlay &stage, Qt::Orientation along, QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    bool isHorizontal() const { return m_along == Qt::Horizontal; }
    void followPointer();
    void paintTicks(QPainter &painter, const RulerScale &scale) const;
    void paintSelected(QPainter &painter) const;
    QRectF across(double from, double to) const;

    StageOverlay &m_stage;
    Qt::Orientation m_along;
    std::optional<double> m_pointer;
};

/// Both rulers, and a button with the menu of the guides in their corner.
class StageRulers
{
public:
    StageRulers(StageOverlay &stage, QWidget *panel);

    bool areShown() const;
    void setShown(bool areShown);
    /// Arranges them along the edges of `panel`, and returns the rest of it.
    QRect placeAround(const QRect &panel);

private:
    StageRuler *m_top;
    StageRuler *m_left;
    QToolButton *m_corner;
};

} // namespace lectograph::editor
