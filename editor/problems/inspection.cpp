// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/inspection.h"

#include "base/allowance.h"
#include "base/memory.h"
#include "lecture/check.h"
#include "lecture/types.h"
#include "media/sound_check.h"

#include <algorithm>

namespace lectograph::editor {

Inspection inspected(const lecture::Lecture &lecture, const timeline::Registry &plugins, media::SoundSurvey &survey,
                     const std::stop_token &hearing)
{
    Inspection found;
    const auto done = base::withinMemory([&]() -> base::Result<void> {
        found.problems = lecture::check(lecture, plugins);
        if (base::isStopping())
            return {};
        const graph::Problems unheard = media::undecodableSounds(lecture);
        const auto firstWarning = std::ranges::find(found.problems, graph::Severity::Warning,
                                                    &graph::Problem::severity);
        found.problems.insert(firstWarning, unheard.begin(), unheard.end());
        found.sounds = survey.findings(lecture, lecture::typesOf(lecture, plugins).animations, hearing);
        return {};
    });
    if (!done)
        found.problems.push_back({graph::Severity::Failure, done.error()});
    return found;
}

} // namespace lectograph::editor
