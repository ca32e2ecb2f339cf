// SPDX-License-Identifier: GPL-3.0-or-later
#version 440
// Pieces of one colour. Fills have their fringe in the vertex colour; strokes fade with the distance from their centre
// line, and cover only their width where it is less than a pixel.
layout(location = 0) in vec4 paint;
layout(location = 1) in vec3 edge;
layout(location = 0) out vec4 color;

void main()
{
    vec3 pixels = edge * gl_FragCoord.w;
    color = paint * clamp(pixels.z - length(pixels.xy), 0.0, min(1.0, 2.0 * pixels.z - 1.0));
}
