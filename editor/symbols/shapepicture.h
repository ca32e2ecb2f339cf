// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "shape/shape.h"

#include <QColor>
#include <QImage>

namespace lectograph::editor {

/// The shape in one color on a transparent ground: `box` fills the picture, in its middle. Thread-safe.
QImage pictureOf(const shape::Shape &shape, const base::Box &box, const QSize &pixels, const QColor &color);

} // namespace lectograph::editor
