// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_reading.h"
#include "artwork/svg_text_path.h"

#include <memory>
#include <optional>
#include <vector>

namespace lectograph::artwork {

/// Words of one element, in one style.
struct SvgTextRun
{
    qsizetype from = 0; ///< in the characters of the text
    qsizetype to = 0;
    SvgLook look;
    QString language;
    double shift = 0;                             ///< of the baseline, upwards in user units
    std::shared_ptr<const SvgTextPath> path = {}; ///< along which they are set: then x is the distance on it
};

/// Where attributes place a character, in user units and degrees.
struct SvgSpot
{
    std::optional<double> x;
    std::optional<double> y;
    double dx = 0;
    double dy = 0;
    double rotation = 0;
};

/// Characters that take a length (“textLength”).
struct SvgFit
{
    qsizetype from = 0;
    qsizetype to = 0;
    double length = 0;
    bool isStretched = false; ///< the glyphs too, not only the distances between them
};

/// A text element with those inside of it, after white space is collapsed (SVG 2, 11).
struct SvgTextContent
{
    QString words;
    std::vector<SvgTextRun> runs; ///< in order, without gaps
    std::vector<SvgSpot> spots;   ///< one per character
    std::vector<SvgFit> fits;     ///< the inner ones first
    bool isVertical = false;      ///< lines run from top to bottom
};

base::Result<SvgTextContent> svgTextContent(const SvgElement &text, const SvgAround &around, SvgReading &reading);

} // namespace lectograph::artwork
