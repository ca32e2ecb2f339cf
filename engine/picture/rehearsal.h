// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/show.h"

namespace lectograph::picture {

/// The failures between two times, found before an audience sees anything: what these blocks and animations would show
/// is left out of the picture. Evaluates the pictures where scenes, clips and keyframed spans begin and end; with very
/// many of them only some, so that a long lecture does not take long.
graph::Problems rehearse(Show &show, base::Time from, base::Time to);

} // namespace lectograph::picture
