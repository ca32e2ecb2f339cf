// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/host_text.h"

#include "typeset/fonts.h"

namespace lectograph::typeset {

using namespace Qt::StringLiterals;

StyledText hostText(const QString &text, const QString &cssFamily, bool italic, bool bold, const QString &language)
{
    // Computer Modern is a serif face, so the ideographs are too.
    const FontKind kind = cssFamily.contains("mono"_L1) ? FontKind::Mono
        : cssFamily.contains("sans"_L1)                 ? FontKind::Sans
                                                        : FontKind::Serif;
    return styledText(text, familiesFor(kind, language), bold ? 700 : 400, italic);
}

} // namespace lectograph::typeset
