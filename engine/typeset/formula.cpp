// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula.h"

#include "typeset/formula_engine.h"
#include "typeset/formula_layout.h"
#include "typeset/paragraph.h"

#include <array>
#include <utility>

namespace lectograph::typeset {

namespace {

/// Whether the sign is in the text, not behind a backslash.
bool hasSign(QStringView text, QStringView sign)
{
    qsizetype at = text.indexOf(sign);
    while (at > 0 && text[at - 1] == u'\\')
        at = text.indexOf(sign, at + 1);
    return at >= 0;
}

/// The formula without the signs that surround it in a paper – $…$, $$…$$, \(…\), \[…\] – which are spaces then, so that
/// places stay.
QString withoutDelimiters(const QString &latex)
{
    constexpr std::array pairs = std::to_array<std::pair<QStringView, QStringView>>(
        {{u"$$", u"$$"}, {u"$", u"$"}, {u"\\(", u"\\)"}, {u"\\[", u"\\]"}});
    const QStringView trimmed = QStringView(latex).trimmed();
    for (const auto &[open, close] : pairs) {
        if (trimmed.size() < open.size() + close.size() || !trimmed.startsWith(open) || !trimmed.endsWith(close))
            continue;
        const QStringView inner = trimmed.sliced(open.size(), trimmed.size() - open.size() - close.size());
        if (hasSign(inner, open) || hasSign(inner, close) || inner.endsWith(u'\\'))
            return latex;
        QString bare = latex;
        const qsizetype start = trimmed.begin() - QStringView(latex).begin();
        for (const qsizetype at : {start, start + open.size() + inner.size()})
            bare.replace(at, open.size(), QString(open.size(), u' '));
        return bare;
    }
    return latex;
}

} // namespace

base::Result<Typeset> formula(const QString &latex, const FormulaStyle &style)
{
    return formulaLayout(withoutDelimiters(latex), style.display, style.language).map([&](const auto &layout) {
        HBox box = layout->box;
        recolor(box, style.colors);
        return single(std::move(box), latex, style.em, style.color);
    });
}

std::optional<shape::SourceRange> mistakeIn(const QString &latex)
{
    const QString bare = withoutDelimiters(latex);
    if (formulaLayout(bare, true, {}))
        return std::nullopt;
    // Errors are remembered as sentences, without their places.
    const base::Result<QByteArray> answer = formulaJson(bare, true, {});
    return answer ? mistakeOf(*answer, bare) : std::nullopt;
}

} // namespace lectograph::typeset
