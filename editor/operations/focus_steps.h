// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

/// Lines of a listing that are lit one after another.
namespace lectograph::editor {

/// How many steps the focus of the only selected block has: “1-4|8|all” has three. 0: it has no focus.
int focusStepsOfSelected(Session &session);
/// Gives its step keyframes from the playhead on: each holds, and leads quickly to the next one. False if that fails, which
/// is reported.
bool playFocusSteps(Session &session);

} // namespace lectograph::editor
