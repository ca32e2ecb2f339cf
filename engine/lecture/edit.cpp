// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/edit.h"

#include "graph/node_order.h"
#include "lecture/entry_name.h"
#include "lecture/homes.h"
#include "lecture/sentence.h"

#include <algorithm>
#include <functional>
#include <span>
#include <utility>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::failure;
using base::Result;
using timeline::ClipPtr;
using timeline::TrackPtr;

tl::unexpected<base::Error> missing(const QString &what)
{
    return failure(what, Sentence::tr("It may have been removed in the meantime."));
}

void setProperty(QJsonObject &properties, const QString &key, const QJsonValue &value)
{
    if (value.isUndefined() || value.isNull())
        properties.remove(key);
    else
        properties.insert(key, value);
}

void sortNodes(Scene &scene)
{
    const auto idOf = [](const graph::NodePtr &node) -> const QString & { return node->id; };
    if (!std::ranges::is_sorted(scene.nodes, {}, idOf))
        std::ranges::sort(scene.nodes, {}, idOf);
}

bool isWithin(int index, std::size_t size)
{
    return index >= 0 && static_cast<std::size_t>(index) < size;
}

using ClipEdit = std::function<Result<void>(std::vector<ClipPtr> &clips, std::size_t index)>;

/// Applies `edit` to the list that contains the clip; copies the enclosing groups.
Result<void> editClips(std::vector<ClipPtr> &clips, std::span<const int> indices, const ClipEdit &edit)
{
    const auto missingClip = [] { return missing(Sentence::tr("There is no clip at this place.")); };
    if (indices.empty() || indices.front() < 0)
        return missingClip();
    const auto index = static_cast<std::size_t>(indices.front());
    if (indices.size() == 1)
        return edit(clips, index);
    if (index >= clips.size())
        return missingClip();
    timeline::Clip group = *clips[index];
    const Result<void> done = editClips(group.clips, indices.subspan(1), edit);
    if (done)
        clips[index] = std::make_shared<const timeline::Clip>(std::move(group));
    return done;
}

Result<Lecture> withEditedClips(const Lecture &lecture, const QString &scene, const ClipPlace &place,
                                const ClipEdit &edit)
{
    return withSceneChanged(lecture, scene, [&](Scene &edited) -> Result<void> {
        if (!isWithin(place.track, edited.tracks.size()))
            return missing(Sentence::tr("There is no track %1.").arg(place.track));
        TrackPtr &shared = edited.tracks[static_cast<std::size_t>(place.track)];
        timeline::Track track = *shared;
        const Result<void> done = editClips(track.clips, place.indices, edit);
        if (done)
            shared = std::make_shared<const timeline::Track>(std::move(track));
        return done;
    });
}

/// Rejects times that a file cannot store.
Result<void> checkTimes(const timeline::Clip &clip)
{
    if (clip.type.isEmpty())
        return failure(Sentence::tr("A clip needs a type."), Sentence::tr("Choose an animation."));
    if (clip.start < base::Time() || clip.duration.value_or(base::Time()) < base::Time()
        || !(clip.lag.value_or(0) >= 0)) {
        return failure(Sentence::tr("A clip cannot start before 0 or last less than nothing."),
                       Sentence::tr("Use a start, duration and lag of at least 0."));
    }
    return {};
}

/// Rejects an id that links cannot refer to.
Result<void> checkNode(const graph::Node &node)
{
    const bool canBeLinked = !node.id.isEmpty() && !node.id.contains(u'/') && !node.id.contains(u'.');
    if (canBeLinked && !node.type.isEmpty())
        return {};
    return failure(Sentence::tr("A node needs a type, and an id without “.” and “/”."),
                   Sentence::tr("Use letters, digits and hyphens, such as “title-2”."), u"nodes/"_s + node.id);
}

/// `places`, sorted, refer to these clips after `depth` steps.
Result<void> changeClips(std::vector<ClipPtr> &clips, std::span<const ClipPlace> places, std::size_t depth,
                         const ClipChange &change)
{
    while (!places.empty()) {
        const int index = places.front().indices[depth];
        const auto others = std::ranges::find_if(places,
                                                 [&](const ClipPlace &one) { return one.indices[depth] != index; });
        std::span<const ClipPlace> same(places.begin(), others);
        places = places.subspan(same.size());
        if (!isWithin(index, clips.size()))
            return missing(Sentence::tr("There is no clip at this place."));
        timeline::Clip changed = *clips[static_cast<std::size_t>(index)];
        const ClipPlace here = same.front(); // the shortest place comes first
        const bool isMeant = here.indices.size() == depth + 1;
        while (!same.empty() && same.front().indices.size() == depth + 1)
            same = same.subspan(1);
        Result<void> done = changeClips(changed.clips, same, depth + 1, change);
        if (done && isMeant)
            done = change(here, changed);
        if (done)
            done = checkTimes(changed);
        if (!done)
            return done;
        clips[static_cast<std::size_t>(index)] = std::make_shared<const timeline::Clip>(std::move(changed));
    }
    return {};
}

