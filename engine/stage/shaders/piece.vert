// SPDX-License-Identifier: GPL-3.0-or-later
#version 440
// A vertex of any piece. The placement and paint of a piece come from six texels of a table, so that moving or fading
// it changes one row of a small texture and no vertex.
layout(location = 0) in vec4 pointArrive; // xy: point, zw: normal of the incoming edge (path units)
layout(location = 1) in vec4 leave;       // xy: normal of the outgoing edge (butt ends: x: width factor at the other
                                          // end of their edge), z: measure, w: width factor
layout(location = 2) in vec4 role;        // x: side, y: role (stage/mesh.h), z: share of the length, w: piece

layout(location = 0) out vec4 paint;   // premultiplied, including the coverage of the fringe
layout(location = 1) out vec3 edge;    // xy: from the centre line in pixels, z: reach of the stroke; multiplied by
                                       // depth, which makes them linear
layout(location = 2) out vec4 sampling; // x: along the gradient, y: row of the ramp (< 0: none), zw: texel of the mask
                                       // (< 0: none); images: xy: texture coordinates

layout(std140, binding = 0) uniform Uniforms {
    mat4 qt_Matrix; // pixels of the picture to clip space
    mat4 scene;     // scene to pixels: x, y, unused, depth
    mat4 frame;     // the same for pinned pieces
    vec4 units;     // pixels per stroke unit at depth 1: in the scene, in the scene without zoom, in the frame; opacity
    vec4 chunk;     // x: index of the chunk's first piece
} u;
layout(binding = 1) uniform sampler2D table;

out gl_PerVertex { vec4 gl_Position; };

const int tableWidth = 1020;
const float mitreLimit = 4.0;
const float far = 1000.0; // larger than any bevelled corner, so that only one side of its edge fades

