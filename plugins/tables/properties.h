// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"

namespace lectograph::tables {

/// "cells", "headerRows", "headerColumns": those of all blocks of this plugin.
graph::PropertyTable contentProperties();
/// "sortBy", "descending", "filter".
graph::PropertyTable orderProperties();
/// All of a table.
graph::PropertyTable tableProperties();

} // namespace lectograph::tables
