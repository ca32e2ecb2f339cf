// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem.h"
#include "lecture/lecture.h"

namespace lectograph::lecture {

/// Everything a person should know about a lecture that opens and plays nevertheless: what the plugins at hand do not
/// know, what points nowhere, what cannot be computed or shown, what a language lacks. Each scene is compiled and
/// evaluated, in every language, at its start and wherever a clip or a keyframed stretch begins or ends, as far as it is
/// changed then; where a great many clips run at once, or much hangs on what is keyframed, only at some of these times, so
/// that it takes no longer than the scene is large. Each problem has a place
/// ("scenes/main.json: nodes/circle/radius") and a remedy; failures first. Fonts are looked
/// up, so a QGuiApplication has to be there.
graph::Problems check(const Lecture &lecture, const timeline::Registry &registry);

} // namespace lectograph::lecture