/// A definition shows what its properties say, at any time: clips and sounds belong to the scenes that use it.
Result<void> checkInside(const Scene &inside)
{
    const bool hasClips = std::ranges::any_of(inside.tracks,
                                              [](const TrackPtr &track) { return !track->clips.empty(); });
    if (!hasClips && inside.sounds.empty())
        return {};
    return failure(Sentence::tr("A block definition has no animations or sounds of its own."),
                   Sentence::tr("Use keyframes here, or animate the instances in their scenes."));
}

Result<VisibleNode> foundNode(const Lecture &lecture, const QString &scene, const QString &node)
{
    if (!writtenScene(lecture, scene))
        return missing(Sentence::tr("There is no scene “%1”.").arg(scene));
    if (std::optional<VisibleNode> found = visibleNode(lecture, scene, node))
        return *std::move(found);
    return base::within(fileOf(scene), missing(Sentence::tr("There is no node “%1”.").arg(node)).value());
}

} // namespace

Result<Lecture> withDefinition(const Lecture &lecture, Block block)
{
    if (const Result<void> fine = checkSceneId(block.id); !fine)
        return tl::unexpected(fine.error());
    Scene inside = block.inside ? *block.inside : Scene();
    inside.id = blockType(block.id);
    sortNodes(inside);
    block.inside = std::make_shared<const Scene>(std::move(inside));
    Lecture result = lecture;
    const QString id = block.id;
    result.blocks.insert_or_assign(id, std::make_shared<const Block>(std::move(block)));
    return result;
}

Result<Lecture> withoutDefinition(const Lecture &lecture, const QString &block)
{
    Lecture result = lecture;
    if (result.blocks.erase(block) == 0)
        return missing(Sentence::tr("There is no block definition “%1”.").arg(block));
    return result;
}

Result<Lecture> withScene(const Lecture &lecture, Scene scene)
{
    const bool isInside = !blockIdOf(scene.id).isEmpty();
    const bool isKnown = writtenScene(lecture, scene.id) != nullptr;
    if (isInside && !isKnown)
        return missing(Sentence::tr("There is no block definition “%1”.").arg(blockIdOf(scene.id)));
    if (isInside || !isKnown) {
        if (const Result<void> fine = isInside ? checkInside(scene) : checkSceneId(scene.id); !fine)
            return tl::unexpected(fine.error());
    }
    sortNodes(scene);
    Lecture result = lecture;
    putAtHome(result, takeForeign(lecture, scene));
    putScene(result, std::make_shared<const Scene>(std::move(scene)));
    return result;
}

Result<Lecture> withSceneChanged(const Lecture &lecture, const QString &id,
                                 const std::function<Result<void>(Scene &scene)> &change)
{
    const ScenePtr visible = visibleScene(lecture, id);
    if (!visible)
        return missing(Sentence::tr("There is no scene “%1”.").arg(id));
    Scene scene = *visible;
    if (const Result<void> done = change(scene); !done)
        return base::within(fileOf(id), done.error());
    scene.id = id;
    return withScene(lecture, std::move(scene));
}

Result<Lecture> withSceneAt(const Lecture &lecture, const QString &scene, int index)
{
    Lecture result = lecture;
    const auto found = std::ranges::find(result.scenes, scene, [](const ScenePtr &other) { return other->id; });
    if (found == result.scenes.end() || !isWithin(index, result.scenes.size()))
        return missing(Sentence::tr("There is no scene “%1”, or no place %2 for it.").arg(scene).arg(index));
    ScenePtr moved = *found;
    result.scenes.erase(found);
    result.scenes.insert(result.scenes.begin() + index, std::move(moved));
    return result;
}

Result<Lecture> withoutScene(const Lecture &lecture, const QString &scene)
{
    Lecture result = lecture;
    if (std::erase_if(result.scenes, [&](const ScenePtr &other) { return other->id == scene; }) == 0)
        return missing(Sentence::tr("There is no scene “%1”.").arg(scene));
    return result;
}

