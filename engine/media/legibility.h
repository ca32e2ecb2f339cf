// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem.h"
#include "lecture/lecture.h"

namespace lectograph::media {

/// The least height of type, as a share of the frame's height, that can be read on a phone.
constexpr double leastLetterHeight = 0.022;

/// The part of lecture::check() that needs pictures: texts that are too small to be read on a phone, or stand out too
/// little from what lies behind them. Looked at where a text stands still and is opaque: at the beginning and end of
/// scenes and at the end of clips. What could be read before may be small later, when the camera shows the whole of which
/// it is a part, or the other way round; so may the rest of a long series. Where an actor shows many numbers, they may be
/// smaller.
graph::Problems illegibleTexts(const lecture::Lecture &lecture, const timeline::Registry &plugins);

} // namespace lectograph::media
