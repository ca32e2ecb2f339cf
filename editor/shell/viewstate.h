// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/space/orbit.h"
#include "editor/stage/frameview.h"
#include "editor/timeline/timelineview.h"

namespace lectograph::editor {

class EditorPage;

/// What the panels are scrolled and zoomed to, which neither the session nor the settings have: for a page that is built
/// again while one works.
struct ViewState
{
    int paletteTab = 0;
    QString paletteSearch;
    std::vector<int> scrolls; ///< of the palette's lists and the properties
    TimelineView::Place timeline;
    FrameView::Place stage;
    std::optional<std::pair<double, QPointF>> graph; ///< zoom and origin; none before it was seen
    std::optional<Orbit> space;                      ///< likewise
};

ViewState viewState(const EditorPage &page);
/// The page has its size.
void restoreViews(EditorPage &page, const ViewState &state);

} // namespace lectograph::editor
