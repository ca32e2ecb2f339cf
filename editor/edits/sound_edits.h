// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clip_edits.h"

#include <functional>

/// What is done to sounds on the timeline. Times are of the scene; sounds are meant by their index there.
namespace lectograph::editor {

using SoundIndices = std::vector<int>;

struct SoundsEdit
{
    lecture::Lecture lecture;
    SoundIndices sounds; ///< where they stand now
};

/// The length of a sound's file; nothing as long as nobody knows.
using SoundLength = std::function<std::optional<base::Time>(const lecture::Sound &)>;
/// When a sound ends: cut off by its duration or by its file, whichever comes first.
base::Time endOf(const lecture::Sound &sound, const SoundLength &lengthOf);

/// Later by `delta`; none begins before the scene.
base::Result<lecture::Lecture> withSoundsMoved(const lecture::Lecture &lecture, const QString &scene,
                                               const SoundIndices &sounds, base::Time delta);
/// An edge of each; what is heard at any other time stays. There is no more of a sound than its file has, and at least
/// `least` is left.
base::Result<lecture::Lecture> withSoundsTrimmed(const lecture::Lecture &lecture, const QString &scene,
                                                 const SoundIndices &sounds, ClipEdge edge, base::Time delta,
                                                 base::Time least, const SoundLength &lengthOf);
/// How long each takes to come or to go, as far as it lasts.
base::Result<lecture::Lecture> withSoundsFaded(const lecture::Lecture &lecture, const QString &scene,
                                               const SoundIndices &sounds, ClipEdge edge, base::Time fade,
                                               const SoundLength &lengthOf);
/// Each louder or softer by so many decibels.
base::Result<lecture::Lecture> withGainChanged(const lecture::Lecture &lecture, const QString &scene,
                                               const SoundIndices &sounds, double decibels);
base::Result<lecture::Lecture> withSoundsMuted(const lecture::Lecture &lecture, const QString &scene,
                                               const SoundIndices &sounds, bool isMuted);
/// Another file to be heard: in all languages, unless they have files of their own already; then in this one.
base::Result<lecture::Lecture> withSoundsInFile(const lecture::Lecture &lecture, const QString &scene,
                                                const SoundIndices &sounds, const QString &file,
                                                const QString &language);
base::Result<lecture::Lecture> withoutSounds(const lecture::Lecture &lecture, const QString &scene,
                                             const SoundIndices &sounds);
/// Copies that begin where the last one of the originals ends.
base::Result<SoundsEdit> withSoundsDuplicated(const lecture::Lecture &lecture, const QString &scene,
                                              const SoundIndices &sounds, const SoundLength &lengthOf);
/// Those that are heard at `at` become two; an error if none is.
base::Result<SoundsEdit> withSoundsSplit(const lecture::Lecture &lecture, const QString &scene,
                                         const SoundIndices &sounds, base::Time at, const SoundLength &lengthOf);

/// A lecture that has nothing but them, relative to the first, and their files.
lecture::Lecture copiedSounds(const lecture::Lecture &lecture, const QString &scene, const SoundIndices &sounds);
/// With their files, as far as those are not here.
base::Result<SoundsEdit> withSoundsPasted(const lecture::Lecture &lecture, const QString &scene,
                                          const lecture::Lecture &copied, base::Time at);

} // namespace lectograph::editor
