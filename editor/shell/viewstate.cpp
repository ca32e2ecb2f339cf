// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/viewstate.h"

#include "editor/graph/canvas.h"
#include "editor/graph/graphpanel.h"
#include "editor/inspector/inspectorpanel.h"
#include "editor/palette/cardview.h"
#include "editor/palette/palettepanel.h"
#include "editor/shell/editorpage.h"
#include "editor/space/spaceoverlay.h"
#include "editor/space/spacepanel.h"
#include "editor/stage/overlay.h"
#include "editor/stage/stagepanel.h"
#include "editor/timeline/timelinepanel.h"

#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTimer>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The bars whose places are kept, always in the same order.
std::vector<QScrollBar *> scrollBarsOf(const EditorPage &page)
{
    const auto *palette = page.findChild<PalettePanel *>();
    std::vector<QScrollBar *> bars{palette->blocks()->verticalScrollBar(), palette->animations()->verticalScrollBar()};
    if (const auto *properties = page.findChild<InspectorPanel *>()->findChild<QScrollArea *>())
        bars.push_back(properties->verticalScrollBar());
    return bars;
}

} // namespace

ViewState viewState(const EditorPage &page)
{
    const auto *palette = page.findChild<PalettePanel *>();
    ViewState state{.paletteTab = palette->findChild<QTabBar *>()->currentIndex(),
                    .paletteSearch = palette->findChild<QLineEdit *>(u"paletteSearch"_s)->text(),
                    .scrolls = {},
                    .timeline = page.findChild<TimelinePanel *>()->view().place(),
                    .stage = page.stage()->overlay()->place(),
                    .graph = {},
                    .space = {}};
    for (const QScrollBar *bar : scrollBarsOf(page))
        state.scrolls.push_back(bar->value());
    if (auto *graph = page.findChild<GraphPanel *>(); graph->isVisible())
        state.graph = std::pair(graph->canvas().zoom(), graph->canvas().origin());
    if (const auto *space = page.findChild<SpacePanel *>(); space->isVisible())
        state.space = space->overlay()->orbit();
    return state;
}

void restoreViews(EditorPage &page, const ViewState &state)
{
    auto *palette = page.findChild<PalettePanel *>();
    palette->findChild<QTabBar *>()->setCurrentIndex(state.paletteTab);
    palette->findChild<QLineEdit *>(u"paletteSearch"_s)->setText(state.paletteSearch);
    page.findChild<TimelinePanel *>()->view().restore(state.timeline);
    page.stage()->overlay()->restore(state.stage);
    if (state.graph)
        page.findChild<GraphPanel *>()->canvas().setView(state.graph->first, state.graph->second);
    if (state.space)
        page.findChild<SpacePanel *>()->restore(*state.space);
    // Lists know how long they are when they have been laid out.
    QTimer::singleShot(0, &page, [&page, values = state.scrolls] {
        const std::vector<QScrollBar *> bars = scrollBarsOf(page);
        for (std::size_t i = 0; i < std::min(bars.size(), values.size()); ++i)
            bars[i]->setValue(values[i]);
    });
}

} // namespace lectograph::editor
