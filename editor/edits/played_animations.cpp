// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/played_animations.h"

#include "editor/edits/tracks.h"
#include "lecture/properties.h"

namespace lectograph::editor {

using lecture::Animation;
using lecture::AnimationPtr;
using lecture::Lecture;
using timeline::Clip;
using timeline::ClipPtr;

namespace {

using Animations = std::map<QString, AnimationPtr>;

bool playTheSame(const Animation &one, const Animation &other)
{
    return one.title == other.title && one.roles == other.roles && one.clips.size() == other.clips.size();
}

/// The types of those whose id another animation of the lecture has, and their types there.
std::map<QString, QString> typesRenamed(const Lecture &lecture, const Animations &copied)
{
    std::map<QString, QString> renamed;
    for (const auto &[id, animation] : copied) {
        const auto isFree = [&](const QString &name) {
            const auto known = lecture.animations.find(name);
            return known == lecture.animations.end() || playTheSame(*known->second, *animation);
        };
        QString name = id;
        for (int number = 2; !isFree(name) || (name != id && copied.contains(name)); ++number)
            name = id + QString::number(number);
        if (name != id)
            renamed[lecture::animationType(id)] = lecture::animationType(name);
    }
    return renamed;
}

std::vector<timeline::TrackPtr> withTypesRenamed(const std::vector<timeline::TrackPtr> &tracks,
                                                 const std::map<QString, QString> &types)
{
    return withEachClip(tracks, [&](const lecture::ClipPlace &, const ClipPtr &clip) {
        const auto renamed = types.find(clip->type);
        if (renamed == types.end())
            return clip;
        Clip copy = *clip;
        copy.type = renamed->second;
        return ClipPtr(std::make_shared<const Clip>(std::move(copy)));
    });
}

} // namespace

std::map<QString, AnimationPtr> animationsPlayedIn(const std::vector<lecture::ScenePtr> &scenes, const Lecture &lecture)
{
    Animations played;
    std::vector<AnimationPtr> unread;
    const auto collect = [&](const Clip &clip, const QString &) {
        const auto found = lecture.animations.find(lecture::animationIdOf(clip.type));
        if (found != lecture.animations.end() && played.insert(*found).second)
            unread.push_back(found->second);
    };
    for (const lecture::ScenePtr &scene : scenes)
        lecture::eachClip(*scene, collect);
    while (!unread.empty()) {
        const AnimationPtr animation = unread.back();
        unread.pop_back();
        lecture::eachClip(animation->clips, {}, collect);
    }
    return played;
}

Lecture withAnimationsOf(Lecture &lecture, Lecture copied)
{
    copied.animations = animationsPlayedIn(copied.scenes, copied);
    const std::map<QString, QString> renamed = typesRenamed(lecture, copied.animations);
    for (const auto &[id, animation] : copied.animations) {
        Animation added = *animation;
        if (const auto type = renamed.find(lecture::animationType(id)); type != renamed.end())
            added.id = lecture::animationIdOf(type->second);
        if (lecture.animations.contains(added.id))
            continue;
        timeline::Track track;
        track.clips = added.clips;
        added.clips =
            withTypesRenamed({std::make_shared<const timeline::Track>(std::move(track))}, renamed).front()->clips;
        lecture.animations.emplace(added.id, std::make_shared<const Animation>(added));
    }
    for (lecture::ScenePtr &scene : copied.scenes) {
        lecture::Scene changed = *scene;
        changed.tracks = withTypesRenamed(changed.tracks, renamed);
        scene = std::make_shared<const lecture::Scene>(std::move(changed));
    }
    return copied;
}

} // namespace lectograph::editor
