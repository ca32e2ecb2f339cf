// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/hbox.h"
#include "typeset/styled_text.h"

namespace lectograph::typeset {

// Internal to the room.

/// Lays out [from, to) as a line, without colours, with its sources counted from the line's first character.
HBox freshLine(const StyledText &text, qsizetype from, qsizetype to);

} // namespace lectograph::typeset
