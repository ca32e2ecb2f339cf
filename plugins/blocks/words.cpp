// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/words.h"

namespace lectograph::blocks {

QString bareWord(QStringView word)
{
    const auto isOutside = [](QChar c) { return c.isSpace() || c.isPunct(); };
    while (!word.isEmpty() && isOutside(word.front()))
        word = word.sliced(1);
    while (!word.isEmpty() && isOutside(word.back()))
        word.chop(1);
    return word.toString().toCaseFolded();
}

} // namespace lectograph::blocks
