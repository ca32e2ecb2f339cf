// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/rows/source.h"

namespace lectograph::editor {

/// The parameters of the lecture, which can be changed without opening the graph.
std::vector<RowSource> parameterSources(Session &session);
/// Name and length, and the properties of the scene.
std::vector<RowSource> sceneSources(Session &session, const QString &scene);
/// Title, languages, aspect ratio, frame rate and the other settings of the lecture.
std::vector<RowSource> lectureSources(Session &session);
/// The timing and the target of the selected clips; their properties come from their property table.
std::vector<RowSource> clipSources(Session &session);
/// File, timing and volume of the selected sounds.
std::vector<RowSource> soundSources(Session &session);

/// A group of related properties in the inspector.
struct RowGroup
{
    QString name; ///< the same in all languages
    QString title;
    graph::PropertyTable rows;   ///< always shown
    graph::PropertyTable seldom; ///< shown under "More"
};

/// Groups the properties that all of these blocks or clips have into content, look and placement. In a long group,
/// properties after the first ones that are not written go to `seldom`.
std::vector<RowGroup> groupedProperties(Session &session, const std::vector<PropertyPlace> &places);

} // namespace lectograph::editor
