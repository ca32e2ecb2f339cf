// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_document.h"

#include <QSizeF>
#include <QTransform>

namespace lectograph::artwork {

/// What of the plane a drawing shows.
struct SvgView
{
    QSizeF size;       ///< in pixels
    QSizeF user;       ///< in user units
    QTransform toSize; ///< from user units to pixels
};

/// As the root of a document says; lengths that depend on the page around it are those of its viewBox.
SvgView svgViewOf(const SvgElement &root);

} // namespace lectograph::artwork
