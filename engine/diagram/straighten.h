// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/mesh.h"

namespace lectograph::diagram {

/// Moves nodes, in their order and with their distances, so that more links are straight and what remains is shorter.
/// What has several neighbours stays in the middle of them, unless several links become straight for that. Ends count
/// as straight where they can slide to be.
void straighten(const Mesh &mesh, const Spacing &spacing, List<double> &x);

} // namespace lectograph::diagram
