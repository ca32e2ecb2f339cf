// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/lanes/lanedrag.h"

namespace lectograph::editor {

/// A drag that edits the selected items as one undo step; null where the pointer holds none.
std::unique_ptr<TimelineDrag> itemDrag(TimelineView &view, const LaneHit &hit, const QPointF &from,
                                       Qt::KeyboardModifiers modifiers);

} // namespace lectograph::editor
