// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/text.h"

#include "typeset/flow.h"
#include "typeset/kept_text.h"

#include <algorithm>

namespace lectograph::typeset {

std::optional<ListItem> listItem(QStringView line)
{
    ListItem item;
    while (item.bullet < line.size() && line[item.bullet] == u'\t')
        ++item.bullet;
    item.text = item.bullet + 2;
    const bool isItem = line.size() >= item.text && line[item.bullet] == u'•' && line[item.bullet + 1] == u' ';
    return isItem ? std::optional(item) : std::nullopt;
}

bool hasList(QStringView text)
{
    return std::ranges::any_of(text.split(u'\n'), [](QStringView line) { return listItem(line).has_value(); });
}

Typeset text(const QString &string, const TextStyle &style)
{
    spendOnLetters(string);
    return keptText(string, style, u't', [&] { return laidOut({string, styledText(string, style)}, style); });
}

} // namespace lectograph::typeset
