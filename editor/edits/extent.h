// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "picture/show.h"

namespace lectograph::editor {

/// The bounding box of a picture's items in scene units; empty if there are none.
base::Box extentOf(const picture::Picture &picture);
/// The bounding box of the first scene before any clips are applied.
base::Box stageExtent(const lecture::Lecture &lecture, const timeline::Registry &registry);

} // namespace lectograph::editor
