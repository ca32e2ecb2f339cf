// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/cast.h"
#include "editor/manipulation/stage_edits.h"

/// Commands on selected texts and other blocks, each as one undo step.
namespace lectograph::editor {

/// Makes all letters of the selected texts bold or italic, or neither if all of them are.
void toggleLetters(Session &session, LetterStyle style);

/// The selected texts that are cut by the edge of the frame, and blocks that are wholly outside of it.
std::vector<Actor> selectedBeyondFrame(const Session &session, const StageCast &cast);
/// Wraps texts that are wider than the frame, makes smaller what is then too large, and moves all into it.
void bringIntoFrame(Session &session, const StageCast &cast);

} // namespace lectograph::editor
