// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/diagram.h"

#include <QSet>

namespace lectograph::editor::diagram {

/// A link that hangs on the pointer.
struct LooseLink
{
    bool isFromOutput = true;
    Port port = {};                ///< at the end that is linked
    std::optional<Link> torn = {}; ///< the link that was taken off its input
    QPointF tip = {};
    std::optional<Port> target = {};
    QString refusal = {}; ///< why it cannot be linked to the target
};

/// The card that is drawn with more inputs.
struct OpenCard
{
    QString node = {}; ///< empty: none
    Show show = Show::Own;
    graph::ValueType fitting = graph::ValueType::Number;

    friend bool operator==(const OpenCard &, const OpenCard &) = default;
};

/// How a drag changes what is drawn while it lasts.
struct DragPreview
{
    QSet<QString> moved = {}; ///< nodes
    QPointF offset = {};      ///< of these
    int commentBox = -1;
    QRectF commentBoxRect = {};
    int insertion = -1; ///< the link into which a block would go
    std::optional<QRectF> box = {};
    std::optional<LooseLink> link = {};
    QSet<int> dimmed = {};             ///< cards that have nothing for the link
    std::optional<OpenCard> open = {}; ///< in place of the one that is selected
};

/// A diagram as it is drawn now.
struct ShownGraph
{
    Diagram diagram;
    QHash<int, NodeCard> open; ///< drawn otherwise than the diagram has them: with all inputs, or out of their way
    DragPreview drag;

    const NodeCard &card(int index) const;
    const NodeCard *cardOf(const QString &node) const;
    QPointF offsetOf(int card) const;
    QPointF endOf(const Link &link, bool isInput) const;
    QRectF commentBox(int index) const;
};

} // namespace lectograph::editor::diagram
