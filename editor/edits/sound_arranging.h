// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/arranging.h"
#include "editor/edits/sound_edits.h"

/// What is done to sounds that are selected, with ripple (see ripple.h) or without.
namespace lectograph::editor {

base::Result<lecture::Lecture> withSoundsMoved(const lecture::Lecture &lecture, const EditContext &how,
                                               const SoundIndices &sounds, base::Time delta);
/// With ripple the start of each stays, and what is left out of it or comes back moves its end.
base::Result<lecture::Lecture> withSoundsTrimmed(const lecture::Lecture &lecture, const EditContext &how,
                                                 const SoundIndices &sounds, ClipEdge edge, base::Time delta,
                                                 const SoundLength &lengthOf);
base::Result<lecture::Lecture> withoutSounds(const lecture::Lecture &lecture, const EditContext &how,
                                             const SoundIndices &sounds, const SoundLength &lengthOf);
/// What `insert` brings at `at`; with ripple there is room for it.
base::Result<SoundsEdit>
withSoundsInserted(const lecture::Lecture &lecture, const EditContext &how, base::Time at, const SoundLength &lengthOf,
                   const std::function<base::Result<SoundsEdit>(const lecture::Lecture &)> &insert);

} // namespace lectograph::editor
