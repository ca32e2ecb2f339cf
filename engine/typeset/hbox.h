// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"
#include "base/geometry.h"
#include "shape/shape.h"

#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace lectograph::typeset {

// Internal to the room: what text and formulas have in common. Lengths are in ems, x counts from the left end of
// a baseline, y upwards from it.

/// A glyph, rule or picture on a baseline.
struct Mark
{
    shape::Path outline; ///< in ems, around its own origin
    std::shared_ptr<const shape::Raster> image;
    base::Transform placement; ///< from the outline's or unit image's own space onto the baseline
    shape::SourceRange source;
    std::optional<base::Color> color; ///< if it has one of its own
};

/// TeX's horizontal box: things set on one baseline.
struct HBox
{
    std::vector<Mark> marks;
    double width = 0; ///< how far the next thing is set
    QStringList warnings;
};

/// What is inked of the box.
base::Box inkOf(const HBox &box);
/// Appends `more` at `x`, enlarged by `scale`.
void append(HBox &box, const HBox &more, double x, double scale = 1);

} // namespace lectograph::typeset
