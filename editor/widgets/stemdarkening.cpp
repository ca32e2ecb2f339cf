// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/stemdarkening.h"

#ifdef LECTOGRAPH_HAS_FREETYPE
#include <QtGlobal>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MODULE_H

/// Qt Gui's library for this thread; exported, but declared in a private header.
Q_DECL_IMPORT FT_Library qt_getFreetype();
#endif

namespace lectograph::editor {

bool turnOffStemDarkening()
{
#ifdef LECTOGRAPH_HAS_FREETYPE
    const FT_Bool isOff = 1;
    return FT_Property_Set(qt_getFreetype(), "cff", "no-stem-darkening", &isOff) == 0;
#else
    return false;
#endif
}

} // namespace lectograph::editor
