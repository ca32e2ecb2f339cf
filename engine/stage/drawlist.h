// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stage/meshcache.h"

#include "picture/view.h"

#include <QMatrix4x4>

#include <array>
#include <memory>
#include <vector>

namespace lectograph::stage {

/// One row of the instance table, five texels; shaders/piece.vert says what is where.
using Record = std::array<float, 20>;

/// A fill, a stroke, a mask or an image: what one record places and paints.
struct Piece
{
    enum class Paint { Plain, Mask, Gradient, Image }; ///< each of the first three can also draw those before it

    KeyedMesh mesh;
    Paint paint = Paint::Plain;
    std::shared_ptr<const shape::Raster> image;
};

/// A camera for the shader.
struct Eye
{
    QMatrix4x4 matrix;          ///< scene units to pixels: x, y, unused, depth
    float strokeUnit = 0;       ///< pixels for one stroke unit at depth 1
    float screenStrokeUnit = 0; ///< the same without the camera's zoom
};
Eye eyeOf(const picture::View &view);

/// A picture taken apart for the graphics card, in drawing order.
struct DrawList
{
    Eye scene;
    Eye frame; ///< for pinned pieces
    std::vector<Piece> pieces;
    std::vector<Record> records; ///< one for each piece
    bool isSettled = true;       ///< false: a second drawing of the same picture would be finer
};

} // namespace lectograph::stage
