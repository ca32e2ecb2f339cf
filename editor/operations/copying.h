// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clipboard.h"
#include "editor/edits/copied_items.h"
#include "editor/edits/copied_scenes.h"
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
    /// pasted blocks are put at their place unless they would cover the same block there; both as copyOffset() allows.
    std::optional<QPointF> stageOffset = {};
    Gesture gesture = {};
    Document::Edit prepare = {}; ///< applied before
    PastedColors colors = PastedColors::OfTheLook;
};

/// Puts the selected blocks into the clipboard, with what they need elsewhere; `prepare` is applied before.
void copyBlocks(const Session &session, const Document::Edit &prepare = {});
/// The same, and deletes them: from the stage, or by `without`. From any panel, the step is called the same.
bool cutBlocks(Session &session, const Document::Edit &prepare = {}, const Document::Edit &without = {});
/// Duplicates the selected blocks.
bool duplicateBlocks(Session &session, const CopyWish &wish);
/// If the blocks come from another look, offers to keep the colors that they had; says what could not be brought.
bool pasteBlocks(Session &session, const NodeCopies &copies, const CopyWish &wish);

/// The same with scenes, behind the open one; opens the first of them.
bool pasteScenes(Session &session, const SceneCopies &copies, PastedColors colors = PastedColors::OfTheLook);
/// And with clips, keyframes and sounds, at the playhead: clips onto the selected blocks, if they come from another scene.
bool pasteItems(Session &session, const Result<CopiedItems::Content> &copied);

/// Exchanges what was just pasted for the same in the colors that it had, in one undo step. False if something else was
/// done since, or if it has these colors.
bool keepPastedColors(Session &session);

/// Where keyframes are pasted: to the owners of the selected keyframes, or else to the selected nodes and clips.
std::vector<PropertyPlace> selectedOwners(const Session &session);

/// The offset on stage of the selected blocks from those that they were duplicated from; nothing if they are not the
/// last copies.
std::optional<QPointF> offsetFromOriginals(Session &session);

} // namespace lectograph::editor
