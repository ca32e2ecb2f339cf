// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <optional>

namespace lectograph::editor {

/// What an animation is for that is asked for now, as "actor" or "actor/part": the selected nodes, or what the selected clips
/// are for, so that right after an animation was added the next one is for the same.
QStringList animationTargets(const Session &session);

/// The one way to add an animation, wherever it comes from: a clip for each target at a time of the open scene, on the track
/// if there is one, or else where the target has its clips. With ripple there is made room. The clips are selected. False if it
/// is not possible; the document has told why. It tells too of a target that is not on stage.
bool addAnimation(Session &session, const QString &type, const QStringList &targets, base::Time at,
                  std::optional<int> track = {});

/// The one way to delete the clips and keyframes, or the sounds, that are selected; with ripple the gap is closed.
bool removeSelected(Session &session);

} // namespace lectograph::editor
