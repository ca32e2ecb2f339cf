// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"
#include "lecture/lecture.h"

/// The parameters of a lecture: properties that can be changed without opening the graph.
namespace lectograph::editor {

/// The property of a parameter. Shared nodes belong to no scene, and are changed through the first one.
PropertyPlace placeOf(const lecture::Parameter &parameter, const lecture::Lecture &lecture);
/// After blocks or scenes have gone: their parameters go with them. Others that lead nowhere stay; check() reports them.
lecture::Lecture withoutLostParameters(const lecture::Lecture &before, lecture::Lecture after);
/// The display name of a parameter: its own label, or else the name of its node, followed by that of the property if the
/// node has other parameters or this is not its main property: "Scores › Seed". A text is not called by its own words,
/// which the parameter changes.
QString labelOf(const lecture::Parameter &parameter, const lecture::Lecture &lecture,
                const timeline::Registry &registry, const QStringList &languages);

} // namespace lectograph::editor
