// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clipspans.h"
#include "editor/edits/properties.h"
#include "editor/timeline/sounds/soundbars.h"

#include <QColor>
#include <QSet>

#include <map>
#include <memory>

namespace lectograph::editor {

/// A clip as a lane shows it.
struct Bar : ClipSpan
{
    QString name;
    QString target;
    QString lag;   ///< "⋮0.25", or empty
    int level = 0; ///< clips of one lane that overlap in time stand below one another

    friend bool operator==(const Bar &, const Bar &) = default;
};

/// Keyframes of a property, in order of time.
struct KeyTimes
{
    std::vector<double> at; ///< seconds of the scene
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
    QString foldId;        ///< what is remembered of being expanded
    QStringList nodes;     ///< that the row is about
    std::vector<Bar> bars; ///< in order of their start
    base::Time longest;    ///< of the bars
    PropertyPlace property;
    std::shared_ptr<const KeyTimes> keys;
    std::vector<SoundBar> sounds; ///< in order of their start; they do not overlap

    int bottom() const { return top + height; }
    friend bool operator==(const TimeRow &, const TimeRow &) = default;
};

/// What rows are made from, besides the scene.
struct RowOptions
{
    bool showsAllProperties = false;
    std::map<QString, bool> folds; ///< what the author has opened or closed, by foldId
    QStringList languages;
};

/// Makes rows, and remembers the keyframes of nodes that did not change since the last time.
class RowMaker
{
public:
    explicit RowMaker(const timeline::Registry &registry) : m_registry(registry) {}

    std::vector<TimeRow> rowsOf(const lecture::Lecture &lecture, const lecture::Scene &scene,
                                const RowOptions &options);

private:
    using KeyCache = std::map<std::pair<graph::NodePtr, QString>, std::shared_ptr<const KeyTimes>>;

    std::shared_ptr<const KeyTimes> timesOf(const graph::NodePtr &node, const QString &key);

    const timeline::Registry &m_registry;
    KeyCache m_known;
    KeyCache m_used;
};

/// Of a group of clips in RowOptions::folds.
QString groupFoldId(ClipId group);

/// That of the track, or one of the palette by its number.
QColor trackColor(const timeline::Track &track, int index);
/// Colours to choose from, with their names.
std::vector<std::pair<QString, QColor>> trackColors();

/// The first bar that may reach beyond `time` of the scene; those before end earlier.
std::vector<Bar>::const_iterator firstBarAt(const TimeRow &row, base::Time time);

} // namespace lectograph::editor
