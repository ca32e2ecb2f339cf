// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/animation.h"

#include <QString>

namespace lectograph::editor {

/// Opens the editor inside a QApplication that exists, with a lecture if `path` names one (a file or "template:ID"), and enters its event loop.
/// Returns the exit code when the window is closed.
int runEditor(const timeline::Registry &registry, const QString &path);

} // namespace lectograph::editor
