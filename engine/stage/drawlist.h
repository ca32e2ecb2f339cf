// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stage/meshcache.h"

#include "picture/view.h"

#include <QMatrix4x4>

#include <array>
#include <memory>
#include <vector>

namespace lectograph::stage {

/// A row of the instance table, six texels; see shaders/piece.vert for the layout.
using Record = std::array<float, 24>;

/// A fill, a stroke, a mask or an image: the geometry that one record places and paints.
struct Piece
{
    enum class Paint { Plain, Mask, Gradient, Image }; ///< each of the first three also supports those before it

    KeyedMesh mesh;
    Paint paint = Paint::Plain;
    std::shared_ptr<const shape::Raster> image;
    bool isSharp = false; ///< of an image: without interpolation
};

/// A camera, as passed to the shader.
struct Eye
{
    QMatrix4x4 matrix;          ///< scene units to pixels: x, y, unused, depth
    float strokeUnit = 0;       ///< pixels per stroke unit at depth 1
    float screenStrokeUnit = 0; ///< the same without camera zoom
};
Eye eyeOf(const picture::View &view);

/// A picture prepared for the GPU, in drawing order.
struct DrawList
{
    Eye scene;
    Eye frame; ///< for pinned pieces
    std::vector<Piece> pieces;
    std::vector<Record> records; ///< one per piece
    bool isSettled = true;       ///< false: redrawing the same picture would be sharper
};

} // namespace lectograph::stage
