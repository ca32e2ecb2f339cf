// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/space/orbit.h"
#include "editor/space/spaceitem.h"

#include <QColor>

#include <vector>

namespace lectograph::editor {

/// The floor as a grid of scene units around the origin, and the axes: x red, y green, z blue.
SpaceItem floorGrid(UpAxis up, double reach, const QColor &color);
/// A camera as a body with the pyramid of what it sees; `aspect` is width ÷ height. Of a ghost only the frame.
void addCamera(SpaceMesh &mesh, const picture::Camera &camera, double aspect, const QColor &color, bool isGhost);
/// The way that a camera takes: through the middles of its frames.
void addPath(SpaceMesh &mesh, const std::vector<picture::Camera> &way, const QColor &color);
base::Color linesColor(const QColor &color);

} // namespace lectograph::editor
