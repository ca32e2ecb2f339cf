// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "editor/session/session.h"

#include <optional>

namespace lectograph::editor {

/// The selected nodes, or the selected parts of one, as "actor" or "actor/part".
QStringList selectedTargets(const Selection &selection);
/// The targets of a new animation, as "actor" or "actor/part": the selected nodes or parts, or the targets of the
/// selected clips, so that several animations can be added to the same target in a row.
QStringList animationTargets(const Session &session);

/// Adds an animation, from any panel: one clip with all targets at a time of the open scene, on `track` if given, or
/// else on the track with clips of the targets. With ripple, later clips make room. Selects the clip. Returns false if
/// the edit fails; the document has reported the error. Also reports a target that is not on stage. What only a
/// camera does is for the scene's camera if it is added to blocks, or to nothing: a zoom leads to these blocks. An animation of the user's folder is taken over into the
/// lecture; the targets take its roles in their order.
bool addAnimation(Session &session, const QString &type, const QStringList &targets, base::Time at,
                  std::optional<int> track = {});

/// An animation that is dropped at the playhead: on a block, or beside all blocks, with an empty target. There, what a
/// camera does is for the scene's camera – a zoom leads to `point` – and of anything else the status bar says what it
/// needs.
bool dropAnimation(Session &session, const QString &type, const QString &target,
                   const std::optional<base::Vec3> &point = {});
/// The same for animationTargets() at the playhead.
bool animateSelected(Session &session, const QString &type);

/// Adds a clip that changes one property of the nodes, from what it is at that time; selects it, so that the inspector
/// shows the value that it ends with.
bool addPropertyChange(Session &session, const QStringList &nodes, const QString &key, base::Time at);
/// Replaces the selected clips that have several targets by one for each target.
bool splitTargets(Session &session);
/// Replaces the selected clips of one type by one with all their targets.
bool mergeClips(Session &session);
/// Replaces the selected clip of a block by one for each of its items, rows or lines, one after another.
bool playInTurn(Session &session);
/// Whether one clip is selected for which playInTurn() can do this.
bool canPlayInTurn(Session &session);
/// The selected clips that splitTargets() would split.
bool canSplitTargets(const Session &session);

/// Deletes the selected clips and keyframes, or sounds, from any panel; with ripple the gap is closed.
bool removeSelected(Session &session);

} // namespace lectograph::editor
