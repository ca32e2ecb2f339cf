// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/new_place.h"
#include "editor/manipulation/snapping.h"

#include <optional>

class QMimeData;

namespace lectograph::editor {

class StageOverlay;
struct Session;

/// A block that is dragged onto the stage: its size, and what it would cover if it were dropped.
class DropPreview
{
public:
    /// Computes the size, once for a drag.
    DropPreview(Session &session, const QMimeData &data);

    /// Snaps as a block that is moved; Ctrl turns that off.
    void moveTo(const StageOverlay &stage, const QPointF &at, Qt::KeyboardModifiers modifiers);

    /// The place of the new block; nothing where the stage has none.
    const std::optional<base::Vec3> &point() const { return m_place.at; }
    QRectF rect() const;                                   ///< in scene space; null if its size is unknown
    bool standsOnFrame() const { return m_standsOnFrame; } ///< wherever it is dropped
    const Snapped &snapped() const { return m_snapped; }

private:
    base::Box m_box;   ///< of what is seen of the block without a position; empty if unknown
    base::Box m_whole; ///< with what is not seen
    bool m_standsOnFrame = false;
    NewPlace m_place;
    Snapped m_snapped;
};

} // namespace lectograph::editor
