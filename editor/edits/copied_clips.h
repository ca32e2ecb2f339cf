// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clip_edits.h"
#include "editor/edits/clipboard.h"

/// Copied clips that are pasted where their blocks are not.
namespace lectograph::editor {

struct CopiedClips
{
    QJsonObject clips;   ///< from copiedClips()
    QString scene = {};  ///< that they come from
    NodeCopies blocks{}; ///< those on which they act
};

/// A lecture in which copied clips have something to act on.
struct ClipsWithBlocks
{
    lecture::Lecture lecture;
    QJsonObject clips;       ///< with their new targets
    QStringList blocks = {}; ///< that came along
};
/// In another scene clips act on the blocks `onto`, in their order: clips of one block on all of them. Without these they
/// act on the same blocks, if the scene has them, or else bring them along.
Result<ClipsWithBlocks> withBlocksOfClips(const Lecture &lecture, const QString &scene, const CopiedClips &copied,
                                          const QStringList &onto, const timeline::Registry &registry);

} // namespace lectograph::editor
