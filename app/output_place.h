// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

namespace lectograph::app {

/// Refuses to overwrite the input lecture, regardless of --force and of how the two paths are written: `output` is a
/// file or the pattern of a sequence, `input` the lecture as given on the command line. The thumbnail may be replaced.
base::Result<void> checkOutput(const QString &output, const QString &input, const lecture::Lecture &lecture);

} // namespace lectograph::app
