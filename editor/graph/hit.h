// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/showngraph.h"

namespace lectograph::editor::diagram {

/// The item under the pointer.
struct Hit
{
    enum Kind { Nothing, Input, Output, Header, NodePreview, Link, CommentBoxTitle, CommentBoxCorner, GroupTitle };
    Kind kind = Nothing;
    int index = -1;
    Port port = {};

    bool isPort() const { return kind == Input || kind == Output; }
    bool isCard() const { return isPort() || kind == Header || kind == NodePreview; }
};

/// `zoom`: ports and links can be hit from a few screen pixels away.
Hit hitAt(const ShownGraph &graph, const QPointF &canvas, double zoom);
/// −1: none.
int linkUnder(const ShownGraph &graph, const QPointF &canvas, double zoom);

} // namespace lectograph::editor::diagram
