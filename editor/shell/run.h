// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/animation.h"

namespace lectograph::editor {

/// Runs the editor in an existing QApplication, with a lecture if `path` names one (a file or "template:ID"), until the
/// window is closed. Returns the exit code.
int runEditor(const timeline::Registry &registry, const QString &path);

} // namespace lectograph::editor
