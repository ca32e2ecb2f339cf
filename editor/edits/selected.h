// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"

#include <QStringList>

#include <optional>
#include <tuple>
#include <variant>
#include <vector>

namespace lectograph::editor {

using base::Result;
using base::Time;
using lecture::Lecture;
using lecture::SoundId;
using timeline::ClipId;
using ClipIds = std::vector<ClipId>;
using SoundIds = std::vector<SoundId>;

/// A keyframe of a property of a node or clip. Keyframes have no ids, only an index, so edits that move or remove
/// keyframes return their new places.
struct KeyPlace
{
    QString node; ///< empty for a clip's property
    std::optional<ClipId> clip;
    QString property;
    int index = 0; ///< in the keyframes of the property

    friend bool operator==(const KeyPlace &, const KeyPlace &) = default;
    friend bool operator<(const KeyPlace &a, const KeyPlace &b)
    {
        return std::tie(a.node, a.clip, a.property, a.index) < std::tie(b.node, b.clip, b.property, b.index);
    }
};

/// An item on the timeline.
using TimelineItem = std::variant<ClipId, KeyPlace, SoundId>;

/// Items on the timeline of one scene.
struct TimelineItems
{
    ClipIds clips;
    std::vector<KeyPlace> keys;
    SoundIds sounds;

    // The list of each kind, for what is done to all kinds alike.
    auto lists() { return std::tie(clips, keys, sounds); }
    auto lists() const { return std::tie(clips, keys, sounds); }

    /// Those with a duration: without the keyframes.
    TimelineItems bars() const
    {
        TimelineItems bars = *this;
        bars.keys.clear();
        return bars;
    }
    bool isEmpty() const
    {
        return std::apply([](const auto &...list) { return (list.empty() && ...); }, lists());
    }
    friend bool operator==(const TimelineItems &, const TimelineItems &) = default;
};

TimelineItems itemsOf(const TimelineItem &item);
/// All in one list.
std::vector<TimelineItem> listed(const TimelineItems &items);
void add(TimelineItems &items, const TimelineItem &item);
void remove(TimelineItems &items, const TimelineItem &item);
void removeIf(TimelineItems &items, const auto &isRemoved)
{
    std::apply([&](auto &...list) { (std::erase_if(list, isRemoved), ...); }, items.lists());
}
/// The union, with the items of `more` last.
TimelineItems united(TimelineItems items, const TimelineItems &more);

/// The selection in one scene, as a value: undo steps contain the selection before and after.
struct Selected
{
    QString scene;
    QStringList nodes; ///< in selection order
    QStringList parts; ///< of a single selected node ("entries/3"), in selection order; empty: all of it
    TimelineItems items;

    bool isEmpty() const { return nodes.isEmpty() && items.isEmpty(); }
    friend bool operator==(const Selected &, const Selected &) = default;
};

/// Removes what its scene does not have, and keyframes of such nodes and clips. Sounds may be of an earlier scene.
Selected existing(Selected selected, const Lecture &lecture);
/// Updates the selection after an edit: removes what no longer exists, and finds keyframes by their times, or by their
/// index if their number is unchanged. If the scene was removed, selects its successor.
Selected followed(const Selected &selected, const Lecture &before, const Lecture &after);
/// The selection after undo or redo of a step that recorded one: in a scene in which the change is seen. That is the
/// scene that comes back, or the recorded one, or another that changes. A change of the lecture alone, as of its look,
/// is seen in every scene, so `now` stays.
Selected restored(const Selected &recorded, const Selected &now, const Lecture &before, const Lecture &after);

} // namespace lectograph::editor
