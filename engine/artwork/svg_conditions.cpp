// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_conditions.h"

#include <algorithm>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;

namespace {

/// “en” is for people who read “en-GB”, and the reverse.
bool isOfLanguage(const QString &offered, const QString &wanted)
{
    const auto startsAs = [](const QString &whole, const QString &part) {
        return whole.compare(part, Qt::CaseInsensitive) == 0 || whole.startsWith(part + u'-', Qt::CaseInsensitive);
    };
    return !offered.isEmpty() && (startsAs(offered, wanted) || startsAs(wanted, offered));
}

/// The attribute's value; nothing if the element lacks it.
const QString *attributeOf(const SvgElement &element, QStringView name)
{
    const auto found = std::ranges::find(element.attributes, name, &std::pair<QString, QString>::first);
    return found == element.attributes.end() ? nullptr : &found->second;
}

} // namespace

bool fitsConditions(const SvgElement &element, const QStringList &languages)
{
    if (attributeOf(element, u"requiredExtensions"))
        return false;
    const QString *offered = attributeOf(element, u"systemLanguage");
    if (!offered)
        return true;
    const QStringList all = offered->split(u',');
    return std::ranges::any_of(all, [&](const QString &one) {
        return std::ranges::any_of(languages,
                                   [&](const QString &wanted) { return isOfLanguage(one.trimmed(), wanted); });
    });
}

const SvgElement *svgChoice(const SvgElement &element, const QStringList &languages)
{
    static const QStringList notDrawn{u"title"_s, u"desc"_s, u"metadata"_s, u"defs"_s, u"style"_s, u"foreignObject"_s};
    const SvgElement *foreign = nullptr;
    for (const QString &language : languages) {
        for (const SvgElement &child : element.children) {
            if (!fitsConditions(child, {language}))
                continue;
            if (!notDrawn.contains(child.name))
                return &child;
            if (child.name == u"foreignObject" && !foreign)
                foreign = &child;
        }
    }
    return foreign;
}

} // namespace lectograph::artwork
