// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/layout.h"

#include <QString>

namespace lectograph::diagram {

/// What a layout breaks of what layout() promises, in words; empty if nothing.
QString brokenLaw(const Diagram &diagram, const Layout &layout);

} // namespace lectograph::diagram
