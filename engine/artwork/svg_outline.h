// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_document.h"
#include "artwork/svg_look.h"

#include <QPainterPath>
#include <QSizeF>

namespace lectograph::artwork {

/// Whether it is a path or one of the basic shapes.
bool isSvgShape(const SvgElement &element);
/// The outline in user units; `view` is the reference size of percentages.
QPainterPath svgOutline(const SvgElement &element, const SvgLook &look, const QSizeF &view);

} // namespace lectograph::artwork
