// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula_layout.h"

#include "base/allowance.h"
#include "typeset/formula_cache.h"
#include "typeset/formula_engine.h"

#include <QCache>
#include <QMutex>

namespace lectograph::typeset {

namespace {

using Layout = base::Result<std::shared_ptr<const FormulaLayout>>;

constexpr int mostKept = 4096; ///< formulas in memory, including failed ones

QMutex mutex;

QCache<QString, Layout> &memory()
{
    static QCache<QString, Layout> cache(mostKept);
    return cache;
}

Layout fresh(const QString &latex, bool display, const QString &language)
{
    const base::Result<QByteArray> json = formulaJson(latex, display, language);
    if (!json)
        return tl::unexpected(json.error());
    base::Result<FormulaLayout> layout = decodedLayout(*json, latex, language);
    if (!layout)
        return tl::unexpected(layout.error());
    storeLayout(latex, display, *layout);
    return std::make_shared<const FormulaLayout>(std::move(*layout));
}

} // namespace

Layout formulaLayout(const QString &latex, bool display, const QString &language)
{
    constexpr quint64 workOfFormula = 200'000;
    constexpr quint64 workOfCharacter = 2'000;
    base::spend(workOfFormula + static_cast<quint64>(latex.size()) * workOfCharacter);
    const QString key = language + u'\n' + (display ? u'D' : u'T') + latex;
    {
        const QMutexLocker lock(&mutex);
        if (const Layout *known = memory().object(key))
            return *known;
    }
    // Several threads may lay out the same formula concurrently; the result is the same.
    Layout layout = [&]() -> Layout {
        if (std::optional<FormulaLayout> stored = storedLayout(latex, display))
            return std::make_shared<const FormulaLayout>(std::move(*stored));
        return fresh(latex, display, language);
    }();
    const QMutexLocker lock(&mutex);
    memory().insert(key, new Layout(layout));
    return layout;
}

void recolor(HBox &box, const base::ColorNames &colors)
{
    for (Mark &mark : box.marks) {
        if (mark.colorName.isEmpty())
            continue;
        if (const base::Color *named = colors.find(mark.colorName))
            mark.color = *named;
        if (mark.color)
            continue;
        if (const auto known = base::parseColor(mark.colorName, colors);
            !known && !box.warnings.contains(known.error().text()))
            box.warnings += known.error().text();
    }
}

} // namespace lectograph::typeset
