// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/space/spaceitem.h"
#include "picture/picture.h"

#include <span>

namespace lectograph::editor {

/// What the Space panel draws of one actor. Flat in the plane of the picture or with many things in one plane: rectangles
/// covered with what the raster pen draws; otherwise areas as triangles and strokes as thin tubes, which are seen from all
/// sides. `items` are in scene space.
std::vector<SpaceItem> actorItems(const QString &actor, std::span<const picture::Item> items);

} // namespace lectograph::editor
