// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/diagram.h"

#include <QSet>

#include <vector>

namespace lectograph::editor::diagram {

/// A link that is being dragged.
struct LooseLink
{
    bool isFromOutput = true;
    Port port = {};                ///< at the linked end
    std::optional<Link> torn = {}; ///< the existing link that was taken off its input
    QPointF tip = {};
    std::optional<Port> target = {};
    QString refusal = {}; ///< why it cannot be linked to the target
    QString misfit = {};  ///< why it would be a problem if it were linked
};

/// The card that is drawn with extra inputs.
struct OpenCard
{
    QString node = {}; ///< empty: none
    Show show = Show::Own;
    graph::ValueType fitting = graph::ValueType::Number;

    friend bool operator==(const OpenCard &, const OpenCard &) = default;
};

/// How a drag changes what is drawn.
struct DragPreview
{
    QSet<QString> moved = {}; ///< nodes
    QPointF offset = {};      ///< of these
    int commentBox = -1;
    QRectF commentBoxRect = {};
    int insertion = -1; ///< the link into which the block would be inserted
    std::optional<QRectF> box = {};
    std::vector<QRectF> copies = {}; ///< where copies of cards would be put
    std::optional<LooseLink> link = {};
    QSet<int> dimmed = {};             ///< cards without a port for the link
    std::optional<OpenCard> open = {}; ///< in place of the selected card
};

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

/// The diagram with the changes of selection and drag.
struct ShownGraph
{
    Diagram diagram;
    QHash<int, NodeCard> open; ///< drawn differently from the diagram: with all inputs, or moved out of their way
    DragPreview drag;

    const NodeCard &card(int index) const;
    const NodeCard *cardOf(const QString &node) const;
    QPointF offsetOf(int card) const;
    QPointF endOf(const Link &link, bool isInput) const;
    QRectF commentBox(int index) const;
    /// `zoom`: ports and links can be hit from a few screen pixels away.
    Hit hitAt(const QPointF &canvas, double zoom) const;
    int linkUnder(const QPointF &canvas, double zoom) const; ///< −1: none

private:
    Hit hitInCard(int index, const QPointF &canvas, double zoom) const;
};

} // namespace lectograph::editor::diagram
