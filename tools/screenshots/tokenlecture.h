// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

namespace lectograph::screenshots {

/// A word in a box, in a dark look: what the guide makes a block of.
lecture::Lecture tokenLecture(const QString &language);
/// The words of a sentence, as a property of texts has them.
QJsonValue sentence();

} // namespace lectograph::screenshots
