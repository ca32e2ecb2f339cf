// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/dollars.h"
#include "typeset/flow.h"
#include "typeset/formula.h"
#include "typeset/kept_text.h"

namespace lectograph::typeset {

base::Result<Typeset> mixed(const QString &string, const TextStyle &style,
                            const std::vector<shape::SourceRange> &formulas)
{
    spendOnLetters(string);
    if (formulas.empty())
        return keptText(string, style, u'm', [&] {
            return laidOut({string, styledText(withShownDollars(string), style)}, style);
        });
    Flow flow{string, styledText(withShownDollars(string), style)};
    return inlineFormulas(string, flow.text, formulas, style).map([&](std::vector<InlineFormula> set) {
        flow.formulas = std::move(set);
        return laidOut(flow, style);
    });
}

base::Result<Typeset> mixed(const QString &string, const TextStyle &style)
{
    return closedFormulasIn(string).and_then(
        [&](const std::vector<shape::SourceRange> &formulas) { return mixed(string, style, formulas); });
}

} // namespace lectograph::typeset
