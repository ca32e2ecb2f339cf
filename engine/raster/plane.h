// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/view.h"

namespace lectograph::raster {

/// Maps pixels back to the plane of a shape, with or without perspective.
class Plane
{
public:
    Plane(const picture::View &view, const base::Transform &place);

    /// Edge-on or not invertible for another reason: nothing to draw.
    bool isEdgeOn() const { return m_edgeOn; }
    /// The point of the plane at the pixel coordinates (x, y).
    QPointF at(double x, double y) const
    {
        const double w = m_w[0] * x + m_w[1] * y + m_w[2];
        return {(m_x[0] * x + m_x[1] * y + m_x[2]) / w, (m_y[0] * x + m_y[1] * y + m_y[2]) / w};
    }
    /// Pixels per unit of the plane at its origin: the square root of the area scale.
    double scale() const { return m_scale; }

private:
    double m_x[3] = {};
    double m_y[3] = {};
    double m_w[3] = {};
    double m_scale = 0;
    bool m_edgeOn = true;
};

} // namespace lectograph::raster
