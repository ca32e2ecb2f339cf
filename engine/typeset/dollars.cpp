// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/dollars.h"

#include "base/sentence.h"
#include "typeset/formula_errors.h"

namespace lectograph::typeset {

using namespace Qt::StringLiterals;
using shape::SourceRange;

namespace {

bool isDollar(QStringView text, qsizetype at)
{
    return text[at] == u'$' && (at == 0 || text[at - 1] != u'\\');
}

qsizetype nextDollar(QStringView text, qsizetype at)
{
    while (at < text.size() && !isDollar(text, at))
        ++at;
    return at;
}

SourceRange rangeOf(qsizetype start, qsizetype end)
{
    return {static_cast<int>(start), static_cast<int>(end)};
}

} // namespace

qsizetype formulaEnd(QStringView text, qsizetype at)
{
    const qsizetype first = at + 1;
    if (first >= text.size() || !isDollar(text, at) || text[first].isSpace())
        return at;
    int open = 0; // braces
    qsizetype close = first;
    for (; close < text.size() && !isDollar(text, close); ++close) {
        const QChar here = text[close];
        const bool isCommand = text[close - 1] == u'\\'; // such as \{
        if (here == u'{' && !isCommand)
            ++open;
        else if (here == u'}' && !isCommand)
            --open;
        if (here == u'\n' || open < 0)
            return at;
    }
    const bool isClosed = close > first && close < text.size() && !text[close - 1].isSpace();
    const bool isBeforeDigit = close + 1 < text.size() && text[close + 1].isDigit();
    return isClosed && !isBeforeDigit ? close + 1 : at;
}

std::vector<SourceRange> formulasIn(QStringView text)
{
    std::vector<SourceRange> formulas;
    for (qsizetype at = nextDollar(text, 0); at < text.size();) {
        const qsizetype end = formulaEnd(text, at);
        if (end > at)
            formulas.push_back(rangeOf(at, end));
        at = nextDollar(text, std::max(end, at + 1));
    }
    return formulas;
}

base::Result<std::vector<SourceRange>> closedFormulasIn(const QString &text)
{
    std::vector<SourceRange> formulas;
    for (qsizetype at = nextDollar(text, 0); at < text.size();) {
        const qsizetype close = nextDollar(text, at + 1);
        if (close == text.size()) {
            return tl::unexpected(formulaError(text, u"MathNotTerminated"_s,
                                               base::Sentence::tr("A formula is not closed"), rangeOf(at, close)));
        }
        formulas.push_back(rangeOf(at, close + 1));
        at = nextDollar(text, close + 1);
    }
    return formulas;
}

QString withShownDollars(QString text)
{
    for (qsizetype at = text.indexOf("\\$"_L1); at >= 0; at = text.indexOf("\\$"_L1, at + 1))
        text[at] = QChar(0x200B);
    return text;
}

} // namespace lectograph::typeset
