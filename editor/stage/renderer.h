// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::editor {

/// Who draws the live picture.
enum class Renderer {
    Quick, ///< the scene graph, on the graphics card
    Raster ///< the exact pen, on the processor: faster where OpenGL is only played by the processor
};

/// The author's choice (setting "stage/renderer": auto, quick, raster), or what suits this machine. Asks the driver once.
Renderer chosenRenderer();
/// Whether a renderer of this name ("llvmpipe (LLVM 15.0.7, 256 bits)") is a program and no graphics card.
bool isSoftware(const QString &glRenderer);

} // namespace lectograph::editor
