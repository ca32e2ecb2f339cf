// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stage/drawlist.h"

namespace lectograph::stage {

/// A run of pieces with vertices in one buffer, drawn by one call.
struct Chunk
{
    int first = 0;
    int count = 0;
    quint64 hash = 0; ///< of the meshes in order: equal hashes mean equal buffers
    Piece::Paint paint = Piece::Paint::Plain;
};

/// Splits at images and, about every hundred pieces, at boundaries determined by the meshes themselves: adding,
/// removing or reshaping a piece then changes only its own chunk.
std::vector<Chunk> chunked(const std::vector<Piece> &pieces);

} // namespace lectograph::stage
