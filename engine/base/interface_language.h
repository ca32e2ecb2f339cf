// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace lectograph::base {

/// The code of the language that the program speaks, that of the default locale: "en", "ko", "zh".
inline QString interfaceLanguage()
{
    return QLocale().name().section(u'_', 0, 0);
}

} // namespace lectograph::base
