// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula.h"

#include "typeset/formula_layout.h"
#include "typeset/paragraph.h"

namespace lectograph::typeset {

base::Result<Typeset> formula(const QString &latex, const FormulaStyle &style)
{
    return formulaLayout(latex, style.display, style.language).map([&](const auto &layout) {
        HBox box = layout->box;
        recolor(box, style.colors);
        return single(std::move(box), latex, style.em, style.color);
    });
}

} // namespace lectograph::typeset
