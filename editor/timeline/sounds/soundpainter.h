// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/timelineview.h"

class QPainter;

namespace lectograph::editor {

/// Draws a sound in its lane: name, waveform including gain and fades, and the fades.
void paintSound(QPainter &painter, const TimelineView &view, const TimeRow &row, const SoundBar &bar, int width);

} // namespace lectograph::editor
