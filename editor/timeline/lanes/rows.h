// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"
#include "editor/timeline/lanes/clipbar.h"
#include "editor/timeline/sounds/soundbar.h"

#include <QColor>
#include <QSet>

#include <map>
#include <memory>
#include <tuple>

namespace lectograph::editor {

constexpr int levelHeight = 24; ///< of a sub-row for bars that overlap in time

/// A clip or sound as shown in a lane. What differs by kind is in the functions of clipbar.h, each of which soundbar.h
/// has again for sounds; std::visit() on `of` calls them.
struct Bar
{
    TimelineItem item;
    QString name;
    Time start; ///< in the scene's time
    Time end;
    std::variant<ClipBar, SoundBar> of;
    int level = 0; ///< sub-row: bars of one row that overlap in time are stacked

    Time duration() const { return end - start; }
    /// Null for the other kinds.
    const ClipBar *clip() const { return std::get_if<ClipBar>(&of); }
    const SoundBar *sound() const { return std::get_if<SoundBar>(&of); }
    friend bool operator==(const Bar &, const Bar &) = default;
};

/// The keyframes of a property, sorted by time.
struct KeyTimes
{
    std::vector<double> at; ///< in seconds of the scene that shows it: negative in one before, of an inherited node
    std::vector<bool> holds;
};

enum class RowKind { Track, Group, Property, Section, Sound };

struct TimeRow
{
    RowKind kind = RowKind::Track;
    int top = 0;
    int height = 0;
    int depth = 0;
    int track = -1;
    QString label;
    QColor color;
    bool isExpandable = false;
    bool isExpanded = false;
    bool isLocked = false;
    QString foldId;        ///< the key of its expanded state in RowOptions::folds
    QStringList nodes;     ///< the nodes that the row shows
    std::vector<Bar> bars; ///< sorted by start
    QStringList barNames;  ///< each once, so that cut ones are told apart
    Time longest;          ///< duration of the longest bar
    PropertyPlace property;
    std::shared_ptr<const KeyTimes> keys;

    int bottom() const { return top + height; }
    friend bool operator==(const TimeRow &, const TimeRow &) = default;
};

/// The input for the rows besides the scene.
struct RowOptions
{
    bool showsAllProperties = false;
    std::map<QString, bool> folds; ///< rows expanded or collapsed by the author, by foldId
    QStringList languages;
};

/// Creates rows; caches the keyframes of unchanged nodes.
class RowMaker
{
public:
    std::vector<TimeRow> rowsOf(const Lecture &lecture, const lecture::Scene &scene, const timeline::Registry &registry,
                                const RowOptions &options);

private:
    using KeyCache = std::map<std::tuple<graph::NodePtr, QString, Time>, std::shared_ptr<const KeyTimes>>;

    std::shared_ptr<const KeyTimes> timesOf(const graph::NodePtr &node, const QString &key, Time begin);

    KeyCache m_known;
    KeyCache m_used;
};

/// The key of a group of clips in RowOptions::folds.
QString groupFoldId(ClipId group);

/// The colour of the track, or the default for its index.
QColor trackColor(const timeline::Track &track, int index);
/// The available colours with their names.
std::vector<std::pair<QString, QColor>> trackColors();

/// Names for screen readers, stable while it is the same row or item.
QString idOf(const TimeRow &row);
QString idOf(const TimelineItem &item);
const TimeRow *rowOfId(const std::vector<TimeRow> &rows, const QString &id);
/// The clip or sound with this id; nothing if there is none.
std::optional<TimelineItem> barOfId(const std::vector<TimeRow> &rows, const QString &id);

/// The first bar that may extend beyond `time` of the scene; all earlier ones end before.
std::vector<Bar>::const_iterator firstBarAt(const TimeRow &row, Time time);

} // namespace lectograph::editor
