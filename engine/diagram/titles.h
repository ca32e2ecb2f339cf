// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/diagram.h"

#include <QRectF>

namespace lectograph::diagram {

struct Frame
{
    QRectF rect;
    QRectF title; ///< empty without one
};

/// The frame of a group around its contents. The title lies above them, as far to the left as links leave it that cross
/// the upper side at `onTop`; the frame grows where there is no such place.
Frame framed(const QRectF &contents, const Group &group, std::vector<QPointF> onTop, double linkBlock);

} // namespace lectograph::diagram
