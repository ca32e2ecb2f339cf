// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/sentence.h"

#include <QStringList>

namespace lectograph::base {

/// The first `shown` of the names, each as `quote` writes it, and how many more there are: “"a", "b" and 3 more”. An
/// ellipsis would stand before the full stop of the sentence that ends with them.
template <class Quote>
QString shortList(const QStringList &names, qsizetype shown, const Quote &quote)
{
    QStringList quotes;
    for (const QString &name : names.mid(0, shown))
        quotes.append(quote(name));
    const QString list = quotes.join(QLatin1String(", "));
    return names.size() > shown ? Sentence::tr("%1 and %2 more").arg(list, QString::number(names.size() - shown))
                                : list;
}

} // namespace lectograph::base
