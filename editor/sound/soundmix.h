// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/soundtrack.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace lectograph::editor {

/// The current sound of the lecture, for the playback thread. The lecture can be replaced at any time, effective from
/// the next block.
class SoundMix
{
public:
    /// The types of the plugins: those of a lecture may be gone before this is.
    explicit SoundMix(const timeline::Registry &plugins) : m_plugins(plugins) {}

    void setLecture(const lecture::Lecture &lecture, const QString &language);
    void setLoudness(float factor) { m_wantedLoudness = factor; }

    /// Called in the playback thread. Silent outside the lecture.
    void read(qint64 from, std::span<float> samples);

private:
    struct Wanted
    {
        lecture::Lecture lecture;
        QString language;
    };

    void takeWanted();

    const timeline::Registry &m_plugins;
    std::mutex m_mutex;
    std::optional<Wanted> m_wanted; ///< guarded by the mutex
    std::atomic<float> m_wantedLoudness = 1;
    std::optional<media::Soundtrack> m_track;
    float m_loudness = 0; ///< at the last sample
};

/// A part of the lecture to play: once or looped. In samples of the lecture.
struct Passage
{
    qint64 from = 0;
    qint64 begin = 0;    ///< start of the loop
    qint64 end = 0;      ///< followed by silence
    bool isLoop = false; ///< from the end back to `begin`
    double speed = 1;    ///< greater than 0
    qint64 fade = 0;     ///< duration of the fade-in and fade-out, if it is not a loop

    friend bool operator==(const Passage &, const Passage &) = default;

    /// The sample of the lecture that is heard after this number of samples of the device.
    double placeAfter(double samples) const;
};

/// Reads a passage in blocks. Not thread-safe.
class PassageReader
{
public:
    PassageReader(const Passage &passage, std::shared_ptr<SoundMix> mix) : m_passage(passage), m_mix(std::move(mix)) {}

    void read(std::span<float> samples);

private:
    void readOwn(qint64 from, std::span<float> samples) const;
    void fade(qint64 from, std::span<float> samples) const;

    Passage m_passage;
    std::shared_ptr<SoundMix> m_mix;
    double m_done = 0;          ///< samples of the lecture, without wrapping
    std::vector<float> m_ahead; ///< read but not yet returned, if speed is not 1
    qint64 m_aheadFrom = 0;     ///< its first sample, in units of m_done
};

} // namespace lectograph::editor
