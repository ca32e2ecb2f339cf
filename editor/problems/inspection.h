// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/sound_survey.h"

namespace lectograph::editor {

/// Everything that can be found in a lecture.
struct Inspection
{
    graph::Problems problems; ///< failures first
    std::vector<media::SoundFinding> sounds;
};

/// For the list of problems and for exports, so that both report the same. Slow, on any thread; `plugins` are not the types
/// of one lecture. What is found by computing stops by the current base::StopScope, what has to be heard by `hearing`.
Inspection inspected(const lecture::Lecture &lecture, const timeline::Registry &plugins, media::SoundSurvey &survey,
                     const std::stop_token &hearing = {});

} // namespace lectograph::editor
