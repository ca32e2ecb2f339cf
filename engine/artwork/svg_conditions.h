// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_document.h"

#include <QStringList>

namespace lectograph::artwork {

/// Whether an element is for one of these languages, and asks for no extension (SVG 1.1, 5.8).
bool fitsConditions(const SvgElement &element, const QStringList &languages);

/// The child of a `switch` that is drawn: the first that fits the first language, or else the next. `foreignObject`, which
/// is not drawn, gives way to what stands in for it. Null if there is none.
const SvgElement *svgChoice(const SvgElement &element, const QStringList &languages);

} // namespace lectograph::artwork
