// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/chunks.h"

#include "base/hash.h"

#include <algorithm>

namespace lectograph::stage {

namespace {

constexpr int largest = 400;
constexpr quint64 oneIn = 100;

} // namespace

std::vector<Chunk> chunked(const std::vector<Piece> &pieces)
{
    std::vector<Chunk> chunks;
    base::Hash hash;
    quint64 previous = 0;
    bool isOpen = false;
    for (int index = 0; const Piece &piece : pieces) {
        const bool isImage = piece.paint == Piece::Paint::Image;
        if (!isOpen || isImage) {
            chunks.push_back({index, 0, 0, Piece::Paint::Plain});
            hash = {};
        }
        Chunk &chunk = chunks.back();
        ++chunk.count;
        hash.add(piece.mesh.key);
        chunk.hash = hash.value();
        chunk.paint = std::max(chunk.paint, piece.paint);
        // Depends on two neighbours only, so that boundaries stay in place when an earlier piece changes.
        const bool isCut = piece.mesh.key != previous && base::Hash(previous).add(piece.mesh.key).value() % oneIn == 0;
        isOpen = !isImage && !isCut && chunk.count < largest;
        previous = piece.mesh.key;
        ++index;
    }
    return chunks;
}

} // namespace lectograph::stage
