// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_reading.h"

namespace lectograph::artwork {

/// What remains of an element that asks for a `clipPath` (SVG 1.1, 14.3) or a `mask` that does no more than that: whose
/// content is opaque and white or black, or opaque and asked for its alpha. `around` is the element's own context, with its clips.
/// What is no such mask is left out.
base::Result<SvgClips> svgClipsOf(const SvgElement &element, const SvgAround &around, SvgReading &reading);

} // namespace lectograph::artwork
