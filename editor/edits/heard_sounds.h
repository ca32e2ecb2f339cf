// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/sound_edits.h"

#include <map>

/// Sounds as a scene hears them: its own, and those that began in an earlier scene and run on into it. In a scene an id
/// means the nearest sound that has it, and an edit changes each sound where it lives.
namespace lectograph::editor {

struct HeardSound
{
    lecture::SoundPtr sound;
    QString home;   ///< the scene in which it lives
    Time homeStart; ///< of that scene, in the time of the scene that hears it, as are the next two: not positive
    Time start;
    Time end;

    friend bool operator==(const HeardSound &, const HeardSound &) = default;
};
/// Its own sounds, all of them and in the order of the scene, then those of the scenes before it that are heard in it, the
/// nearest scene first.
std::vector<HeardSound> soundsHeardIn(const Lecture &lecture, const QString &scene,
                                      const timeline::AnimationRegistry &registry, const SoundLength &lengthOf);

/// The scene in which the sound lives: this one, or the nearest before it that has it. Empty if there is none.
QString homeOfSound(const Lecture &lecture, const QString &scene, SoundId sound);
/// The sound of this scene or of one before it. Null if there is none.
lecture::SoundPtr soundSeenFrom(const Lecture &lecture, const QString &scene, SoundId sound);
/// The sounds by the scene in which they live, without those that there are not.
std::map<QString, SoundIds> byHome(const Lecture &lecture, const QString &scene, const SoundIds &sounds);
/// Splits the sounds that play at `at` of the scene, each where it lives; the second halves are new, and returned. An error
/// if there are none.
Result<NewSounds> withHeardSoundsSplit(const Lecture &lecture, const QString &scene, const SoundIds &sounds, Time at,
                                       const timeline::AnimationRegistry &registry, const SoundLength &lengthOf);
/// How much later the time of `scene` begins than that of `home`.
Time beginAfterScene(const Lecture &lecture, const QString &home, const QString &scene,
                     const timeline::AnimationRegistry &registry);

/// A sound that would go with its scene although a scene that stays hears it.
struct LostSound
{
    lecture::SoundPtr sound;
    QString home;
    QStringList hearers; ///< the scenes that stay, in the order of the lecture
};
/// What is lost without these scenes; muted sounds are heard nowhere.
std::vector<LostSound> lostSounds(const Lecture &lecture, const QStringList &scenes,
                                  const timeline::AnimationRegistry &registry, const SoundLength &lengthOf);
/// Gives these sounds to the first scene that hears them, where they go on as they are heard now.
Result<Lecture> withSoundsHandedOn(const Lecture &lecture, const std::vector<LostSound> &sounds,
                                   const timeline::AnimationRegistry &registry);

} // namespace lectograph::editor
