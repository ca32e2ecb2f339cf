// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/typed_item.h"

#include <QRegularExpression>

namespace lectograph::notation {

using namespace Qt::StringLiterals;

TypedItem typedItem(const QString &typed)
{
    // The letter x is a sign only between a word and a number: not in “64 x 64”.
    static const QRegularExpression last(u"^(?<label>.*\\S)(?:"
                                         "(?:\\s*×\\s*|\\s+\\*\\s*)(?<repeat>\\w{1,12})"
                                         "|(?<!\\d)\\s+[xX]\\s*(?<number>\\d{1,4})"
                                         "|\\s*:::\\s*(?<class>[\\w#]+)"
                                         "|\\s*:\\s*(?<dims>\\[[^\\]]*\\]))\\s*$"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    TypedItem item{typed};
    const auto keepLast = [](QString &kept, const QString &earlier) {
        if (kept.isEmpty())
            kept = earlier;
    };
    for (auto match = last.match(item.label); match.hasMatch(); match = last.match(item.label)) {
        const QString repeat = match.captured(u"repeat"_s) + match.captured(u"number"_s);
        const QString className = match.captured(u"class"_s);
        const QString dims = match.captured(u"dims"_s).simplified();
        item.attributes.prepend(!repeat.isEmpty()     ? u" × "_s + repeat
                                    : !dims.isEmpty() ? u": "_s + dims
                                                      : u" :::"_s + className);
        keepLast(item.repeat, repeat);
        keepLast(item.className, className);
        keepLast(item.dims, dims);
        item.label = match.captured(u"label"_s);
    }
    return item;
}

QString typedRepeat(const QString &typed)
{
    static const QRegularExpression count(
        u"^(?:[×*]\\s*|[xX](?:\\s+|(?=\\d)))?(\\w{1,12}?)\\s*(?:[×*]|(?<=[\\d\\s])[xX])?$"_s);
    const QString plain = typed.simplified();
    const auto match = count.match(plain);
    return match.hasMatch() ? match.captured(1) : plain;
}

} // namespace lectograph::notation
