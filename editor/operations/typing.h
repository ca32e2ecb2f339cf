// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

namespace lectograph::editor {

/// Opens the text of the selected new block on the stage, if blocks of its type are typed at once.
void typeNewBlock(Session &session, const QString &type);

} // namespace lectograph::editor
