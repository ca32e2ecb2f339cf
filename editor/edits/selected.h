// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"

#include <QStringList>

#include <optional>
#include <tuple>
#include <variant>
#include <vector>

namespace lectograph::editor {

using lecture::SoundId;
using timeline::ClipId;
using ClipIds = std::vector<ClipId>;
using SoundIds = std::vector<SoundId>;

/// One keyframe of a property of a node or of a clip. Keyframes are values in the list of their property, so their index tells
/// them apart; an edit that moves or removes keyframes says which ones they are afterwards.
struct KeyPlace
{
    QString node; ///< empty if it is a clip's
    std::optional<ClipId> clip;
    QString property;
    int index = 0; ///< among the keyframes of the property, in order of time

    friend bool operator==(const KeyPlace &, const KeyPlace &) = default;
    friend bool operator<(const KeyPlace &a, const KeyPlace &b)
    {
        return std::tie(a.node, a.clip, a.property, a.index) < std::tie(b.node, b.clip, b.property, b.index);
    }
};

/// One thing on the timeline.
using TimelineItem = std::variant<ClipId, KeyPlace, SoundId>;

/// Things on the timeline of one scene.
struct TimelineItems
{
    ClipIds clips;
    std::vector<KeyPlace> keys;
    SoundIds sounds;

    bool isEmpty() const { return clips.empty() && keys.empty() && sounds.empty(); }
    friend bool operator==(const TimelineItems &, const TimelineItems &) = default;
};

TimelineItems itemsOf(const TimelineItem &item);
void add(TimelineItems &items, const TimelineItem &item);
void remove(TimelineItems &items, const TimelineItem &item);
/// Both without duplicates, those of `more` last.
TimelineItems united(TimelineItems items, const TimelineItems &more);

/// Without clips and sounds that the scene does not have, and without keyframes of such clips.
TimelineItems existing(TimelineItems items, const lecture::Scene &scene);

/// What is selected in one scene of one lecture, as a value: an undo step keeps what was selected before and after it.
struct Selected
{
    QString scene;
    QStringList nodes; ///< in the order in which they were selected
    QString part;      ///< of the one node that is selected ("entries/3"); empty for the whole of it
    TimelineItems items;

    bool isEmpty() const { return nodes.isEmpty() && items.isEmpty(); }
    friend bool operator==(const Selected &, const Selected &) = default;
};

/// The selection after an edit that led from one lecture to the other: without what is gone. Keyframes are found again by
/// their times or, if the property has as many as before, by their index. A scene that is gone is replaced by its successor.
Selected followed(const Selected &selected, const lecture::Lecture &before, const lecture::Lecture &after);

} // namespace lectograph::editor
