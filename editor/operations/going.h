// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/all_texts.h"
#include "editor/edits/problemplace.h"
#include "editor/session/session.h"

#include <optional>

/// Going to a place of the lecture, from any panel that lists places.
namespace lectograph::editor {

struct Destination
{
    QString scene; ///< empty: the whole lecture, and the open scene stays
    QString node = {};
    std::optional<timeline::ClipId> clip = {};
    std::optional<lecture::SoundId> sound = {};
    QStringList languages = {};                 ///< in one of which it is seen; empty: in all
    QString row = {};                           ///< of the inspector, to be shown and marked
    std::optional<lecture::Moment> moment = {}; ///< at which it is seen; the scene is that one
};

/// Where a problem is, and where a text is written.
Destination destinationOf(const ProblemPlace &place);
Destination destinationOf(const TextPlace &place);

/// Opens the scene, in a language in which the place is seen, selects the clip, the sound or the block, and lets the
/// panels show it. A block that is not on the stage is shown in the graph.
void goTo(Session &session, const Destination &place);

} // namespace lectograph::editor