Result<Lecture> withSceneProperty(const Lecture &lecture, const QString &scene, const QString &key,
                                  const QJsonValue &value)
{
    return withSceneChanged(lecture, scene, [&](Scene &edited) -> Result<void> {
        setProperty(edited.properties, key, value);
        return {};
    });
}

Result<Lecture> withNode(const Lecture &lecture, const QString &scene, graph::Node node)
{
    std::vector<graph::Node> nodes;
    nodes.push_back(std::move(node));
    return withNodes(lecture, scene, std::move(nodes));
}

Result<Lecture> withNodes(const Lecture &lecture, const QString &scene, std::vector<graph::Node> nodes)
{
    return withSceneChanged(lecture, scene, [&](Scene &edited) -> Result<void> {
        std::vector<graph::NodePtr> added;
        for (graph::Node &node : nodes) {
            if (const Result<void> fine = checkNode(node); !fine)
                return fine;
            const auto at = graph::placeOf(edited.nodes, node.id) - edited.nodes.cbegin();
            const bool replaces = at < std::ssize(edited.nodes)
                && edited.nodes[static_cast<std::size_t>(at)]->id == node.id;
            auto shared = std::make_shared<const graph::Node>(std::move(node));
            if (replaces)
                edited.nodes[static_cast<std::size_t>(at)] = std::move(shared);
            else
                added.push_back(std::move(shared));
        }
        const auto idOf = [](const graph::NodePtr &one) -> const QString & { return one->id; };
        std::ranges::sort(added, {}, idOf);
        if (const auto twice = std::ranges::adjacent_find(added, {}, idOf); twice != added.end())
            return failure(Sentence::tr("Two new nodes have the id “%1”.").arg((*twice)->id),
                           Sentence::tr("Give one of them another id."));
        const auto before = std::ssize(edited.nodes);
        edited.nodes.insert(edited.nodes.end(), added.begin(), added.end());
        std::ranges::inplace_merge(edited.nodes, edited.nodes.begin() + before, {}, idOf);
        return {};
    });
}

Result<Lecture> withNodeProperty(const Lecture &lecture, const QString &scene, const QString &node, const QString &key,
                                 const QJsonValue &value)
{
    const Result<VisibleNode> found = foundNode(lecture, scene, node);
    if (!found)
        return tl::unexpected(found.error());
    graph::Node changed = *found->node;
    setProperty(changed.properties, key, value);
    Lecture result = lecture;
    putAtHome(result, {{std::make_shared<const graph::Node>(std::move(changed)), found->home, found->scene}});
    return result;
}

Result<Lecture> withoutNode(const Lecture &lecture, const QString &scene, const QString &node)
{
    const Result<VisibleNode> found = foundNode(lecture, scene, node);
    if (!found)
        return tl::unexpected(found.error());
    Lecture result = lecture;
    removeAtHome(result, *found);
    return result;
}

Result<Lecture> withActors(const Lecture &lecture, const QString &scene, std::vector<QString> actors)
{
    return withSceneChanged(lecture, scene, [&](Scene &edited) -> Result<void> {
        edited.actors = std::move(actors);
        return {};
    });
}

Result<Lecture> withTrack(const Lecture &lecture, const QString &scene, int index, timeline::Track track)
{
    return withSceneChanged(lecture, scene, [&](Scene &edited) -> Result<void> {
        if (!isWithin(index, edited.tracks.size() + 1))
            return missing(Sentence::tr("There is no place %1 for a track.").arg(index));
        const auto at = static_cast<std::size_t>(index);
        if (at == edited.tracks.size())
            edited.tracks.emplace_back();
        edited.tracks[at] = std::make_shared<const timeline::Track>(std::move(track));
        return {};
    });
}

Result<Lecture> withoutTrack(const Lecture &lecture, const QString &scene, int index)
{
    return withSceneChanged(lecture, scene, [&](Scene &edited) -> Result<void> {
        if (!isWithin(index, edited.tracks.size()))
            return missing(Sentence::tr("There is no track %1.").arg(index));
        edited.tracks.erase(edited.tracks.begin() + index);
        return {};
    });
}

