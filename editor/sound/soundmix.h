// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/soundtrack.h"

#include <atomic>
#include <mutex>

namespace lectograph::editor {

/// The current sound of the lecture, for the playback thread. The lecture can be replaced at any time, effective from
/// the next block.
class SoundMix
{
public:
    explicit SoundMix(const timeline::AnimationRegistry &registry) : m_registry(registry) {}

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

    const timeline::AnimationRegistry &m_registry;
    std::mutex m_mutex;
    std::optional<Wanted> m_wanted; ///< guarded by the mutex
    std::atomic<float> m_wantedLoudness = 1;
    std::optional<media::Soundtrack> m_track;
    float m_loudness = 0; ///< at the last sample
};

} // namespace lectograph::editor
