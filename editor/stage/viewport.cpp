// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/viewport.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

QSizeF Viewport::fitting(const QSize &widget, double aspect)
{
    const double width = std::max(16, widget.width() - 2 * side);
    const double height = std::max(9, widget.height() - top - bottom);
    return width / height > aspect ? QSizeF(height * aspect, height) : QSizeF(width, width / aspect);
}

QPointF Viewport::centre(const QSize &widget)
{
    return {widget.width() / 2.0, (widget.height() + top - bottom) / 2.0};
}

QRect Viewport::frame(const QSize &widget, double aspect) const
{
    const QSizeF size = fitting(widget, aspect) * m_zoom;
    const QPointF corner = centre(widget) - QPointF(size.width(), size.height()) / 2 + m_pan;
    return QRect(corner.toPoint(),
                 QSize(std::max(1, static_cast<int>(std::lround(size.width()))),
                       std::max(1, static_cast<int>(std::lround(size.height())))));
}

void Viewport::fit()
{
    m_zoom = 1;
    m_pan = {};
}

void Viewport::zoomTo(double zoom, const QPointF &at, const QSize &widget, double aspect)
{
    zoom = std::clamp(zoom, least, most);
    const QPointF fromCentre = at - centre(widget);
    m_pan = fromCentre - (fromCentre - m_pan) * (zoom / m_zoom);
    m_zoom = zoom;
    keepInSight(widget, aspect);
}

void Viewport::pan(const QPointF &by, const QSize &widget, double aspect)
{
    m_pan += by;
    keepInSight(widget, aspect);
}

void Viewport::keepInSight(const QSize &widget, double aspect)
{
    constexpr double rest = 64;
    const QSizeF size = fitting(widget, aspect) * m_zoom;
    const double mostX = std::max(0.0, (widget.width() + size.width()) / 2 - rest);
    const double mostY = std::max(0.0, (widget.height() + size.height()) / 2 - rest);
    m_pan = {std::clamp(m_pan.x(), -mostX, mostX), std::clamp(m_pan.y(), -mostY, mostY)};
}

} // namespace lectograph::editor
