// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/gizmo.h"

#include <QColor>

class QPainter;

namespace lectograph::editor {

/// The colour of an axis: 0 x, 1 y, 2 z.
QColor axisColor(int axis);

struct GizmoLook
{
    std::optional<GizmoPart> lit;     ///< the part under the pointer
    std::optional<GizmoPart> grabbed; ///< the others are pale
    bool isNear = false;              ///< the pointer: until then only the arrows are shown, so that little is covered
};
void paintGizmo(QPainter &painter, const Gizmo &gizmo, const GizmoLook &look);

} // namespace lectograph::editor
