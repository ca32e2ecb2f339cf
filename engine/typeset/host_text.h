// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/styled_text.h"

namespace lectograph::typeset {

/// Internal to the room: text in a formula whose characters are missing from the formula fonts (ideographs, Hangul),
/// set by Qt. `cssFamily` is MathJax's CSS family: "serif", "sans-serif", "monospace".
StyledText hostText(const QString &text, const QString &cssFamily, bool italic, bool bold, const QString &language);

} // namespace lectograph::typeset
