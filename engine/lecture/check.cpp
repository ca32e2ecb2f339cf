// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/check.h"

#include "base/allowance.h"
#include "base/memory.h"
#include "graph/limits.h"
#include "graph/problem_list.h"
#include "lecture/findings.h"
#include "lecture/types.h"

#include <QHash>

#include <algorithm>
#include <ranges>

namespace lectograph::lecture {

using namespace Qt::StringLiterals;

namespace {

/// The same problem reported again, where it is computed instead of where it is written, or with a less precise place: a
/// block instead of one of its properties, every text instead of the lecture's font.
bool repeats(const QString &reportedPlace, const graph::Problem &problem)
{
    if (reportedPlace.startsWith(u"lecture.json") || problem.error.place.isEmpty())
        return true;
    // A property is written in "nodes/photo/properties/file", and computed in "nodes/photo/file".
    const auto computed = [](QString place) { return place.replace(u"/properties/"_s, u"/"_s); };
    const QString reported = computed(reportedPlace);
    const QString place = computed(problem.error.place);
    return reported.startsWith(place) && (reported.size() == place.size() || reported[place.size()] == u'/');
}

/// Whether the same is in the list already, or what failed inside: at this block, whose property says it, or in a
/// definition.
bool isReported(const graph::Problem &problem, const QHash<QString, QStringList> &places)
{
    const QString &cause = problem.error.cause;
    const QStringList known = places.value(cause.isEmpty() ? problem.error.what : cause);
    return std::ranges::any_of(known, [&](const QString &place) {
        return repeats(place, problem) || (!cause.isEmpty() && place.startsWith(u"blocks/"));
    });
}

/// For all scenes and definitions together, what is remembered included.
constexpr quint64 workOfCheck = 50 * graph::limit::work;

/// Where something was too much, it may be in many scenes and definitions: they have only the rest, and what is always
/// granted.
void giveUpMost(base::Allowance &allowance)
{
    constexpr quint64 rest = graph::limit::work / 2;
    if (const quint64 left = allowance.left().work; allowance.isUsedUp() && left > rest)
        allowance.spend(left - rest);
}

graph::Problems problemsOf(const Lecture &lecture, const timeline::Registry &types)
{
    base::Allowance allowance({workOfCheck}, base::currentAllowance());
    const base::AllowanceScope scope(&allowance);
    const auto own = sharedTypesOf(lecture, types); // kept, because other threads may compile other versions meanwhile
    const timeline::Registry &registry = *own;
    graph::Problems problems = documentFindings(lecture, registry);
    const graph::Problems sounds = soundFindings(lecture, registry);
    problems.insert(problems.end(), sounds.begin(), sounds.end());
    QHash<QString, QStringList> reported; // places by sentence
    for (const graph::Problem &problem : problems)
        reported[problem.error.what].append(problem.error.place);
    const graph::Problems sequence = sequenceFindings(lecture, registry);
    problems.insert(problems.end(), sequence.begin(), sequence.end());
    graph::ProblemList found; // several chains show the same shared blocks
    const std::vector<ScenePlace> places = placesOf(lecture, registry.animations);
    for (std::size_t i = 0; i < lecture.scenes.size(); ++i) {
        if (i + 1 < lecture.scenes.size() && lecture.scenes[i + 1]->continues)
            continue; // checked with the last scene of its chain
        found.add(sceneFindings(lecture, Chain(lecture, i, registry.animations), places, registry));
        giveUpMost(allowance);
    }
    for (const BlockPtr &block : lecture.blocks | std::views::values) {
        found.add(sceneFindings(lecture, Chain(block->inside), places, registry));
        giveUpMost(allowance);
    }
    for (graph::Problem &problem : found.take()) {
        if (!isReported(problem, reported))
            problems.push_back(std::move(problem));
    }
    const graph::Problems texts = missingTexts(lecture, registry);
    problems.insert(problems.end(), texts.begin(), texts.end());
    const graph::Problems eased = easeFindings(lecture, registry);
    problems.insert(problems.end(), eased.begin(), eased.end());
    // Not the std::ranges version, because clang 14 cannot compile its result.
    std::stable_partition(problems.begin(), problems.end(),
                          [](const graph::Problem &problem) { return problem.severity == graph::Severity::Failure; });
    return problems;
}

} // namespace

graph::Problems check(const Lecture &lecture, const timeline::Registry &types)
{
    const auto found =
        base::withinMemory([&]() -> base::Result<graph::Problems> { return problemsOf(lecture, types); });
    return found ? *found : graph::Problems{{.severity = graph::Severity::Failure, .error = found.error()}};
}

} // namespace lectograph::lecture
