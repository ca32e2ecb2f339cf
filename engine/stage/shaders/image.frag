// SPDX-License-Identifier: GPL-3.0-or-later
#version 440
layout(location = 0) in vec4 paint;
layout(location = 2) in vec4 sampling;
layout(location = 0) out vec4 color;
layout(binding = 2) uniform sampler2D image;

void main()
{
    color = paint * texture(image, sampling.xy);
}
