// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/timeline_edits.h"
#include "editor/session/session.h"

#include <functional>

namespace lectograph::editor {

/// In the open scene, with ripple if that is on. Outlived by the session.
EditContext editContextOf(Session &session);

/// Adds an undo step if the edit changes anything. False if the edit is not possible; the document has said why.
bool applyEdit(Session &session, const QString &name, const Document::Edit &edit, Gesture gesture = {});
/// The same, and selects the items that the edit was about.
bool applyItems(Session &session, const QString &name,
                const std::function<base::Result<ItemsEdit>(const lecture::Lecture &)> &edit, Gesture gesture = {});

/// What an edit of these items is called in the history, by the kind of things that they are.
QString nameByKind(const TimelineItems &items, const QString &clips, const QString &keys, const QString &sounds);

} // namespace lectograph::editor
