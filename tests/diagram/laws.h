// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/layout.h"

#include <QString>

namespace lectograph::diagram {

/// What a layout breaks of what layout() promises, in words; empty if nothing.
QString brokenLaw(const Diagram &diagram, const Layout &layout);

/// How many pieces of links between two corners are shorter than `least`: there is no room to round both.
int shortPieces(const Layout &layout, double least);

} // namespace lectograph::diagram
