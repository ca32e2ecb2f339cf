// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem.h"
#include "lecture/lecture.h"

namespace lectograph::lecture {

/// Returns every problem of a lecture that still opens and plays: unknown types, broken links, errors of evaluation,
/// things that are never shown, missing translations. Compiles and evaluates each scene in every language, at its start
/// and where a clip or a keyframed span begins or ends, limited to what changes then. Where many clips run at once, or
/// many blocks depend on keyframes, only some of these times are checked, so that the cost stays proportional to the
/// size of the scene. Each problem has a place ("scenes/main.json: nodes/circle/radius") and a remedy; failures come
/// first. Looks up fonts and therefore needs a QGuiApplication.
graph::Problems check(const Lecture &lecture, const timeline::Registry &registry);

} // namespace lectograph::lecture
