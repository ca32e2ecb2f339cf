// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/text.h"

namespace lectograph::typeset {

struct FormulaStyle
{
    double em = 0.5;               ///< scene units, see emForFormulaSize()
    base::Color color{1, 1, 1, 1}; ///< of what the formula does not colour itself
    bool display = true;           ///< large operators with their limits above and below, as on a line of its own
    QString language;              ///< chooses the font of characters that the formula fonts lack
};

/// The em, in scene units, of formulas of a type size, in both dialects.
constexpr double emForFormulaSize(double size)
{
    return size / 96;
}

/// LaTeX mathematics. One leaf for each glyph or rule; a symbol stretched from several pieces is one leaf.
/// An error names the place in the formula and what to do. Results are kept in memory, and on disk between runs.
base::Result<Typeset> formula(const QString &latex, const FormulaStyle &style);

/// Text in which $…$ is a formula (\$ is a dollar), on common baselines, wrapped like text. Formulas are as large as
/// the text: their capitals are as high. Source ranges count in the whole string.
base::Result<Typeset> mixed(const QString &string, const TextStyle &style);

/// A number with a true minus, keeping its Numeral so that it can count: "−3.20", "+12,288 tokens", "−∞", "?" for NaN.
/// Its font is the formula's (em for a formula of its size) or a text family (ManimGL's em for a text of its size).
/// The edge that `anchor` names is at x = 0, and digits stand vertically centred on y = 0, so neither moves while the
/// value runs. Cheap enough for every frame.
shape::Shape number(const shape::Numeral &numeral, const shape::Style &style);

} // namespace lectograph::typeset
