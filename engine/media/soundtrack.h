// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"
#include "media/sound_reader.h"

#include <vector>

namespace lectograph::media {

/// A sound of a scene where it lies in the whole lecture.
struct PlacedSound
{
    lecture::SoundPtr sound;
    QString scene;                             ///< id
    int index = 0;                             ///< in the scene's sounds
    QString file;                              ///< for the language; empty: none
    std::shared_ptr<const QByteArray> content; ///< null: the lecture has no such file
    qint64 begin = 0;                          ///< sample of the lecture
    qint64 end = 0;                            ///< at the latest: by its duration, or with the lecture

    bool isMuted() const { return sound->isMuted || sound->gain <= lecture::leastGain; }
    /// "scenes/ID.json: sounds/INDEX"
    QString place() const;
};

/// All sounds, scene after scene as they play. `language` empty: the lecture's own.
std::vector<PlacedSound> placedSounds(const lecture::Lecture &lecture, const QString &language,
                                      const timeline::AnimationRegistry &registry);

/// The loudness while fading in: 0 at 0, 1 at 1, a quarter of a sine, so that sounds that fade into each other stay equally
/// loud together.
double fadeGain(double progress);

/// What is heard of a lecture: all its sounds, mixed. The sum is as it is up to 0.9, and above that bent so that it never
/// reaches 1: 0.9 + 0.1 tanh((x − 0.9) / 0.1), the same below 0. A sound that begins within its file, or is cut off before
/// the file's end, gets 2 ms of fading there, which avoid a click.
///
/// Any part sounds as it does when all is read from the start. Files are opened when they are needed and closed when they
/// are past, so memory depends on how many sound at once. Holds a snapshot of the lecture. For one thread.
class Soundtrack
{
public:
    Soundtrack(const lecture::Lecture &lecture, const QString &language, const timeline::AnimationRegistry &registry);
    ~Soundtrack();
    Soundtrack(Soundtrack &&) noexcept;
    Soundtrack &operator=(Soundtrack &&) noexcept;

    const std::vector<PlacedSound> &sounds() const { return m_sounds; }
    /// Samples of the whole lecture.
    qint64 length() const { return m_length; }
    /// Whether nothing is to be heard at all: no sounds, or all are muted or without a file.
    bool isSilent() const;
    /// The same of a part; looks into the files whether they are long enough.
    bool isSilent(qint64 from, qint64 to) const;
    /// The first sound between `from` and `to` that should be heard, but is not in the lecture or cannot be decoded.
    base::Result<void> check(qint64 from, qint64 to) const;

    qint64 position() const { return m_position; }
    void seek(qint64 sample);
    void seek(base::Time time) { seek(sampleAt(time)); }
    /// Fills all of `samples` (a multiple of two floats); outside the lecture with silence. What cannot be read is silent.
    void read(std::span<float> samples);

private:
    class Voice;
    void mix(std::span<float> sum);

    std::vector<PlacedSound> m_sounds;            ///< by their begin
    std::vector<std::unique_ptr<Voice>> m_voices; ///< beside the sounds; null: not open
    std::vector<qint64> m_ends;                   ///< beside the sounds: as far as is known yet
    std::vector<float> m_piece;
    qint64 m_length = 0;
    qint64 m_position = 0;
};

} // namespace lectograph::media
