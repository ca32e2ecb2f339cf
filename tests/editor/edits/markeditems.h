// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../customblocks/customblocks_example.h"
#include "editor/edits/timeline_edits.h"

#include <algorithm>
#include <map>

/// Clips and sounds with marks by which they are known again, as copies have the mark of their original.
namespace lectograph::test {

using editor::ClipId;
using editor::SoundId;

/// The marks of clips and sounds by their ids.
struct Known
{
    std::map<ClipId, QString> clips;
    std::map<SoundId, QString> sounds;

    bool has(ClipId clip) const { return clips.contains(clip); }
    bool has(SoundId sound) const { return sounds.contains(sound); }
    /// Whether all of these exist, with the same marks.
    bool includes(const Known &others) const
    {
        return std::ranges::includes(clips, others.clips) && std::ranges::includes(sounds, others.sounds);
    }
    /// Whether the common ids have the same marks.
    bool agreesWith(const Known &others) const
    {
        const auto agree = [](const auto &one, const auto &other) {
            return std::ranges::all_of(one, [&](const auto &thing) {
                const auto found = other.find(thing.first);
                return found == other.end() || found->second == thing.second;
            });
        };
        return agree(clips, others.clips) && agree(sounds, others.sounds);
    }
    friend bool operator==(const Known &, const Known &) = default;
};

QString markOf(const QJsonObject &extra);
Known known(const lecture::Lecture &lecture);
/// Whether no two clips and no two sounds of a scene have the same id.
bool areDistinct(const lecture::Lecture &lecture);
ClipId clipCalled(const lecture::Lecture &lecture, const QString &mark);
SoundId soundCalled(const lecture::Lecture &lecture, const QString &mark);

/// Clips of a circle on two tracks, with nested groups, an empty track, and two sounds.
lecture::Lecture clipsAndSounds();
editor::TimelineItems everything(const lecture::Lecture &lecture);

editor::EditContext contextIn(const timeline::Registry &registry, bool ripples = false);
lecture::Files filesOf(const lecture::Lecture &lecture);
base::Time seconds(double seconds);

/// The keyframes of a clip's size.
editor::KeyPlace keyOf(ClipId clip, int index);
editor::PropertyPlace sizeOf(ClipId clip);
qsizetype keyCount(const lecture::Lecture &lecture, ClipId clip);

/// Pasted from the clipboard.
base::Result<editor::ItemsEdit> withPastedClips(const lecture::Lecture &lecture, const editor::EditContext &context,
                                                const editor::TimelineItems &items, base::Time at);
base::Result<editor::ItemsEdit> withPastedSounds(const lecture::Lecture &lecture, const editor::EditContext &context,
                                                 const editor::TimelineItems &items, base::Time at);

} // namespace lectograph::test
