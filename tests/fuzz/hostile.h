// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choices.h"
#include "hostilevalues.h"

#include "lecture/lecture.h"
#include "timeline/plugin.h"

namespace lectograph::fuzz {

/// All built plugins, loaded once.
const timeline::Registry &plugins();

/// Makes parts of a lecture shared, dresses it in a look, draws a master over it and lets scenes continue it, as
/// determined by `choices`.
void addReuse(lecture::Lecture &lecture, Choices &choices);

/// A lecture with a few blocks of random types with random values, links and keyframes, and clips of random animations
/// on them, as determined by `choices`.
lecture::Lecture hostileLecture(Choices &choices, const timeline::Registry &registry);

} // namespace lectograph::fuzz
