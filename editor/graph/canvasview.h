// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace lectograph::editor {

/// A view of an endless canvas. "On canvas" means pixels at 100 %, "on screen" pixels of the widget.
class CanvasView : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    double zoom() const { return m_zoom; }
    const QPointF &origin() const { return m_origin; } ///< on canvas
    QPointF toCanvas(const QPointF &screen) const { return screen / m_zoom + m_origin; }
    QPointF toScreen(const QPointF &canvas) const { return (canvas - m_origin) * m_zoom; }
    QRectF toScreen(const QRectF &canvas) const { return {toScreen(canvas.topLeft()), canvas.size() * m_zoom}; }
    QRectF visibleRect() const { return {m_origin, QSizeF(size()) / m_zoom}; }
    /// The visible area with a margin for items that overlap its border.
    QRectF paintedRect() const { return visibleRect().adjusted(-16, -16, 16, 16); }
    void setView(double zoom, const QPointF &origin);
    void zoomAt(const QPointF &screen, double factor);
    void centreOn(const QPointF &canvas) { setView(m_zoom, canvas - QPointF(width(), height()) / (2 * m_zoom)); }
    /// Fits the rectangle into the view, at most at 100 %, with a margin in pixels of the widget.
    void frame(const QRectF &canvas, double margin);
    void reveal(const QRectF &canvas);
    /// How far the view auto-scrolls while something is dragged close to its border, in pixels.
    QPointF borderPush(const QPointF &screen) const;

Q_SIGNALS:
    void viewChanged();

protected:
    void wheelEvent(QWheelEvent *event) override;
    bool hasView() const { return m_hasView; }
    void forgetView() { m_hasView = false; }

private:
    double m_zoom = 1;
    QPointF m_origin;
    bool m_hasView = false; ///< set since the last forgetView()
};

} // namespace lectograph::editor
