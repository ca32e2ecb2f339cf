// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "typeset/hbox.h"
#include "typeset/styled_text.h"

#include <vector>

namespace lectograph::typeset {

// Internal to the room: the formulas on the lines of a text.

/// A box on the baseline, never broken. Its height above and depth below are those of its marks.
struct InlineFormula
{
    shape::SourceRange source; ///< with its dollars
    HBox box;                  ///< in the size of the text
    double before = 0;         ///< space before it on the line, in ems
    double after = 0;
};

/// The formulas at `ranges` of the string, which is shown as `text`. Errors name the formula.
base::Result<std::vector<InlineFormula>> inlineFormulas(const QString &string, const StyledText &text,
                                                        const std::vector<shape::SourceRange> &ranges,
                                                        const TextStyle &style);

} // namespace lectograph::typeset
