// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbols/mistakes.h"

#include "typeset/dollars.h"
#include "typeset/formula.h"

#include <QRegularExpression>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Numbers for the placeholders of values, as long as these, so that places stay.
QString withSampleValues(QString latex)
{
    static const QRegularExpression placeholder(u"\\\\(?:val|word)\\{[^{}]*\\}"_s);
    for (auto match = placeholder.match(latex); match.hasMatch(); match = placeholder.match(latex)) {
        const qsizetype length = match.capturedLength();
        latex.replace(match.capturedStart(), length, u"1"_s + QString(length - 1, u' '));
    }
    return latex;
}

} // namespace

std::optional<shape::SourceRange> formulaMistake(const QString &text, FormulaUse use)
{
    if (use == FormulaUse::Whole)
        return typeset::mistakeIn(withSampleValues(text));
    if (use == FormulaUse::None)
        return std::nullopt;
    for (const shape::SourceRange &formula : typeset::formulasIn(text)) {
        const QString latex = text.sliced(formula.start + 1, formula.end - formula.start - 2);
        if (const auto mistake = typeset::mistakeIn(withSampleValues(latex)))
            return shape::SourceRange{formula.start + 1 + mistake->start, formula.start + 1 + mistake->end};
    }
    return std::nullopt;
}

} // namespace lectograph::editor