void main()
{
    int texel = int(role.w + u.chunk.x + 0.5) * 6;
    ivec2 at = ivec2(texel % tableWidth, texel / tableWidth);
    vec4 r0 = texelFetch(table, at, 0);                // x row of the placement, half width in stroke units
    vec4 r1 = texelFetch(table, at + ivec2(1, 0), 0);  // y row, row of the ramp (-1: none, -2: an image, -3: a shading)
    vec4 r2 = texelFetch(table, at + ivec2(2, 0), 0);  // z row, 0: in the scene, 1: pinned
    vec4 tint = texelFetch(table, at + ivec2(3, 0), 0) * u.units.w;
    vec4 r4 = texelFetch(table, at + ivec2(4, 0), 0);  // fills: gradient, or colour per unit of x; strokes: w: 1 to ignore the zoom
    vec4 r5 = texelFetch(table, at + ivec2(5, 0), 0);  // shadings: colour per unit of y; w: pixels by which a face grows

    vec2 p = pointArrive.xy;
    int kind = int(abs(role.y) + 0.5);
    if (kind == 20) { // a mask: r0 is its rectangle in pixels, r1.xy its texel
        vec2 offset = p * r0.zw;
        vec2 pixel = r0.xy + offset;
        gl_Position = u.qt_Matrix * vec4(pixel, 0.0, 1.0);
        paint = tint;
        edge = vec3(0.0, 0.0, 2.0);
        sampling = vec4(dot(pixel, r4.xy) + r4.z, r1.w, r1.xy + offset);
        return;
    }

    bool pinned = r2.w > 0.5;
    mat4 camera = pinned ? u.frame : u.scene;
    vec4 c = camera * vec4(dot(r0.xyz, vec3(p, 1.0)), dot(r1.xyz, vec3(p, 1.0)), dot(r2.xyz, vec3(p, 1.0)), 1.0);
    // The derivatives of pixels with respect to path units here, including perspective.
    vec4 dx = camera * vec4(r0.x, r1.x, r2.x, 0.0);
    vec4 dy = camera * vec4(r0.y, r1.y, r2.y, 0.0);
    // Behind the eye the depth is negative; lines continue straight up to the clipping.
    float depth = abs(c.w) < 1e-3 ? 1e-3 : c.w;
    vec2 middle = c.xy / depth;
    vec2 jx = (dx.xy - middle * dx.w) / depth;
    vec2 jy = (dy.xy - middle * dy.w) / depth;
    float det = jx.x * jy.y - jx.y * jy.x;
    float way = det * depth < 0.0 ? -1.0 : 1.0;
    // Normals are transformed with the cofactors, which keeps them perpendicular.
    vec2 arriving = vec2(jy.y * pointArrive.z - jx.y * pointArrive.w, jx.x * pointArrive.w - jy.x * pointArrive.z);
    vec2 leaving = vec2(jy.y * leave.x - jx.y * leave.y, jx.x * leave.y - jy.x * leave.x);
    float la = length(arriving);
    float ll = length(leaving);
    float across = la > 1e-12 ? abs(det) / la : 0.0; // pixels for one path unit, across the edge
    vec2 a = la > 1e-12 ? arriving * (way / la) : vec2(0.0);
    vec2 b = ll > 1e-12 ? leaving * (way / ll) : a;
    vec2 sum = a + b;
    float square = dot(sum, sum);
    vec2 mitre = square > 1e-6 ? sum * (2.0 / square) : a;
    float mitreLength = length(mitre);

    vec2 offset = vec2(0.0);
    float coverage = 1.0;
    edge = vec3(0.0, 0.0, 2.0);
    float t = role.z;
    if (kind == 0) {
        if (r1.w < -2.5) {
            vec3 shade = tint.rgb + (r4.xyz * p.x + r5.xyz * p.y) * u.units.w;
            tint.rgb = clamp(shade, vec3(0.0), vec3(tint.a));
        } else {
            t += dot(p, r4.xy) + r4.z;
        }
        if (mitreLength > 2.5)
            mitre *= 2.5 / mitreLength;
        // Thinner than a pixel: fades instead of narrowing, which preserves the covered area.
        float inset = min(0.5, leave.z * across);
        offset = mitre * ((role.x < 0.0 ? -inset : 1.0 - inset) + r5.w * 2.0 * inset);
        coverage = role.x < 0.0 ? 2.0 * inset : 0.0;
        if (mitreLength == 0.0)
            coverage = 1.0;
    } else {
        float unit = pinned ? u.units.z : r4.w > 0.5 ? u.units.y : u.units.x;
        float lengthAlong = length(jx * pointArrive.w - jy * pointArrive.z); // pixels for one path unit along the edge
        float width = leave.w;
        float inset = 0.5; // pixels from a butt end to where its fringe begins: half of a line shorter than a pixel
        if (kind == 9) {
            float lengthOfEdge = leave.z * lengthAlong;
            inset = min(0.5, 0.5 * lengthOfEdge);
            width = mix(leave.w, leave.x, lengthOfEdge > 1e-6 ? inset / lengthOfEdge : 0.0);
        }
        float halfWidth = width * r0.w * unit / depth;
        float reach = halfWidth + 0.5;
        vec2 own = (kind & 1) == 0 ? a : b; // corners: even roles end a piece, odd ones start the next
        vec2 along = way * vec2(a.y, -a.x) * sign(role.y);
        // The outer side of a left turn is on the right.
        float turned = a.x * b.y - a.y * b.x;
        float turn = way * turned;
        bool outer = role.x * turn < 0.0;
        bool fits = abs(reach) * sqrt(max(mitreLength * mitreLength - 1.0, 0.0)) < leave.z * lengthAlong;
        vec2 inner = fits ? mitre : own;
        float ahead = 0.0;
        if (kind >= 15 && kind <= 16) {
            // The triangle of a bevelled corner: coverage by the distance from the bevel.
            float side = turn > 0.0 ? -1.0 : 1.0;
            bool isCut = kind == 16 || mitreLength > mitreLimit;
            float cosine = square > 1e-6 ? 1.0 / mitreLength : 0.0;
            vec2 ahead = square > 1e-6 ? mitre * (side * cosine) : way * vec2(a.y, -a.x);
            if (!isCut)
                offset = mitre * (side * reach);
            else if (role.x < -0.5)
                offset = fits ? -mitre * (side * reach) : vec2(0.0);
            else
                offset = (role.x < 0.5 ? a : b) * (side * reach);
            edge = vec3(dot(ahead, offset) - halfWidth * cosine + far, 0.0, far + 0.5);
        } else if (kind == 1)
            offset = mitreLength > mitreLimit ? own : mitre;
        else if (kind <= 3)
            offset = outer ? (mitreLength <= mitreLimit ? mitre : own) : inner;
        else if (kind <= 5)
            offset = outer ? own : inner;
        else if (kind <= 7)
            offset = own;
        else if (kind == 8) {
            float angle = acos(clamp(dot(a, b), -1.0, 1.0)) * (turned < 0.0 ? -1.0 : 1.0);
            float spoke = max(leave.z, 0.0) * angle;
            float stretch = leave.z < 0.0 ? 0.0 : leave.z > 0.1 && leave.z < 0.9 ? 1.0 / cos(angle * 0.25) : 1.0;
            vec2 ray = a * (turn > 0.0 ? -1.0 : 1.0);
            offset = vec2(ray.x * cos(spoke) - ray.y * sin(spoke), ray.x * sin(spoke) + ray.y * cos(spoke)) * stretch;
            edge = vec3(offset * reach, reach);
            offset *= reach;
        } else {
            offset = a;
            ahead = kind == 9 ? -inset : kind == 10 ? 0.5 : kind == 12 ? reach
                : kind == 13 ? halfWidth - 0.5 : kind == 14 ? halfWidth + 0.5 : 0.0;
        }
        if (kind < 15 && kind != 8) {
            edge = vec3(role.x * reach, kind == 12 ? reach : 0.0, reach);
            if (kind == 10 || kind == 14)
                coverage = 0.0;
            offset = offset * (role.x * reach) + along * ahead;
        }
    }
    sampling = vec4(t, r1.w, -1.0, -1.0);
    if (r1.w < -1.5 && r1.w > -2.5) { // an image: where the moved vertex lies in it
        vec2 back = abs(det) > 1e-12 ? vec2(jy.y * offset.x - jy.x * offset.y, jx.x * offset.y - jx.y * offset.x) / det
                                     : vec2(0.0);
        sampling.xy = vec2(0.5 + p.x + back.x, 0.5 - p.y - back.y);
    }
    edge *= depth;
    c.xy += offset * depth;
    gl_Position = u.qt_Matrix * vec4(c.xy, 0.0, c.w);
    paint = tint * coverage;
}
