// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

#include <memory>
#include <vector>

namespace lectograph::graph {

using RasterPtr = std::shared_ptr<const shape::Raster>;

/// The memory that results occupy.
struct Measure
{
    std::size_t bytes = 0; ///< without the images
    std::vector<RasterPtr> images = {};
    bool isGrowing = false; ///< a tensor is not computed yet
};

Measure measured(const Outputs &outputs);
std::size_t bytesOf(const shape::Raster &raster);
/// `bytes` with those of the images.
std::size_t withImages(std::size_t bytes, const std::vector<RasterPtr> &images);

/// What it costs to make such results, apart from tensors, which are paid where they are computed.
quint64 workOf(const Outputs &outputs);

} // namespace lectograph::graph
