// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/problemreach.h"

#include "editor/edits/definitions.h"
#include "editor/edits/sharing.h"
#include "lecture/visible.h"
#include "timeline/targets.h"

#include <QSet>

#include <algorithm>

namespace lectograph::editor {

namespace {

bool isAnyOf(const QStringList &some, const QStringList &scenes)
{
    return std::ranges::any_of(some, [&](const QString &one) { return scenes.contains(one); });
}

/// What the last of these clips, in order of time, lets happen to the whole node.
void follow(const std::vector<timeline::ClipPtr> &clips, base::Time from, const QString &node,
            const timeline::AnimationRegistry &animations, std::pair<base::Time, bool> &left)
{
    for (const timeline::ClipPtr &clip : clips) {
        const base::Time start = from + clip->start;
        follow(clip->clips, start, node, animations, left);
        const timeline::AnimationType *type = animations.find(clip->type);
        if (!type || type->presence == timeline::Presence::Keeps || start < left.first)
            continue;
        for (const QString &target : timeline::targetsOf(*clip)) {
            if (target == node)
                left = {start, type->presence != timeline::Presence::Enters};
        }
    }
}

/// Whether a clip of the scenes of the chain before the last one let the node leave, and none enter again.
bool hasLeft(const QString &node, const std::vector<lecture::ScenePtr> &chain,
             const timeline::AnimationRegistry &animations)
{
    bool isAway = false;
    for (const lecture::ScenePtr &scene : chain) {
        if (scene == chain.back())
            break;
        std::pair<base::Time, bool> left{base::Time{}, isAway};
        for (const timeline::TrackPtr &track : scene->tracks)
            follow(track->clips, {}, node, animations, left);
        isAway = left.second;
    }
    return isAway;
}

class ProblemReach
{
public:
    ProblemReach(const QStringList &scenes, const lecture::Lecture &lecture,
                 const timeline::AnimationRegistry &animations)
        : m_scenes(scenes), m_lecture(lecture), m_animations(animations)
    {}

    bool includes(const QString &scene, const QString &node)
    {
        if (scene.isEmpty())
            return node.isEmpty() || includesShared(node);
        if (const QString block = lecture::blockIdOf(scene); !block.isEmpty())
            return includesDefinition(block);
        const auto seen = node.isEmpty() ? std::nullopt : lecture::visibleNode(m_lecture, scene, node);
        if (seen && seen->home == lecture::Home::Shared)
            return includesShared(node);
        if (m_scenes.contains(scene))
            return true;
        return seen && std::ranges::any_of(lecture::scenesSeeing(m_lecture, scene), [&](const QString &later) {
                   return m_scenes.contains(later) && isOnFor(later, scene, node);
               });
    }

private:
    /// Whether the scene `later` still shows the node of an earlier scene of its chain, or uses it.
    bool isOnFor(const QString &later, const QString &scene, const QString &node) const
    {
        const std::vector<lecture::ScenePtr> chain = lecture::chainOf(m_lecture, later);
        const bool isStaged = std::ranges::any_of(chain, [&](const lecture::ScenePtr &one) {
            return std::ranges::find(one->actors, node) != one->actors.end();
        });
        return isStaged ? !hasLeft(node, chain, m_animations)
                        : otherScenesUsing(m_lecture, scene, {node}).contains(later);
    }

    bool includesShared(const QString &node) const
    {
        return isInMaster(m_lecture, node) || isAnyOf(scenesUsing(m_lecture, node), m_scenes);
    }

    bool includesDefinition(const QString &block)
    {
        if (m_definitions.contains(block)) // which would contain itself
            return false;
        m_definitions.insert(block);
        return std::ranges::any_of(instancesOf(m_lecture, block),
                                   [this](const InstancePlace &place) { return includes(place.scene, place.node); });
    }

    const QStringList &m_scenes;
    const lecture::Lecture &m_lecture;
    const timeline::AnimationRegistry &m_animations;
    QSet<QString> m_definitions; ///< asked already
};

} // namespace

bool concerns(const ProblemPlace &place, const QStringList &scenes, const lecture::Lecture &lecture,
              const timeline::AnimationRegistry &animations)
{
    return ProblemReach(scenes, lecture, animations).includes(place.scene, place.node);
}

} // namespace lectograph::editor
