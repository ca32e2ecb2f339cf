// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/east_asian.h"

#include "base/text.h"

#include <algorithm>

namespace lectograph::base {

namespace {

bool isIdeograph(QChar character)
{
    switch (character.script()) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana: return true;
    default: return false;
    }
}

} // namespace

bool isSquare(QChar character)
{
    const char16_t code = character.unicode();
    return isIdeograph(character) || (code >= 0x3000 && code <= 0x303F) || (code >= 0xFF01 && code <= 0xFF60);
}

std::vector<bool> koreanWords(QStringView text)
{
    std::vector<bool> isKorean(static_cast<std::size_t>(text.size()), false);
    const auto hangul = std::ranges::count_if(text, isHangul);
    if (hangul == 0)
        return isKorean;
    const bool isChinese = std::ranges::count_if(text, isIdeograph) > hangul;
    const auto endsWord = [isChinese](QChar c) { return c.isSpace() || (isChinese && isSquare(c)); };
    for (qsizetype from = 0; from < text.size(); ++from) {
        qsizetype to = from;
        bool hasHangul = false;
        for (; to < text.size() && !endsWord(text[to]); ++to)
            hasHangul = hasHangul || isHangul(text[to]);
        std::fill_n(isKorean.begin() + from, to - from, hasHangul);
        from = to;
    }
    return isKorean;
}

} // namespace lectograph::base
