// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/stage/droppreview.h"

#include <QString>

#include <optional>

class QDropEvent;

namespace lectograph::editor {

/// Where on the stage something from elsewhere would be dropped: a block at a place, an animation on a block, or the
/// content of files or other programs.
class DropTarget
{
public:
    /// Follows the drag. False if it cannot be dropped there.
    bool follow(StageOverlay &stage, const QDropEvent &event);
    void clear() { *this = {}; }
    void drop(StageOverlay &stage, const QDropEvent &event);

    /// The actor that would get the animation; empty if there is none.
    const QString &actor() const { return m_actor; }
    const std::optional<DropPreview> &preview() const { return m_preview; } ///< of a block that would be added

private:
    QString m_actor;
    std::optional<DropPreview> m_preview;
};

} // namespace lectograph::editor
