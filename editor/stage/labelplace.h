// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/cast.h"

namespace lectograph::editor {

/// Where the label of an actor stands, or would stand, in pixels of the widget: in the middle of a line, or on the
/// whole actor.
QRectF labelRectOf(const Actor &actor, const Projection &projection);

} // namespace lectograph::editor
