// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem.h"
#include "lecture/lecture.h"

namespace lectograph::media {

/// What lecture::check() leaves to those who can decode: files of sounds that the lecture carries, but that cannot be heard.
graph::Problems undecodableSounds(const lecture::Lecture &lecture);

} // namespace lectograph::media
