// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace lectograph::editor {

/// Whether OpenGL may be requested: without a display some platforms terminate the program then.
bool mayHaveOpenGl();
/// The name of this machine's OpenGL renderer ("llvmpipe (LLVM 15.0.7, 256 bits)"); nothing without OpenGL. Makes a context,
/// which takes a moment.
std::optional<QString> openGlRenderer();

} // namespace lectograph::editor
