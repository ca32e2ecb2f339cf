// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"
#include "media/sound_reader.h"

#include <utility>
#include <vector>

namespace lectograph::media {

/// A sound of a scene at its position in the lecture.
struct PlacedSound
{
    lecture::SoundPtr sound;
    QString scene;                             ///< id
    int index = 0;                             ///< index in the scene's sounds
    QString file;                              ///< for the language; empty: none
    std::shared_ptr<const QByteArray> content; ///< null: not in the lecture
    qint64 begin = 0;                          ///< in samples of the lecture
    qint64 end = 0;                            ///< the latest possible end: by its duration or the lecture's end

    bool isMuted() const { return sound->isMuted || sound->gain <= lecture::leastGain; }
    /// "scenes/ID.json: sounds/INDEX"
    QString place() const;
};

/// All sounds in playing order of their scenes, or of only those with these ids. Empty `language`: the lecture's default.
std::vector<PlacedSound> placedSounds(const lecture::Lecture &lecture, const QString &language,
                                      const timeline::AnimationRegistry &registry, const QStringList &scenes = {});

/// The gain of a fade-in: 0 at 0, 1 at 1, a quarter of a sine wave (equal-power crossfade).
double fadeGain(double progress);

/// The mixed sound of a lecture. The sum is unchanged up to 0.9 and soft-clipped above, so that it never reaches 1: 0.9
/// + 0.1 tanh((x − 0.9) / 0.1), symmetric for negative values. A sound that starts inside its file, or is cut off
/// before the end of the file, gets a fade of 2 ms there to avoid a click.
///
/// Any part sounds the same as when reading from the start. Files are opened on demand and closed after use, so memory
/// depends on the number of simultaneous sounds. Holds a snapshot of the lecture. Single-threaded.
class Soundtrack
{
public:
    /// `scenes`: of only these; empty: all.
    Soundtrack(const lecture::Lecture &lecture, const QString &language, const timeline::AnimationRegistry &registry,
               const QStringList &scenes = {});
    ~Soundtrack();
    Soundtrack(Soundtrack &&) noexcept;
    Soundtrack &operator=(Soundtrack &&) noexcept;

    const std::vector<PlacedSound> &sounds() const { return m_sounds; }
    /// In samples of the whole lecture.
    qint64 length() const { return m_length; }
    /// Whether nothing is audible: no sounds, or all muted or without a file.
    bool isSilent() const;
    /// The same for a part; may read the files to find their lengths.
    bool isSilent(qint64 from, qint64 to) const;
    /// Reports the first sound between `from` and `to` that is missing from the lecture or cannot be decoded.
    base::Result<void> check(qint64 from, qint64 to) const;

    qint64 position() const { return m_position; }
    void seek(qint64 sample);
    void seek(base::Time time) { seek(sampleAt(time)); }
    /// Fills all of `samples` (a multiple of two floats), with silence outside the lecture and for unreadable sounds.
    void read(std::span<float> samples);
    /// How loud the sum would be at most between two samples if it were not limited, and where: 1 is full scale. Moves the
    /// position.
    std::pair<double, qint64> peak(qint64 from, qint64 to);

private:
    class Voice;
    void mix(std::span<float> sum);
    void add(std::span<float> sum);

    std::vector<PlacedSound> m_sounds;            ///< sorted by begin
    std::vector<std::unique_ptr<Voice>> m_voices; ///< parallel to m_sounds; null: not open
    std::vector<qint64> m_ends;                   ///< parallel to m_sounds: ends as known so far
    std::vector<float> m_piece;
    qint64 m_length = 0;
    qint64 m_position = 0;
};

} // namespace lectograph::media
