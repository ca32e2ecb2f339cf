// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/cast.h"

#include <QPainterPath>

namespace lectograph::editor {

/// A block, group or link of a diagram as it is drawn, in pixels of the widget.
struct DiagramPart
{
    enum class Kind { Block, Group, Link };
    Kind kind = Kind::Block;
    QString path;           ///< as a part of the diagram, “blocks/attn”
    QString name;           ///< in the diagram, “attn”
    QRectF rect = {};       ///< around it, without the cards of a repeated block
    QRectF words = {};      ///< around its text; empty: none is drawn
    QPainterPath line = {}; ///< of a link

    bool isLink() const { return kind == Kind::Link; }
    /// Of a link, the middle of its line.
    QPointF middle() const { return isLink() ? line.pointAtPercent(0.5) : rect.center(); }
};

/// The parts of one diagram, in the order of its flow: each block after the links that lead to it.
struct DiagramParts
{
    std::vector<DiagramPart> all;
    double em = 0; ///< of the letters in its blocks, in scene units; 0: nothing is written in any

    /// Null if there is none.
    const DiagramPart *find(const QString &path) const;
    /// The block there or, if there is none, the link near it, its text, or the innermost group.
    const DiagramPart *under(const QPointF &at) const;
    /// The nearest link there.
    const DiagramPart *linkUnder(const QPointF &at) const;
    /// The nearest block or group in a direction of the widget.
    const DiagramPart *beside(const DiagramPart &part, const QPointF &way) const;
};

DiagramParts diagramParts(const Actor &actor, const Projection &by);

} // namespace lectograph::editor
