// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "editor/manipulation/snapping.h"

#include <optional>

class QMimeData;

namespace lectograph::editor {

class StageOverlay;
struct Session;

/// A block that is dragged onto the stage: its size, and where it would be dropped.
class DropPreview
{
public:
    /// Computes the size, once for a drag.
    DropPreview(Session &session, const QMimeData &data);

    /// Snaps as a block that is moved; Ctrl turns that off.
    void moveTo(const StageOverlay &stage, const QPointF &at, Qt::KeyboardModifiers modifiers);

    /// The position of the new block; nothing where the stage has none.
    const std::optional<base::Vec3> &point() const { return m_point; }
    QRectF rect() const; ///< in scene space; null if its size is unknown
    const Snapped &snapped() const { return m_snapped; }

private:
    QRectF m_bounds; ///< of the block at the origin; null if unknown
    std::optional<base::Vec3> m_point;
    Snapped m_snapped;
};

} // namespace lectograph::editor
