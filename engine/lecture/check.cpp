// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/check.h"

#include "lecture/findings.h"

#include <algorithm>

namespace lectograph::lecture {

namespace {

/// The same sentence about the same thing, only less exactly where: of a block instead of one of its properties, of
/// every text instead of the lecture's font.
bool repeats(const graph::Problem &told, const graph::Problem &problem)
{
    const bool isDocumentWide = told.error.place.startsWith(u"lecture.json");
    return told.error.what == problem.error.what
        && (isDocumentWide || told.error.place.startsWith(problem.error.place));
}

} // namespace

graph::Problems check(const Lecture &lecture, const timeline::Registry &registry)
{
    graph::Problems problems = documentFindings(lecture, registry);
    const graph::Problems sounds = soundFindings(lecture, registry);
    problems.insert(problems.end(), sounds.begin(), sounds.end());
    const std::size_t exact = problems.size();
    for (const ScenePtr &scene : lecture.scenes) {
        for (graph::Problem &problem : sceneFindings(lecture, *scene, registry)) {
            const bool isTold = std::any_of(problems.begin(), problems.begin() + static_cast<std::ptrdiff_t>(exact),
                                            [&](const graph::Problem &told) { return repeats(told, problem); });
            if (!isTold)
                problems.push_back(std::move(problem));
        }
    }
    const graph::Problems texts = missingTexts(lecture, registry);
    problems.insert(problems.end(), texts.begin(), texts.end());
    // Not its ranges form, whose result clang 14 cannot compile.
    std::stable_partition(problems.begin(), problems.end(),
                          [](const graph::Problem &problem) { return problem.severity == graph::Severity::Failure; });
    return problems;
}

} // namespace lectograph::lecture
