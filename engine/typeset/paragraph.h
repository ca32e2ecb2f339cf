// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/hbox.h"
#include "typeset/text.h"

#include <vector>

namespace lectograph::typeset {

// Internal to the room: stacking lines into a shape.

struct LineBox
{
    HBox box;
    shape::SourceRange source;
    /// Source positions after which a justified line is stretched; empty: the line is not stretched.
    std::vector<qsizetype> stretch;
    bool isLeft = false; ///< of a list, which is not centred
};

/// One line becomes leaves below the root, several become "lines/0", …. Uses `em`, `color`, `align`, `wrapWidth` and
/// `lineSpacing` of `style`; a line too tall for the spacing moves down.
Typeset stacked(std::vector<LineBox> lines, const QString &sourceText, const TextStyle &style);

/// A single box, without a wrap width.
Typeset single(HBox box, const QString &sourceText, double em, const base::Color &color);

/// The style of glyphs: filled, with an invisible stroke of the same colour, so that an animation can draw the outline.
shape::Style glyphStyle(const base::Color &color);

} // namespace lectograph::typeset
