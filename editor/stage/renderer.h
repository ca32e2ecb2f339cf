// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::editor {

/// The renderer of the live picture.
enum class Renderer {
    Quick, ///< the Qt Quick scene graph, on the GPU
    Raster ///< the exact raster renderer, on the CPU: faster where OpenGL is emulated in software
};

/// The user's choice (setting "stage/renderer": auto, quick, raster) or this machine's best. Queries the driver once.
Renderer chosenRenderer();
/// Whether a renderer of this name ("llvmpipe (LLVM 15.0.7, 256 bits)") is a software renderer.
bool isSoftware(const QString &glRenderer);

} // namespace lectograph::editor
