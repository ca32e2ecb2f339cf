// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::base {

/// A text as the name of a part of a block: not blank, and without slashes, which are between the names of a path.
inline QString partName(const QString &text)
{
    using namespace Qt::StringLiterals;
    return text.trimmed().isEmpty() ? u"_"_s : QString(text).replace(u'/', u'∕');
}

} // namespace lectograph::base
