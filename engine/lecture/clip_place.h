// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <functional>
#include <unordered_map>

namespace lectograph::lecture {

/// The position of a clip: its track, then its index there, and one more index per enclosing group.
struct ClipPlace
{
    int track = 0;
    std::vector<int> indices;

    friend bool operator==(const ClipPlace &, const ClipPlace &) = default;
    friend auto operator<=>(const ClipPlace &, const ClipPlace &) = default;
};

/// The clip at a place, or null.
const timeline::Clip *clipAt(const Scene &scene, const ClipPlace &place);

/// Nothing where the scene has no such clip.
std::optional<ClipPlace> placeOf(const Scene &scene, timeline::ClipId clip);
/// Null where the scene has no such clip.
const timeline::Clip *clipOf(const Scene &scene, timeline::ClipId clip);
/// Those that the scene has, in the order of the ids, in the time that one takes.
std::vector<const timeline::Clip *> clipsOf(const Scene &scene, const std::vector<timeline::ClipId> &clips);
/// Null where the scene has no such sound.
const Sound *soundOf(const Scene &scene, SoundId sound);

/// Calls `visit` for every clip of the scene with its place, groups before what they hold, in document order.
void eachClip(const Scene &scene, const std::function<void(const ClipPlace &place, const timeline::Clip &clip)> &visit);
/// The places of all clips: for those who look up many.
std::unordered_map<timeline::ClipId, ClipPlace> clipPlaces(const Scene &scene);

} // namespace lectograph::lecture
