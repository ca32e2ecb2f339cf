// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color_names.h"
#include "typeset/text.h"

#include <optional>

namespace lectograph::typeset {

struct FormulaStyle
{
    double em = 0.5;               ///< scene units, see emForFormulaSize()
    base::Color color{1, 1, 1, 1}; ///< default colour of the formula
    bool display = true;           ///< display style: large operators with limits above and below
    QString language;              ///< selects the font for characters missing from the formula fonts
    base::ColorNames colors = {};  ///< what names of colours mean, before TeX and the palette
};

/// The em, in scene units, of formulas of a font size, in both dialects.
constexpr double emForFormulaSize(double size)
{
    return size / 96;
}

/// Typesets LaTeX mathematics. One leaf per glyph or rule; a symbol stretched from several pieces is one leaf.
/// Errors give the place in the formula and a remedy. Results are cached in memory, and on disk between runs.
base::Result<Typeset> formula(const QString &latex, const FormulaStyle &style);

/// Where a formula is mistaken, for an editor to mark: what the error of formula() names. Nothing if it can be typeset.
std::optional<shape::SourceRange> mistakeIn(const QString &latex);

/// The most formulas of one text.
inline constexpr std::size_t mostFormulasInText = 500;

/// Typesets text with formulas at the ranges (dollars.h), in order, on common baselines, wrapped like text and in lists.
/// Formulas are scaled so that their capitals are as high as those of the text, and have its colours, but weights of
/// their own; \$ is a dollar. Source ranges refer to the whole string, which has the dollars. Errors name the formula.
base::Result<Typeset> mixed(const QString &string, const TextStyle &style,
                            const std::vector<shape::SourceRange> &formulas);
/// Every dollar begins or ends a formula.
base::Result<Typeset> mixed(const QString &string, const TextStyle &style);

/// A number with a true minus sign: "−3.20", "+12,288 tokens", "−∞", "?" for NaN. The shape keeps its Numeral, so that
/// an animation can count. Uses the formula font (em of a formula of its size) or a text family (ManimGL's em of a text
/// of its size). The edge given by `anchor` is at x = 0, and digits are vertically centred on y = 0, so both stay fixed
/// while the value changes. The colours of the numeral replace those of `style`. Fast enough for every frame.
shape::Shape number(const shape::Numeral &numeral, const shape::Style &style);

} // namespace lectograph::typeset
