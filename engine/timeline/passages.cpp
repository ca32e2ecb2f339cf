// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/passages.h"

#include "timeline/schedule.h"
#include "timeline/targets.h"

#include <algorithm>
#include <set>
#include <utility>

namespace lectograph::timeline {

namespace {

/// The ids of the nodes that a chain has so far, and of those on stage in their order.
struct Cast
{
    void add(const Chapter &chapter)
    {
        for (const graph::NodePtr &node : chapter.nodes) {
            if (known.insert(node->id).second)
                nodes.push_back(node->id);
        }
        for (const QString &actor : chapter.actors) {
            if (known.contains(actor) && onStage.insert(actor).second)
                actors.push_back(actor);
        }
    }

    std::vector<QString> nodes;
    std::vector<QString> actors;
    std::set<QString> known;
    std::set<QString> onStage;
};

} // namespace

std::vector<Passage> passagesIn(std::span<const Chapter> later, std::span<const Chapter> before,
                                const AnimationRegistry &animations, base::Dialect dialect)
{
    Cast cast;
    for (const Chapter &chapter : before)
        cast.add(chapter);
    const std::set<QString> seenBefore = cast.known;
    std::vector<Passage> passages;
    for (const Chapter &chapter : later) {
        cast.add(chapter);
        TargetFinder finder(cast.actors, cast.nodes);
        graph::Problems problems; // reported when the chapter is compiled
        for (const Scheduled &clip :
             schedule(chapter.tracks, animations, dialect, chapter.place, problems, &finder, chapter.duration)) {
            if (clip.type->presence != Presence::Keeps && seenBefore.contains(clip.target.actor))
                passages.push_back({clip.target, clip.type->presence, chapter.start + clip.start});
        }
    }
    std::ranges::stable_sort(passages, {}, &Passage::start);
    std::set<std::pair<QString, QString>> passed;
    std::erase_if(passages, [&](const Passage &passage) {
        return !passed.emplace(passage.target.actor, passage.target.part).second;
    });
    return passages;
}

} // namespace lectograph::timeline
