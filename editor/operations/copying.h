// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clipboard.h"
#include "editor/session/document.h"

#include <optional>

/// Duplicating and pasting blocks with their animations, from any panel: each in one undo step, selecting the copies.
namespace lectograph::editor {

struct Session;

/// How copies are added.
struct CopyWish
{
    QString name;                 ///< of the undo step
    QPointF canvasOffset{0, 176}; ///< in the graph, in pixels at 100 %
    /// On stage, in scene units. Default: duplicates repeat the offset of the last ones, while these are selected, and
    /// pasted blocks are put at their place unless they would cover the same block there.
    std::optional<QPointF> stageOffset = {};
    Gesture gesture = {};
    Document::Edit prepare = {}; ///< applied before
};

/// Duplicates the selected blocks.
bool duplicateBlocks(Session &session, const CopyWish &wish);
bool pasteBlocks(Session &session, const NodeCopies &copies, const CopyWish &wish);

/// The offset on stage of the selected blocks from those that they were duplicated from; nothing if they are not the
/// last copies.
std::optional<QPointF> offsetFromOriginals(Session &session);

} // namespace lectograph::editor
