// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/path.h"

#include <QStringView>

#include <optional>
#include <vector>

namespace lectograph::artwork {

/// The dashes of a line in user units (SVG 1.1, stroke-dasharray and stroke-dashoffset).
struct SvgDashes
{
    std::vector<double> lengths; ///< dashes and gaps in turn; empty: a solid line
    double offset = 0;           ///< where in the pattern the line begins

    bool isEmpty() const { return lengths.empty(); }
};

/// Parses stroke-dasharray. Empty for “none”, for what is invalid and for a pattern without gaps: these
/// lines are solid.
std::vector<double> svgDashes(QStringView text, double whole);

/// The dashes along every contour, each an open contour; a dash without length is as long as `shortest`, so that round caps
/// make a dot of it. Nothing if there would be more than `most`.
std::optional<shape::Path> dashed(const shape::Path &path, const SvgDashes &dashes, double shortest, qsizetype most);

} // namespace lectograph::artwork
