// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

namespace lectograph::editor {

/// The name of an undo step with what it changes, in the language of the interface: "Move (Big box)". Names of blocks
/// are those of today. `step`: index in the history.
QString stepName(const Session &session, int step);

} // namespace lectograph::editor
