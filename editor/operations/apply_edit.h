// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"
#include "editor/edits/arranging.h"

#include <functional>

namespace lectograph::editor {

/// In the open scene, with ripple if that is on.
EditContext editContextOf(Session &session);

/// Takes the step if it changes anything. False if it is not possible; the document has told why.
bool applyEdit(Session &session, const QString &name, const Document::Edit &edit, Gesture gesture = {});
/// The same, and selects the clips that came of it.
bool applyClips(Session &session, const QString &name,
                const std::function<base::Result<ClipsEdit>(const lecture::Lecture &)> &edit, Gesture gesture = {});
/// Selects these, as far as they are not selected already.
void select(Selection &selection, const ClipPlaces &clips, std::vector<KeyPlace> keys);

} // namespace lectograph::editor
