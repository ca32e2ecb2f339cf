// SPDX-License-Identifier: GPL-3.0-or-later
#version 440
// Like plain.frag, plus coverage masks.
layout(location = 0) in vec4 paint;
layout(location = 1) in vec3 edge;
layout(location = 2) in vec4 sampling;
layout(location = 0) out vec4 color;
layout(binding = 3) uniform sampler2D masks;

void main()
{
    vec3 pixels = edge * gl_FragCoord.w;
    float coverage = clamp(pixels.z - length(pixels.xy), 0.0, min(1.0, 2.0 * pixels.z - 1.0));
    if (sampling.z >= 0.0)
        coverage *= texelFetch(masks, ivec2(sampling.zw), 0).r;
    color = paint * coverage;
}
