// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/score.h"

namespace lectograph::timeline {

/// Whether clips or keyframes leave the actor elsewhere, or of another size, than its block has it at `time`. What ends
/// as it began does not: emphasis, a colour that changes, how it enters and leaves. Evaluates the actor where its clips
/// and keyframed spans begin and end.
bool isMoved(Score &score, int actor, base::Time time);

} // namespace lectograph::timeline
