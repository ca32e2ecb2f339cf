// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWheelEvent;

namespace lectograph::editor {

class TimelineView;

/// Scrolls along the time, or with Ctrl zooms at the pointer, where a widget has no rows to scroll through.
void scrollTime(TimelineView &view, QWheelEvent &event);

} // namespace lectograph::editor
