// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

namespace lectograph::app {

/// Refuses to write over the lecture that is being shown, whatever --force says and however the two are named: `output` is a
/// file or the pattern of a sequence, `input` what the command line calls the lecture. The thumbnail may be replaced.
base::Result<void> checkOutput(const QString &output, const QString &input, const lecture::Lecture &lecture);

} // namespace lectograph::app
