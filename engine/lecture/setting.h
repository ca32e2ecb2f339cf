// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/setting.h"
#include "lecture/lecture.h"

namespace lectograph::lecture {

/// The evaluation setting of a scene in a language. Its asset() shares the contents of the lecture's files, so it may
/// outlive the lecture.
graph::Setting settingOf(const Lecture &lecture, const Scene &scene, const QString &language);

} // namespace lectograph::lecture
