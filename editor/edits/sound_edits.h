// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clip_edits.h"

#include <functional>

/// Edits of sounds only, without ripple; timeline_edits.h combines them with clips and keyframes. In scene time.
namespace lectograph::editor {

/// A lecture after an edit, and the new sounds.
struct NewSounds
{
    lecture::Lecture lecture;
    SoundIds sounds;
};

/// Returns the length of a sound's file in the lecture, or nothing if it is unknown.
using SoundLength = std::function<std::optional<base::Time>(const lecture::Lecture &, const lecture::Sound &)>;

/// The end of a sound: limited by its duration or by its file, whichever ends first. `fileLength` is of the whole file.
base::Time endOf(const lecture::Sound &sound, std::optional<base::Time> fileLength);

/// The range in which an edge can be trimmed: within the file, with a remaining duration of at least `least`.
struct TrimRange
{
    base::Time first;
    base::Time last;
};
TrimRange trimRange(const lecture::Sound &sound, TimeEdge edge, base::Time least, std::optional<base::Time> fileLength);

/// Applies `change` to a copy of each of these sounds; the same lecture if nothing changes.
base::Result<lecture::Lecture> withSoundsChanged(const lecture::Lecture &lecture, const QString &scene,
                                                 const SoundIds &sounds,
                                                 const std::function<void(lecture::Sound &)> &change);

/// Moves the sounds by `delta`; none starts before the scene.
base::Result<lecture::Lecture> withSoundsMoved(const lecture::Lecture &lecture, const QString &scene,
                                               const SoundIds &sounds, base::Time delta);
/// Trims one edge of each sound by `delta`, clamped to its range; what is heard at any other time is unchanged.
base::Result<lecture::Lecture> withSoundsTrimmed(const lecture::Lecture &lecture, const QString &scene,
                                                 const SoundIds &sounds, TimeEdge edge, base::Time delta,
                                                 base::Time least, const SoundLength &lengthOf);
/// Sets the fade-in or fade-out, clamped to the duration left by the other fade.
base::Result<lecture::Lecture> withSoundsFaded(const lecture::Lecture &lecture, const QString &scene,
                                               const SoundIds &sounds, TimeEdge edge, base::Time fade,
                                               const SoundLength &lengthOf);
/// Changes the gain of each sound by `decibels`.
base::Result<lecture::Lecture> withGainChanged(const lecture::Lecture &lecture, const QString &scene,
                                               const SoundIds &sounds, double decibels);
base::Result<lecture::Lecture> withSoundsMuted(const lecture::Lecture &lecture, const QString &scene,
                                               const SoundIds &sounds, bool isMuted);
/// Replaces the file: in all languages, unless they already have files per language; then only in this one.
base::Result<lecture::Lecture> withSoundsInFile(const lecture::Lecture &lecture, const QString &scene,
                                                const SoundIds &sounds, const QString &file, const QString &language);
base::Result<lecture::Lecture> withoutSounds(const lecture::Lecture &lecture, const QString &scene,
                                             const SoundIds &sounds);
/// Adds copies, shifted by `delta`.
base::Result<NewSounds> withSoundsRepeated(const lecture::Lecture &lecture, const QString &scene,
                                           const SoundIds &sounds, base::Time delta);
/// Splits the sounds that play at `at`; the second half is new. An error if there are none.
base::Result<NewSounds> withSoundsSplit(const lecture::Lecture &lecture, const QString &scene, const SoundIds &sounds,
                                        base::Time at, const SoundLength &lengthOf);

/// A lecture with only these sounds, relative to `origin`, and their files.
lecture::Lecture copiedSounds(const lecture::Lecture &lecture, const QString &scene, const SoundIds &sounds,
                              base::Time origin);
/// Also adds their files that the lecture lacks.
base::Result<NewSounds> withSoundsPasted(const lecture::Lecture &lecture, const QString &scene,
                                         const lecture::Lecture &copied, base::Time at);

} // namespace lectograph::editor
