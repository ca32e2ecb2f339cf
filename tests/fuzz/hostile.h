// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choices.h"

#include "lecture/lecture.h"
#include "timeline/plugin.h"

namespace lectograph::fuzz {

/// Values for a property at and beyond the limits of its range, of its own and of other types.
QJsonArray hostileValues(const graph::PropertySpec &spec);

/// All built plugins, loaded once.
const timeline::Registry &plugins();

/// Sources of extreme numbers: blocks "infinite", "negative" (infinity) and "undefined" (0/0), and "huge", "tiny" and
/// "zero"; also blocks with shapes and tensors to link.
std::vector<graph::NodePtr> sources();

/// Makes parts of a lecture shared, dresses it in a look, draws a master over it and lets scenes continue it, as
/// determined by `choices`.
void addReuse(lecture::Lecture &lecture, Choices &choices);

/// A lecture with a few blocks of random types with random values, links and keyframes, and clips of random animations
/// on them, as determined by `choices`.
lecture::Lecture hostileLecture(Choices &choices, const timeline::Registry &registry);

} // namespace lectograph::fuzz
