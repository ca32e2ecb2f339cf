// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/choices.h"

#include "base/text.h"

#include <algorithm>

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

bool isChoice(const PropertySpec &spec, QStringView value)
{
    for (std::string_view rest = spec.choices; !rest.empty();) {
        const std::string_view choice = rest.substr(0, rest.find('|'));
        rest.remove_prefix(std::min(choice.size() + 1, rest.size()));
        const std::string_view name = choice.substr(0, choice.find('='));
        if (!choice.empty() && QAnyStringView(name.data(), static_cast<qsizetype>(name.size())) == value)
            return true;
    }
    return false;
}

QStringList choiceTitles(const PropertySpec &spec)
{
    return partsOf(spec, 1);
}

} // namespace lectograph::graph
