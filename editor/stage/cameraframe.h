// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/projection.h"
#include "editor/stage/cameraview.h"

class QPainter;

namespace lectograph::editor {

/// A handle of the camera's frame: a corner, the rotation handle, or with a side of 0 the frame itself.
struct CameraHandle
{
    QPointF side; ///< of −1, 0, 1; y up
    bool isTurn = false;
};

/// The edited frame of a camera view that is on, in pixels of the widget.
class CameraFrame
{
public:
    CameraFrame(const CameraView &view, const Projection &projection, double aspect);

    const picture::Camera &camera() const { return m_camera; }
    QSizeF size() const { return {m_camera.height * m_aspect, m_camera.height}; } ///< in scene units
    QPointF at(const CameraHandle &handle) const;
    QPolygonF outline() const;
    /// The handle under the point; nothing outside of the frame.
    std::optional<CameraHandle> under(const QPointF &point) const;
    Qt::CursorShape cursorAt(const QPointF &point) const;
    /// A distance in pixels as scene units along the axes of the frame.
    QPointF toFrame(const QPointF &pixels) const;
    /// Pixels per scene unit.
    double unit() const;

    /// Dims what is outside of the frame within `bounds`, and draws the frame with its handles.
    void paint(QPainter &painter, const QRect &bounds) const;

private:
    QPolygonF outlineOf(const picture::Camera &camera) const;
    std::vector<CameraHandle> handles() const;
    QPointF toWidget(const base::Vec3 &point) const;

    Projection m_projection;
    picture::Camera m_camera;
    std::optional<picture::Camera> m_seen;
    double m_aspect;
    bool m_isZoom; ///< a zoom cannot be turned
    QPointF m_centre;
    QPointF m_right; ///< of a scene unit
    QPointF m_up;
};

} // namespace lectograph::editor
