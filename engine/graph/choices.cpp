// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/choices.h"

#include "base/text.h"

namespace lectograph::graph {

namespace {

QStringList partsOf(const PropertySpec &spec, int part)
{
    QStringList parts = base::toText(spec.choices).split(u'|', Qt::SkipEmptyParts);
    for (QString &choice : parts)
        choice = choice.section(u'=', part, part);
    return parts;
}

} // namespace

QStringList choiceValues(const PropertySpec &spec)
{
    return partsOf(spec, 0);
}

QStringList choiceTitles(const PropertySpec &spec)
{
    return partsOf(spec, 1);
}

} // namespace lectograph::graph
