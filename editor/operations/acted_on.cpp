// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/acted_on.h"

#include "editor/language/translated.h"
#include "editor/session/session.h"

namespace lectograph::editor {

bool hasSelectedBlocks(Session &session)
{
    const bool isAny = !session.selection.nodes().isEmpty();
    if (!isAny)
        Q_EMIT session.document.statusMessage(
            session.selection.items().isEmpty()
                ? translated("No block is selected.")
                : translated("No block is selected. Clips, keyframes and sounds are edited on the timeline."));
    return isAny;
}

bool hasSelectedItems(Session &session)
{
    const bool isAny = !session.selection.items().isEmpty();
    if (!isAny)
        Q_EMIT session.document.statusMessage(
            session.selection.nodes().isEmpty()
                ? translated("No clip, keyframe or sound is selected.")
                : translated(
                    "No clip, keyframe or sound is selected. Blocks are edited on the stage and in the graph."));
    return isAny;
}

} // namespace lectograph::editor
