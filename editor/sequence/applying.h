// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/core/session.h"
#include "editor/sequence/arranging.h"

#include <functional>

namespace lectograph::editor {

/// In the open scene, with ripple if that is on.
Arranging arrangingOf(Session &session);

/// Takes the step if it changes anything. False if it is not possible; the document has told why.
bool applyEdit(Session &session, const QString &name, const Document::Edit &edit, Gesture gesture = {});
/// The same, and picks the clips that came of it.
bool applyClips(Session &session, const QString &name,
                const std::function<base::Result<ClipsEdit>(const lecture::Lecture &)> &edit, Gesture gesture = {});
/// Picks these, as far as they are not picked already.
void pick(Selection &selection, const ClipPlaces &clips, std::vector<KeyPlace> keys);

} // namespace lectograph::editor
