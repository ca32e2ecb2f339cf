// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/show.h"

#include <algorithm>

namespace lectograph::editor {

/// The place of a scene in the strip; the number of scenes if it is not in it, as the inside of a definition.
inline int indexOfScene(const std::vector<picture::Show::SceneSpan> &scenes, const QString &id)
{
    return static_cast<int>(std::ranges::find(scenes, id, &picture::Show::SceneSpan::id) - scenes.begin());
}

} // namespace lectograph::editor
