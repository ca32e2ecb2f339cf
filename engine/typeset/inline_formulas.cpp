// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/inline_formulas.h"

#include "base/east_asian.h"
#include "base/sentence.h"
#include "typeset/formula.h"
#include "typeset/formula_layout.h"

namespace lectograph::typeset {

using namespace Qt::StringLiterals;
using shape::SourceRange;

namespace {

constexpr double formulaCapHeight = 0.683; ///< of Computer Modern, in ems
constexpr double ideographGap = 0.15;      ///< space in ems between a formula and an adjacent ideograph

base::Result<InlineFormula> inlineFormula(const QString &string, const StyledText &text, SourceRange range,
                                          double scale, const TextStyle &style)
{
    const int first = range.start + 1;
    const QString latex = string.mid(first, range.end - first - 1);
    const auto layout = formulaLayout(latex, false, style.language);
    if (!layout)
        return base::within(base::Sentence::tr("formula “%1”").arg(latex), layout.error());
    HBox box = (*layout)->box;
    recolor(box, style.colors);
    for (Mark &mark : box.marks) {
        mark.source.start += first;
        mark.source.end += first;
        if (!mark.color)
            mark.color = colorAt(text, mark.source.start);
    }
    InlineFormula formula{.source = range, .box = {}};
    append(formula.box, box, 0, scale);
    formula.box.width = box.width * scale;
    const auto isIdeograph = [&string](qsizetype at) {
        return at >= 0 && at < string.size() && base::isSquare(string[at]) && string[at].isLetterOrNumber();
    };
    formula.before = isIdeograph(range.start - 1) ? ideographGap : 0;
    formula.after = isIdeograph(range.end) ? ideographGap : 0;
    return formula;
}

} // namespace

base::Result<std::vector<InlineFormula>> inlineFormulas(const QString &string, const StyledText &text,
                                                        const std::vector<SourceRange> &ranges, const TextStyle &style)
{
    if (ranges.size() > mostFormulasInText)
        return base::failure(
            base::Sentence::tr("The text has %L1 formulas.").arg(ranges.size()),
            base::Sentence::tr("The most is %L1: divide it into several texts.").arg(mostFormulasInText));
    std::vector<InlineFormula> formulas;
    if (ranges.empty())
        return formulas;
    const double scale = capHeightOf(text) / formulaCapHeight;
    for (const SourceRange range : ranges) {
        base::Result<InlineFormula> formula = inlineFormula(string, text, range, scale, style);
        if (!formula)
            return tl::unexpected(formula.error());
        formulas.push_back(std::move(*formula));
    }
    return formulas;
}

} // namespace lectograph::typeset
