// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "picture/show.h"

namespace lectograph::editor {

/// What a picture's items cover in the space of the scene; empty if there are none.
base::Box extentOf(const picture::Picture &picture);
/// Of the first scene as its nodes make it, before anything happens to them.
base::Box stageExtent(const lecture::Lecture &lecture, const timeline::Registry &registry);

} // namespace lectograph::editor
