// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/rows/source.h"

namespace lectograph::editor {

/// What the lecture offers for change without opening the graph.
std::vector<RowSource> parameterSources(Session &session);
/// Name and length; the properties of the scene come from their table.
std::vector<RowSource> sceneSources(Session &session, const QString &scene);
/// Title, languages, frame, rate and the rest of the whole.
std::vector<RowSource> lectureSources(Session &session);
/// When a clip runs, and at what; its properties come from their table.
std::vector<RowSource> clipSources(Session &session, const ClipIds &clips);

/// What is heard, and when; all of them are in the open scene.
std::vector<RowSource> soundSources(Session &session, const SoundIds &sounds);

} // namespace lectograph::editor
