// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/searchbox.h"
#include "editor/graph/showngraph.h"

namespace lectograph::editor {

class CustomBlocks;
class GraphCanvas;

/// Asks over a canvas for a block to add or to link.
class BlockSearch
{
public:
    explicit BlockSearch(GraphCanvas &canvas);

    /// For a block to add there.
    void open(const QPointF &at);
    /// For a block to add at the loose end of a link.
    void openFor(const diagram::LooseLink &link);
    /// For what the current block is to be linked to.
    void openLinks();
    void dismiss() { m_box->dismiss(); }

private:
    /// At a place on the canvas.
    void show(const QPointF &at, const QString &hint, std::vector<SearchRow> rows, const SearchBox::Take &take);

    GraphCanvas &m_canvas;
    SearchBox *m_box;
    CustomBlocks *m_custom = nullptr; ///< once they have been looked for
};

} // namespace lectograph::editor
