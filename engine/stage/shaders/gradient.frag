// SPDX-License-Identifier: GPL-3.0-or-later
#version 440
// Like mask.frag, plus colours from a row of the ramps.
layout(location = 0) in vec4 paint;
layout(location = 1) in vec3 edge;
layout(location = 2) in vec4 sampling;
layout(location = 0) out vec4 color;
layout(binding = 2) uniform sampler2D ramps;
layout(binding = 3) uniform sampler2D masks;

void main()
{
    vec3 pixels = edge * gl_FragCoord.w;
    vec4 own = paint;
    if (sampling.y >= 0.0) {
        vec2 size = vec2(textureSize(ramps, 0));
        float x = (clamp(sampling.x, 0.0, 1.0) * (size.x - 1.0) + 0.5) / size.x;
        own *= textureLod(ramps, vec2(x, (floor(sampling.y + 0.5) + 0.5) / size.y), 0.0);
    }
    if (sampling.z >= 0.0)
        own *= texelFetch(masks, ivec2(sampling.zw), 0).r;
    color = own * clamp(pixels.z - length(pixels.xy), 0.0, min(1.0, 2.0 * pixels.z - 1.0));
}
