// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/rehearsal.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace lectograph::picture {

using base::Time;

namespace {

constexpr std::size_t mostMomentsOfAScene = 64;

/// The last time within the scene at which its own picture is seen.
Time lastOf(const Show::SceneSpan &scene)
{
    return std::max(scene.start, scene.start + scene.duration - Time{1});
}

/// When something begins or ends in the scene, in the time of the lecture.
std::set<Time> momentsOf(Show &show, const Show::SceneSpan &scene)
{
    std::set<Time> moments{scene.start, scene.start + scene.transition, lastOf(scene)};
    timeline::Score *score = show.scoreAt(scene.start);
    if (!score)
        return moments;
    const Time toLecture = scene.start - show.scoreTime(scene.start);
    for (const timeline::Scheduled &clip : score->clips())
        moments.insert({clip.start + toLecture, clip.end() + toLecture});
    for (const graph::Span &span : score->evaluator().motion())
        moments.insert({span.start + toLecture, span.end + toLecture});
    return moments;
}

} // namespace

graph::Problems rehearse(Show &show, Time from, Time to)
{
    for (const Show::SceneSpan &scene : show.scenes()) {
        const Time first = std::max(from, scene.start);
        const Time last = std::min(to, lastOf(scene));
        if (first > last)
            continue;
        std::vector<Time> moments{first, last};
        std::ranges::copy_if(momentsOf(show, scene), std::back_inserter(moments),
                             [&](Time moment) { return moment > first && moment < last; });
        const std::size_t step = 1 + moments.size() / mostMomentsOfAScene;
        for (std::size_t i = 0; i < moments.size(); i += i == 0 ? 1 : step)
            show.at(moments[i]);
    }
    graph::Problems failures = show.problems();
    std::erase_if(failures, [](const graph::Problem &one) { return one.severity != graph::Severity::Failure; });
    return failures;
}

} // namespace lectograph::picture
