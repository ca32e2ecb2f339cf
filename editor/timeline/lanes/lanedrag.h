// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/lanes/lanehit.h"
#include "editor/timeline/timelinedrag.h"

#include <memory>

namespace lectograph::editor {

/// The drag that begins at `from`, depending on the item under the pointer and the selection.
std::unique_ptr<TimelineDrag> laneDrag(TimelineView &view, const LaneHit &hit, const QPointF &from,
                                       Qt::KeyboardModifiers modifiers);
/// Scrolls the view.
std::unique_ptr<TimelineDrag> panDrag(TimelineView &view, const QPointF &from);

} // namespace lectograph::editor
