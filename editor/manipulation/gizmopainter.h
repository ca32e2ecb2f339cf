// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/gizmo.h"

#include <QColor>

class QPainter;

namespace lectograph::editor {

/// The colour of an axis: 0 x, 1 y, 2 z.
QColor axisColor(int axis);

/// `lit`: the part under the pointer. While one is `grabbed`, the others are pale.
void paintGizmo(QPainter &painter, const Gizmo &gizmo, std::optional<GizmoPart> lit, std::optional<GizmoPart> grabbed);

} // namespace lectograph::editor
