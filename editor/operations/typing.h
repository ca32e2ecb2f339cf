// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

namespace lectograph::editor {

/// Gives the stage the focus, and opens the text of the selected new block there, if blocks of its type are typed at once.
void typeNewBlock(Session &session);
/// The selected new block, if its text is typed at once.
QString typedAtOnce(const Session &session);

} // namespace lectograph::editor