Result<Lecture> withSound(const Lecture &lecture, const QString &scene, int index, Sound sound)
{
    return withSceneChanged(lecture, scene, [&](Scene &edited) -> Result<void> {
        if (!isWithin(index, edited.sounds.size() + 1))
            return missing(Sentence::tr("There is no place %1 for a sound.").arg(index));
        const auto at = static_cast<std::size_t>(index);
        if (at == edited.sounds.size())
            edited.sounds.emplace_back();
        edited.sounds[at] = std::make_shared<const Sound>(std::move(sound));
        return {};
    });
}

Result<Lecture> withoutSound(const Lecture &lecture, const QString &scene, int index)
{
    return withSceneChanged(lecture, scene, [&](Scene &edited) -> Result<void> {
        if (!isWithin(index, edited.sounds.size()))
            return missing(Sentence::tr("There is no sound %1.").arg(index));
        edited.sounds.erase(edited.sounds.begin() + index);
        return {};
    });
}

Result<Lecture> withClip(const Lecture &lecture, const QString &scene, const ClipPlace &place, timeline::Clip clip)
{
    if (const Result<void> fine = checkTimes(clip); !fine)
        return tl::unexpected(fine.error());
    auto shared = std::make_shared<const timeline::Clip>(std::move(clip));
    return withEditedClips(lecture, scene, place, [&](std::vector<ClipPtr> &clips, std::size_t index) -> Result<void> {
        if (index > clips.size())
            return missing(Sentence::tr("There is no clip at this place."));
        if (index == clips.size())
            clips.push_back(shared);
        else
            clips[index] = shared;
        return {};
    });
}

Result<Lecture> withClipProperty(const Lecture &lecture, const QString &scene, const ClipPlace &place,
                                 const QString &key, const QJsonValue &value)
{
    return withEditedClips(lecture, scene, place, [&](std::vector<ClipPtr> &clips, std::size_t index) -> Result<void> {
        if (index >= clips.size())
            return missing(Sentence::tr("There is no clip at this place."));
        timeline::Clip changed = *clips[index];
        setProperty(changed.properties, key, value);
        clips[index] = std::make_shared<const timeline::Clip>(std::move(changed));
        return {};
    });
}

Result<Lecture> withClipsChanged(const Lecture &lecture, const QString &scene, std::vector<ClipPlace> places,
                                 const ClipChange &change)
{
    std::ranges::sort(places);
    return withSceneChanged(lecture, scene, [&](Scene &edited) -> Result<void> {
        for (std::span<const ClipPlace> rest = places; !rest.empty();) {
            const int index = rest.front().track;
            const auto others = std::ranges::find_if(rest, [&](const ClipPlace &one) { return one.track != index; });
            const std::span<const ClipPlace> same(rest.begin(), others);
            rest = rest.subspan(same.size());
            if (!isWithin(index, edited.tracks.size()))
                return missing(Sentence::tr("There is no track %1.").arg(index));
            if (same.front().indices.empty())
                return missing(Sentence::tr("There is no clip at this place."));
            TrackPtr &shared = edited.tracks[static_cast<std::size_t>(index)];
            timeline::Track track = *shared;
            if (const Result<void> done = changeClips(track.clips, same, 0, change); !done)
                return done;
            shared = std::make_shared<const timeline::Track>(std::move(track));
        }
        return {};
    });
}

Result<Lecture> withoutClip(const Lecture &lecture, const QString &scene, const ClipPlace &place)
{
    return withEditedClips(lecture, scene, place, [](std::vector<ClipPtr> &clips, std::size_t index) -> Result<void> {
        if (index >= clips.size())
            return missing(Sentence::tr("There is no clip at this place."));
        clips.erase(clips.begin() + static_cast<std::ptrdiff_t>(index));
        return {};
    });
}

Result<Lecture> withAsset(const Lecture &lecture, const QString &name, const QByteArray &content)
{
    if (const Result<void> fine = checkEntryName(name); !fine)
        return tl::unexpected(fine.error());
    if (!name.startsWith(u"assets/")) {
        return failure(Sentence::tr("“%1” is not the name of an asset.").arg(name),
                       Sentence::tr("Begin it with assets/."), name);
    }
    Lecture result = lecture;
    result.assets.insert_or_assign(name, Asset{std::make_shared<const QByteArray>(content)});
    return result;
}

Result<Lecture> withoutAsset(const Lecture &lecture, const QString &name)
{
    Lecture result = lecture;
    if (result.assets.erase(name) == 0)
        return missing(Sentence::tr("The lecture carries no file “%1”.").arg(name));
    return result;
}

} // namespace lectograph::lecture
