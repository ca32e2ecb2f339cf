// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem.h"
#include "lecture/lecture.h"

namespace lectograph::media {

/// The part of lecture::check() that needs a decoder: embedded sound files that cannot be decoded.
graph::Problems undecodableSounds(const lecture::Lecture &lecture);

} // namespace lectograph::media
