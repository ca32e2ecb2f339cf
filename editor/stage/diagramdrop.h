// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/diagram_parts.h"

class QDropEvent;
class QPainter;

namespace lectograph::editor {

class StageOverlay;

/// A card of the palette that is dropped on a link of a diagram becomes a block in that link.
class DiagramDrop
{
public:
    explicit DiagramDrop(StageOverlay &stage) : m_stage(stage) {}

    /// Whether the event is over a link, which is painted then.
    bool follow(const QDropEvent &event);
    /// Likewise; asks for the name of the block.
    bool drop(const QDropEvent &event);
    void clear();
    void forget() { m_diagrams.reset(); } ///< the picture or the view has changed
    void paint(QPainter &painter) const;

private:
    struct Target
    {
        QString node;
        DiagramPart link;
    };
    using Diagrams = std::vector<std::pair<QString, DiagramParts>>;
    const Diagrams &diagrams();

    StageOverlay &m_stage;
    std::optional<Diagrams> m_diagrams; ///< of the scene by node, read at the first move
    std::optional<Target> m_target;
};

} // namespace lectograph::editor
