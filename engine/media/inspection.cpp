// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/inspection.h"

#include "base/allowance.h"
#include "base/memory.h"
#include "lecture/check.h"
#include "lecture/types.h"
#include "media/alike.h"
#include "media/legibility.h"
#include "media/sound_check.h"

#include <QHash>

#include <algorithm>
#include <iterator>

namespace lectograph::media {

namespace {

constexpr std::ptrdiff_t mostFailures = 100; ///< with which a picture is still what will be read

/// Where the same is said of thousands of blocks, it is listed at the first of them, with how many there are.
graph::Problems condensed(const graph::Problems &problems)
{
    QHash<QString, std::size_t> places; // by sentence
    for (const graph::Problem &problem : problems)
        ++places[problem.error.what];
    graph::Problems few;
    QHash<QString, std::size_t> listed;
    for (const graph::Problem &problem : problems) {
        const std::size_t count = ++listed[problem.error.what];
        if (count > mostAlike)
            continue;
        few.push_back(problem);
        if (const std::size_t all = places[problem.error.what]; count == mostAlike && all > count)
            addMore(few.back(), all - count);
    }
    return few;
}

} // namespace

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
        if (std::ranges::count(found.problems, graph::Severity::Failure, &graph::Problem::severity) <= mostFailures) {
            const graph::Problems illegible = illegibleTexts(lecture, plugins);
            found.problems.insert(found.problems.end(), illegible.begin(), illegible.end());
        }
        found.problems = condensed(found.problems);
        found.sounds = survey.findings(lecture, lecture::typesOf(lecture, plugins).animations, hearing);
        return {};
    });
    if (!done)
        found.problems.push_back({graph::Severity::Failure, done.error()});
    return found;
}

} // namespace lectograph::media
