// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem.h"

namespace lectograph::editor {

/// What is wrong with plugins, as one error for the banner: the sentence of each of the first three, and each remedy once.
base::Error inOneBanner(const graph::Problems &problems);

} // namespace lectograph::editor
