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

/// Letters with their marks as one character each where there is one (normal form C), as fonts have them: some systems type
/// them apart. Texts are compared, found and drawn so.
inline QString composed(const QString &text)
{
    return text.normalized(QString::NormalizationForm_C);
}

/// The same, and characters of full width or in a circle as the plain ones (normal form KC): “１２” is “12”.
inline QString plainForms(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KC);
}

/// Whether it is a Korean letter: Korean has breaks between words only, and writes particles without a space.
inline bool isHangul(QChar character)
{
    return character.script() == QChar::Script_Hangul;
}

} // namespace lectograph::base
