// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

class QMenu;

namespace lectograph::editor {

/// Cutting, copying, pasting and the like, as the panel that has the focus does it; otherwise as the stage does.
QMenu *editMenu(Session &session, QWidget *parent);

} // namespace lectograph::editor
