// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/hbox.h"
#include "typeset/text.h"

#include <vector>

namespace lectograph::typeset {

// Internal to the room: lines put above each other and made a shape.

struct LineBox
{
    HBox box;
    shape::SourceRange source;
    /// The source positions of characters after which a justified line is stretched; empty: the line stays as it is.
    std::vector<qsizetype> stretch;
};

/// One line becomes leaves below the root, several become "lines/0", …. `em`, `color`, `align`, `wrapWidth` and
/// `lineSpacing` of `style` count; a line that is too tall for the spacing moves down.
Typeset stacked(std::vector<LineBox> lines, const QString &sourceText, const TextStyle &style);

/// A single box, without a paragraph's width.
Typeset single(HBox box, const QString &sourceText, double em, const base::Color &color);

/// The style of glyphs: filled, with an unseen pen of the same colour, so that an animation can draw the outline.
shape::Style glyphStyle(const base::Color &color);

} // namespace lectograph::typeset
