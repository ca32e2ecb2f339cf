// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/inline_formulas.h"
#include "typeset/paragraph.h"
#include "typeset/styled_text.h"

namespace lectograph::typeset {

// Internal to the room: words and formulas flowing into lines.

struct Flow
{
    QString string;
    StyledText text;                          ///< what is shown of it, at the same positions
    std::vector<InlineFormula> formulas = {}; ///< in order
};

/// The lines of the range [from, to), a paragraph, each at `indent` ems.
std::vector<LineBox> paragraphLines(const Flow &flow, qsizetype from, qsizetype to, const TextStyle &style,
                                    double indent = 0);

/// Spends the work of a layout, before anything is done for it.
void spendOnLetters(const QString &string);

/// All paragraphs and items of lists as a shape, with the warnings of the text.
Typeset laidOut(const Flow &flow, const TextStyle &style);

} // namespace lectograph::typeset
