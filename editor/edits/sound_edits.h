// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clip_edits.h"
#include "editor/edits/sounds.h"

#include <functional>

/// Edits of sounds only, without ripple; timeline_edits.h combines them with clips and keyframes. In scene time. Sounds of
/// earlier scenes that are heard in the scene are changed where they live (heard_sounds.h).
namespace lectograph::editor {

/// Returns the length of a sound's file in the lecture, or nothing if it is unknown.
using SoundLength = std::function<std::optional<Time>(const Lecture &, const lecture::Sound &)>;

/// The end of a sound: limited by its duration or by its file, whichever ends first. `fileLength` is of the whole file.
Time endOf(const lecture::Sound &sound, std::optional<Time> fileLength);

/// The range in which an edge can be trimmed: within the file, with a remaining duration of at least `least`.
struct TrimRange
{
    Time first;
    Time last;
};
TrimRange trimRange(const lecture::Sound &sound, TimeEdge edge, Time least, std::optional<Time> fileLength);

/// Applies `change` to a copy of each of these sounds; the same lecture if nothing changes.
Result<Lecture> withSoundsChanged(const Lecture &lecture, const QString &scene, const SoundIds &sounds,
                                  const std::function<void(lecture::Sound &)> &change);

/// Moves the sounds by `delta`; none starts before the scene.
Result<Lecture> withSoundsMoved(const Lecture &lecture, const QString &scene, const SoundIds &sounds, Time delta);
/// Trims one edge of each sound by `delta`, clamped to its range; what is heard at any other time is unchanged.
Result<Lecture> withSoundsTrimmed(const Lecture &lecture, const QString &scene, const SoundIds &sounds, TimeEdge edge,
                                  Time delta, Time least, const SoundLength &lengthOf);
/// Sets the fade-in or fade-out, clamped to the duration left by the other fade.
Result<Lecture> withSoundsFaded(const Lecture &lecture, const QString &scene, const SoundIds &sounds, TimeEdge edge,
                                Time fade, const SoundLength &lengthOf);
/// Changes the gain of each sound by `decibels`.
Result<Lecture> withGainChanged(const Lecture &lecture, const QString &scene, const SoundIds &sounds, double decibels);
Result<Lecture> withSoundsMuted(const Lecture &lecture, const QString &scene, const SoundIds &sounds, bool isMuted);
/// Replaces the file: in all languages, unless they already have files per language; then only in this one.
Result<Lecture> withSoundsInFile(const Lecture &lecture, const QString &scene, const SoundIds &sounds,
                                 const QString &file, const QString &language);
Result<Lecture> withoutSounds(const Lecture &lecture, const QString &scene, const SoundIds &sounds);
/// Adds copies, shifted by `delta`, to the scenes of the originals.
Result<NewSounds> withSoundsRepeated(const Lecture &lecture, const QString &scene, const SoundIds &sounds, Time delta);
/// Splits the sounds of the scene itself that play at `at`; the second halves are new, and numbered: "Voice 2". An error if there are none.
Result<NewSounds> withSoundsSplit(const Lecture &lecture, const QString &scene, const SoundIds &sounds, Time at,
                                  const SoundLength &lengthOf);

/// A lecture with only these sounds, relative to `origin`, and their files.
Lecture copiedSounds(const Lecture &lecture, const QString &scene, const SoundIds &sounds, Time origin,
                     const timeline::AnimationRegistry &registry);
/// Also adds their files that the lecture lacks.
Result<NewSounds> withSoundsPasted(const Lecture &lecture, const QString &scene, const Lecture &copied, Time at);

} // namespace lectograph::editor
