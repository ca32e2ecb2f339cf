// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <vector>

namespace lectograph::stage {

/// The vertex shader's case for a vertex; the numbers are known to shaders/piece.vert.
enum class Role {
    Fill = 0,       ///< on or inside the outline of an area
    Miter = 1,      ///< of a line, where both sides meet in one point
    MiterEnd = 2,   ///< before a sharp corner with a miter join …
    MiterStart = 3, ///< … and after it
    BevelEnd = 4,
    BevelStart = 5,
    RoundEnd = 6,
    RoundStart = 7,
    RoundFan = 8, ///< of the sector of a round join
    ButtCap = 9,  ///< the last cross-section inside the line …
    ButtTip = 10, ///< … and the one outside
    RoundCap = 11,
    RoundTip = 12,
    SquareCap = 13,
    SquareTip = 14,
    MiterWedge = 15, ///< of the triangle between end and start: empty unless the miter limit is exceeded
    BevelWedge = 16,
    Mask = 20, ///< a corner of a rectangle in pixels
};

/// Points are in path units; the shader adds everything measured in pixels or stroke widths, so that one mesh serves
/// every position, zoom, rotation and perspective.
struct Vertex
{
    float x = 0; ///< on the outline (fills) or the centre line (strokes)
    float y = 0;
    float arriveX = 0; ///< normal of the incoming edge: outward for fills, to the left for strokes
    float arriveY = 0;
    float leaveX = 0; ///< of the outgoing edge; both zero: interior point, never moved; butt ends: the width factor
                      ///< at the other end of their edge
    float leaveY = 0;
    float measure = 0; ///< fills: half the thickness of the area here; corners: the shorter edge; fans: which spoke
    float width = 1;   ///< factor of the stroke's width
    float side = 0;  ///< fills: −1 full, +1 no coverage; strokes: +1 left, −1 right of the line; wedges: −1 inner
                     ///< side, 0 where the arriving edge ends, +1 where the leaving one starts
    float role = 0;  ///< a Role; negative: at the beginning of the line
    float along = 0; ///< share of the line's length, for gradients
    float piece = 0; ///< record in the instance table, counted from the chunk's first
};

struct Mesh
{
    std::vector<Vertex> vertices;
    std::vector<quint32> indices; ///< triangles
};

} // namespace lectograph::stage
