// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem.h"
#include "lecture/lecture.h"
#include "media/waveform.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace lectograph::media {

/// The key in Sound::extra of a sound that may run on into later scenes and under others, as music does.
inline constexpr auto runsOnKey = "runsOn";
bool isMeantToRunOn(const lecture::Sound &sound);

/// What may not be meant so about how a lecture sounds, and what would mend it.
struct SoundFinding
{
    enum class Kind {
        CutOffVoice,   ///< the lecture ends before somebody has finished: the scene is too short by `by`
        CutOffMusic,   ///< the lecture ends `by` before the sound, which need not be heard to its end
        LongerVoice,   ///< somebody still speaks after the scene has ended, which is too short by `by`
        TwoVoices,     ///< begins `by` before somebody else has finished
        OverFullScale, ///< the sum is up to `decibels` too loud
        NotHeard       ///< the last `by` of what is used of a long file were not listened to
    };
    Kind kind = Kind::CutOffVoice;
    graph::Problem problem;
    QString scene; ///< in which the sound lives
    lecture::SoundId sound;
    base::Time heard; ///< how long it lasts
    base::Time by;
    double decibels = 0;
};

/// Whether it sounds like somebody who speaks: with pauses, as speech has and most music does not, for more than a moment.
/// Only the `duration` from `from` on counts.
bool isVoice(const Waveform &waveform, base::Time from, base::Time duration);

/// The part of lecture::check() that needs to hear: decodes each file once, and mixes only where the files alone show that
/// the sum may be too loud. Slow for new files; for one thread at a time. Of long files it hears the beginning only, and
/// says so.
class SoundSurvey
{
public:
    /// Of the sound that is decoded: some seconds' work.
    struct Limits
    {
        base::Time file = base::Time::fromSeconds(3600); ///< from its beginning
        base::Time all = base::Time::fromSeconds(7200);
    };
    SoundSurvey() = default;
    explicit SoundSurvey(const Limits &limits) : m_limits(limits) {}

    /// Each finding once, in the order of the lecture; its place names the languages it is limited to, as those of
    /// lecture::check() do. What could be told until it was stopped.
    std::vector<SoundFinding> findings(const lecture::Lecture &lecture, const timeline::AnimationRegistry &registry,
                                       const std::stop_token &stop = {});

private:
    using Content = std::weak_ptr<const QByteArray>;
    struct Heard;

    /// What is heard of the files of a lecture.
    class Shares;

    std::shared_ptr<const Waveform> waveform(const std::shared_ptr<const QByteArray> &content, base::Time most,
                                             const std::stop_token &stop);
    std::vector<Heard> heardIn(const lecture::Lecture &lecture, const QString &language,
                               const timeline::AnimationRegistry &registry, Shares &shares,
                               const std::stop_token &stop);

    struct Known
    {
        std::shared_ptr<const Waveform> waveform; ///< null: unreadable
        base::Time most;                          ///< up to which it was decoded, if it is longer
    };
    Limits m_limits;
    std::map<Content, Known, std::owner_less<Content>> m_waveforms;
};

} // namespace lectograph::media
