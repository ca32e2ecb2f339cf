// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clip_edits.h"

#include <functional>

/// Edits of sounds alone, without ripple: timeline_edits.h puts them together with clips and keyframes. Times are of the scene.
namespace lectograph::editor {

/// A lecture with sounds that an edit has made.
struct NewSounds
{
    lecture::Lecture lecture;
    SoundIds sounds;
};

/// The length of a sound's file in the lecture; nothing if it is not known.
using SoundLength = std::function<std::optional<base::Time>(const lecture::Lecture &, const lecture::Sound &)>;

/// When a sound ends: cut off by its duration or by its file, whichever comes first. `fileLength`: of the whole file.
base::Time endOf(const lecture::Sound &sound, std::optional<base::Time> fileLength);

/// How far an edge of a sound can be trimmed: no further than its file goes, and at least `least` is left.
struct TrimRange
{
    base::Time first;
    base::Time last;
};
TrimRange trimRange(const lecture::Sound &sound, TimeEdge edge, base::Time least, std::optional<base::Time> fileLength);

/// `change` done to a copy of each of these sounds; the same lecture where it changes none.
base::Result<lecture::Lecture> withSoundsChanged(const lecture::Lecture &lecture, const QString &scene,
                                                 const SoundIds &sounds,
                                                 const std::function<void(lecture::Sound &)> &change);

/// Later by `delta`; none begins before the scene.
base::Result<lecture::Lecture> withSoundsMoved(const lecture::Lecture &lecture, const QString &scene,
                                               const SoundIds &sounds, base::Time delta);
/// An edge of each by as much of `delta` as its range allows; what is heard at any other time stays.
base::Result<lecture::Lecture> withSoundsTrimmed(const lecture::Lecture &lecture, const QString &scene,
                                                 const SoundIds &sounds, TimeEdge edge, base::Time delta,
                                                 base::Time least, const SoundLength &lengthOf);
/// How long each takes to come or to go, as far as it lasts.
base::Result<lecture::Lecture> withSoundsFaded(const lecture::Lecture &lecture, const QString &scene,
                                               const SoundIds &sounds, TimeEdge edge, base::Time fade,
                                               const SoundLength &lengthOf);
/// Each louder or softer by so many decibels.
base::Result<lecture::Lecture> withGainChanged(const lecture::Lecture &lecture, const QString &scene,
                                               const SoundIds &sounds, double decibels);
base::Result<lecture::Lecture> withSoundsMuted(const lecture::Lecture &lecture, const QString &scene,
                                               const SoundIds &sounds, bool isMuted);
/// Another file to be heard: in all languages, unless they have files of their own already; then in this one.
base::Result<lecture::Lecture> withSoundsInFile(const lecture::Lecture &lecture, const QString &scene,
                                                const SoundIds &sounds, const QString &file, const QString &language);
base::Result<lecture::Lecture> withoutSounds(const lecture::Lecture &lecture, const QString &scene,
                                             const SoundIds &sounds);
/// Copies that begin later by `delta`.
base::Result<NewSounds> withSoundsRepeated(const lecture::Lecture &lecture, const QString &scene,
                                           const SoundIds &sounds, base::Time delta);
/// Those that are heard at `at` become two, of which the second is new; an error if none is.
base::Result<NewSounds> withSoundsSplit(const lecture::Lecture &lecture, const QString &scene, const SoundIds &sounds,
                                        base::Time at, const SoundLength &lengthOf);

/// A lecture that has nothing but them, relative to `origin`, and their files.
lecture::Lecture copiedSounds(const lecture::Lecture &lecture, const QString &scene, const SoundIds &sounds,
                              base::Time origin);
/// With those of their files that the lecture lacks.
base::Result<NewSounds> withSoundsPasted(const lecture::Lecture &lecture, const QString &scene,
                                         const lecture::Lecture &copied, base::Time at);

} // namespace lectograph::editor
