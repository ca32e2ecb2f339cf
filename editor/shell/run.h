// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem.h"
#include "timeline/animation.h"

namespace lectograph::editor {

/// Runs the editor in an existing QApplication, with a lecture if `path` names one (a file or "template:ID"), until the
/// window is closed. It first shows what is wrong with the plugins. Returns the exit code.
int runEditor(const timeline::Registry &registry, const graph::Problems &pluginProblems, const QString &path);

} // namespace lectograph::editor
