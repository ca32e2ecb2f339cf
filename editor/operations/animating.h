// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <optional>

namespace lectograph::editor {

/// The targets of a new animation, as "actor" or "actor/part": the selected nodes or part, or the targets of the
/// selected clips, so that several animations can be added to the same target in a row.
QStringList animationTargets(const Session &session);

/// Adds an animation, from any panel: a clip for each target at a time of the open scene, on `track` if given, or else
/// on the track with clips of the target. With ripple, later clips make room. Selects the clips. Returns false if the
/// edit fails; the document has reported the error. Also reports a target that is not on stage. A camera zoom that is
/// added to blocks is a zoom of the scene's camera to them.
bool addAnimation(Session &session, const QString &type, const QStringList &targets, base::Time at,
                  std::optional<int> track = {});

/// Deletes the selected clips and keyframes, or sounds, from any panel; with ripple the gap is closed.
bool removeSelected(Session &session);

} // namespace lectograph::editor
