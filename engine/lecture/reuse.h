// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

namespace lectograph::lecture {

/// Whether the lecture uses anything of format 2: block definitions, animations made of clips, shared nodes, a look,
/// styles, expressions, repetition, scenes that continue, transitions, or clips with several targets or of types of
/// format 2.
bool usesReuse(const Lecture &lecture);

} // namespace lectograph::lecture
