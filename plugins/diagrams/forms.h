// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/path.h"
#include "written.h"

#include <QRectF>
#include <QSizeF>

namespace lectograph::diagrams {

/// The size of a block in which a text of this size has room.
QSizeF sizeAround(Form form, const QSizeF &text, double em);
/// Around the origin. A form without one is empty.
shape::Path outlineOf(Form form, const QSizeF &size, double corner);
/// Lines inside: the lid of a cylinder, the sign of a sum; empty for most.
shape::Path detailOf(Form form, const QSizeF &size);
/// Where a link that ends at `end`, on the border of `rect`, meets the outline if it goes straight on.
QPointF atOutline(Form form, const QRectF &rect, const QPointF &end);

} // namespace lectograph::diagrams
