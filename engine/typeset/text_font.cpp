// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/text_font.h"

#include "typeset/fonts.h"

namespace lectograph::typeset {

QFont fontOf(const TextStyle &style)
{
    return layoutFont(familiesFor(style.family, style.language), style.weight, style.italic);
}

} // namespace lectograph::typeset
