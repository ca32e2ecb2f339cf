// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/lanes/lanehit.h"
#include "editor/timeline/timelinedrag.h"

#include <memory>

namespace lectograph::editor {

/// The drag that begins at `from`: it edits the selected items as one undo step, or selects with a box where no item is
/// under the pointer.
std::unique_ptr<TimelineDrag> laneDrag(TimelineView &view, const LaneHit &hit, const QPointF &from,
                                       Qt::KeyboardModifiers modifiers);
/// Scrolls the view.
std::unique_ptr<TimelineDrag> panDrag(TimelineView &view, const QPointF &from);

} // namespace lectograph::editor
