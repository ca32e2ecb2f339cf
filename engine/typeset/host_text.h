// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/styled_text.h"

namespace lectograph::typeset {

/// Internal to the room: text within a formula whose characters the formula fonts lack (ideographs, Hangul), set by Qt.
/// `cssFamily` is what MathJax would write into a style sheet: "serif", "sans-serif", "monospace".
StyledText hostText(const QString &text, const QString &cssFamily, bool italic, bool bold, const QString &language);

} // namespace lectograph::typeset
