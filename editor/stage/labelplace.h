// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/cast.h"

namespace lectograph::editor {

/// Where the label of an actor stands, or would stand if it had one, in pixels of the widget; the whole actor if that cannot be
/// said.
QRectF labelRectOf(Session &session, const Actor &actor, const Projection &projection);

} // namespace lectograph::editor
