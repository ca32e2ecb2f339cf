// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRect>
#include <QSize>

namespace lectograph::editor {

/// Where the frame lies in a widget: as large as it fits with a margin, then enlarged and moved.
class Viewport
{
public:
    static constexpr int top = 34; ///< margins, with room for tools above
    static constexpr int bottom = 14;
    static constexpr int side = 16;
    static constexpr double least = 0.2;
    static constexpr double most = 16;

    /// `aspect` is width by height of the frame.
    QRect frame(const QSize &widget, double aspect) const;
    double zoom() const { return m_zoom; } ///< 1: it fits
    bool isFit() const { return m_zoom == 1 && m_pan.isNull(); }
    void fit();
    /// What is at `at` stays there.
    void zoomTo(double zoom, const QPointF &at, const QSize &widget, double aspect);
    /// Not so far that the frame would be lost.
    void pan(const QPointF &by, const QSize &widget, double aspect);

private:
    static QSizeF fitting(const QSize &widget, double aspect);
    static QPointF centre(const QSize &widget);
    void keepInSight(const QSize &widget, double aspect);

    double m_zoom = 1;
    QPointF m_pan; ///< of the frame's centre from that of the widget
};

} // namespace lectograph::editor
