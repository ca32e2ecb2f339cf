// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"
#include "timeline/animation.h"

namespace lectograph::editor {

/// With the origin of a definition in the middle of what it draws, and its only instance moved instead, if that changes
/// nothing that is seen. `scene` sees the instance.
lecture::Lecture withOriginCentred(const lecture::Lecture &lecture, const QString &scene, const QString &instance,
                                   const timeline::Registry &plugins);

} // namespace lectograph::editor
