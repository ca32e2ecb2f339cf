// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRect>
#include <QSize>

namespace lectograph::editor {

/// The rectangle of the frame in a widget: fitted with a margin, then zoomed and panned.
class Viewport
{
public:
    static constexpr int top = 34; ///< margins, with room for the toolbar above
    static constexpr int bottom = 14;
    static constexpr int side = 16;
    static constexpr double least = 0.2;
    static constexpr double most = 16;

    /// `aspect` is width ÷ height of the frame.
    QRect frame(const QSize &widget, double aspect) const;
    double zoom() const { return m_zoom; } ///< 1: fitted
    bool isFit() const { return m_zoom == 1 && m_pan.isNull(); }
    void fit();
    /// Zooms around `at`.
    void zoomTo(double zoom, const QPointF &at, const QSize &widget, double aspect);
    /// Clamped so that the frame stays visible.
    void pan(const QPointF &by, const QSize &widget, double aspect);

private:
    static QSizeF fitting(const QSize &widget, double aspect);
    static QPointF centre(const QSize &widget);
    void keepInSight(const QSize &widget, double aspect);

    double m_zoom = 1;
    QPointF m_pan; ///< offset of the frame's centre from the widget's centre
};

} // namespace lectograph::editor
