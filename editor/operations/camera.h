// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "editor/session/session.h"

#include <optional>

/// What several panels do with the camera of the open scene, each in one undo step.
namespace lectograph::editor {

/// Selects the camera through which the scene is seen; adds one if there is none.
void addCamera(Session &session);
/// Lets the scene be seen through this camera.
void useCamera(Session &session, const QString &camera);

/// Adds a zoom from where the camera is to a frame around the targets, "actor" or "actor/part", as they stand when it
/// arrives. It begins at `at`, or once a zoom that runs then has arrived, and is selected. Returns false if the edit
/// fails; the document has reported the error.
bool zoomTo(Session &session, const QStringList &targets, base::Time at, std::optional<int> track = {});
/// The same to a point, from which twice as near is seen.
bool zoomToPoint(Session &session, const base::Vec3 &point, base::Time at);
/// The same for the selected blocks, or the targets of the selected clips, at the playhead.
void zoomToSelected(Session &session);
/// Adds a zoom that shows the whole frame again.
void zoomToWholeFrame(Session &session);

} // namespace lectograph::editor
