// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/barname.h"

#include "editor/timeline/lanes/rows.h"
#include "editor/widgets/elision.h"

#include <QFontMetrics>

namespace lectograph::editor {

QStringList namesOf(const std::vector<Bar> &bars)
{
    QStringList names;
    names.reserve(static_cast<qsizetype>(bars.size()));
    for (const Bar &bar : bars)
        names.append(bar.name);
    names.removeDuplicates();
    return names;
}

QString barName(const QFontMetrics &metrics, const QString &name, const QStringList &ofRow, int width)
{
    constexpr qsizetype least = 5;
    const QString elided = elidedAmong(metrics, name, ofRow, width);
    if (elided == name || elided.size() >= least)
        return elided;
    qsizetype letters = name.size();
    while (letters > 0 && metrics.horizontalAdvance(name.first(letters)) > width)
        --letters;
    return name.first(letters);
}

} // namespace lectograph::editor
