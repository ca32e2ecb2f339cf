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

// Layout shared by text, formulas and drawings. Lengths are in ems, x from the left end of a baseline, y upwards from it.

/// A glyph, rule or image on a baseline.
struct Mark
{
    shape::Path outline; ///< in ems, around its origin
    std::shared_ptr<const shape::Raster> image;
    base::Transform placement; ///< from the space of the outline or unit image to the baseline
    shape::SourceRange source;
    std::optional<base::Color> color; ///< overrides the text colour
    QString colorName = {};           ///< as a formula has it: a look may know it
};

/// TeX's horizontal box: marks on one baseline.
struct HBox
{
    std::vector<Mark> marks;
    double width = 0; ///< the advance
    QStringList warnings;
};

/// The ink bounds of the box.
base::Box inkOf(const HBox &box);
/// Appends `more` at `x`, scaled by `scale`.
void append(HBox &box, const HBox &more, double x, double scale = 1);

} // namespace lectograph::typeset
