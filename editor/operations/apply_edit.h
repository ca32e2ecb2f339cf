// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/timeline_edits.h"
#include "editor/session/session.h"

#include <functional>

namespace lectograph::editor {

/// The context of edits in the open scene, with the current ripple setting. Valid while the session exists.
EditContext editContextOf(Session &session);

/// Adds an undo step if the edit changes anything. Returns false if it fails; the document has reported the error.
bool applyEdit(Session &session, const QString &name, const Document::Edit &edit, Gesture gesture = {});
/// The same, and selects the edited items.
bool applyItems(Session &session, const QString &name, const EditItems &edit, Gesture gesture = {});
/// The same with another way to apply, such as a live edit.
bool selectEdited(Session &session, const std::function<bool(const Document::Edit &)> &apply, const EditItems &edit);

/// What is done to selected items.
enum class ItemVerb { Move, MoveToPlayhead, Trim, TrimToPlayhead, Duplicate, Split, Delete };
/// The name of its undo step, which names the kind of the items: "Move clips".
QString nameOf(ItemVerb verb, const TimelineItems &items);

} // namespace lectograph::editor
