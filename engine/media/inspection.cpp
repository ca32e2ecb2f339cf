// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/inspection.h"

#include "base/allowance.h"
#include "base/memory.h"
#include "lecture/check.h"
#include "lecture/types.h"
#include "media/legibility.h"
#include "media/sound_check.h"

#include <algorithm>
#include <iterator>

namespace lectograph::media {

graph::Problems Inspection::all() const
{
    graph::Problems all = problems;
    std::ranges::transform(sounds, std::back_inserter(all), &SoundFinding::problem);
    return all;
}

Inspection inspected(const lecture::Lecture &lecture, const timeline::Registry &plugins, SoundSurvey &survey,
                     const std::stop_token &hearing)
{
    Inspection found;
    const auto done = base::withinMemory([&]() -> base::Result<void> {
        found.problems = lecture::check(lecture, plugins);
        if (base::isStopping())
            return {};
        const graph::Problems unheard = undecodableSounds(lecture);
        const auto firstWarning = std::ranges::find(found.problems, graph::Severity::Warning,
                                                    &graph::Problem::severity);
        found.problems.insert(firstWarning, unheard.begin(), unheard.end());
        const graph::Problems illegible = illegibleTexts(lecture, plugins);
        found.problems.insert(found.problems.end(), illegible.begin(), illegible.end());
        found.sounds = survey.findings(lecture, lecture::typesOf(lecture, plugins).animations, hearing);
        return {};
    });
    if (!done)
        found.problems.push_back({graph::Severity::Failure, done.error()});
    return found;
}

} // namespace lectograph::media
