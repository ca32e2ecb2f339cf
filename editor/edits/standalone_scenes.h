// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

namespace lectograph::editor {

/// Some scenes, in the order of the lecture, as they are without the others. One that continues a scene that is not among
/// them begins on its own, and shows what it shows in its chain: what has left before is not on its stage, and on a track
/// of its own a group of clips that takes no time does to the rest what the scenes before have done. A clip that would
/// still run where the scene begins starts there, and ends when it did. What enters only in scenes behind them is hidden.
/// What all scenes share stays shared.
std::vector<lecture::ScenePtr> standaloneScenes(const lecture::Lecture &lecture, const QStringList &scenes,
                                                const timeline::Registry &plugins);

} // namespace lectograph::editor
