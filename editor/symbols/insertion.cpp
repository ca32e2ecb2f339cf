// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbols/insertion.h"

#include "typeset/dollars.h"

#include <QRegularExpression>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

bool isInFormula(const QString &text, int from, int to)
{
    return std::ranges::any_of(typeset::formulasIn(text), [&](const shape::SourceRange &formula) {
        return formula.start < from && to < formula.end;
    });
}

bool endsWithCommand(const QString &latex)
{
    static const QRegularExpression command(u"\\\\[A-Za-z]+$"_s);
    return latex.contains(command);
}

/// The command with its arguments, and where the first empty one is; −1: none.
struct Filled
{
    QString text;
    int empty = -1;
};

Filled filled(const QString &command, const QString &selected)
{
    static const QRegularExpression argument(u"#([1-9])"_s);
    Filled result;
    qsizetype from = 0;
    for (auto found = argument.globalMatch(command); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        result.text += QStringView(command).sliced(from, match.capturedStart() - from);
        from = match.capturedEnd();
        if (match.capturedView(1) == u"1")
            result.text += selected;
        if (result.empty < 0 && (selected.isEmpty() || match.capturedView(1) != u"1"))
            result.empty = static_cast<int>(result.text.size());
    }
    result.text += QStringView(command).sliced(from);
    return result;
}

} // namespace

Insertion insertionOf(const QString &text, int from, int to, const QString &command, FormulaUse use)
{
    const bool isWrapped = use == FormulaUse::Dollars && !isInFormula(text, from, to);
    const QString selected = text.sliced(from, to - from);
    Filled inside = filled(command, selected);
    if (isWrapped) { // dollar signs next to a space, or before a digit, are letters
        while (inside.text.endsWith(u' '))
            inside.text.chop(1);
        inside.empty = std::min(inside.empty, static_cast<int>(inside.text.size()));
        inside.text = u'$' + inside.text + (to < text.size() && text[to].isDigit() ? u"$ "_s : u"$"_s);
        inside.empty += inside.empty < 0 ? 0 : 1;
    } else if (endsWithCommand(inside.text) && (to == text.size() || text[to].isLetter())) {
        inside.text += u' ';
    }
    const int at = from + (inside.empty >= 0 ? inside.empty : static_cast<int>(inside.text.size()));
    return {from, to, inside.text, at, at};
}

QString matrixCells(int rows, int columns)
{
    const QString row = QStringList(columns, QString()).join(u" & "_s);
    return u" #1"_s + QStringList(rows, row).join(u" \\\\ "_s) + u' ';
}

} // namespace lectograph::editor
