// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lectograph::editor {

/// Leaves the stems of letters as thin as their fonts have them, in this thread; call it before any are drawn.
///
/// Qt lets FreeType darken PostScript outlines, which those of Chinese and Korean letters are, but not those of the Latin
/// ones beside them: at the sizes of an interface they are drawn with 1.6 times the ink, and light on dark look half bold.
/// False where Qt does not draw with the system's FreeType, and nothing is done.
bool turnOffStemDarkening();

} // namespace lectograph::editor
