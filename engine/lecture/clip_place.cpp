// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/clip_place.h"

#include <algorithm>

namespace lectograph::lecture {

using timeline::Clip;
using timeline::ClipId;
using timeline::ClipPtr;

namespace {

using Visit = std::function<void(const ClipPlace &place, const Clip &clip)>;

void visitAll(const std::vector<ClipPtr> &clips, ClipPlace &place, const Visit &visit)
{
    place.indices.push_back(0);
    for (std::size_t i = 0; i < clips.size(); ++i) {
        place.indices.back() = static_cast<int>(i);
        visit(place, *clips[i]);
        visitAll(clips[i]->clips, place, visit);
    }
    place.indices.pop_back();
}

const Clip *find(const std::vector<ClipPtr> &clips, ClipId wanted, ClipPlace &place)
{
    place.indices.push_back(0);
    for (std::size_t i = 0; i < clips.size(); ++i) {
        place.indices.back() = static_cast<int>(i);
        if (clips[i]->id == wanted)
            return clips[i].get();
        if (const Clip *inner = find(clips[i]->clips, wanted, place))
            return inner;
    }
    place.indices.pop_back();
    return nullptr;
}

const Clip *find(const Scene &scene, ClipId wanted, ClipPlace &place)
{
    for (std::size_t track = 0; track < scene.tracks.size(); ++track) {
        place = {static_cast<int>(track), {}};
        if (const Clip *clip = find(scene.tracks[track]->clips, wanted, place))
            return clip;
    }
    return nullptr;
}

} // namespace

const Clip *clipAt(const Scene &scene, const ClipPlace &place)
{
    if (place.track < 0 || place.track >= static_cast<int>(scene.tracks.size()) || place.indices.empty())
        return nullptr;
    const std::vector<ClipPtr> *clips = &scene.tracks[static_cast<std::size_t>(place.track)]->clips;
    const Clip *clip = nullptr;
    for (const int index : place.indices) {
        if (index < 0 || index >= static_cast<int>(clips->size()))
            return nullptr;
        clip = (*clips)[static_cast<std::size_t>(index)].get();
        clips = &clip->clips;
    }
    return clip;
}

std::optional<ClipPlace> placeOf(const Scene &scene, ClipId clip)
{
    ClipPlace place;
    return find(scene, clip, place) ? std::optional(place) : std::nullopt;
}

const Clip *clipOf(const Scene &scene, ClipId clip)
{
    ClipPlace place;
    return find(scene, clip, place);
}

std::vector<const Clip *> clipsOf(const Scene &scene, const std::vector<ClipId> &clips)
{
    std::vector<const Clip *> result;
    if (clips.empty())
        return result;
    std::unordered_map<ClipId, const Clip *> all;
    eachClip(scene, [&](const ClipPlace &, const Clip &clip) { all.emplace(clip.id, &clip); });
    for (const ClipId id : clips) {
        if (const auto found = all.find(id); found != all.end())
            result.push_back(found->second);
    }
    return result;
}

const Sound *soundOf(const Scene &scene, SoundId sound)
{
    const auto found = std::ranges::find(scene.sounds, sound, [](const SoundPtr &one) { return one->id; });
    return found == scene.sounds.end() ? nullptr : found->get();
}

void eachClip(const Scene &scene, const Visit &visit)
{
    for (std::size_t track = 0; track < scene.tracks.size(); ++track) {
        ClipPlace place{static_cast<int>(track), {}};
        visitAll(scene.tracks[track]->clips, place, visit);
    }
}

std::unordered_map<ClipId, ClipPlace> clipPlaces(const Scene &scene)
{
    std::unordered_map<ClipId, ClipPlace> places;
    eachClip(scene, [&](const ClipPlace &place, const Clip &clip) { places.emplace(clip.id, place); });
    return places;
}

} // namespace lectograph::lecture
