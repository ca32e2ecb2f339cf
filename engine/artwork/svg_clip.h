// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_areas.h"
#include "shape/cut.h"
#include "shape/shape.h"

#include <QPainterPath>

#include <memory>
#include <optional>
#include <vector>

namespace lectograph::artwork {

/// An area outside of which nothing is drawn, and those around it.
struct SvgClip
{
    shape::Path area;
    QPainterPath outline;              ///< the same
    std::vector<shape::CutLine> sides; ///< what is above one of them is outside; empty: the area is not convex
    std::shared_ptr<const SvgClip> around;
    bool isPage = false; ///< the edge of the whole drawing, where lines stay lines, however thick
};
using SvgClips = std::shared_ptr<const SvgClip>;

/// `area` is closed. A rectangle, at any angle, cuts by its sides; so does every convex polygon.
SvgClips clippedTo(const QPainterPath &area, SvgClips around);
SvgClips pageClip(const QPainterPath &area);

/// What is inside of the clip and of those around it: the leaf itself, a part of it, its fill and its stroke apart, or
/// nothing. Lines that are thin beside the clip stay lines. Sets `isTooMuch` if the leaf could not be cut, and returns it
/// whole.
std::optional<shape::Shape> clipped(const shape::Shape &leaf, const SvgClips &clips, AreaAllowance &allowance,
                                    bool &isTooMuch);

} // namespace lectograph::artwork
