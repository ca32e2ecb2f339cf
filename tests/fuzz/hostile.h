// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choices.h"

#include "lecture/lecture.h"
#include "timeline/plugin.h"

namespace lectograph::fuzz {

/// Values for a property from the ends of its range and from beyond, of its type and of others.
QJsonArray hostileValues(const graph::PropertySpec &spec);

/// Every plugin that was built, loaded once.
const timeline::Registry &plugins();

/// Numbers that no file can hold: blocks "infinite", "negative" (infinity) and "undefined" (0/0), and "huge", "tiny" and
/// "zero"; also blocks of shapes and tensors to link.
std::vector<graph::NodePtr> sources();

/// A lecture with a scene of a few blocks of any type with any values, links and keyframes, and clips of any animation on
/// them; everything as the decisions say.
lecture::Lecture hostileLecture(Choices &choices, const timeline::Registry &registry);

} // namespace lectograph::fuzz
