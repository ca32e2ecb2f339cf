// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stage/drawlist.h"

namespace lectograph::stage {

/// A run of pieces whose vertices lie in one buffer and are drawn by one call.
struct Chunk
{
    int first = 0;
    int count = 0;
    quint64 hash = 0; ///< of the meshes in order: equal hashes are equal buffers
    Piece::Paint paint = Piece::Paint::Plain;
};

/// Cuts at images and, about every hundred pieces, where the meshes themselves say so: then a piece that comes, goes or
/// changes its form alters its own chunk only, wherever in the list it is.
std::vector<Chunk> chunked(const std::vector<Piece> &pieces);

} // namespace lectograph::stage
