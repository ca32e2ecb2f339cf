// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace lectograph::base {

/// Converts the UTF-8 text of a constexpr table.
inline QString toText(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// Whether it is a Korean letter: Korean has breaks between words only, and writes particles without a space.
inline bool isHangul(QChar character)
{
    return character.script() == QChar::Script_Hangul;
}

} // namespace lectograph::base
