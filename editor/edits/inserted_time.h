// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/timeline_edits.h"

namespace lectograph::editor {

/// Inserts time at `at`: what starts there or later moves by `delta`, as with ripple, and the scene becomes as much longer.
/// Those of `sounds` that play then are divided, so that there is silence between the halves; without any, all sounds of
/// the scene. Clips that run then stay as they are.
Result<Lecture> withTimeInserted(const Lecture &lecture, const EditContext &context, const SoundIds &sounds, Time at,
                                 Time delta);

/// After a ripple: the scene grows with its sounds, where one that ended in it now ends beyond its end.
Result<Lecture> withRoomForSounds(const Lecture &before, const Lecture &after, const EditContext &context);

} // namespace lectograph::editor
