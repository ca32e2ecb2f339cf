// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/connecting.h"
#include "editor/stage/connectdots.h"
#include "editor/stage/stagetool.h"

namespace lectograph::editor {

/// The blocks at which the dragged end of a line can be put. They stay where they are during the drag.
class ConnectTargets
{
public:
    /// `other`: the block at the other end, or empty; `line`: the dragged line, or empty if it is new.
    ConnectTargets(const StageOverlay &stage, const QString &other, const QString &line);

    /// The block under the pointer, with its nearest edge; in its middle, the edge that faces the other end.
    std::optional<ConnectTarget> at(const QPointF &pointer) const;
    /// Whether the pointer is over the block at the other end.
    bool isOnOther(const QPointF &pointer) const;

private:
    const StageOverlay &m_stage;
    std::vector<Actor> m_cast;
    std::optional<Actor> m_other;
};

/// Draws a connector from a dot to the block under the pointer, or to a free point.
std::unique_ptr<StageTool> connectDrag(StageOverlay &stage, const ConnectDot &from);

} // namespace lectograph::editor
