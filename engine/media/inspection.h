// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/sound_survey.h"

namespace lectograph::media {

/// Everything that can be found in a lecture.
struct Inspection
{
    /// Failures first. What is the same at thousands of places is listed at some, with how many there are.
    graph::Problems problems;
    std::vector<SoundFinding> sounds;
    graph::Problems all() const; ///< also those of the sounds
};

/// For the list of problems, for exports and for the command line, so that all report the same. Slow, on any thread;
/// `plugins` are not the types of one lecture. What is found by computing stops by the current base::StopScope, what has
/// to be heard by `hearing`.
Inspection inspected(const lecture::Lecture &lecture, const timeline::Registry &plugins, SoundSurvey &survey,
                     const std::stop_token &hearing = {});

} // namespace lectograph::media
