// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/searchbox.h"
#include "editor/graph/showngraph.h"

namespace lectograph::editor {

class CustomBlocks;
class GraphCanvas;

/// Opens a search box over the canvas to choose a block to add or to link.
class BlockSearch
{
public:
    explicit BlockSearch(GraphCanvas &canvas);

    /// Adds the chosen block at this place.
    void open(const QPointF &at);
    /// Adds the chosen block at the loose end of a link.
    void openFor(const diagram::LooseLink &link);
    /// Chooses what to link the current block to.
    void openLinks();
    void dismiss() { m_box->dismiss(); }

private:
    /// `at`: on canvas.
    void show(const QPointF &at, const QString &hint, std::vector<SearchRow> rows, const SearchBox::Take &take);

    GraphCanvas &m_canvas;
    SearchBox *m_box;
    CustomBlocks *m_custom = nullptr; ///< loaded on first use
};

} // namespace lectograph::editor
